// The borders of the panels, which resize them.

import { h } from './dom.js';
import { remember, remembered } from './remembered.js';

/** The narrowest and widest panel, in pixels. */
const limits = [180, 520];

/** The least width of the canvas between the panels, in pixels. */
const leastCanvas = 200;

/** The step of the arrow keys, in pixels. */
const step = 16;

/** Adds the border of each panel, with the width that the browser remembers. */
export function resizePanels(app) {
  for (const side of ['left', 'right']) new Border(app, side);
}

class Border {
  constructor(app, side) {
    this.app = app;
    this.side = side;
    this.panel = /** @type {HTMLElement} */ (document.getElementById(side));
    this.handle = h('div', {
      class: `panel-border ${side}`,
      role: 'separator',
      tabIndex: 0,
      'aria-orientation': 'vertical',
      'aria-label': side === 'left' ? 'Width of the navigator' : 'Width of the inspector',
      'aria-valuemin': limits[0],
      'aria-valuemax': limits[1],
    });
    document.body.append(this.handle);
    this.handle.addEventListener('pointerdown', (event) => this.#drag(event));
    this.handle.addEventListener('dblclick', () => this.#set(null));
    this.handle.addEventListener('keydown', (event) => {
      const key = /** @type {KeyboardEvent} */ (event).key;
      const direction = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      this.#set(this.width + direction * step * (side === 'left' ? 1 : -1));
    });
    this.#show(remembered(`width-${side}`, null));
  }

  get width() {
    return this.panel.getBoundingClientRect().width;
  }

  #set(width) {
    const other = document.getElementById(this.side === 'left' ? 'right' : 'left');
    const room = innerWidth - (other?.getBoundingClientRect().width ?? 0) - leastCanvas;
    const next = width === null
      ? null
      : Math.round(Math.min(Math.max(width, limits[0]), limits[1], Math.max(room, limits[0])));
    this.#show(next);
    remember(`width-${this.side}`, next);
    this.app.outline.fitNames();
  }

  #show(width) {
    if (width === null) document.body.style.removeProperty(`--${this.side}`);
    else document.body.style.setProperty(`--${this.side}`, `${width}px`);
    this.handle.setAttribute('aria-valuenow', String(Math.round(width ?? this.width)));
  }

  #drag(event) {
    event.preventDefault();
    this.handle.setPointerCapture(event.pointerId);
    const [start, width] = [event.clientX, this.width];
    const sign = this.side === 'left' ? 1 : -1;
    const move = (moved) => this.#set(width + sign * (moved.clientX - start));
    this.handle.addEventListener('pointermove', move);
    this.handle.addEventListener('lostpointercapture', () => this.handle.removeEventListener('pointermove', move), {
      once: true,
    });
  }
}
