// Compares the scene of a Git revision with the current scene or with another revision, with a
// slider between them.

import { h } from './dom.js';
import { icon } from './icons.js';
import { SceneDrawing } from './scene.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The scene of a revision above the current one, clipped at the slider. */
class Layer {
  constructor(id) {
    this.group = document.createElementNS(SVG, 'g');
    this.group.id = id;
    this.paper = document.createElementNS(SVG, 'rect');
    const clip = document.createElementNS(SVG, 'clipPath');
    clip.id = `${id}-clip`;
    this.window = document.createElementNS(SVG, 'rect');
    clip.append(this.window);
    const [tree, bars, body] = [0, 0, 0].map(() => document.createElementNS(SVG, 'g'));
    body.setAttribute('clip-path', `url(#${id}-clip)`);
    body.append(this.paper, tree, bars);
    this.group.append(clip, body);
    document.getElementById('world').append(this.group);
    this.drawing = new SceneDrawing(tree, bars);
  }

  draw(scene) {
    this.drawing.clear();
    const views = new Map(scene.views.map((view) => [view.key, view]));
    this.drawing.apply({ views, order: scene.views.map((view) => view.key), canvas: scene.canvas }, {
      views: scene.views,
      order: true,
      canvas: scene.canvas,
    });
    this.paper.setAttribute('width', scene.canvas.width);
    this.paper.setAttribute('height', scene.canvas.height);
    this.paper.setAttribute('class', scene.canvas.isDark ? 'paper dark' : 'paper');
  }

  cut(x, y, width, height) {
    for (const [name, value] of Object.entries({ x, y, width: Math.max(width, 0), height })) {
      this.window.setAttribute(name, value);
    }
  }

  remove() {
    this.group.remove();
  }
}

export class Comparison {
  constructor(app) {
    this.app = app;
    this.share = 0.5;
    app.store.on('scene', (change) => {
      if (this.revision && (change.canvas || change.views)) this.#refresh();
    });
  }

  /** Shows the scene of a revision to the left of the slider. */
  async open(revision) {
    if (!revision) return;
    const request = this.request = {};
    const scene = await this.app.ask({ type: 'compare', revision });
    // Another revision or document may have been opened in the meantime.
    if (!scene || this.request !== request) return;
    this.close();
    this.revision = revision;
    this.before = new Layer('before');
    this.before.draw(scene);
    this.#build();
    this.#move(this.share);
    this.#fillRevisions();
  }

  close() {
    this.request = null;
    this.revision = null;
    this.other = null;
    for (const part of [this.before, this.after, this.bar]) part?.remove();
    this.before = null;
    this.after = null;
    this.bar = null;
  }

  /** Shows another revision, or the current document, to the right of the slider. */
  async #choose(other) {
    const scene = other ? await this.app.ask({ type: 'compare', revision: other }) : null;
    // The comparison may have ended, or another revision may have been chosen in the meantime.
    if (!this.bar || this.choice.value !== other) return;
    if (other && !scene) {
      this.choice.value = this.other ?? '';
      return;
    }
    this.other = other || null;
    this.after?.remove();
    this.after = null;
    if (scene) {
      this.after = new Layer('after');
      this.after.draw(scene);
    }
    this.place();
  }

  /**
   * Requests the revisions on the current canvas. If there are changes in the meantime, requests
   * them once more.
   */
  async #refresh() {
    this.isOutdated = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isOutdated && this.revision) {
      this.isOutdated = false;
      await this.#redraw(this.revision);
    }
    this.isBusy = false;
  }

  async #redraw(revision) {
    try {
      for (const [layer, side] of [['before', 'revision'], ['after', 'other']]) {
        const shown = this[side];
        const scene = shown && await this.app.link.ask({ type: 'compare', revision: shown, isAgain: true });
        if (scene && this[side] === shown) this[layer]?.draw(scene);
      }
      this.place();
    } catch {
      if (this.revision === revision) this.close();
    }
  }

  async #fillRevisions() {
    const { choice, revision } = this;
    const revisions = await this.app.ask({ type: 'revisions' });
    for (const { id, subject } of revisions ?? []) {
      if (id !== revision) choice.append(h('option', { value: id }, `${id} ${subject}`));
    }
  }

  #build() {
    const range = h('div', {
      class: 'slider-grip',
      tabIndex: 0,
      role: 'slider',
      'aria-label': 'Before and after',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
    });
    range.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -0.05, ArrowRight: 0.05 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.#move(this.share + step);
    });
    this.choice = h('select', {
      class: 'tag after',
      'aria-label': 'Compare with',
      onchange: () => this.#choose(this.choice.value),
    }, h('option', { value: '' }, 'Now'));
    this.bar = h(
      'div',
      { class: 'slider' },
      h('span', { class: 'tag before' }, this.revision),
      this.choice,
      range,
      h('button', {
        class: 'icon small',
        'aria-label': 'End the comparison',
        html: icon('close'),
        onclick: () => this.close(),
      }),
    );
    this.bar.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      if (event.target.closest('button, select')) return;
      this.bar.setPointerCapture(event.pointerId);
      const move = (moved) => this.#move(this.app.viewport.toCanvas(moved.clientX, 0)[0] / this.app.store.canvas.width);
      this.bar.addEventListener('pointermove', move);
      this.bar.addEventListener('lostpointercapture', () => this.bar?.removeEventListener('pointermove', move), {
        once: true,
      });
    });
    this.grip = range;
    document.getElementById('stage').append(this.bar);
  }

  #move(share) {
    this.share = Math.min(Math.max(share, 0), 1);
    this.place();
  }

  place() {
    if (!this.bar || !this.app.store.canvas) return;
    const { width, height } = this.app.store.canvas;
    const { viewport } = this.app;
    const edge = width * this.share;
    this.before.cut(-20, -20, edge + 20, height + 40);
    this.after?.cut(edge, -20, width - edge + 20, height + 40);
    const [x, y] = viewport.toStage(edge, 0);
    this.bar.style.transform = `translate(${x}px, ${y}px)`;
    this.bar.style.height = `${height * viewport.zoom}px`;
    this.grip.setAttribute('aria-valuenow', Math.round(this.share * 100));
  }
}
