// Ten short lessons with a document to change, a task, and a check of the resulting layout.

import { debounced, h } from './dom.js';
import { icon } from './icons.js';

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
  }

  /** Shows the text of a lesson. */
  show(lesson) {
    this.lesson = lesson;
    this.draw();
  }

  draw() {
    const { store } = this.app;
    if (!store.workspace) return;
    const isOpen = store.state?.lesson !== undefined && this.lesson;
    this.host.replaceChildren(isOpen ? this.#page(this.lesson) : this.#list());
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
        'Each has a live document. Change it on the canvas; the check lays your solution out, so any way that works is right.',
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

  #page(lesson) {
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
        lesson.isSolved ? null : h('p', { class: 'hint' }, lesson.hint ?? ''),
      ),
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
    const key = JSON.stringify(lesson);
    if (!lesson || key === JSON.stringify(this.lesson)) return;
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
