// The data of the page: the scene, the state of the document, and the selection.

/** Calls listeners by topic. */
export class Topics {
  #listeners = new Map();

  on(topic, listener) {
    for (const name of topic.split(' ')) {
      if (!this.#listeners.has(name)) this.#listeners.set(name, []);
      this.#listeners.get(name).push(listener);
    }
  }

  /** Calls a listener until the returned function is called. */
  onWhile(topic, listener) {
    this.on(topic, listener);
    return () => {
      const listeners = this.#listeners.get(topic);
      const index = listeners.indexOf(listener);
      if (index >= 0) listeners.splice(index, 1);
    };
  }

  emit(topic, detail) {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(detail);
  }
}

/**
 * Returns the intersection of two rectangles. Null is the whole plane, and an empty array is an
 * empty intersection.
 */
export function common(a, b) {
  if (!b) return a;
  if (!a.length || !b.length) return [];
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const [right, bottom] = [Math.min(a[0] + a[2], b[0] + b[2]), Math.min(a[1] + a[3], b[1] + b[3])];
  return right < x || bottom < y ? [] : [x, y, right - x, bottom - y];
}

/** Returns the smallest rectangle that contains two rectangles. */
function around([x1, y1, width1, height1], [x2, y2, width2, height2]) {
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  return [x, y, Math.max(x1 + width1, x2 + width2) - x, Math.max(y1 + height1, y2 + height2) - y];
}

export class Store extends Topics {
  workspace = null;
  state = null;
  canvas = null;
  /** The views by key. `order` has the keys, parents before children, back to front. */
  views = new Map();
  order = [];
  constraints = new Map();
  conflicts = [];
  /** The layout guides that constraints place, with their views and their frames in these. */
  guides = [];
  lines = [];
  inspector = { views: [], constraints: [], objects: [], outline: [] };
  selection = [];
  /** The requested canvas. */
  request = {};
  issues = null;
  /** The numbers of the documents with unsaved changes. */
  dirty = [];
  sceneID = null;

  /** Applies a message of the program and reports the changes. */
  apply(message) {
    // A message with a scene identifier has the complete scene, even if that scene is already
    // shown.
    if (message.sceneID !== undefined) {
      this.sceneID = message.sceneID;
      this.views.clear();
      this.constraints.clear();
      this.guides = [];
      this.order = [];
      this.lines = [];
      this.emit('reset');
    }
    if (message.scene) this.#applyScene(message.scene);
    if (message.lines) this.lines = message.lines;
    if (message.documents && this.workspace) {
      this.workspace.documents = message.documents;
      this.emit('workspace');
    }
    if (message.state) {
      this.state = message.state;
      this.emit('state');
    }
    if (message.dirty) {
      this.dirty = message.dirty;
      this.emit('dirty');
    }
    if (message.inspector) {
      this.inspector = message.inspector;
      this.emit('inspector');
    }
    if (message.scene) this.emit('scene', message.scene);
    if (message.lines || message.scene) this.emit('overlay');
  }

  /** Removes all data of a document that could not be opened. */
  forget() {
    this.apply({ sceneID: null, inspector: { views: [], constraints: [], objects: [], outline: [] }, lines: [] });
    this.state = null;
    this.canvas = null;
    this.conflicts = [];
    this.issues = null;
    this.select([]);
    this.emit('state');
    this.emit('overlay');
  }

  #applyScene(change) {
    if (change.canvas) this.canvas = change.canvas;
    if (change.conflicts) this.conflicts = change.conflicts;
    if (change.guides) this.guides = change.guides;
    for (const key of change.removed ?? []) this.views.delete(key);
    for (const view of change.views ?? []) this.views.set(view.key, view);
    for (const [key, frame] of Object.entries(change.frames ?? {})) this.views.get(key).frame = frame;
    for (const [key, picture] of Object.entries(change.pictures ?? {})) this.views.get(key).below = picture;
    if (change.order) this.order = change.order;
    for (const key of change.removedConstraints ?? []) this.constraints.delete(key);
    for (const constraint of change.constraints ?? []) this.constraints.set(constraint.key, constraint);
    this.#place();
  }

  /** Computes the place of each view on the canvas from the frames in superviews. */
  #place() {
    for (const key of this.order) {
      const view = this.views.get(key);
      const parent = view.parent === undefined ? null : this.views.get(view.parent);
      view.isShown = !view.isHidden && (!parent || parent.isShown);
      const [x, y, width, height] = view.shown ?? view.frame;
      if (!parent) {
        view.rect = [0, 0, width, height];
        view.window = null;
        continue;
      }
      const [ox, oy] = parent.origin ?? [0, 0];
      view.rect = [parent.rect[0] + x - ox, parent.rect[1] + y - oy, width, height];
      view.window = parent.clip === undefined ? parent.window : common(parent.rect, parent.window);
    }
    this.#reach();
  }

  /** Computes the smallest rectangle that contains each view and its descendants. */
  #reach() {
    for (const view of this.views.values()) view.reach = view.rect;
    for (let index = this.order.length - 1; index > 0; index -= 1) {
      const view = this.views.get(this.order[index]);
      const parent = this.views.get(view.parent);
      parent.reach = around(parent.reach, view.reach);
    }
  }

  get root() {
    return this.views.get(this.order[0]);
  }

  /**
   * The selected objects that are neither views nor constraints. The inspector may still show those of an
   * earlier selection.
   */
  get selectedObjects() {
    return this.inspector.objects.filter(({ id }) => this.selection.includes(id));
  }

  get selectedViews() {
    return this.selection.map((key) => this.views.get(key)).filter(Boolean);
  }

  /** The selected views that have siblings: those of the document but its roots. */
  get movableViews() {
    return this.selectedViews.filter((view) => view.isInDocument && view.parent !== undefined);
  }

  /** Returns the subviews of a view, back to front. */
  children(key) {
    return this.order.filter((other) => this.views.get(other).parent === key);
  }

  /** Returns the frontmost view of the document at a point of the canvas. */
  viewAt(x, y) {
    let found = null;
    for (const key of this.order) {
      const view = this.views.get(key);
      if (!view.isInDocument || !view.isShown) continue;
      const [left, top, width, height] = view.rect;
      if (x < left || x > left + width || y < top || y > top + height) continue;
      // The part of a view that a scroll view clips does not receive touches.
      if (!common([x, y, 0, 0], view.window).length) continue;
      found = view;
    }
    return found;
  }

  name(key) {
    const entry = this.inspector.outline.find((item) => item.key === key);
    const view = this.views.get(key);
    return entry?.name ?? view?.label ?? view?.className ?? key;
  }

  select(keys) {
    this.selection = keys;
    this.emit('selection');
  }
}
