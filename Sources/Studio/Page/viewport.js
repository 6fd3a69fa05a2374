// The place of the canvas on the stage: zoom, pan and fit.

export class Viewport {
  zoom = 1;
  x = 0;
  y = 0;

  /** Creates a viewport. `onChange` is called after every movement. */
  constructor(stage, world, onChange) {
    this.stage = stage;
    this.world = world;
    this.onChange = onChange;
    this.isFitted = true;
    this.size = [0, 0];
    /**
     * The size of the stage, which is stored so that the browser does not need to lay out the page.
     */
    this.extent = [stage.clientWidth, stage.clientHeight];
    stage.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => {
      this.extent = [stage.clientWidth, stage.clientHeight];
      if (this.isFitted) this.fit(this.size);
      else this.onChange();
    }).observe(stage);
  }

  /** Shows the whole canvas, at most at twice its size. */
  fit(size) {
    this.size = size;
    const { clientWidth, clientHeight } = this.stage;
    if (!clientWidth || !size[0]) return;
    const margin = 56;
    const zoom = Math.min((clientWidth - 2 * margin) / size[0], (clientHeight - 2 * margin) / size[1], 2);
    this.zoom = Math.max(zoom, 0.05);
    this.x = (clientWidth - size[0] * this.zoom) / 2;
    this.y = (clientHeight - size[1] * this.zoom) / 2;
    this.isFitted = true;
    this.#moved();
  }

  /** Zooms around a point of the stage, which keeps showing the same point of the canvas. */
  zoomTo(zoom, at = [this.stage.clientWidth / 2, this.stage.clientHeight / 2]) {
    const next = Math.min(Math.max(zoom, 0.05), 8);
    this.x = at[0] - ((at[0] - this.x) * next) / this.zoom;
    this.y = at[1] - ((at[1] - this.y) * next) / this.zoom;
    this.zoom = next;
    this.isFitted = false;
    this.#moved();
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.isFitted = false;
    this.#moved();
  }

  /** Converts a point of the page to the canvas, in points. */
  toCanvas(clientX, clientY) {
    const box = this.stage.getBoundingClientRect();
    return [(clientX - box.left - this.x) / this.zoom, (clientY - box.top - this.y) / this.zoom];
  }

  /** Converts a point of the canvas to the stage, in pixels. */
  toStage(x, y) {
    return [this.x + x * this.zoom, this.y + y * this.zoom];
  }

  /** Returns the part of the canvas that the stage shows with a margin in pixels, in points. */
  shown(margin = 0) {
    const [width, height] = this.extent.map((length) => (length + 2 * margin) / this.zoom);
    return [(-this.x - margin) / this.zoom, (-this.y - margin) / this.zoom, width, height];
  }

  #moved() {
    this.world.setAttribute('transform', `translate(${this.x} ${this.y}) scale(${this.zoom})`);
    this.onChange();
  }

  #wheel(event) {
    event.preventDefault();
    const box = this.stage.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) {
      this.zoomTo(this.zoom * Math.exp(-event.deltaY * 0.01), [event.clientX - box.left, event.clientY - box.top]);
    } else {
      this.pan(-event.deltaX, -event.deltaY);
    }
  }
}
