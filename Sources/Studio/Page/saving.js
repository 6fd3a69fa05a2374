// Saving, and what keeps work from being lost: marks of edited documents, the journal of an earlier
// session, the differences of a dispute, autosave, and a lost connection.

import { debounced, h } from './dom.js';
import { dialog } from './keysheet.js';

/** The time after a change until it is saved automatically, in milliseconds. */
const autosavePause = 1000;

/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);

export class Saving {
  constructor(app) {
    this.app = app;
    const { store } = app;
    $('save-all').addEventListener('click', () => this.saveAll());
    this.autosave = $('autosave');
    this.autosave.checked = localStorage.getItem('autosave') === 'on';
    this.autosave.addEventListener('change', () => {
      localStorage.setItem('autosave', this.autosave.checked ? 'on' : 'off');
      this.#planSave();
    });
    this.#planSave = debounced(autosavePause, () => this.#saveIfWanted());
    store.on('dirty workspace', () => this.#mark());
    store.on('state', () => {
      this.#offerJournal();
      this.#planSave();
    });
  }

  #planSave = () => {};

  #saveIfWanted() {
    const { state, workspace } = this.app.store;
    if (!this.autosave.checked || !state?.isDirty || state.isDisputed || state.isRestorable) return;
    if (state.lesson === undefined && !workspace.isReadOnly) this.app.save();
  }

  async saveAll() {
    await this.app.ask({ type: 'saveAll' });
    if (!this.app.store.dirty.length) this.app.announce('All documents are saved');
  }

  /** Marks the edited documents in the list. */
  #mark() {
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
      this.app.notice(`${state.name} has changes that were not saved when the studio ended.`, [
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

  /** Shows what the file loses and gets if the changes made here are kept. */
  async showDifferences() {
    const text = await this.app.ask({ type: 'differences' });
    if (text === undefined) return;
    const lines = text.split('\n').filter((line) => !/^(diff|---|\+\+\+)/.test(line));
    const box = dialog('differences', 'What keeping mine does to the file', [
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
        h('button', {
          class: 'text',
          onclick: () => {
            box.close();
            this.app.settle('takeTheirs');
          },
        }, 'Take the File’s'),
        h('button', {
          class: 'primary',
          onclick: () => {
            box.close();
            this.app.settle('keepMine');
          },
        }, 'Keep Mine'),
      ),
    ]);
  }

  /** Says that the program has ended, and how the page finds the next one. */
  lost() {
    this.wasLost = true;
    this.app.notice(
      `The studio has stopped. Start “autolayout studio --port ${location.port}” again, with the same documents: this page connects to it. Unsaved changes are in the journal.`,
      [],
      'lost',
    );
  }

  /** Shows what is to be shown after a connection is made again. */
  connected() {
    if (this.wasLost) this.app.announce('Connected again');
    this.wasLost = false;
    this.#offerJournal();
  }
}
