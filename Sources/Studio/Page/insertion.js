// Where dragged views are inserted into a stack view.

/** Returns the kinds of the objects in the outline by key. */
export function kindsOf(store) {
  return new Map(store.inspector.outline.map((entry) => [entry.key, entry.kind]));
}

/** Returns whether a view is one of some views, or inside one. */
export function isAmong(store, view, keys) {
  for (let current = view; current; current = store.views.get(current.parent)) {
    if (keys.has(current.key)) return true;
  }
  return false;
}

/** The kinds of views that take others. */
export const containers = new Set([
  'view',
  'stackView',
  'scrollView',
  'tableViewCellContentView',
  'collectionViewCellContentView',
  'collectionReusableView',
]);

/** Returns the frontmost container at a point that is not among some views. */
export function containerAt(app, [x, y], keys, only = containers) {
  const { store } = app;
  const kinds = kindsOf(store);
  let found = null;
  for (const key of store.order) {
    const view = store.views.get(key);
    const [left, top, width, height] = view.rect;
    if (!view.isInDocument || !view.isShown || !only.has(kinds.get(key)) || isAmong(store, view, keys)) continue;
    if (x >= left && x <= left + width && y >= top && y <= top + height) found = view;
  }
  return found;
}

/**
 * Returns the place at a point between the views of a stack view: the stack view, the view before
 * which something is inserted, and the line to draw. Null outside of stack views.
 */
export function insertionAt(app, point, keys) {
  const { store } = app;
  const stack = containerAt(app, point, keys, new Set(['stackView']));
  if (!stack) return null;
  const views = store.children(stack.key).filter((key) => !keys.has(key)).map((key) => store.views.get(key)).filter(
    (view) => view.isInDocument && view.isShown,
  );
  const axis = axisOf(stack, store);
  const isReversed = axis === 0 && store.canvas.isRightToLeft;
  const middle = (view) => view.rect[axis] + view.rect[axis + 2] / 2;
  const index = views.findIndex((view) => (isReversed ? middle(view) < point[axis] : middle(view) > point[axis]));
  const next = index < 0 ? undefined : views[index];
  const previous = views[(index < 0 ? views.length : index) - 1];
  const ends = (view) => [view.rect[axis], view.rect[axis] + view.rect[axis + 2]];
  const edge = (view, isEnd) => ends(view)[isEnd === isReversed ? 0 : 1];
  let at = stack.rect[axis] + (isReversed ? stack.rect[axis + 2] : 0);
  if (previous && next) at = (edge(previous, true) + edge(next, false)) / 2;
  else if (previous) at = edge(previous, true);
  else if (next) at = edge(next, false);
  const cross = 1 - axis;
  const [from, to] = [stack.rect[cross], stack.rect[cross] + stack.rect[cross + 2]];
  return {
    parent: stack.key,
    before: next?.key,
    guides: [{ points: axis ? [from, at, to, at] : [at, from, at, to], className: 'insertion' }],
  };
}

/** Returns the axis of a stack view: 0 for a row, 1 for a column. It follows from its views. */
export function axisOf(stack, store) {
  const views = store.children(stack.key).map((key) => store.views.get(key)).filter((view) => view.isShown);
  if (views.length < 2) return stack.rect[3] > stack.rect[2] ? 1 : 0;
  const spread = (axis) => {
    const middles = views.map((view) => view.rect[axis] + view.rect[axis + 2] / 2);
    return Math.max(...middles) - Math.min(...middles);
  };
  return spread(1) >= spread(0) ? 1 : 0;
}
