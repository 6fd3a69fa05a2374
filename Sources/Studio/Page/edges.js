// The handles around the canvas. Dragging an edge lays out the scene at every size.

import { debounced, h, set } from './dom.js';

const smallest = 40;

/**
 * The time without a movement of a dragged edge after which numbers are written, in milliseconds.
 * Numbers that change faster are not legible.
 */
const pause = 80;

/**
 * If a browser reports movements before it draws a frame, the layout is available when the frame
 * begins.
 */
const moves = ['pointerrawupdate', 'pointermove'];

export class CanvasEdges {
  /**
   * Creates the handles. `resize(width, height, stamp)` is called with every size, and `done()` at
   * the end of a drag.
   */
  constructor(host, app) {
    this.app = app;
    // Browsers refuse a new address for every repetition of a key that is held down.
    this.rested = debounced(200, () => app.canvasWasResized());
    this.paused = debounced(pause, () => app.store.canvas && app.store.emit('edgePaused'));
    this.handles = {
      right: this.#handle('right', 1, 0, 'Width of the canvas'),
      bottom: this.#handle('bottom', 0, 1, 'Height of the canvas'),
      corner: this.#handle('corner', 1, 1, 'Size of the canvas'),
    };
    this.shadow = h('div', { class: 'paper-shadow' });
    host.parentElement.prepend(this.shadow);
    host.append(...Object.values(this.handles));
  }

  /**
   * A Boolean value that indicates whether an edge is being dragged. Drawing then happens for every
   * movement.
   */
  get isDragged() {
    return document.body.classList.contains('is-resizing');
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
    // The upper-left corner stays at its place during a drag, even if the canvas is fitted.
    viewport.isFitted = false;
    document.body.classList.add('is-resizing');
    this.#drawSize(true);
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
      this.#drawSize(false);
      this.place();
      this.app.canvasWasResized();
    };
    for (const name of moves) handle.addEventListener(name, move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  }

  #drawSize(isShown) {
    this.app.overlay.showsSize = isShown;
    this.app.overlay.schedule();
  }

  /**
   * Places the handles around the canvas. During a drag, they only move and the shadow is
   * stretched. If their sizes changed, the browser would lay out the page for every movement.
   */
  place() {
    const { store, viewport } = this.app;
    if (!store.canvas) return;
    const { width, height } = store.canvas;
    const [left, top] = viewport.toStage(0, 0);
    const [right, bottom] = viewport.toStage(width, height);
    if (this.isDragged) this.paused();
    else this.#measure(right - left, bottom - top);
    const [across, down] = [(right - left) / this.extent[0], (bottom - top) / this.extent[1]];
    const move = (element, x, y, scale = '') => {
      element.style.transform = `translate(${x}px, ${y}px)${scale}`;
    };
    move(this.handles.right, right, top + (bottom - top - this.extent[1]) / 2);
    move(this.handles.bottom, left + (right - left - this.extent[0]) / 2, bottom);
    move(this.handles.corner, right, bottom);
    move(this.shadow, left, top, ` scale(${across}, ${down})`);
    for (const handle of Object.values(this.handles)) {
      set(handle, 'aria-valuenow', Math.round(handle === this.handles.bottom ? height : width));
      set(handle, 'aria-valuetext', `${Math.round(width)} by ${Math.round(height)} points`);
    }
  }

  /** Sets the size of the handles and the shadow to that of the canvas on the stage, in pixels. */
  #measure(width, height) {
    this.extent = [width, height];
    this.handles.right.style.height = this.shadow.style.height = `${height}px`;
    this.handles.bottom.style.width = this.shadow.style.width = `${width}px`;
    this.shadow.style.setProperty('--zoom', this.app.viewport.zoom);
  }
}
