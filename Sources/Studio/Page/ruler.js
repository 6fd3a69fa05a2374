// The ruler along the canvas with the widths at which the layout breaks.

import { debounced, h, number } from './dom.js';

const names = { conflict: 'Conflict', ambiguous: 'Ambiguous', clipped: 'Clipped or outside' };

/** The time without a change after which the ruler is measured, in milliseconds. */
const rest = 600;

export class Ruler {
  model = null;

  constructor(host, app) {
    this.host = host;
    this.app = app;
    const measure = debounced(rest, () => this.measure());
    this.again = measure;
    app.store.on('state opened canvasChanged', measure);
    // The measurements of another scene are invalid.
    app.store.on('reset', () => {
      this.model = null;
      this.measured = null;
      this.place();
    });
    host.addEventListener('pointerdown', (event) => this.#jump(event));
  }

  async measure() {
    const { store } = this.app;
    if (!store.canvas || !store.order.length) return;
    // During the drag of an edge, the drag needs all layouts. The ruler waits until the pointer is
    // released or rests.
    if (performance.now() - this.app.resizedAt < rest) {
      this.again();
      return;
    }
    const widest = Math.max(1024, store.canvas.width);
    const key = JSON.stringify([
      store.sceneID,
      store.state?.document,
      store.state?.revision,
      store.request.device,
      store.request.height,
      store.request.textSize,
      store.request.locale,
      store.request.isLandscape,
      store.request.isRightToLeft,
      widest,
    ]);
    if (key === this.measured) return;
    this.measured = key;
    try {
      this.model = await this.app.link.ask({ type: 'ruler', from: 280, to: widest });
    } catch (error) {
      // A later request replaced this one.
      if (this.measured !== key) return;
      // The error would occur again. The ruler waits for the next change.
      this.measured = null;
      if (error.isInterrupted) this.again();
      return;
    }
    this.place();
  }

  /** Draws the ruler at the place of the canvas. */
  place() {
    const { store, viewport } = this.app;
    this.host.hidden = !store.canvas || !this.model;
    if (this.host.hidden) return;
    const at = (value) => viewport.x + value * viewport.zoom;
    const parts = [];
    const stride = viewport.zoom > 0.8 ? 50 : viewport.zoom > 0.3 ? 100 : 200;
    for (let value = 0; value <= this.model.to; value += stride) {
      const tick = h('i', { class: 'tick' }, value % (stride * 2) === 0 ? String(value) : '');
      tick.style.left = `${at(value)}px`;
      parts.push(tick);
    }
    for (const span of this.model.spans) {
      const bar = h('button', {
        class: `span ${span.kind}`,
        tabIndex: 0,
        'data-from': span.from,
        'data-to': span.to,
        'aria-label': `${names[span.kind]} at widths ${number(span.from)} to ${number(span.to)}: ${span.text}`,
        title: `${number(span.from)} – ${number(span.to)}: ${span.text}`,
      });
      bar.style.left = `${at(span.from)}px`;
      bar.style.width = `${Math.max((span.to - span.from) * viewport.zoom, 3)}px`;
      bar.addEventListener('click', () => this.#show(span));
      parts.push(bar);
    }
    this.cursor = h('i', { class: 'cursor' });
    parts.push(this.cursor);
    this.host.replaceChildren(...parts);
    this.moveCursor();
    const worst = this.model.spans.filter((span) => span.kind === 'conflict');
    const { from, to, isExact } = this.model;
    this.host.setAttribute(
      'aria-label',
      (this.model.spans.length
        ? `Problems at widths ${
          this.model.spans.map((span) => `${number(span.from)} to ${number(span.to)}`).join(', ')
        }`
        : `No problems at widths ${number(from)} to ${number(to)}`) +
        (isExact ? '' : ', at the tested widths'),
    );
    this.host.title = isExact
      ? ''
      : 'The scene is large, so widths were tested at intervals: problems between two tested widths are not shown.';
    this.host.dataset.conflicts = worst.length;
  }

  /** Shows the current width of the canvas. */
  moveCursor() {
    const { store, viewport } = this.app;
    if (this.cursor && store.canvas) {
      this.cursor.style.transform = `translateX(${viewport.x + store.canvas.width * viewport.zoom}px)`;
    }
  }

  #show(span) {
    const { store } = this.app;
    const middle = Math.min(Math.max(store.canvas.width, span.from + 1), Math.max(span.to - 1, span.from + 1));
    this.app.resizeCanvas(Math.round(middle), store.canvas.height, performance.now());
    this.app.canvasWasResized();
    this.app.select(span.keys.filter((key) => store.views.has(key) || store.constraints.has(key)).slice(0, 20));
    this.app.announce(span.text);
  }

  #jump(event) {
    event.stopPropagation();
    if (event.target.closest('.span')) return;
    const [width] = this.app.viewport.toCanvas(event.clientX, event.clientY);
    if (width < 40) return;
    this.app.resizeCanvas(Math.round(width), this.app.store.canvas.height, event.timeStamp);
    this.app.canvasWasResized();
  }
}
