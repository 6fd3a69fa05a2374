// The handles around the canvas: dragging an edge lays the scene out at every size.

import { h, debounced } from './dom.js';

const smallest = 40;

/** Where a browser tells of movements before it has a frame to draw, the layout is there when the frame begins. */
const moves = ['pointerrawupdate', 'pointermove'];

export class CanvasEdges {
  /** `resize(width, height, stamp)` is called with every size, `done()` at the end of a drag. */
  constructor(host, app) {
    this.app = app;
    // Browsers refuse a new address for every repetition of a key that is held.
    this.rested = debounced(200, () => app.canvasWasResized());
    this.handles = {
      right: this.#handle('right', 1, 0, 'Width of the canvas'),
      bottom: this.#handle('bottom', 0, 1, 'Height of the canvas'),
      corner: this.#handle('corner', 1, 1, 'Size of the canvas'),
    };
    this.badge = h('div', { class: 'size-badge', hidden: true });
    this.shadow = h('div', { class: 'paper-shadow' });
    host.parentElement.prepend(this.shadow);
    host.append(...Object.values(this.handles), this.badge);
  }

  #handle(name, dx, dy, label) {
    const handle = h('div', { class: `edge ${name}`, tabIndex: 0, role: 'slider', 'aria-label': label });
    handle.addEventListener('pointerdown', (event) => this.#drag(event, handle, dx, dy));
    handle.addEventListener('keydown', (event) => {
      const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const move = keys[event.key];
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? 10 : 1;
      const { width, height } = this.app.store.canvas;
      this.app.resizeCanvas(
        Math.max(width + move[0] * dx * step, smallest),
        Math.max(height + move[1] * dy * step, smallest),
        event.timeStamp,
      );
      this.rested();
    });
    return handle;
  }

  #drag(event, handle, dx, dy) {
    event.preventDefault();
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    const { store, viewport } = this.app;
    const start = [event.clientX, event.clientY];
    const { width, height } = store.canvas;
    // The upper left corner stays while the canvas is dragged, even where it was fitted.
    viewport.isFitted = false;
    document.body.classList.add('is-resizing');
    this.badge.hidden = false;
    let last = [width, height];
    const move = (moved) => {
      const size = [
        Math.max(Math.round(width + (dx * (moved.clientX - start[0])) / viewport.zoom), smallest),
        Math.max(Math.round(height + (dy * (moved.clientY - start[1])) / viewport.zoom), smallest),
      ];
      if (size[0] === last[0] && size[1] === last[1]) return;
      last = size;
      this.app.resizeCanvas(size[0], size[1], moved.timeStamp);
    };
    const end = () => {
      for (const name of moves) handle.removeEventListener(name, move);
      document.body.classList.remove('is-resizing');
      this.badge.hidden = true;
      this.app.canvasWasResized();
    };
    for (const name of moves) handle.addEventListener(name, move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  }

  place() {
    const { store, viewport } = this.app;
    if (!store.canvas) return;
    const { width, height } = store.canvas;
    const [left, top] = viewport.toStage(0, 0);
    const [right, bottom] = viewport.toStage(width, height);
    const set = (element, x, y, w, hh) => {
      element.style.transform = `translate(${x}px, ${y}px)`;
      if (w !== undefined) element.style.width = `${w}px`;
      if (hh !== undefined) element.style.height = `${hh}px`;
    };
    set(this.handles.right, right, top, 14, bottom - top);
    set(this.handles.bottom, left, bottom, right - left, 14);
    set(this.handles.corner, right, bottom, 18, 18);
    set(this.shadow, left, top, right - left, bottom - top);
    this.shadow.style.setProperty('--zoom', viewport.zoom);
    set(this.badge, (left + right) / 2, bottom + 20);
    this.badge.textContent = `${Math.round(width)} × ${Math.round(height)}`;
    for (const handle of Object.values(this.handles)) {
      handle.setAttribute('aria-valuenow', Math.round(handle === this.handles.bottom ? height : width));
      handle.setAttribute('aria-valuetext', `${Math.round(width)} by ${Math.round(height)} points`);
    }
  }
}
