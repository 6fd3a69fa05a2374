// Copying, pasting and duplicating views, within a document and between documents.

import { containers, kindsOf } from './insertion.js';

/** The distance in points of a duplicate or a pasted view from its original (assumed). */
const step = 20;

export class Clipboard {
  /** The copies as text. All documents of the page share it, and other windows of the browser. */
  #text = null;
  /** The number of times that the copies were pasted into the superview of the originals. */
  #count = 0;
  #parent = null;

  constructor(app) {
    this.app = app;
    addEventListener('storage', (event) => {
      if (event.key === 'studio-copy' && event.newValue) this.#text = event.newValue;
    });
  }

  get isEmpty() {
    return this.#text === null && !localStorage.getItem('studio-copy');
  }

  /** The selected views that can be copied: all but roots. */
  get #keys() {
    return this.app.store.movableViews.map((view) => view.key);
  }

  async copy() {
    const keys = this.#keys;
    if (!keys.length) return false;
    const text = await this.app.ask({ type: 'copy', views: keys });
    if (!text) return false;
    this.#text = text;
    this.#count = 0;
    this.#parent = this.app.store.views.get(keys[0])?.parent;
    try {
      localStorage.setItem('studio-copy', text);
    } catch {
      // A copy beyond the limit of the browser is not shared with other windows.
      localStorage.removeItem('studio-copy');
    }
    this.app.announce(keys.length === 1 ? 'Copied' : `${keys.length} views copied`);
    return true;
  }

  async cut() {
    const keys = this.#keys;
    if (await this.copy()) await this.app.edit({ type: 'deleteViews', views: keys });
  }

  /** Pastes into the selected container, or next to the selected view. */
  async paste() {
    const text = this.#text ?? localStorage.getItem('studio-copy');
    if (!text) return;
    const { store } = this.app;
    const kinds = kindsOf(store);
    let parent = store.selectedViews[0] ?? store.root;
    // A copy that is still selected is pasted next to the original.
    if (parent?.key !== this.#parent && store.selectedViews.length && parent.parent === this.#parent) {
      parent = store.views.get(parent.parent);
    }
    while (parent?.parent !== undefined && !containers.has(kinds.get(parent.key))) {
      parent = store.views.get(parent.parent);
    }
    if (!parent) return;
    if (parent.key === this.#parent) this.#count += 1;
    const distance = parent.key === this.#parent ? step * this.#count : 0;
    await this.#insert(text, parent.key, [distance, distance]);
  }

  /**
   * Copies views next to themselves, or to a place in a stack view.
   *
   * @param {string[]} keys
   * @param {number[]} shift
   */
  async duplicate(keys = this.#keys, shift = [step, step], parent = undefined, before = undefined) {
    if (!keys.length) return;
    const text = await this.app.ask({ type: 'copy', views: keys });
    if (text) await this.#insert(text, parent ?? this.app.store.views.get(keys[0]).parent, shift, before);
  }

  async #insert(text, parent, shift, before = undefined) {
    const { store } = this.app;
    const [x, y] = shift;
    const old = new Set(store.order);
    // The copies and their place in a stack view are undone together.
    const gesture = before && `paste-${performance.now()}`;
    if (!(await this.app.edit({ type: 'paste', text, parent, x, y }, gesture))) return;
    const added = store.children(parent).filter((key) => !old.has(key) && store.views.get(key).isInDocument);
    if (before && added.length) await this.app.edit({ type: 'moveViews', views: added, parent, before }, gesture);
    if (added.length) this.app.select(added);
  }
}
