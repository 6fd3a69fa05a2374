// Dragging rows of the outline to another place among subviews, and doing so with the keyboard.

import { canRename, movableKeys, rename, reorder } from './arranging.js';
import { h } from './dom.js';
import { containers, isAmong, kindsOf } from './insertion.js';

const slop = 4;

export class OutlineDrag {
  constructor(app) {
    this.app = app;
    this.tree = app.outline.tree;
    this.line = h('div', { class: 'drop-line', hidden: true });
    this.tree.parentElement.append(this.line);
    this.tree.addEventListener('pointerdown', (event) => this.#down(event));
    this.tree.addEventListener('dblclick', (event) => {
      // The rows may have been made anew between the two clicks. The first one has selected the view.
      const [single] = app.store.selection.length === 1 ? app.store.selection : [];
      const key = event.target.closest('[data-key]')?.dataset.key ?? single;
      if (canRename(app, key)) rename(app, key);
    });
    this.tree.addEventListener('keydown', (event) => this.#key(event), true);
  }

  #key(event) {
    if (event.target !== this.tree) return;
    const { app } = this;
    const [single] = app.store.selection.length === 1 ? app.store.selection : [];
    if (event.key === 'F2' && canRename(app, single)) rename(app, single);
    else if (event.altKey && event.key === 'ArrowUp') reorder(app, 'backward');
    else if (event.altKey && event.key === 'ArrowDown') reorder(app, 'forward');
    else if (event.altKey && event.key === 'ArrowRight') this.#moveInside();
    else if (event.altKey && event.key === 'ArrowLeft') this.#moveOutside();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves the selected views into the nearest container before them among their siblings, or else after them. */
  #moveInside() {
    const { store } = this.app;
    const keys = movableKeys(this.app);
    const kinds = kindsOf(store);
    const siblings = this.#siblings(store.views.get(keys[0])?.parent);
    const index = siblings.indexOf(keys[0]);
    const isContainer = (key) => containers.has(kinds.get(key)) && !keys.includes(key);
    const parent = siblings.slice(0, index).findLast(isContainer) ?? siblings.slice(index + 1).find(isContainer);
    if (parent) this.#move(keys, parent, undefined);
    else this.app.announce('There is no container next to the view');
  }

  /** Moves the selected views out of their container, after it. */
  #moveOutside() {
    const { store } = this.app;
    const keys = movableKeys(this.app);
    const container = store.views.get(store.views.get(keys[0])?.parent);
    const kinds = kindsOf(store);
    if (container?.parent === undefined || !containers.has(kinds.get(container.parent))) {
      this.app.announce('The view is not inside another container');
      return;
    }
    const siblings = this.#siblings(container.parent);
    this.#move(keys, container.parent, siblings[siblings.indexOf(container.key) + 1]);
  }

  /** Moves views, which stay selected. */
  async #move(keys, parent, before) {
    const { app } = this;
    await app.edit({ type: 'moveViews', views: keys, parent, before });
    app.select(keys.filter((key) => app.store.views.has(key)));
  }

  #siblings(parent) {
    const { store } = this.app;
    return parent === undefined ? [] : store.children(parent).filter((key) => store.views.get(key).isInDocument);
  }

  #down(event) {
    const row = event.target.closest('[data-key]');
    const { app } = this;
    const view = app.store.views.get(row?.dataset.key);
    if (event.button !== 0 || event.pointerType === 'touch' || view?.parent === undefined) return;
    const start = [event.clientX, event.clientY];
    let place = null;
    let keys = null;
    const move = (moved) => {
      if (!keys && Math.hypot(moved.clientX - start[0], moved.clientY - start[1]) < slop) return;
      if (!keys) {
        keys = app.store.selection.includes(view.key) ? movableKeys(app) : [view.key];
        this.tree.setPointerCapture(event.pointerId);
      }
      place = this.#place(moved, new Set(keys));
      this.#show(place);
    };
    const end = (ended) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      this.#show(null);
      if (!keys || !place || ended.type === 'pointercancel') return;
      // The click that follows a drag selects nothing.
      const swallow = (clicked) => clicked.stopPropagation();
      addEventListener('click', swallow, { capture: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
      setTimeout(() => this.#move(keys, place.parent, place.before), 0);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** Returns the superview and the sibling at which the pointer is; null where nothing can be put. */
  #place(event, keys) {
    const { store } = this.app;
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest('#outline [data-key]');
    const view = store.views.get(/** @type {HTMLElement | null} */ (row)?.dataset.key ?? '');
    if (!row || !view || isAmong(store, view, keys)) return null;
    const box = row.getBoundingClientRect();
    const share = (event.clientY - box.top) / box.height;
    const kind = kindsOf(store).get(view.key) ?? '';
    if (containers.has(kind) && (view.parent === undefined || (share > 0.3 && share < 0.7))) {
      return { parent: view.key, before: undefined, row: box, isInside: true };
    }
    if (view.parent === undefined) return null;
    if (share < 0.5) return { parent: view.parent, before: view.key, row: box, y: box.top };
    const list = this.#siblings(view.parent);
    return { parent: view.parent, before: list[list.indexOf(view.key) + 1], row: box, y: box.bottom };
  }

  #show(place) {
    this.line.hidden = !place;
    if (!place) return;
    const { row } = place;
    this.line.classList.toggle('inside', Boolean(place.isInside));
    this.line.style.left = `${row.left}px`;
    this.line.style.width = `${row.width}px`;
    this.line.style.top = `${place.isInside ? row.top : place.y - 1}px`;
    this.line.style.height = place.isInside ? `${row.height}px` : '2px';
  }
}
