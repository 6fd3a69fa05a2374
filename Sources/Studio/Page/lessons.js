// Ten short lessons with a document to change, a task, and a check of the resulting layout.

import { debounced, h } from './dom.js';
import { icon } from './icons.js';
import { thumbnail } from './thumbnails.js';

/** The controls with which tasks are begun, as selectors. */
const controls = {
  mask: '.mask',
  pin: '#devicebar [aria-label="Add New Constraints"]',
  resolve: '#devicebar [aria-label="Resolve Auto Layout Issues"]',
  frames: '#devicebar [aria-label="Update Frames"]',
  stack: '#devicebar [aria-label="Embed In"]',
  issues: '#tab-issues',
  delete: '#inspector .danger',
  priority: '[data-field="priority-2"]',
  vary: '[aria-label="Vary Constant for traits"]',
};

export class Lessons {
  #solved = new Set(JSON.parse(localStorage.getItem('solved-lessons') ?? '[]'));

  constructor(host, app) {
    this.host = host;
    this.app = app;
    const check = debounced(200, () => this.#check());
    app.store.on('state scene', (change) => {
      if (app.store.state?.lesson !== undefined && !change?.frames) check();
    });
    app.store.on('workspace opened', () => this.draw());
    app.store.on('state inspector selection', () => this.#point());
  }

  /** Shows the text of a lesson, and points at the control with which the task is begun. */
  show(lesson) {
    this.lesson = lesson;
    this.goal = lesson.goal;
    this.wasShown = false;
    this.draw();
    this.#point();
  }

  draw() {
    const { store } = this.app;
    if (!store.workspace) return;
    const isOpen = store.state?.lesson !== undefined && this.lesson;
    this.host.replaceChildren(isOpen ? this.#page(this.lesson) : this.#list());
    this.#point();
  }

  #list() {
    const { lessons } = this.app.store.workspace;
    return h(
      'div',
      { class: 'pad' },
      h('h2', {}, 'Auto Layout in ten lessons'),
      h(
        'p',
        { class: 'hint' },
        'Each lesson has a live document. Change it on the canvas. Your solution is laid out and checked, so any solution that works is correct.',
      ),
      h(
        'ol',
        { class: 'lessons' },
        lessons.map((title, index) =>
          h(
            'li',
            {},
            h(
              'button',
              { class: 'row', onclick: () => this.app.openLesson(index) },
              h('span', { class: 'grow' }, title),
              this.#solved.has(index)
                ? h('span', { class: 'done', 'aria-label': 'solved', html: icon('check') })
                : null,
            ),
          )
        ),
      ),
    );
  }

  /** Returns the control to use first: the object on the canvas or in the outline, then its command. */
  #firstControl() {
    const { object, control } = this.lesson.start;
    const isChosen = control === 'issues' || this.app.store.selection.includes(object);
    return isChosen ? document.querySelector(controls[control]) : this.host.querySelector('.first-step');
  }

  /** Highlights the control with which the task is begun, until something is changed. */
  #point() {
    const { state } = this.app.store;
    const isWanted = this.lesson && state?.lesson === this.lesson.number && !state.undo && !state.redo;
    const wanted = isWanted ? this.#firstControl() : null;
    for (const old of document.querySelectorAll('.lesson-start')) {
      if (old !== wanted) old.classList.remove('lesson-start');
    }
    wanted?.classList.add('lesson-start');
  }

  /** Performs a solution, which is one step that can be undone. */
  async #showMe() {
    this.wasShown = true;
    await this.app.ask({ type: 'solveLesson' });
  }

  /** Returns the picture of the goal. */
  #picture() {
    if (!this.goal) return null;
    return h(
      'div',
      { class: 'goal', role: 'img', 'aria-label': 'The goal' },
      thumbnail(this.goal, 96),
      h('p', { class: 'hint' }, 'The goal. Other solutions with the same result are also correct.'),
    );
  }

  /** Returns what leads to the reader's own document after a task is solved. */
  #own(lesson) {
    const { workspace, issues } = this.app.store;
    const own = workspace.documents[0];
    if (!lesson.isSolved || !own) return null;
    const isLast = lesson.number === workspace.lessons.length - 1;
    return h(
      'div',
      { class: 'own' },
      isLast ? h('p', {}, 'You have completed all lessons. Apply what you have learned to your own document.') : null,
      h('button', {
        class: isLast ? 'chip primary' : 'chip',
        onclick: async () => {
          this.lesson = null;
          this.goal = null;
          await this.app.openDocument(0);
          this.app.showTab(issues?.length === 0 ? 'outline' : 'issues');
        },
      }, `Open ${own.name}`),
    );
  }

  #page(lesson) {
    const { state } = this.app.store;
    const hasTried = Boolean(state?.undo || state?.redo);
    const last = this.app.store.workspace.lessons.length - 1;
    return h(
      'article',
      { class: 'lesson pad' },
      h('button', {
        class: 'link',
        onclick: () => {
          this.lesson = null;
          this.app.openDocument(0);
        },
      }, '‹ Back to the document'),
      h('small', {}, `Lesson ${lesson.number + 1} of ${last + 1}`),
      h('h2', {}, lesson.title),
      ...lesson.text.map((text) => h('p', {}, text)),
      h(
        'div',
        { class: `task${lesson.isSolved ? ' solved' : ''}`, 'aria-live': 'polite' },
        h('h3', {}, lesson.isSolved ? 'Solved' : 'Your task'),
        h('p', {}, lesson.task),
        lesson.isSolved || hasTried || lesson.start.control === 'issues' ? null : h('button', {
          class: 'chip first-step',
          onclick: () => this.app.select([lesson.start.object]),
        }, `Begin: select ${this.app.store.name(lesson.start.object)}`),
        lesson.isSolved ? null : h('p', { class: 'hint' }, lesson.hint ?? ''),
        hasTried && !lesson.isSolved ? h('button', { class: 'chip', onclick: () => this.#showMe() }, 'Show me') : null,
        lesson.isSolved && this.wasShown
          ? h('p', { class: 'hint' }, 'This is one solution. Start over to find yours.')
          : null,
      ),
      this.#picture(),
      this.#own(lesson),
      h(
        'div',
        { class: 'chips' },
        lesson.number > 0
          ? h('button', { class: 'chip', onclick: () => this.app.openLesson(lesson.number - 1) }, '‹ Previous')
          : null,
        h('button', { class: 'chip', onclick: () => this.app.openLesson(lesson.number) }, 'Start over'),
        lesson.number < last
          ? h('button', {
            class: lesson.isSolved ? 'chip primary' : 'chip',
            onclick: () => this.app.openLesson(lesson.number + 1),
          }, 'Next ›')
          : null,
      ),
    );
  }

  async #check() {
    let lesson;
    try {
      lesson = await this.app.link.ask({ type: 'checkLesson' });
    } catch {
      return;
    }
    const { state } = this.app.store;
    const key = JSON.stringify([lesson, Boolean(state?.undo || state?.redo)]);
    if (!lesson || !this.lesson || key === this.drawn) return;
    this.drawn = key;
    const wasSolved = this.lesson?.isSolved;
    this.lesson = lesson;
    if (lesson.isSolved && !wasSolved) {
      this.#solved.add(lesson.number);
      localStorage.setItem('solved-lessons', JSON.stringify([...this.#solved]));
      this.app.announce('Solved');
    }
    this.draw();
  }
}
