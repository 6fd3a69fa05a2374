// Saving, and what keeps work from being lost: marks of edited documents, the journal of an earlier
// session, files that other programs changed or removed, autosave, and a lost connection.

import { debounced, h } from './dom.js';
import { dialog } from './keysheet.js';
import { saveAs } from './saveas.js';

/** The time after a change until it is saved automatically, in milliseconds. */
const autosavePause = 1000;
/** The time after which the page says that a save waits for another program, in milliseconds. */
const lockPause = 500;

/** What another program did to the file, by the kind of the conflict. */
const conflicts = {
  changed: 'was changed by another program, in objects that you also changed',
  removed: 'was removed by another program',
  empty: 'was emptied by another program',
  damaged: 'was changed by another program and is no longer a valid document',
  unreadable: 'can no longer be read',
  link: 'was replaced by a symbolic link that points outside the project or to a missing file',
};

/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);

export class Saving {
  constructor(app) {
    this.app = app;
    const { store } = app;
    $('save-all').addEventListener('click', () => this.saveAll());
    $('save-as').addEventListener('click', () => this.saveAs());
    this.autosave = $('autosave');
    this.autosave.checked = localStorage.getItem('autosave') === 'on';
    this.autosave.addEventListener('change', () => {
      localStorage.setItem('autosave', this.autosave.checked ? 'on' : 'off');
      this.#planSave();
    });
    this.#planSave = debounced(autosavePause, () => this.#saveIfWanted());
    store.on('dirty workspace', () => this.mark());
    store.on('state', () => {
      this.showConflict();
      this.#offerJournal();
      this.#planSave();
    });
  }

  #planSave = () => {};

  #saveIfWanted() {
    const { state, workspace } = this.app.store;
    if (!this.autosave.checked || !state?.isDirty || state.isDisputed || state.isRestorable) return;
    if (state.lesson === undefined && !workspace.isReadOnly) this.save();
  }

  async save() {
    await this.#write({ type: 'save' });
    const { state } = this.app.store;
    if (state?.isDisputed) this.showConflict();
    else if (state && !state.isDirty) this.app.announce('Saved');
  }

  /** Saves the document as another file, which is asked for. */
  saveAs() {
    if (!$('save-as').disabled) saveAs(this.app);
  }

  /** Sends a request that writes files, and says so if it waits for another program. */
  async #write(request) {
    const { name } = this.app.store.state ?? {};
    const timer = setTimeout(() => {
      this.app.notice(`Another program has locked ${name}. It will be saved when it is unlocked.`, [], 'locked');
    }, lockPause);
    try {
      return await this.app.ask(request);
    } finally {
      clearTimeout(timer);
      if ($('notice').dataset.about === 'locked') this.app.notice(null);
    }
  }

  async saveAll() {
    await this.#write({ type: 'saveAll' });
    if (!this.app.store.dirty.length) this.app.announce('All documents are saved');
  }

  /** Marks the edited documents in the list. */
  mark() {
    const { dirty, workspace } = this.app.store;
    for (const option of $('documents').options) {
      const text = option.textContent.replace(/^• /, '');
      const isDirty = dirty.includes(Number(option.value));
      const marked = isDirty ? `• ${text}` : text;
      if (option.textContent !== marked) option.textContent = marked;
    }
    $('save-all').hidden = dirty.length < 2 || workspace?.isReadOnly;
    $('save-all').textContent = `Save All (${dirty.length})`;
  }

  /** Offers the changes that an earlier session left behind. */
  #offerJournal() {
    const { state } = this.app.store;
    if (state?.isRestorable && $('notice').dataset.about !== 'journal') {
      this.app.notice(`${state.name} has unsaved changes from an earlier session.`, [
        ['Restore', () => this.#settleJournal(true)],
        ['Discard', () => this.#settleJournal(false)],
      ], 'journal');
    } else if (!state?.isRestorable && $('notice').dataset.about === 'journal') {
      this.app.notice(null);
    }
  }

  #settleJournal(restores) {
    this.app.notice(null);
    this.app.ask({ type: 'journal', restores });
  }

  /** Says what another program did to the file, and asks what to do about it. */
  showConflict() {
    const { state } = this.app.store;
    if (!state?.isDisputed) {
      // It was resolved, maybe in another window, or the file returned to its earlier state.
      if ($('notice').dataset.about === 'dispute') this.app.notice(null);
      return;
    }
    const kind = state.fileConflict;
    const buttons = [];
    if (kind === 'changed' || kind === 'damaged') buttons.push(['Keep Mine…', () => this.showDifferences()]);
    if (kind === 'removed' || kind === 'empty') buttons.push(['Keep Mine', () => this.#settle('keepMine')]);
    if (kind === 'changed') buttons.push(['Use the File’s Version', () => this.#settle('takeTheirs')]);
    buttons.push(['Save As…', () => this.saveAs()]);
    this.app.notice(`${state.name} ${conflicts[kind]}.`, buttons, 'dispute');
  }

  async #settle(resolution) {
    this.app.notice(null);
    await this.#write({ type: 'resolve', resolution });
    if (resolution === 'keepMine' && this.app.store.state?.isDirty === false) this.app.announce('Saved');
  }

  /** Shows what the file loses and gets if the changes made here are kept. */
  async showDifferences() {
    const text = await this.app.ask({ type: 'differences' });
    if (text === undefined) return;
    const lines = text.split('\n').filter((line) => !/^(diff|---|\+\+\+)/.test(line));
    const box = dialog('differences', 'Changes to the file if you keep yours', [
      h(
        'pre',
        { class: 'differences', tabIndex: 0 },
        lines.map((line) =>
          h('span', { class: line[0] === '+' ? 'added' : line[0] === '-' ? 'gone' : '' }, `${line}\n`)
        ),
      ),
      h(
        'footer',
        {},
        h('button', { class: 'text', onclick: () => box.close() }, 'Cancel'),
        this.app.store.state.fileConflict === 'changed' && h('button', {
          class: 'text',
          onclick: () => {
            box.close();
            this.#settle('takeTheirs');
          },
        }, 'Use the File’s Version'),
        h('button', {
          class: 'primary',
          onclick: () => {
            box.close();
            this.#settle('keepMine');
          },
        }, 'Keep Mine'),
      ),
    ]);
  }

  /** Says that the program has ended, and how the page finds the next one. */
  lost() {
    this.wasLost = true;
    this.app.notice(
      `The studio has stopped. Run “autolayout studio --port ${location.port}” with the same documents to reconnect this page. Unsaved changes are in the journal.`,
      [],
      'lost',
    );
  }

  /** Shows what is to be shown after a connection is made again. */
  connected() {
    if (this.wasLost) this.app.announce('Reconnected');
    this.wasLost = false;
    this.#offerJournal();
  }
}
