// Explains the place of a view, conflicts, and other possible solutions.

import { debounced, h, number } from './dom.js';
import { conflictBoxes } from './conflictboxes.js';
import { icon } from './icons.js';
import { thumbnail } from './thumbnails.js';

export class Understanding {
  /** The numbered steps on the canvas. */
  steps = [];
  /** The view and the attribute of the explanation. */
  asked = null;
  /** The repair that is previewed. */
  wanted = null;
  #timer = 0;
  #exercised = null;

  constructor(app) {
    this.app = app;
    this.panel = h('section', { class: 'explanation', 'aria-label': 'Explanation', hidden: true });
    document.getElementById('right').prepend(this.panel);
    app.store.on('selection', () => this.close());
    const askAgain = debounced(100, () => this.#askAgain());
    app.store.on('scene', () => this.asked && askAgain());
    app.store.on('state', () => {
      if (this.isConflict) this.close();
    });
  }

  close() {
    clearInterval(this.#timer);
    this.steps = [];
    this.asked = null;
    this.wanted = null;
    this.isConflict = false;
    this.app.overlay.steps = [];
    this.app.overlay.ghost = null;
    this.panel.hidden = true;
    this.app.overlay.schedule();
    if (this.#exercised) {
      this.#exercised = null;
      this.app.ask({ type: 'exercise', view: null });
    }
  }

  // MARK: Why here

  async explain(view, attribute) {
    const { selection } = this.app.store;
    const answer = await this.app.ask({ type: 'explain', view, attribute });
    if (!answer || this.app.store.selection !== selection) return;
    this.isConflict = false;
    this.asked = { view, attribute };
    this.#drawExplanation(answer);
    this.#show(0);
  }

  /** Requests the explanation again for a new layout, and keeps the current step. */
  async #askAgain() {
    const { asked } = this;
    if (!asked) return;
    let answer;
    try {
      answer = await this.app.link.ask({ type: 'explain', ...asked });
    } catch {
      if (this.asked === asked) this.close();
      return;
    }
    if (this.asked !== asked) return;
    const hadFocus = this.panel.contains(document.activeElement);
    this.#drawExplanation(answer);
    this.#show(Math.max(Math.min(this.current, this.steps.length - 1), 0));
    if (hadFocus) this.panel.querySelector('.step.current')?.focus();
  }

  #drawExplanation(answer) {
    const { store } = this.app;
    this.steps = answer.steps;
    const isSize = ['width', 'height'].includes(answer.attribute);
    const list = h(
      'ol',
      {},
      answer.steps.map((step, index) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              class: 'step',
              'data-step': index,
              onclick: () => this.#show(index),
            },
            h('span', { class: 'text' }, step.text),
            h('code', {}, step.numbers),
          ),
        )
      ),
    );
    const play = h('button', {
      class: 'icon small',
      'aria-label': 'Play the steps',
      html: icon('play'),
      onclick: () => this.#play(),
    });
    this.panel.replaceChildren(
      h(
        'header',
        {},
        h(
          'h2',
          {},
          `${store.name(answer.view)}: ${answer.attribute} ${isSize ? 'is' : 'is at'} ${number(answer.value)}`,
        ),
        play,
        h('button', { class: 'icon small', 'aria-label': 'Close', html: icon('close'), onclick: () => this.close() }),
      ),
      answer.steps.length ? list : h(
        'p',
        { class: 'hint' },
        'No constraint determines this value: it comes from the canvas or the recorded frame.',
      ),
      answer.isAmbiguous
        ? h('p', { class: 'hint warning' }, 'The constraints allow more than one value; this is one of them.')
        : '',
    );
    this.#reveal();
  }

  #show(index) {
    this.current = index;
    this.steps.forEach((step, position) => {
      step.isCurrent = position === index;
    });
    for (const button of this.panel.querySelectorAll('.step')) {
      button.classList.toggle('current', Number(button.dataset.step) === index);
    }
    this.app.overlay.steps = this.steps;
    this.app.overlay.schedule();
  }

  #play() {
    clearInterval(this.#timer);
    let index = 0;
    this.#show(0);
    this.#timer = setInterval(() => {
      index += 1;
      if (index >= this.steps.length) clearInterval(this.#timer);
      else this.#show(index);
    }, 1200);
  }

  // MARK: Conflicts

  /** Shows the conflict of an object, and its repairs. */
  async showConflict(object) {
    const { store } = this.app;
    const index = Math.max(store.conflicts.findIndex((conflict) => conflict.members.includes(object)), 0);
    const conflict = store.conflicts[index];
    if (!conflict) return;
    this.app.select(conflict.members);
    const { selection } = store;
    const answer = await this.app.ask({ type: 'repairs', conflict: index });
    if (!answer || store.selection !== selection) return;
    const { members, repairs } = answer;
    this.isConflict = true;
    this.panel.replaceChildren(
      h(
        'header',
        {},
        h('h2', {}, 'Conflicting constraints'),
        h('button', { class: 'icon small', 'aria-label': 'Close', html: icon('close'), onclick: () => this.close() }),
      ),
      conflictBoxes(store, conflict.members) ?? '',
      h(
        'ul',
        { class: 'members' },
        members.map((member) =>
          h(
            'li',
            { class: member.isBroken ? 'broken' : '' },
            member.text,
            member.isBroken ? h('small', {}, ' is broken') : null,
          )
        ),
      ),
      h('h3', {}, 'Repairs'),
      repairs.length
        ? h('div', { class: 'repairs' }, repairs.map((repair) => this.#repair(repair)))
        : h('p', { class: 'hint' }, 'No single change to the document resolves the conflict.'),
    );
    this.#reveal();
    this.#addPictures(repairs, answer);
  }

  /** Shows the panel, and the inspector if it is hidden. */
  #reveal() {
    this.panel.hidden = false;
    if (document.body.classList.contains('no-right')) this.app.togglePanel('right');
    document.getElementById('right').scrollTop = 0;
  }

  /** Adds pictures of their results to the repairs. */
  async #addPictures(repairs, answer) {
    const { store } = this.app;
    const { selection } = store;
    let results;
    try {
      results = await this.app.link.ask({ type: 'results', edits: repairs.slice(0, 8).map((repair) => repair.edit) });
    } catch {
      return;
    }
    if (store.selection !== selection || !answer || !this.isConflict) return;
    const buttons = this.panel.querySelectorAll('.repair');
    results.forEach((result, index) => {
      if (result.scene) buttons[index]?.prepend(thumbnail(result.scene, 56, store.views));
    });
  }

  #repair(repair) {
    const button = h(
      'button',
      { class: 'repair', 'aria-label': `${repair.title}: ${repair.outcome}` },
      h('span', { class: 'grow' }, repair.title),
      h('small', {}, repair.outcome),
    );
    const preview = async () => {
      this.wanted = button;
      const scene = await this.app.ask({ type: 'preview', edit: repair.edit });
      // The repair may have been performed or dismissed in the meantime.
      if (this.wanted !== button) return;
      this.app.overlay.ghost = scene ? placed(scene) : null;
      this.app.overlay.schedule();
    };
    const leave = () => {
      if (this.wanted !== button) return;
      this.wanted = null;
      this.app.overlay.ghost = null;
      this.app.overlay.schedule();
    };
    button.addEventListener('pointerenter', preview);
    button.addEventListener('focus', preview);
    button.addEventListener('pointerleave', leave);
    button.addEventListener('blur', leave);
    button.addEventListener('click', () => {
      this.close();
      this.app.edit(repair.edit);
    });
    return button;
  }

  // MARK: Ambiguity

  /**
   * Shows another solution of an ambiguous view. After a few solutions, it shows the first one
   * again.
   */
  async exercise(view) {
    this.#exercised = view;
    await this.app.ask({ type: 'exercise', view });
    this.app.announce('Another solution');
  }
}

/** Returns the rectangles of the views in a scene, except for the root. */
export function placed(scene) {
  const rects = new Map();
  const found = [];
  for (const view of scene.views) {
    const parent = rects.get(view.parent);
    const [x, y, width, height] = view.shown ?? view.frame;
    if (!parent) {
      rects.set(view.key, { rect: [0, 0, width, height], origin: view.origin ?? [0, 0] });
      continue;
    }
    const rect = [parent.rect[0] + x - parent.origin[0], parent.rect[1] + y - parent.origin[1], width, height];
    rects.set(view.key, { rect, origin: view.origin ?? [0, 0] });
    if (view.isInDocument && !view.isHidden) found.push(rect);
  }
  return found;
}
