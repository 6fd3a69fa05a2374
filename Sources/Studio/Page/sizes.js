// The sizes of a view in the size inspector: the placeholder for its intrinsic size, and its margins.

import { h } from './dom.js';
import { read } from './fields.js';

/** The placeholder of a dimension that has no intrinsic size, as documents write it. */
const none = 'infinite';

/** The placeholder that Interface Builder offers first, in points. */
const firstPlaceholder = '100';

/** Returns a line with a label and a control. */
function line(title, control) {
  return h('label', { class: 'line' }, h('span', {}, title), control);
}

/** Returns a pop-up menu. */
function menu(name, field, options, current, choose) {
  return h(
    'select',
    { 'aria-label': name, 'data-field': field, onchange: (event) => choose(event.target.value) },
    options.map(([value, title]) => h('option', { value, selected: value === current }, title)),
  );
}

/** Returns a field for a number of points. */
function points(name, field, value, set, placeholder = '') {
  return h('input', {
    value,
    placeholder,
    inputMode: 'decimal',
    'aria-label': name,
    'data-field': field,
    onchange: (event) => {
      if (placeholder && event.target.value.trim() === '') return set(none);
      const number = read(event.target);
      return number === null ? undefined : set(String(number));
    },
  });
}

/** Returns the lines for the size that a view has in the document in place of its intrinsic size. */
export function intrinsicSize(app, view) {
  const names = ['placeholderIntrinsicWidth', 'placeholderIntrinsicHeight'];
  const values = names.map((name) => view.attributes[name]);
  const hasPlaceholder = values.some((value) => value !== undefined);
  const set = (values) =>
    app.edit({
      type: 'all',
      edits: names.map((name, index) => ({ type: 'setAttribute', path: `${view.id}.${name}`, value: values[index] })),
    });
  const field = (index, title) =>
    line(
      title,
      points(
        `Intrinsic ${title}`,
        names[index],
        values[index] === none ? '' : values[index] ?? '',
        (value) => set(values.map((old, place) => (place === index ? value : old ?? none))),
        'None',
      ),
    );
  const choose = (kind) => {
    const { rect = [] } = app.store.views.get(view.id) ?? {};
    const size = rect.slice(2).map((length) => (length > 0 ? String(Math.round(length)) : firstPlaceholder));
    set(kind === 'placeholder' ? size : [null, null]);
  };
  return [
    line(
      'Intrinsic size',
      menu(
        'Intrinsic Size',
        'intrinsic',
        [['', 'Default (System Defined)'], ['placeholder', 'Placeholder']],
        hasPlaceholder ? 'placeholder' : '',
        choose,
      ),
    ),
    ...(hasPlaceholder ? [field(0, 'Width'), field(1, 'Height')] : []),
  ];
}

/** The kinds of margins with the edges of each, in the order of the document. */
const margins = {
  layoutMargins: ['top', 'left', 'bottom', 'right'],
  directionalLayoutMargins: ['top', 'leading', 'bottom', 'trailing'],
};

/** The margins of a view on all sides, in points. */
const standard = [8, 8, 8, 8];

/** Returns the lines for the margins of a view. */
export function layoutMargins(app, view) {
  const kind = Object.keys(margins).find((name) => view.margins[name]) ?? '';
  const values = view.margins[kind] ?? standard;
  const property = (name, value) => ({ type: 'setProperty', path: `${view.id}.${name}`, kind: 'insets', value });
  const set = (name, next) => {
    const edits = kind && kind !== name ? [property(kind, null)] : [];
    if (name) edits.push(property(name, next.join(' ')));
    app.edit({ type: 'all', edits });
  };
  const title = (edge) => `${edge[0].toUpperCase()}${edge.slice(1)}`;
  const kinds = [['', 'Default'], ['layoutMargins', 'Fixed'], ['directionalLayoutMargins', 'Language Directional']];
  return [
    line('Layout margins', menu('Layout Margins', 'margins', kinds, kind, (name) => set(name, values))),
    ...(margins[kind] ?? []).map((edge, index) =>
      line(
        title(edge),
        points(
          `${title(edge)} Margin`,
          `margin-${edge}`,
          values[index],
          (value) => set(kind, values.with(index, Number(value))),
        ),
      )
    ),
  ];
}
