// A picture of a conflict: the boxes that are to fit, and the place that there is.

const SVG = 'http://www.w3.org/2000/svg';
const width = 244;
const rowHeight = 22;

/** The attributes at which a constraint of a distance begins and ends, by axis. */
const axes = {
  x: {
    size: 'width',
    first: ['leading', 'left', 'leadingMargin', 'leftMargin'],
    last: ['trailing', 'right', 'trailingMargin', 'rightMargin'],
  },
  y: { size: 'height', first: ['top', 'topMargin'], last: ['bottom', 'bottomMargin'] },
};

/**
 * Returns the lengths that the constraints of a conflict ask for along an axis, and the length of
 * the place that they share; null if the conflict is not of this kind.
 *
 * @param {any} store
 * @param {string[]} members
 */
export function demands(store, members) {
  // Those of layout guides have no identifier.
  const constraints = members.map((key) => store.constraints.get(key)).filter((item) => item?.id);
  for (const axis of Object.values(axes)) {
    const sizes = constraints.filter((item) => !item.second && item.first.attribute === axis.size);
    const names = [...axis.first, ...axis.last];
    const gaps = constraints.filter((item) => item.second && names.includes(item.first.attribute));
    if (!sizes.length || sizes.length + gaps.length < constraints.length) continue;
    const index = axis.size === 'width' ? 2 : 3;
    const boxes = sizes.map(({ first, constant, relation, key }) => ({
      key,
      name: store.name(first.view),
      length: constant,
      relation,
    }));
    if (!gaps.length) return { boxes, isAlternative: true, place: null };
    // The view that contains the others is the place; the gaps at its edges are inside it.
    const views = gaps.flatMap(({ first, second }) => [first.view, second.view]);
    const outer = views.map((key) => store.views.get(key)).find((view) =>
      view && views.every((key) => key === view.key || isInside(store, key, view.key))
    );
    if (!outer) return null;
    const parts = [
      ...gaps.map(({ constant, relation, key }) => ({ key, name: '', length: constant, relation })),
      ...boxes,
    ];
    // A view may have a size between its neighbors only once.
    const free = freeLength(outer, gaps, index);
    return { boxes: parts, isAlternative: false, place: { name: store.name(outer.key), length: free } };
  }
  return null;
}

/** Returns the length of the place: the view, or its safe area if the constraints refer to it. */
function freeLength(view, gaps, index) {
  const usesSafeArea = gaps.some(({ first, second }) =>
    [first, second].some((side) => side.view === view.key && /safe/i.test(side.guide ?? ''))
  );
  const insets = usesSafeArea && view.safeArea ? view.safeArea : [0, 0, 0, 0];
  return view.rect[index] - (index === 2 ? insets[1] + insets[3] : insets[0] + insets[2]);
}

function isInside(store, key, outer) {
  let view = store.views.get(key);
  while (view && view.parent !== undefined) {
    if (view.parent === outer) return true;
    view = store.views.get(view.parent);
  }
  return false;
}

/** Returns the picture of a conflict; null if it has no boxes. */
export function conflictBoxes(store, members) {
  const found = demands(store, members);
  if (!found) return null;
  const { boxes, isAlternative, place } = found;
  const total = boxes.reduce((sum, box) => sum + Math.max(box.length, 0), 0);
  const longest = Math.max(isAlternative ? Math.max(...boxes.map((box) => box.length)) : total, place?.length ?? 0, 1);
  const scale = width / longest;
  const svg = document.createElementNS(SVG, 'svg');
  const rows = isAlternative ? boxes.length : 2;
  const sentence = isAlternative
    ? `The same length must be ${boxes.map((box) => round(box.length)).join(' and ')}`
    : `${boxes.map((box) => round(box.length)).join(' + ')} = ${round(total)}, but ${
      round(place.length)
    } are available`;
  set(svg, { class: 'conflict-boxes', width, height: rows * (rowHeight + 4) + 4, role: 'img', 'aria-label': sentence });
  const box = (x, row, length, className, name) => {
    const y = 2 + row * (rowHeight + 4);
    const shape = document.createElementNS(SVG, 'rect');
    set(shape, {
      x: x * scale + 0.5,
      y: y + 0.5,
      width: Math.max(length * scale - 1, 1),
      height: rowHeight - 1,
      rx: 3,
      class: className,
    });
    svg.append(shape);
    if (length * scale < name.length * 5.6 + 6) return;
    const text = document.createElementNS(SVG, 'text');
    set(text, { x: (x + length / 2) * scale, y: y + 15 });
    text.textContent = name;
    svg.append(text);
  };
  if (isAlternative) {
    boxes.forEach((one, row) => box(0, row, one.length, 'need', `${one.name} ${round(one.length)}`));
  } else {
    box(0, 0, place.length, 'room', `${place.name} ${round(place.length)}`);
    let x = 0;
    for (const one of boxes) {
      const length = Math.max(one.length, 0);
      const isOver = x + length > place.length + 0.5;
      box(x, 1, length, `${one.name ? 'need' : 'gap'}${isOver ? ' over' : ''}`, `${one.name} ${round(length)}`.trim());
      x += length;
    }
  }
  const caption = document.createElement('p');
  caption.className = 'hint';
  caption.textContent = `${sentence}.`;
  const figure = document.createElement('div');
  figure.append(svg, caption);
  return figure;
}

const round = (value) => String(Math.round(value * 100) / 100);

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
