// Layout changes in slow motion. Views move from their old frames to the frames of the new layout.
// The animation can be played, stepped through and reversed.

import { h } from './dom.js';
import { icon } from './icons.js';

const duration = 2400;
const steps = 24;

export class Motion {
  isOn = false;
  #frames = null;
  #share = 1;
  #timer = 0;

  constructor(button, app) {
    this.button = button;
    this.app = app;
    button.addEventListener('click', () => this.toggle());
    this.range = h('input', {
      type: 'range',
      min: 0,
      max: 1,
      step: 1 / steps,
      value: 1,
      'aria-label': 'Position in the animation',
      oninput: () => {
        this.#stop();
        this.#show(Number(this.range.value));
      },
    });
    this.play = h('button', {
      class: 'icon small',
      'aria-label': 'Play',
      html: icon('play'),
      onclick: () => (this.#timer ? this.#stop() : this.#run(this.#share >= 1 ? 0 : this.#share)),
    });
    this.step = h('button', {
      class: 'icon small',
      'aria-label': 'Step forward',
      html: icon('step'),
      onclick: () => {
        this.#stop();
        this.#show(this.#share >= 1 ? 1 / steps : Math.min(this.#share + 1 / steps, 1));
      },
    });
    this.text = h('output', {});
    this.bar = h(
      'div',
      { class: 'motion', role: 'group', 'aria-label': 'Slow motion', hidden: true },
      this.play,
      this.step,
      this.range,
      this.text,
      h('button', {
        class: 'icon small',
        'aria-label': 'End slow motion',
        html: icon('close'),
        onclick: () => this.#forget(),
      }),
    );
    this.bar.addEventListener('pointerdown', (event) => event.stopPropagation());
    document.getElementById('stage').append(this.bar);
    app.store.on('scene', () => this.#changed());
    app.store.on('reset', () => this.#forget());
  }

  toggle() {
    this.isOn = !this.isOn;
    this.button.setAttribute('aria-pressed', this.isOn);
    if (!this.isOn) this.#forget();
    else this.app.announce('Changes are animated slowly');
  }

  /** Stores the frames of the views before a message is applied. */
  before(message) {
    if (!this.isOn || message.sceneID !== undefined || this.app.edges.isDragged) {
      this.old = null;
      // A running motion would move views to outdated frames.
      if (this.#frames) this.#forget();
      return;
    }
    this.old = new Map();
    for (const [key, view] of this.app.store.views) this.old.set(key, view.frame);
  }

  #changed() {
    if (!this.old) return;
    const frames = [];
    for (const [key, view] of this.app.store.views) {
      const [from, to] = [this.old.get(key), view.frame];
      if (from && view.parent !== undefined && from.some((value, index) => value !== to[index])) {
        frames.push({ key, from, to });
      }
    }
    this.old = null;
    if (!frames.length) return;
    this.#settle();
    this.app.drawing.catchUp(this.app.store);
    this.#frames = frames;
    this.bar.hidden = false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#show(1);
    else this.#run(0);
  }

  #run(from) {
    this.#stop();
    const start = performance.now() - from * duration;
    this.play.innerHTML = icon('pause');
    const frame = (now) => {
      const share = Math.min((now - start) / duration, 1);
      this.#show(share);
      if (share < 1) this.#timer = requestAnimationFrame(frame);
      else this.#stop();
    };
    this.#timer = requestAnimationFrame(frame);
  }

  #stop() {
    cancelAnimationFrame(this.#timer);
    this.#timer = 0;
    this.play.innerHTML = icon('play');
  }

  /**
   * Shows the state at a time of the animation from 0 to 1, with UIKit's ease-in, ease-out curve.
   */
  #show(share) {
    this.#share = share;
    const eased = share * share * (3 - 2 * share);
    for (const { key, from, to } of this.#frames ?? []) {
      const [x, y, width, height] = from.map((value, index) => value + (to[index] - value) * eased);
      this.app.drawing.shift(key, x, y, [width, height], [to[2], to[3]]);
    }
    this.range.value = share;
    this.text.textContent = `${Math.round(share * 100)} %`;
    this.app.overlay.svg.style.visibility = share >= 1 ? '' : 'hidden';
  }

  /** Moves the views to their final frames. */
  #settle() {
    for (const { key } of this.#frames ?? []) {
      const view = this.app.store.views.get(key);
      if (view) this.app.drawing.unshift(view);
    }
    this.#frames = null;
  }

  #forget() {
    this.#settle();
    this.#share = 1;
    this.#stop();
    this.bar.hidden = true;
    this.app.overlay.svg.style.visibility = '';
  }
}
