// Before and after: the scene of a git revision beside the present one, with a slider between.

import { h } from './dom.js';
import { icon } from './icons.js';
import { SceneDrawing } from './scene.js';

const SVG = 'http://www.w3.org/2000/svg';

export class Comparison {
  constructor(app) {
    this.app = app;
    this.share = 0.5;
    app.store.on('scene', (change) => {
      if (this.revision && (change.canvas || change.views)) this.#refresh();
    });
  }

  /** Shows the scene as a revision has it, to the left of the slider. */
  async open(revision) {
    if (!revision) return;
    const scene = await this.app.ask({ compare: { revision } });
    if (!scene) return;
    this.close();
    this.revision = revision;
    this.#build();
    this.#draw(scene);
  }

  close() {
    this.revision = null;
    this.layer?.remove();
    this.bar?.remove();
    this.layer = null;
    this.bar = null;
  }

  async #refresh() {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const scene = await this.app.link.ask({ compare: { revision: this.revision } });
      if (scene && this.revision) this.#draw(scene);
    } catch {
      this.close();
    } finally {
      this.isBusy = false;
    }
  }

  #build() {
    const world = document.getElementById('world');
    this.layer = document.createElementNS(SVG, 'g');
    this.layer.id = 'before';
    this.paper = document.createElementNS(SVG, 'rect');
    this.clip = document.createElementNS(SVG, 'clipPath');
    this.clip.id = 'before-clip';
    this.window = document.createElementNS(SVG, 'rect');
    this.clip.append(this.window);
    const tree = document.createElementNS(SVG, 'g');
    const bars = document.createElementNS(SVG, 'g');
    const body = document.createElementNS(SVG, 'g');
    body.setAttribute('clip-path', 'url(#before-clip)');
    body.append(this.paper, tree, bars);
    this.layer.append(this.clip, body);
    world.append(this.layer);
    this.drawing = new SceneDrawing(tree, bars);
    const range = h('div', { class: 'slider-grip', tabIndex: 0, role: 'slider', 'aria-label': 'Before and after', 'aria-valuemin': 0, 'aria-valuemax': 100 });
    range.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -0.05, ArrowRight: 0.05 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.#move(this.share + step);
    });
    this.bar = h('div', { class: 'slider' }, h('span', { class: 'tag before' }, this.revision), h('span', { class: 'tag after' }, 'Now'), range,
      h('button', { class: 'icon small', 'aria-label': 'End the comparison', html: icon('close'), onclick: () => this.close() }));
    this.bar.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      if (event.target.closest('button')) return;
      this.bar.setPointerCapture(event.pointerId);
      const move = (moved) => this.#move(this.app.viewport.toCanvas(moved.clientX, 0)[0] / this.app.store.canvas.width);
      this.bar.addEventListener('pointermove', move);
      this.bar.addEventListener('lostpointercapture', () => this.bar?.removeEventListener('pointermove', move), { once: true });
    });
    this.grip = range;
    document.getElementById('stage').append(this.bar);
  }

  #draw(scene) {
    this.drawing.clear();
    const views = new Map(scene.views.map((view) => [view.key, view]));
    this.drawing.apply({ views, order: scene.views.map((view) => view.key), canvas: scene.canvas }, { views: scene.views, order: true, canvas: scene.canvas });
    this.paper.setAttribute('width', scene.canvas.width);
    this.paper.setAttribute('height', scene.canvas.height);
    this.paper.setAttribute('class', scene.canvas.isDark ? 'paper dark' : 'paper');
    this.#move(this.share);
  }

  #move(share) {
    this.share = Math.min(Math.max(share, 0), 1);
    this.place();
  }

  place() {
    if (!this.bar || !this.app.store.canvas) return;
    const { width, height } = this.app.store.canvas;
    const { viewport } = this.app;
    for (const [name, value] of Object.entries({ x: -20, y: -20, width: width * this.share + 20, height: height + 40 })) this.window.setAttribute(name, value);
    const [x, y] = viewport.toStage(width * this.share, 0);
    this.bar.style.transform = `translate(${x}px, ${y}px)`;
    this.bar.style.height = `${height * viewport.zoom}px`;
    this.grip.setAttribute('aria-valuenow', Math.round(this.share * 100));
  }
}
