// Where moved views snap: whole points, edges, centers, margins, the safe area, standard distances
// and baselines, with the guides and distances that are drawn for them.

/** The distance in pixels at which a line attracts a view. */
const reach = 5;

/** The standard distance between siblings, in points, which `symbolic` constraints have. */
const standard = 8;

/** Returns a function that tells whether a view is where it is now. */
export function stillness(store) {
  const places = new Map([...store.views].map(([key, view]) => [key, String(view.rect)]));
  return (view) => places.get(view.key) === String(view.rect);
}

/** Returns the alignment rectangle of a view. */
export function aligned({ rect: [x, y, width, height], alignment: insets = [0, 0, 0, 0] }) {
  return [x + insets[1], y + insets[0], width - insets[1] - insets[3], height - insets[0] - insets[2]];
}

/** Returns the smallest rectangle around some rectangles. */
export function bounds(rects) {
  const [x, y] = [0, 1].map((axis) => Math.min(...rects.map((rect) => rect[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...rects.map((rect) => rect[axis] + rect[axis + 2])));
  return [x, y, right - x, bottom - y];
}

/** Returns the lines of an axis in the superview: edges, center, margins and safe area. */
function containerLines(parent, axis) {
  const [start, length] = [parent.rect[axis], parent.rect[axis + 2]];
  const side = axis ? [0, 2] : [1, 3];
  const lines = [[start, 'edge'], [start + length, 'edge'], [start + length / 2, 'center']];
  for (const insets of [parent.margins, parent.safeArea]) {
    if (!insets) continue;
    lines.push([start + insets[side[0]], 'edge'], [start + length - insets[side[1]], 'edge']);
  }
  return lines.map(([value, kind]) => ({ value, kind, rect: parent.rect }));
}

/** Returns the lines of a sibling: edges, center, baseline, and the standard distances from it. */
function siblingLines(view, box, axis) {
  const rect = aligned(view);
  const [start, length] = [rect[axis], rect[axis + 2]];
  const lines = [[start, 'edge'], [start + length, 'edge'], [start + length / 2, 'center']];
  if (axis && view.baseline !== undefined) lines.push([view.rect[1] + view.baseline, 'baseline']);
  const cross = 1 - axis;
  const areAligned = box[cross] < rect[cross] + rect[cross + 2] && rect[cross] < box[cross] + box[cross + 2];
  if (areAligned) lines.push([start + length + standard, 'after'], [start - standard, 'before']);
  return lines.map(([value, kind]) => ({ value, kind, rect }));
}

/** Returns the places of the moved rectangle that can meet a line of a kind. */
function features(box, baseline, axis) {
  const [start, length] = [box[axis], box[axis + 2]];
  return {
    edge: [start, start + length],
    center: [start + length / 2],
    after: [start],
    before: [start + length],
    baseline: axis && baseline !== null ? [baseline] : [],
  };
}

/**
 * Returns the lines to which moved views can snap along an axis. Siblings that follow the moved views are at no
 * place to snap to.
 */
function candidates(app, views, box, axis, isStill) {
  const { store } = app;
  const parent = store.views.get(views[0].parent);
  const moved = new Set(views.map((view) => view.key));
  const siblings = store.children(parent.key).filter((key) => !moved.has(key)).map((key) => store.views.get(key))
    .filter((view) => view.isShown && view.isInDocument && isStill(view));
  return [
    ...siblings.flatMap((view) => siblingLines(view, box, axis)),
    ...containerLines(parent, axis),
  ];
}

/**
 * Returns the distance by which views move so that they snap, and the guides to draw. Along a locked
 * axis, nothing moves.
 *
 * @param {any} app
 * @param {any[]} views
 * @param {number[]} shift
 * @param {(view: any) => boolean} isStill
 * @param {number} [locked]
 */
export function snapped(app, views, shift, isStill, locked) {
  const start = bounds(views.map(aligned));
  const own = views.length === 1 && views[0].baseline !== undefined ? views[0].rect[1] + views[0].baseline : null;
  const result = shift.map(Math.round);
  const limit = reach / app.viewport.zoom;
  for (const axis of [0, 1]) {
    if (axis === locked) continue;
    const box = [start[0] + shift[0], start[1] + shift[1], start[2], start[3]];
    const places = features(box, own === null ? null : own + shift[1], axis);
    let best = null;
    for (const line of candidates(app, views, box, axis, isStill)) {
      for (const place of places[line.kind]) {
        const distance = line.value - place;
        if (Math.abs(distance) <= limit && (best === null || Math.abs(distance) < Math.abs(best))) best = distance;
      }
    }
    if (best !== null) result[axis] = Math.round((shift[axis] + best) * 100) / 100;
  }
  return { shift: result, guides: guides(app, views, start, own, result, isStill) };
}

/**
 * Returns the sides of a resized view so that they snap to edges, as left, top, right and bottom, and the guides to draw.
 * `horizontal` and `vertical` are −1 or 1 for the sides that move, and 0 for none.
 */
export function snappedSides(app, view, sides, [horizontal, vertical], isStill, isFree) {
  const result = [...sides];
  const limit = reach / app.viewport.zoom;
  const insets = view.alignment ?? [0, 0, 0, 0];
  const inset = [insets[1], insets[0], -insets[3], -insets[2]];
  const box = () => [result[0], result[1], result[2] - result[0], result[3] - result[1]];
  const found = new Map();
  for (const [axis, side] of [[0, horizontal], [1, vertical]]) {
    if (!side || isFree) continue;
    const index = side < 0 ? axis : axis + 2;
    let best = null;
    for (const line of candidates(app, [view], aligned({ ...view, rect: box() }), axis, isStill)) {
      const isMet = line.kind === 'edge';
      const distance = line.value - (result[index] + inset[index]);
      if (isMet && Math.abs(distance) <= limit && (best === null || Math.abs(distance) < Math.abs(best.distance))) {
        best = { ...line, distance };
      }
    }
    if (best === null) continue;
    result[index] = Math.round((result[index] + best.distance) * 100) / 100;
    found.set(axis, best);
  }
  const rect = aligned({ ...view, rect: box() });
  const lines = [...found].map(([axis, { value, rect: other }]) => {
    const cross = 1 - axis;
    const from = Math.min(rect[cross], other[cross]);
    const to = Math.max(rect[cross] + rect[cross + 2], other[cross] + other[cross + 2]);
    return { points: axis ? [from, value, to, value] : [value, from, value, to], className: 'snap' };
  });
  return { sides: result, guides: [...lines, ...distances(app, [view], rect)] };
}

/** Returns the lines that the moved views meet, and their distances to what is next to them. */
function guides(app, views, start, own, shift, isStill) {
  const [dx, dy] = shift;
  const box = [start[0] + dx, start[1] + dy, start[2], start[3]];
  const found = new Map();
  for (const axis of [0, 1]) {
    const places = features(box, own === null ? null : own + dy, axis);
    for (const { value, kind, rect } of candidates(app, views, box, axis, isStill)) {
      if (!places[kind].some((place) => Math.abs(place - value) < 0.01)) continue;
      const cross = 1 - axis;
      const from = Math.min(box[cross], rect[cross]);
      const to = Math.max(box[cross] + box[cross + 2], rect[cross] + rect[cross + 2]);
      const key = `${axis}:${value}`;
      const old = found.get(key);
      const span = old ? [Math.min(old.span[0], from), Math.max(old.span[1], to)] : [from, to];
      found.set(key, { axis, value, span });
    }
  }
  const lines = [...found.values()].map(({ axis, value, span }) => ({
    points: axis ? [span[0], value, span[1], value] : [value, span[0], value, span[1]],
    className: 'snap',
  }));
  return [...lines, ...distances(app, views, box)];
}

/** Returns the distances from the moved views to the nearest sibling or edge on each side. */
function distances(app, views, box) {
  const { store } = app;
  const parent = store.views.get(views[0].parent);
  const moved = new Set(views.map((view) => view.key));
  const others = store.children(parent.key).filter((key) => !moved.has(key)).map((key) => store.views.get(key))
    .filter((view) => view.isShown && view.isInDocument).map(aligned);
  const lines = [];
  for (const axis of [0, 1]) {
    const cross = 1 - axis;
    const [low, high] = [box[axis], box[axis] + box[axis + 2]];
    const facing = others.filter((rect) =>
      rect[cross] < box[cross] + box[cross + 2] && box[cross] < rect[cross] + rect[cross + 2]
    );
    const before = Math.max(
      parent.rect[axis],
      ...facing.map((rect) => rect[axis] + rect[axis + 2]).filter((end) => end <= low),
    );
    const after = Math.min(
      parent.rect[axis] + parent.rect[axis + 2],
      ...facing.map((rect) => rect[axis]).filter((begin) => begin >= high),
    );
    const middle = box[cross] + box[cross + 2] / 2;
    for (const [from, to] of [[before, low], [high, after]]) {
      if (to - from < 0.5) continue;
      lines.push({
        points: axis ? [middle, from, middle, to] : [from, middle, to, middle],
        className: 'distance',
        label: String(Math.round((to - from) * 10) / 10),
      });
    }
  }
  return lines;
}

/** Returns a line with its length between two points of an axis; nothing where they meet. */
function measured(axis, from, to, middle) {
  if (Math.abs(to - from) < 0.5) return [];
  return [{
    points: axis ? [middle, from, middle, to] : [from, middle, to, middle],
    className: 'distance',
    label: String(Math.round(Math.abs(to - from) * 10) / 10),
  }];
}

/**
 * Returns the distances from a rectangle to another one: to its four sides if one of them contains the other,
 * otherwise the gaps between both.
 */
export function distancesBetween(box, other) {
  const lines = [];
  for (const axis of [0, 1]) {
    const cross = 1 - axis;
    const [low, high] = [box[axis], box[axis] + box[axis + 2]];
    const [first, last] = [other[axis], other[axis] + other[axis + 2]];
    const middle = box[cross] + box[cross + 2] / 2;
    if (first >= high) lines.push(...measured(axis, high, first, middle));
    else if (last <= low) lines.push(...measured(axis, last, low, middle));
    else lines.push(...measured(axis, first, low, middle), ...measured(axis, high, last, middle));
  }
  return lines;
}
