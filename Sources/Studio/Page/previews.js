// The row of previews: the scene on several devices and settings at once.

import { debounced, h } from './dom.js';
import { imageAddress, PictureQueue, savePNG, saveSVG } from './pictures.js';

/** The height of the pictures, in pixels. */
const height = 168;

/** The devices and settings of the row. Devices have Interface Builder's identifiers. */
const settings = [
  { name: 'iPhone SE', canvas: { device: 'retina4_7' } },
  { name: 'iPhone 17 Pro', canvas: { device: 'retina6_3' } },
  { name: 'Landscape', canvas: { device: 'retina6_3', isLandscape: true } },
  { name: 'iPad Split View', canvas: { device: 'ipad11_0rounded', isLandscape: true }, isSplit: true },
  { name: 'Largest Text', canvas: { device: 'retina6_3', textSize: 'UICTContentSizeCategoryAccessibilityXXXL' } },
  { name: 'Right to Left', canvas: { device: 'retina6_3', isRightToLeft: true } },
  { name: 'Long Language', canvas: { device: 'retina6_3', locale: 'pseudo' } },
];

/** Returns the canvas of a setting. In Split View it has the first width of the device. */
function canvasOf({ canvas, isSplit }, devices) {
  const all = { isLandscape: false, ...canvas };
  if (!isSplit) return all;
  const device = devices.find(({ id }) => id === canvas.device);
  const split = device?.splits[1][0];
  return split ? { ...all, width: split.width, height: device.width } : all;
}

export class Previews {
  isOpen = false;
  #cards = [];
  #seen = null;

  constructor(host, button, app) {
    this.host = host;
    this.button = button;
    this.app = app;
    this.queue = new PictureQueue(app);
    button.addEventListener('click', () => this.toggle());
    this.refresh = debounced(120, () => this.#refresh());
    app.store.on('state root opened', () => this.isOpen && this.refresh());
    app.store.on('canvasChanged', () => this.isOpen && this.app.store.request.isDark !== this.isDark && this.refresh());
  }

  /** Shows or hides the row. It is hidden at first. */
  toggle() {
    this.isOpen = !this.isOpen;
    this.host.hidden = !this.isOpen;
    this.button.setAttribute('aria-pressed', String(this.isOpen));
    if (this.isOpen) this.#build();
    else {
      this.queue.clear();
      this.#seen?.disconnect();
      this.host.replaceChildren();
      this.#cards = [];
    }
  }

  #build() {
    const { devices } = this.app.store.workspace;
    this.#cards = settings.map((setting) => this.#card(setting, canvasOf(/** @type {any} */ (setting), devices)));
    this.host.replaceChildren(...this.#cards.map(({ element }) => element));
    // Only pictures in sight are requested.
    this.#seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const card = this.#cards.find(({ element }) => element === target);
        if (!card) continue;
        card.isInSight = isIntersecting;
        if (isIntersecting) this.#ask(card);
      }
    }, { root: this.host });
    for (const { element } of this.#cards) this.#seen.observe(element);
  }

  #card(setting, canvas) {
    const card = { setting, canvas, isInSight: false, version: null, picture: null };
    card.image = h('img', { alt: `${setting.name}: not laid out yet`, height, draggable: false });
    card.count = h('span', { class: 'count' });
    const save = (title, action) =>
      h('button', {
        class: 'text',
        'aria-label': `Save ${setting.name} as ${title}`,
        onclick: () => card.picture && action(this.#fileName(setting), card.picture),
      }, title);
    card.element = h(
      'figure',
      { class: 'preview' },
      h('button', {
        class: 'preview-picture',
        'aria-label': `Show ${setting.name} on the canvas`,
        onclick: () => this.#show(card),
      }, card.image),
      h('figcaption', {}, h('span', { class: 'grow' }, setting.name), card.count),
      h('div', { class: 'preview-actions' }, save('SVG', saveSVG), save('PNG', savePNG)),
    );
    return card;
  }

  #fileName(setting) {
    const { store } = this.app;
    const scene = store.state?.scenes.find(({ id }) => id === this.app.rootID)?.name ?? 'Scene';
    return `${scene} ${setting.name}`.replace(/[^\p{L}\p{N}.-]+/gu, '-');
  }

  async #show({ canvas }) {
    const { textSize, isRightToLeft, locale, width, height: tall, device, isLandscape } = canvas;
    await this.app.changeCanvas({ device, isLandscape, textSize, isRightToLeft, locale, width, height: tall });
    this.app.fit();
  }

  /** The state that the pictures show. */
  get #version() {
    const { state, request } = this.app.store;
    return state ? `${state.document}/${state.lesson}/${state.revision}/${this.app.rootID}/${request.isDark}` : null;
  }

  #refresh() {
    this.isDark = this.app.store.request.isDark;
    for (const card of this.#cards) if (card.isInSight) this.#ask(card);
  }

  #ask(card) {
    const version = this.#version;
    if (!version || card.version === version) return;
    card.version = version;
    const canvas = { ...card.canvas, isDark: this.app.store.request.isDark };
    this.queue.add(card, { scene: this.app.rootID, canvas }, (picture, error) => this.#draw(card, picture, error));
  }

  #draw(card, picture, error) {
    if (!this.isOpen || card.version !== this.#version) return;
    card.picture = picture;
    const { image, count, setting } = card;
    if (!picture) {
      count.textContent = '!';
      count.title = error?.message ?? '';
      image.alt = `${setting.name}: ${error?.message ?? 'no picture'}`;
      return;
    }
    image.src = imageAddress(picture.svg);
    image.width = Math.round((picture.width * height) / picture.height);
    const { length } = picture.findings;
    image.alt = `${setting.name}: ${length ? picture.findings.join('; ') : 'no findings'}`;
    count.textContent = length ? String(length) : '✓';
    count.title = length ? picture.findings.join('\n') : 'No findings';
    count.classList.toggle('bad', length > 0);
  }
}
