// Views that move under the pointer.

import { containerAt, insertionAt, isAmong, kindsOf } from './insertion.js';
import { snapped } from './snapping.js';

/**
 * Returns an edit that moves the edges of views on the canvas: left, top, right, bottom. Edits have
 * the direction of languages that are written from left to right.
 */
export function edgesMoved(app, keys, edges) {
  const [left, top, right, bottom] = edges;
  const distances = app.store.canvas.isRightToLeft ? [-right, top, -left, bottom] : [left, top, right, bottom];
  return { type: 'moveEdges', views: keys, distances };
}

/** The views of one drag. */
export class Moving {
  /** The distance in points by which the views have been moved. */
  shift = [0, 0];
  /** The place in a stack view under the pointer. */
  place = null;
  isCopy = false;

  constructor(app, views) {
    this.app = app;
    const { store } = app;
    const keys = new Set(views.map((view) => view.key));
    // A view inside another selected one moves with it.
    this.views = views.filter((view) => !isAmong(store, store.views.get(view.parent), keys));
    this.keys = new Set(this.views.map((view) => view.key));
  }

  /** Moves the views on the canvas. Command turns off snapping, and Option makes copies. */
  move(shift, event) {
    const { app, views } = this;
    if (!views.length) return;
    this.isCopy = event.altKey;
    this.point = app.viewport.toCanvas(event.clientX, event.clientY);
    this.place = insertionAt(app, this.point, this.isCopy ? new Set() : this.keys);
    const isFree = this.place || event.metaKey;
    const snap = isFree
      ? { shift: shift.map(Math.round), guides: this.place?.guides ?? [] }
      : snapped(app, views, shift);
    this.shift = snap.shift;
    const [dx, dy] = this.shift;
    app.overlay.guides = snap.guides;
    app.overlay.ghost = views.map(({ rect: [x, y, width, height] }) => [x + dx, y + dy, width, height]);
    app.overlay.schedule();
    for (const view of views) {
      const [x, y, width, height] = view.shown ?? view.frame;
      const [left, top] = this.isCopy ? [x, y] : [x + dx, y + dy];
      app.drawing.shift(view.key, left, top, [width, height], [width, height]);
    }
  }

  /** Draws the views where the document has them. */
  cancel() {
    const { app } = this;
    app.overlay.ghost = null;
    app.overlay.guides = [];
    app.overlay.schedule();
    for (const key of this.keys) {
      const view = app.store.views.get(key);
      if (view) app.drawing.unshift(view);
    }
  }

  /** Changes the document: constants or frames, the order in a stack view, or copies. */
  async drop() {
    const { app } = this;
    if (!this.views.length) return;
    app.overlay.ghost = null;
    app.overlay.guides = [];
    const keys = [...this.keys];
    const [dx, dy] = this.shift;
    if (this.isCopy) {
      const parent = this.place?.parent ?? this.views[0].parent;
      this.cancel();
      await app.clipboard.duplicate(keys, [dx, dy], parent, this.place?.before);
    } else {
      const edit = this.#edit(keys, dx, dy);
      if (edit) await app.edit(edit);
      this.cancel();
    }
  }

  #edit(keys, dx, dy) {
    const { app, place } = this;
    const { store } = app;
    if (place) return { type: 'moveViews', views: keys, parent: place.parent, before: place.before };
    const kinds = kindsOf(store);
    const isArranged = (key) => kinds.get(store.views.get(key).parent) === 'stackView';
    const moved = edgesMoved(app, keys, [dx, dy, dx, dy]);
    const arranged = keys.filter(isArranged);
    if (!arranged.length) return dx || dy ? moved : null;
    // Views that leave a stack view go to the container under the pointer.
    const stacks = new Set(['view', 'scrollView', 'tableViewCellContentView']);
    const outer = containerAt(app, this.point, this.keys, stacks) ?? store.root;
    return { type: 'all', edits: [{ type: 'moveViews', views: arranged, parent: outer.key }, moved] };
  }
}
