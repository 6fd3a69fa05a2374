// The issue navigator, which shows the findings of the rules with buttons for their fixes.

import { debounced, h } from './dom.js';

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
    this.host.append(h('p', { class: 'hint pad' }, 'Looking…'));
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
          h('p', { class: 'hint' }, 'Every view has one place, and every constraint holds.'),
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
      { class: 'issue', 'data-object': issue.object ?? '' },
      h(
        'button',
        { class: 'issue-text', onclick: () => this.#show(issue) },
        h('span', { class: 'dot', 'aria-label': issue.severity }),
        h('span', {}, issue.message),
      ),
      issue.hint ? h('p', { class: 'hint' }, issue.hint) : null,
      issue.fixes.length || issue.rule === 'conflicting-constraints'
        ? h(
          'div',
          { class: 'chips' },
          issue.rule === 'conflicting-constraints'
            ? h(
              'button',
              { class: 'chip', onclick: () => this.app.understanding.showConflict(issue.object) },
              'Show the repairs',
            )
            : null,
          issue.fixes.slice(0, issue.rule === 'conflicting-constraints' ? 0 : 4).map((fix) =>
            h('button', { class: 'chip', title: fix.title, onclick: () => this.app.edit(fix.edit) }, fix.title)
          ),
        )
        : null,
    );
  }

  async #show(issue) {
    if (issue.root && issue.root !== this.app.rootID && this.app.store.state.lesson === undefined) {
      await this.app.openScene(issue.root);
    }
    const keys = [issue.object, ...issue.related].filter((key) =>
      key && (this.app.store.views.has(key) || this.app.store.constraints.has(key))
    );
    if (keys.length) this.app.select(keys.slice(0, 20));
  }
}
