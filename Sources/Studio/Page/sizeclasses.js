// The grid of size classes: a canvas for each combination of a width and a height class.

import { h } from './dom.js';

/** The size classes in the order of the grid. */
const classes = ['compact', 'any', 'regular'];
const titles = { compact: 'Compact', any: 'Any', regular: 'Regular' };

/** The devices that have the size classes of a canvas, by width and height. */
const hints = {
  'any any': 'Base values for all layouts',
  'compact any': 'For all layouts with compact width',
  'regular any': 'For all layouts with regular width',
  'any compact': 'For all iPhones in landscape',
  'any regular': 'For all iPads, and iPhones in portrait',
  'compact regular': 'For all iPhones in portrait',
  'compact compact': 'For the smaller iPhones in landscape',
  'regular compact': 'For the larger iPhones in landscape',
  'regular regular': 'For iPads in portrait or landscape',
};

/** The edits that add objects or change constants. */
const variedTypes = new Set(['addView', 'addConstraints', 'pin', 'align', 'paste', 'moveEdges']);

/** Returns whether an edit adds objects or changes constants, and does nothing else. */
function isVaried(edit) {
  if (edit.type === 'all') return edit.edits.every(isVaried);
  if (edit.type === 'resolve') return edit.command === 'addMissing';
  if (edit.type === 'changeConstraint') return Object.keys(edit.change).every((name) => name === 'constant');
  return variedTypes.has(edit.type);
}

/** Returns the key of a variation; empty for all size classes. */
function variation(width, height) {
  return [['heightClass', height], ['widthClass', width]].filter(([, value]) => value && value !== 'any').map((pair) =>
    pair.join('=')
  ).join('-');
}

/** Chooses the size classes for which attributes are edited. */
export class SizeClasses {
  constructor(app) {
    this.app = app;
    this.button = h('button', {
      class: 'text quiet classes',
      'aria-label': 'Size classes',
      title: 'Size classes (Z)',
      'aria-haspopup': 'dialog',
      onclick: () => this.open(),
    });
    this.bar = h('div', { class: 'class-bar', role: 'status', hidden: true });
    app.gestures?.stage.append(this.bar);
    app.store.on('canvasChanged opened scene', () => this.update());
  }

  /** The size classes for which values are changed; empty for all of them. */
  get variation() {
    const { widthClass, heightClass } = this.app.store.request;
    return variation(widthClass, heightClass);
  }

  /** Returns an edit that holds for the size classes of the canvas alone, if it is of such a type. */
  varied(edit) {
    const sizeClass = this.variation;
    if (!sizeClass || !isVaried(edit)) return edit;
    return { type: 'inSizeClass', sizeClass, edit };
  }

  open() {
    this.app.menus.toggle(this.button, 'Size classes', () => this.#content());
  }

  /** Shows the canvas of size classes; without them, that of the document. */
  choose(width, height) {
    this.app.menus.close(true);
    return this.app.changeCanvas({
      widthClass: width,
      heightClass: height,
      width: undefined,
      height: undefined,
      device: undefined,
      isLandscape: undefined,
    });
  }

  update() {
    const { request, canvas } = this.app.store;
    if (!canvas) return;
    const short = (name) => name[0].toUpperCase();
    const text = `w${short(canvas.widthClass)} h${short(canvas.heightClass)}`;
    if (this.button.textContent !== text) this.button.textContent = text;
    const { widthClass, heightClass } = request;
    const key = widthClass ? `${widthClass} ${heightClass}` : '';
    if (this.shown === key) return;
    this.shown = key;
    this.bar.hidden = !widthClass;
    this.app.inspector.draw();
    if (!widthClass) return;
    this.bar.replaceChildren(
      h('strong', {}, `${titles[widthClass]} Width | ${titles[heightClass]} Height`),
      h('span', { class: 'grow' }, hints[key]),
      h('button', { class: 'text', onclick: () => this.choose() }, 'Done'),
    );
  }

  #content() {
    const { request } = this.app.store;
    const [width, height] = [request.widthClass ?? 'any', request.heightClass ?? 'any'];
    const about = h('p', { class: 'hint center', 'aria-live': 'polite' });
    const describe = (w, t) => {
      about.textContent = `${titles[w]} Width | ${titles[t]} Height: ${hints[`${w} ${t}`]}`;
    };
    const cell = (w, t) =>
      h('button', {
        class: 'class-cell',
        role: 'gridcell',
        'aria-label': `${titles[w]} Width, ${titles[t]} Height: ${hints[`${w} ${t}`]}`,
        'aria-selected': String(w === width && t === height),
        autofocus: w === width && t === height,
        'data-classes': `${w} ${t}`,
        onclick: () => this.choose(w, t),
        onfocus: () => describe(w, t),
        onpointerenter: () => describe(w, t),
      }, `${titles[w][0]} ${titles[t][0]}`);
    const grid = h(
      'div',
      { class: 'class-grid', role: 'grid', 'aria-label': 'Width and height classes' },
      classes.map((t) => h('div', { role: 'row' }, classes.map((w) => cell(w, t)))),
    );
    grid.addEventListener('keydown', (event) => this.#key(event, grid));
    describe(width, height);
    return [
      h('h2', {}, 'Size Classes'),
      grid,
      about,
      h('button', { class: 'menu-item', onclick: () => this.choose() }, 'Canvas of the document'),
    ];
  }

  #key(event, grid) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const cells = [...grid.querySelectorAll('button')];
    const index = cells.indexOf(event.target);
    const next = cells[index + step];
    if (next && (Math.abs(step) === 3 || Math.floor(index / 3) === Math.floor((index + step) / 3))) next.focus();
  }
}
