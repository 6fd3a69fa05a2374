// Console logs: paste a log to see its boxes.

import { h } from './dom.js';

export class LogPanel {
  constructor(host, app) {
    this.app = app;
    const field = h('textarea', {
      rows: 8,
      spellcheck: false,
      'aria-label': 'Console log',
      placeholder: 'Paste “Unable to simultaneously satisfy constraints…”',
    });
    const results = h('div', { class: 'log-results', 'aria-live': 'polite' });
    const read = h('button', { class: 'primary', onclick: () => this.#read(field.value, results) }, 'Explain');
    field.addEventListener('paste', () => setTimeout(() => this.#read(field.value, results), 0));
    host.append(h('div', { class: 'pad' }, h('h2', {}, 'Console log'), field, read, results));
  }

  async #read(text, results) {
    if (!text.trim()) return;
    let reports;
    try {
      reports = await this.app.link.ask({ type: 'log', text });
    } catch (error) {
      results.replaceChildren(h('p', { class: 'hint warning' }, `${error.message}. ${error.hint}.`));
      return;
    }
    results.replaceChildren(...reports.map((report) =>
      h(
        'article',
        { class: 'report' },
        // The boxes are an image, in which their styles apply. The security policy of the page does
        // not allow them elsewhere.
        this.#picture(report.svg),
        h('pre', {}, report.text),
      )
    ));
  }

  /** Returns the boxes of a report. A click enlarges them. */
  #picture(svg) {
    const image = (name) =>
      h('img', {
        class: name,
        alt: 'The views in the log',
        src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
      });
    const button = h('button', {
      'aria-haspopup': 'dialog',
      'aria-label': 'Enlarge the picture',
      title: 'Enlarge',
    }, image('picture'));
    button.addEventListener(
      'click',
      () => this.app.menus.toggle(button, 'The views in the log', () => image('large-picture')),
    );
    return button;
  }
}
