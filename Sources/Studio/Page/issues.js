// The issue navigator, which shows the findings of the rules with buttons for their fixes.

import { debounced, h } from './dom.js';
import { thumbnail } from './thumbnails.js';

/** The number of repairs that an issue offers. */
const most = 4;

/** Returns a number by which results are sorted: conflicts first, then ambiguous views, then movements. */
const rank = ({ scene, conflicts, ambiguous, moved }) => (scene ? 0 : 1e9) + conflicts * 1e6 + ambiguous * 1e3 + moved;

const order = ['error', 'warning', 'note', 'info'];

export class Issues {
  constructor(host, health, app) {
    this.host = host;
    this.health = health;
    this.app = app;
    const refresh = debounced(250, () => this.refresh());
    app.store.on('state opened', refresh);
    app.store.on('scene', (change) => {
      if (change.conflicts || change.order || change.views) this.drawHealth();
    });
    this.host.append(h('p', { class: 'hint pad' }, 'Checking…'));
  }

  async refresh() {
    if (!this.app.store.state) {
      this.drawn = null;
      this.health.textContent = '';
      this.host.replaceChildren(h('p', { class: 'hint pad' }, 'No document is open.'));
      return;
    }
    let issues;
    try {
      issues = await this.app.link.ask({ type: 'issues' });
    } catch {
      return;
    }
    const key = JSON.stringify([this.app.store.sceneID, issues]);
    // The issues are discarded if a document cannot be opened.
    if (key === this.drawn && this.app.store.issues) return;
    this.drawn = key;
    this.app.store.issues = issues;
    this.app.store.emit('issues');
    this.draw();
    this.drawHealth();
  }

  drawHealth() {
    const { store } = this.app;
    if (!store.issues) {
      this.health.textContent = 'Checking…';
      this.health.className = 'health';
      return;
    }
    const { issues } = store;
    const errors = issues.filter((issue) => issue.severity === 'error').length;
    const warnings = issues.filter((issue) => issue.severity === 'warning').length;
    const conflicts = store.conflicts.length;
    const isOwn = store.canvas?.isOwn ?? true;
    const parts = [];
    if (conflicts && !isOwn) parts.push(`${conflicts} conflict${conflicts > 1 ? 's' : ''} at this size`);
    if (errors) parts.push(`${errors} error${errors > 1 ? 's' : ''}`);
    if (warnings) parts.push(`${warnings} warning${warnings > 1 ? 's' : ''}`);
    this.health.textContent = parts.length ? parts.join(' · ') : 'No issues';
    this.health.className = `health ${conflicts || errors ? 'bad' : warnings ? 'warn' : 'good'}`;
  }

  draw() {
    const issues = [...this.app.store.issues].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
    if (!issues.length) {
      this.host.replaceChildren(
        h(
          'div',
          { class: 'all-well' },
          h('strong', {}, 'No issues'),
          h('p', { class: 'hint' }, 'The layout is unambiguous, and all constraints are satisfied.'),
        ),
      );
      return;
    }
    const groups = new Map();
    for (const issue of issues) {
      const list = groups.get(issue.rule) ?? [];
      list.push(issue);
      groups.set(issue.rule, list);
    }
    this.host.replaceChildren(
      h('p', { class: 'visually-hidden' }, `${issues.length} issues`),
      ...[...groups].map(([rule, list]) => this.#group(rule, list)),
    );
  }

  #group(rule, list) {
    const title = rule.replaceAll('-', ' ');
    return h(
      'section',
      { class: `issue-group ${list[0].severity}` },
      h('h2', {}, `${title[0].toUpperCase()}${title.slice(1)} `, h('small', {}, String(list.length))),
      ...list.map((issue) => this.#issue(issue)),
    );
  }

  #issue(issue) {
    return h(
      'article',
      { class: 'issue', 'data-object': issue.object ?? '', 'data-view': issue.view ?? '' },
      h(
        'button',
        { class: 'issue-text', onclick: () => this.#show(issue) },
        h('span', { class: 'dot', 'aria-label': issue.severity }),
        h('span', {}, h('strong', {}, issue.name), h('span', { class: 'said' }, issue.message)),
      ),
      issue.hint ? h('p', { class: 'hint' }, issue.hint) : null,
      issue.rule === 'conflicting-constraints'
        ? h(
          'div',
          { class: 'chips' },
          h(
            'button',
            { class: 'chip', onclick: () => this.#showRepairs(issue) },
            'Show repairs',
          ),
        )
        : this.#fixes(issue),
    );
  }

  /** Returns the buttons of the repairs. Their results are measured when the issue is looked at. */
  #fixes(issue) {
    if (!issue.fixes.length) return null;
    const box = h(
      'div',
      { class: 'fixes' },
      issue.fixes.slice(0, most).map((fix) =>
        h(
          'button',
          { class: 'fix', onclick: () => this.#repair(issue, fix) },
          h('span', {}, fix.title),
        )
      ),
    );
    const measure = () => this.#measure(issue, box);
    box.addEventListener('pointerenter', measure, { once: true });
    box.addEventListener('focusin', measure, { once: true });
    return box;
  }

  /** Adds the results of an issue's repairs to their buttons, best first. */
  async #measure(issue, box) {
    const { store } = this.app;
    if (!box || box.dataset.measured || (issue.root && issue.root !== store.root?.key)) return;
    box.dataset.measured = 'true';
    const fixes = issue.fixes.slice(0, most);
    let results;
    try {
      results = await this.app.link.ask({ type: 'results', edits: fixes.map((fix) => fix.edit) });
    } catch {
      return;
    }
    const ranked = [...box.children].map((button, index) => ({ button, result: results[index] })).sort((a, b) =>
      rank(a.result) - rank(b.result)
    );
    for (const { button, result } of ranked) {
      if (result.scene) button.prepend(thumbnail(result.scene, 44, store.views));
      button.append(h('small', {}, result.outcome));
    }
    // The order does not change below the pointer or the focus.
    const isUsed = box.matches(':hover') || box.contains(document.activeElement);
    if (!isUsed) box.append(...ranked.map(({ button }) => button));
  }

  /** Shows the scene of an issue. */
  async #enter(issue) {
    if (issue.root && issue.root !== this.app.rootID && this.app.store.state.lesson === undefined) {
      await this.app.openScene(issue.root);
    }
  }

  async #repair(issue, fix) {
    await this.#enter(issue);
    await this.app.edit(fix.edit);
  }

  async #showRepairs(issue) {
    await this.#enter(issue);
    await this.app.understanding.showConflict(issue.object);
  }

  async #show(issue) {
    await this.#enter(issue);
    const keys = [issue.object, ...issue.related].filter((key) =>
      key && (this.app.store.views.has(key) || this.app.store.constraints.has(key))
    );
    if (keys.length) this.app.select(keys.slice(0, 20));
    const shown = this.host.querySelector(`.issue[data-object="${CSS.escape(issue.object ?? '')}"] .fixes`);
    if (shown) this.#measure(issue, shown);
  }
}
