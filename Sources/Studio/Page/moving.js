// Views that move under the pointer.

import { containerAt, insertionAt, isAmong, kindsOf } from './insertion.js';
import { LiveEdit } from './live.js';
import { snapped, stillness } from './snapping.js';

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
  /** Tells whether a view is where it was when the drag began. */
  #isStill = null;

  constructor(app, views) {
    this.app = app;
    const { store } = app;
    const keys = new Set(views.map((view) => view.key));
    // A view inside another selected one moves with it.
    this.views = views.filter((view) => !isAmong(store, store.views.get(view.parent), keys));
    this.keys = new Set(this.views.map((view) => view.key));
    // The program lays the scene out while the views move; snapping needs where they were.
    this.views = this.views.map((view) => ({ ...view }));
    const keysOf = [...this.keys];
    const kinds = kindsOf(store);
    this.isArranged = keysOf.some((key) => kinds.get(store.views.get(key).parent) === 'stackView');
    this.live = new LiveEdit(
      app,
      [0, 0],
      ([x, y], [left, top]) => edgesMoved(app, keysOf, [x - left, y - top, x - left, y - top]),
    );
    this.stop = app.store.onWhile('scene', () => this.#draw());
  }

  /**
   * Moves the views on the canvas. Command turns off snapping, Shift keeps to one axis, and Option
   * makes copies.
   */
  move(shift, event) {
    const { app, views } = this;
    if (!views.length) return;
    this.isMoving = true;
    this.#isStill ??= stillness(app.store);
    this.isCopy = event.altKey;
    this.point = app.viewport.toCanvas(event.clientX, event.clientY);
    const locked = event.shiftKey ? (Math.abs(shift[0]) >= Math.abs(shift[1]) ? 1 : 0) : undefined;
    const free = shift.map((distance, axis) => (axis === locked ? 0 : distance));
    this.place = insertionAt(app, this.point, this.isCopy ? new Set() : this.keys);
    const isFree = this.place || event.metaKey;
    const snap = isFree
      ? { shift: free.map(Math.round), guides: this.place?.guides ?? [] }
      : snapped(app, views, free, this.#isStill, locked);
    this.shift = snap.shift;
    const [dx, dy] = this.shift;
    app.overlay.guides = snap.guides;
    app.overlay.ghost = views.map(({ rect: [x, y, width, height] }) => [x + dx, y + dy, width, height]);
    app.overlay.schedule();
    this.#draw();
    if (!this.isArranged) this.live.send(this.isCopy || this.place ? [0, 0] : this.shift);
  }

  /** Draws the views under the pointer, also after the program has laid them out. */
  #draw() {
    if (!this.isMoving) return;
    const [dx, dy] = this.shift;
    for (const view of this.views) {
      const [x, y, width, height] = view.shown ?? view.frame;
      const [left, top] = this.isCopy ? [x, y] : [x + dx, y + dy];
      this.app.drawing.shift(view.key, left, top, [width, height], [width, height]);
    }
  }

  /** Draws the views where the document has them. */
  #release() {
    const { app } = this;
    this.isMoving = false;
    this.stop();
    app.overlay.ghost = null;
    app.overlay.guides = [];
    app.overlay.schedule();
    for (const key of this.keys) {
      const view = app.store.views.get(key);
      if (view) app.drawing.unshift(view);
    }
  }

  /** Ends a drag that changes nothing. */
  async cancel() {
    await this.live.cancel();
    this.#release();
  }

  /** Changes the document: constants or frames, the order in a stack view, or copies. */
  async drop() {
    const { app } = this;
    if (!this.views.length) return this.#release();
    app.overlay.ghost = null;
    app.overlay.guides = [];
    const keys = [...this.keys];
    const [dx, dy] = this.shift;
    if (this.isCopy) {
      const parent = this.place?.parent ?? this.views[0].parent;
      await this.cancel();
      await app.clipboard.duplicate(keys, [dx, dy], parent, this.place?.before);
    } else if (this.isArranged || this.place) {
      await this.live.cancel();
      const edit = this.#edit(keys, dx, dy);
      if (edit) await app.edit(edit);
      this.#release();
    } else {
      await this.live.finish();
      this.#release();
    }
    return undefined;
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
