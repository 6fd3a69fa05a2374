// The scenes of the document and the tree of the scene's objects.

import { h } from './dom.js';
import { glyph } from './icons.js';

export class Outline {
  #closed = new Set();
  #filter = '';

  constructor(app) {
    this.app = app;
    this.scenes = document.getElementById('scenes');
    this.tree = document.getElementById('outline');
    const filter = document.getElementById('outline-filter');
    filter.addEventListener('input', () => {
      this.#filter = filter.value.trim().toLowerCase();
      this.draw();
    });
    this.tree.addEventListener('keydown', (event) => this.#key(event));
    app.store.on('state root', () => this.#drawScenes());
    app.store.on('inspector', () => this.draw());
    app.store.on('selection', () => this.#mark());
  }

  #drawScenes() {
    const { store } = this.app;
    if (!store.state) {
      this.scenes.replaceChildren();
      this.drawnScenes = null;
      return;
    }
    const current = this.app.rootID;
    const key = JSON.stringify([store.state.scenes, current]);
    if (key === this.drawnScenes) return;
    this.drawnScenes = key;
    this.scenes.replaceChildren(...store.state.scenes.map((scene) => h('li', {}, h('button', {
      class: 'row', role: 'option', 'aria-selected': scene.id === current, 'data-scene': scene.id,
      onclick: () => this.app.openScene(scene.id),
    }, h('span', { class: 'grow' }, scene.name), h('small', {}, { controllerView: 'Scene', topLevelView: 'View', dockView: 'In the dock' }[scene.kind])))));
    if (!store.state.scenes.length) this.scenes.append(h('li', { class: 'hint' }, 'The document has no views.'));
  }

  draw() {
    const { outline } = this.app.store.inspector;
    const key = JSON.stringify([outline, this.#filter, [...this.#closed]]);
    if (key === this.drawn) return this.#mark();
    this.drawn = key;
    const children = new Map();
    for (const entry of outline) {
      const list = children.get(entry.parent) ?? [];
      list.push(entry);
      children.set(entry.parent, list);
    }
    const rows = [];
    const add = (entry, level) => {
      const all = children.get(entry.key) ?? [];
      const inner = all.filter((child) => child.kind !== 'constraint');
      const constraints = all.filter((child) => child.kind === 'constraint');
      const isMatch = !this.#filter || entry.name.toLowerCase().includes(this.#filter);
      if (isMatch) rows.push(this.#row(entry, level, all.length > 0));
      if (this.#closed.has(entry.key) && !this.#filter) return;
      for (const child of inner) add(child, level + 1);
      if (!constraints.length) return;
      const folder = `${entry.key}/constraints`;
      const isOpen = this.#closed.has(folder) || this.#filter;
      if (!this.#filter) rows.push(this.#folder(folder, constraints.length, level + 1, isOpen));
      if (isOpen) for (const child of constraints) add(child, level + 2);
    };
    for (const entry of children.get(undefined) ?? []) add(entry, 1);
    this.tree.replaceChildren(...rows);
    this.#mark();
  }

  #row(entry, level, hasChildren) {
    const row = h('li', { role: 'treeitem', class: 'row', 'aria-level': level, 'data-key': entry.key, 'aria-selected': false });
    row.style.setProperty('--level', level);
    if (hasChildren && entry.kind !== 'constraint') {
      row.setAttribute('aria-expanded', !this.#closed.has(entry.key));
      row.append(h('button', { class: 'twist', tabIndex: -1, 'aria-hidden': 'true', onclick: (event) => {
        event.stopPropagation();
        this.#toggle(entry.key);
      } }));
    }
    row.insertAdjacentHTML('beforeend', glyph(entry.kind));
    row.append(h('span', { class: 'grow' }, entry.name));
    row.addEventListener('click', (event) => this.app.choose(entry.key, event.shiftKey || event.metaKey || event.ctrlKey));
    row.addEventListener('pointerenter', () => this.app.hover(entry.key));
    row.addEventListener('pointerleave', () => this.app.hover(null));
    return row;
  }

  #folder(key, count, level, isOpen) {
    const row = h('li', { role: 'treeitem', class: 'row folder', 'aria-level': level, 'aria-expanded': Boolean(isOpen), onclick: () => this.#toggle(key) },
      h('button', { class: 'twist', tabIndex: -1, 'aria-hidden': 'true' }), h('span', { class: 'grow' }, 'Constraints'), h('small', {}, String(count)));
    row.style.setProperty('--level', level);
    return row;
  }

  #toggle(key) {
    if (this.#closed.has(key)) this.#closed.delete(key);
    else this.#closed.add(key);
    this.draw();
  }

  #mark() {
    const chosen = new Set(this.app.store.selection);
    for (const row of this.tree.children) {
      const isChosen = chosen.has(row.dataset.key);
      row.setAttribute('aria-selected', isChosen);
      if (isChosen && this.app.store.selection.at(-1) === row.dataset.key) {
        this.tree.setAttribute('aria-activedescendant', row.id || (row.id = `outline-${row.dataset.key}`));
        row.scrollIntoView({ block: 'nearest' });
      }
    }
  }

  #key(event) {
    const rows = [...this.tree.children].filter((row) => row.dataset.key);
    const index = rows.findIndex((row) => row.dataset.key === this.app.store.selection.at(-1));
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      const next = rows[Math.min(Math.max(index + (event.key === 'ArrowDown' ? 1 : -1), 0), rows.length - 1)];
      if (next) this.app.choose(next.dataset.key, event.shiftKey);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      event.stopPropagation();
      const key = rows[index]?.dataset.key;
      if (key && this.#closed.has(key) === (event.key === 'ArrowRight')) this.#toggle(key);
    }
  }
}
