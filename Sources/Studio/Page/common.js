// The attributes that several selected views have in common.

import { h } from './dom.js';

/**
 * The attributes in the inspector of several views: their names, titles and choices.
 *
 * @type {[string, string, string[][] | null][]}
 */
const attributes = [
  ['hidden', 'Hidden', [['', 'No'], ['YES', 'Yes']]],
  ['clipsSubviews', 'Clips to Bounds', [['', 'No'], ['YES', 'Yes']]],
  ['alpha', 'Alpha', null],
  ['contentMode', 'Content Mode', [
    ['scaleToFill', 'Scale to Fill'],
    ['scaleAspectFit', 'Aspect Fit'],
    ['scaleAspectFill', 'Aspect Fill'],
    ['redraw', 'Redraw'],
    ['center', 'Center'],
    ['top', 'Top'],
    ['bottom', 'Bottom'],
    ['left', 'Left'],
    ['right', 'Right'],
  ]],
];
const mixed = '\u2014';

/** Returns the section of the inspector for several views. A change applies to all of them. */
export function commonAttributes(app, views) {
  const change = (name, value) =>
    app.edit({
      type: 'all',
      edits: views.map((view) => ({ type: 'setAttribute', path: `${view.id}.${name}`, value: value || null })),
    });
  const line = ([name, title, choices]) => {
    const values = new Set(views.map((view) => view.attributes[name] ?? ''));
    const [value] = values.size === 1 ? values : [mixed];
    const control = choices
      ? h(
        'select',
        { 'aria-label': title, 'data-field': `common-${name}` },
        [...(values.size > 1 ? [[mixed, mixed]] : []), ...choices].map(([key, label]) =>
          h('option', { value: key, selected: key === value, disabled: key === mixed }, label)
        ),
      )
      : h('input', {
        'aria-label': title,
        'data-field': `common-${name}`,
        value: values.size > 1 ? '' : value,
        placeholder: values.size > 1 ? mixed : '1',
        inputMode: 'decimal',
      });
    control.addEventListener('change', () => change(name, control.value));
    return h('label', { class: 'line' }, h('span', {}, title), control);
  };
  return h('section', { class: 'common' }, h('h3', {}, 'Attributes of all'), ...attributes.map(line));
}
