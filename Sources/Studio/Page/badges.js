// Badges for the issues of views, in the outline and on the canvas.

import { h } from './dom.js';
import { mark } from './marks.js';

/** The severities with badges, worst first. */
const severities = ['error', 'warning'];

export class Badges {
  /** The worst severity and the messages of each view with issues, by identifier. */
  views = new Map();

  constructor(app) {
    this.app = app;
    app.store.on('issues', () => this.#collect());
    app.overlay.badges = this;
    app.overlay.svg.addEventListener('pointerdown', (event) => {
      const key = event.target.closest('[data-issue]')?.dataset.issue;
      if (!key) return;
      event.stopPropagation();
      this.open(key);
    });
    // The rows are made again whenever the outline changes.
    new MutationObserver(() => this.#decorate()).observe(app.outline.tree, { childList: true });
  }

  #collect() {
    this.views = new Map();
    for (const issue of this.app.store.issues ?? []) {
      if (!issue.view || issue.rule === 'misplaced-view' || !severities.includes(issue.severity)) continue;
      const badge = this.views.get(issue.view) ?? { severity: issue.severity, texts: [] };
      if (severities.indexOf(issue.severity) < severities.indexOf(badge.severity)) badge.severity = issue.severity;
      badge.texts.push(issue.message);
      this.views.set(issue.view, badge);
    }
    this.#decorate();
    this.app.overlay.schedule();
  }

  /** Adds badges to the rows of the outline, or removes them. */
  #decorate() {
    for (const row of this.app.outline.tree.querySelectorAll('.row')) {
      const badge = this.views.get(row.dataset.key);
      const old = row.querySelector(':scope > .issue-dot');
      if (!badge) {
        old?.remove();
        continue;
      }
      const title = badge.texts.join('\n');
      if (old?.title === title && old.classList.contains(badge.severity)) continue;
      old?.remove();
      row.append(h('span', {
        class: `issue-dot ${badge.severity}`,
        role: 'img',
        title,
        'aria-label': `${badge.texts.length} issue${badge.texts.length > 1 ? 's' : ''}`,
      }));
    }
  }

  /**
   * Returns the mark of a view's badge on the canvas; null for views without issues.
   *
   * @param {{ key: string }} view
   * @param {{ x: number, y: number }} box
   */
  mark(view, { x, y }) {
    const badge = this.views.get(view.key);
    if (!badge) return null;
    return mark('g', { 'data-issue': view.key }, `issue-badge ${badge.severity}`, [
      mark('circle', { cx: x, cy: y, r: 7 }),
      mark('text', { x, y: y + 4 }, '', '!'),
    ]);
  }

  /** Shows the issues of a view in the navigator. */
  open(key) {
    this.app.showTab('issues');
    this.app.select([key]);
    const issue = this.app.issues.host.querySelector(`[data-view="${CSS.escape(key)}"]`);
    issue?.scrollIntoView({ block: 'nearest' });
    issue?.querySelector('button')?.focus();
  }
}
