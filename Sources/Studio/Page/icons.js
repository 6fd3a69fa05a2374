// Icons of the buttons, drawn in a square of 20 units.

import { h } from './dom.js';

const paths = {
  'sidebar-left': 'M3 4.5h14v11H3zM8 4.5v11',
  'sidebar-right': 'M3 4.5h14v11H3zM12 4.5v11',
  undo: 'M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8',
  redo: 'M12.5 4 16 7.5 12.5 11M16 7.5H8.500a4.25 4.25 0 0 0 0 8.5H12',
  plus: 'M10 4v12M4 10h12',
  compare: 'M4 4.500h12v11H4zM10 3v14M12.500 8h1.500M12.500 11h1.500',
  outline: 'M4 5h12M7 10h9M7 15h9M4 10h.01M4 15h.01',
  issues: 'M10 3.500 17.500 16h-15zM10 8.500v3.500M10 14.200v.1',
  log: 'M3 4h14v12H3zM5.500 7.500l2.500 2.500-2.500 2.500M10 13h4',
  lessons: 'M10 5 2.500 8.500 10 12l7.500-3.500zM5.500 10.200v3.800c2.700 2 6.300 2 9 0v-3.800',
  connect: 'M3 4h5v5H3zM12 11h5v5h-5zM8.500 8.500l3 3',
  update: 'M15.500 8A6 6 0 1 0 16 11M15.800 4v4.200h-4.200',
  stack: 'M4 4h12v3.500H4zM4 12.500h12V16H4zM10 8.200v3.600M8.500 10.500 10 12l1.500-1.500',
  align: 'M4 3.500v13M6.500 6h9.500v3H6.500zM6.500 11h6v3h-6z',
  pin: 'M6.500 6.500h7v7h-7zM2.500 10h4M13.500 10h4M10 2.500v4M10 13.500v4',
  resolve: 'M5 5.500 2.800 10 5 14.500M15 5.500 17.200 10 15 14.500M7 10h6M7 8v4M13 8v4',
  rotate: 'M6 3.500h6.500V14H6zM15 8c1.800 3.500-.5 8-4.500 8.500',
  fit: 'M3.500 7.500v-4h4M12.500 3.500h4v4M16.500 12.500v4h-4M7.500 16.500h-4v-4',
  moon: 'M15.500 12.500A6.500 6.500 0 0 1 7.500 4.500a6.500 6.500 0 1 0 8 8z',
  direction: 'M8 4h8M12 4v12M9 4v12M9 4a3 3 0 0 0 0 6M4 13.500l-1.500 1.500L4 16.500M2.500 15H7',
  environment: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  map: 'M3 4h5v4H3zM12 4h5v4h-5zM7.500 13h5v4h-5zM8 6h4M5.500 8v3.500h4.500V13',
  devices: 'M3 4h4v8H3zM9 4h8v6H9zM9 12h5v4H9z',
  play: 'M6 4l10 6-10 6z',
  pause: 'M6 4v12M14 4v12',
  step: 'M5 4l7 6-7 6zM15 4v12',
  why: 'M7.300 7.500a2.800 2.800 0 1 1 4 2.600c-.9.500-1.300 1-1.300 2M10 15v.1',
  trash: 'M4 6h12M8 6V4h4v2M5.500 6l.8 10.500h7.400L14.500 6',
  keys: 'M3 5h14v10H3zM6 8h.1M9 8h.1M12 8h.1M15 8h.1M7 12h6',
  close: 'M5.500 5.500l9 9M14.500 5.500l-9 9',
  check: 'M4.500 10.500l3.800 3.800 7.200-8.300',
};

/** Returns the markup of an icon. */
export function icon(name) {
  return `<svg class="icon-drawing" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="${
    paths[name] ?? ''
  }"/></svg>`;
}

/** Adds the icons to all buttons with the name of an icon. */
export function drawIcons(root = document) {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-icon]'))) {
    if (!button.querySelector('.icon-drawing')) button.insertAdjacentHTML('afterbegin', icon(button.dataset.icon));
  }
}

/**
 * The kinds of objects with their own glyphs, in the order of glyphs.svg. The first glyph is that
 * of all other kinds.
 */
const kinds = [
  'view',
  'label',
  'button',
  'imageView',
  'textField',
  'stackView',
  'scrollView',
  'tableView',
  'switch',
  'slider',
  'constraint',
  'viewLayoutGuide',
  'exit',
];

/**
 * Returns the glyph of a kind of object in the outline. It is a part of a shared image, because
 * separate drawings would cost the browser time in each frame.
 */
export function glyph(kind) {
  const element = h('span', { class: 'glyph', 'aria-hidden': 'true' });
  element.style.setProperty('--place', Math.max(kinds.indexOf(kind), 0));
  return element;
}
