// The bar below the canvas with the device, its orientation and its settings, and the menus that
// change constraints.

import { h, number, set, write } from './dom.js';
import { icon } from './icons.js';

const textSizes = [
  ['', 'Default'],
  ['UICTContentSizeCategoryXS', 'XS'],
  ['UICTContentSizeCategoryS', 'S'],
  ['UICTContentSizeCategoryM', 'M'],
  ['UICTContentSizeCategoryL', 'L'],
  ['UICTContentSizeCategoryXL', 'XL'],
  ['UICTContentSizeCategoryXXL', 'XXL'],
  ['UICTContentSizeCategoryXXXL', 'XXXL'],
  ['UICTContentSizeCategoryAccessibilityM', 'AX1'],
  ['UICTContentSizeCategoryAccessibilityL', 'AX2'],
  ['UICTContentSizeCategoryAccessibilityXL', 'AX3'],
  ['UICTContentSizeCategoryAccessibilityXXL', 'AX4'],
  ['UICTContentSizeCategoryAccessibilityXXXL', 'AX5'],
];

/** The ways to fit the bar into its window, best first. Device names are shortened before anything is moved. */
const fits = [
  { level: 0, names: 'full' },
  { level: 0, names: 'short' },
  { level: 1, names: 'short' },
  { level: 2, names: 'short' },
  { level: 3, names: 'short' },
];

/** The widths of a device without Split View. */
const noSplits = [];

/**
 * Selects an option if another one is selected. Browsers examine the whole form after every
 * assignment.
 */
function choose(select, value) {
  if (select.value !== value) select.value = value;
}

export class DeviceBar {
  constructor(host, app) {
    this.app = app;
    const ask = (change) => app.changeCanvas(change);
    this.device = h('select', { 'aria-label': 'Device', onchange: () => this.#chooseDevice() });
    this.rotate = h('button', {
      class: 'icon',
      'aria-label': 'Rotate',
      title: 'Rotate (R)',
      html: icon('rotate'),
      onclick: () => this.turn(),
    });
    this.split = h('select', { 'aria-label': 'Width in Split View', onchange: () => this.#chooseSplit() });
    this.appearance = h('button', {
      class: 'icon',
      'aria-label': 'Dark appearance',
      title: 'Dark appearance (D)',
      html: icon('moon'),
      onclick: () => ask({ isDark: !app.store.request.isDark || undefined }),
    });
    this.textSize = h(
      'select',
      { 'aria-label': 'Text size', onchange: () => ask({ textSize: this.textSize.value || undefined }) },
      textSizes.map(([value, name]) => h('option', { value }, name === 'Default' ? 'Text: Default' : `Text: ${name}`)),
    );
    this.locale = h('select', {
      'aria-label': 'Language',
      onchange: () => ask({ locale: this.locale.value || undefined }),
    });
    this.direction = h('button', {
      class: 'icon',
      'aria-label': 'Right to left',
      title: 'Right to left',
      html: icon('direction'),
      onclick: () => ask({ isRightToLeft: app.store.request.isRightToLeft ? undefined : true }),
    });
    this.size = h(
      'button',
      {
        class: 'text quiet size',
        title: 'Use the document’s canvas',
        onclick: () => app.resetCanvas(),
      },
      new Text(),
    );
    this.zoom = h('select', { class: 'zoom', 'aria-label': 'Zoom', onchange: () => this.#chooseZoom() });
    const command = (name, label, title) => {
      const button = h('button', {
        class: 'icon command',
        'aria-label': label,
        title,
        'aria-haspopup': 'dialog',
        html: icon(name),
      });
      button.addEventListener('click', () => app.openMenu(name, button));
      return button;
    };
    this.connect = h('button', {
      class: 'icon',
      'aria-label': 'Add a constraint from the selected view',
      title: 'Add a constraint to another view (C), then click that view',
      html: icon('connect'),
      onclick: () => app.gestures.beginConnecting(),
    });
    this.commands = h(
      'div',
      { class: 'group commands' },
      this.connect,
      command('update', 'Update Frames', 'Update Frames'),
      command('stack', 'Embed In', 'Embed In, Unembed (S)'),
      command('align', 'Align', 'Add New Alignment Constraints (A)'),
      command('pin', 'Add New Constraints', 'Add New Constraints (P)'),
      command('resolve', 'Resolve Auto Layout Issues', 'Resolve Auto Layout Issues (I)'),
    );
    this.host = host;
    this.environment = [this.appearance, this.textSize, this.locale, this.direction];
    this.settings = h('div', { class: 'group settings' }, this.environment);
    this.more = h('button', {
      class: 'icon',
      'aria-label': 'Environment',
      title: 'Appearance, text size, language, direction',
      'aria-haspopup': 'dialog',
      hidden: true,
      html: icon('environment'),
    });
    this.more.addEventListener('click', () => app.menus.toggle(this.more, 'Environment', () => this.#environment()));
    this.place = h('div', { class: 'group' }, this.device, this.rotate, this.split);
    host.append(
      this.place,
      this.settings,
      this.more,
      h('div', { class: 'group' }, this.size, this.zoom),
      h('div', { class: 'spring' }),
      this.commands,
    );
    app.store.on('scene state workspace canvasChanged', () => this.update());
    app.store.on('edgePaused', () => this.#writeSize());
    app.store.on('selection', () => {
      this.connect.disabled = !app.store.selectedViews.length;
    });
    this.connect.disabled = true;
    new ResizeObserver(() => this.#fit()).observe(host);
  }

  /**
   * Moves controls that do not fit in the bar to a popover: first the settings of the environment,
   * then the width in Split View.
   */
  #fit() {
    const { host } = this;
    if (this.app.menus?.opener === this.more) return;
    for (const { level, names } of fits) {
      host.dataset.level = String(level);
      host.dataset.names = names;
      this.more.hidden = level === 0;
      this.settings.replaceChildren(...(level === 0 ? this.environment : []));
      if (level < 2) this.place.append(this.split);
      else this.split.remove();
      host.classList.remove('wraps');
      if (host.scrollWidth <= host.clientWidth) return;
    }
    // In a narrower window, the bar has several rows.
    host.classList.add('wraps');
  }

  #environment() {
    const line = (title, control) => h('label', { class: 'line' }, h('span', {}, title), control);
    const isSplit = this.host.dataset.level >= 2 && !this.split.hidden;
    return [
      h('h2', {}, 'Environment'),
      isSplit ? line('Split View', this.split) : null,
      line('Dark appearance', this.appearance),
      line('Text size', this.textSize),
      line('Language', this.locale),
      line('Right to left', this.direction),
    ];
  }

  /** Rotates the device. */
  turn() {
    const { canvas } = this.app.store;
    this.app.changeCanvas({
      device: canvas.device,
      isLandscape: !canvas.isLandscape,
      width: undefined,
      height: undefined,
    });
  }

  #chooseDevice() {
    Object.assign(this.app.store.request, { widthClass: undefined, heightClass: undefined });
    const id = this.device.value;
    this.app.changeCanvas(
      id
        ? { device: id, isLandscape: this.app.store.request.isLandscape ?? false, width: undefined, height: undefined }
        : { device: undefined, isLandscape: undefined, width: undefined, height: undefined },
    );
  }

  #chooseSplit() {
    const width = Number(this.split.value);
    const { canvas } = this.app.store;
    const device = this.#device;
    const height = canvas.isLandscape ? device.width : device.height;
    this.app.changeCanvas(
      width
        ? { device: device.id, isLandscape: canvas.isLandscape, width, height }
        : { device: device.id, isLandscape: canvas.isLandscape, width: undefined, height: undefined },
    );
  }

  #chooseZoom() {
    if (this.zoom.value === 'fit') this.app.fit();
    else this.app.viewport.zoomTo(Number(this.zoom.value));
  }

  get #device() {
    return this.app.store.workspace?.devices.find((device) => device.id === this.app.store.canvas?.device);
  }

  update() {
    const { store } = this.app;
    if (!store.workspace || !store.canvas || !store.state) return;
    if (!this.device.options.length) this.#fillDevices();
    choose(this.device, store.request.device ?? '');
    this.#nameDevice();
    set(this.rotate, 'disabled', store.canvas.device ? null : '');
    set(this.rotate, 'aria-pressed', store.canvas.isLandscape);
    this.#fillSplits();
    set(this.appearance, 'aria-pressed', Boolean(store.request.isDark));
    set(this.direction, 'aria-pressed', store.canvas.isRightToLeft);
    choose(this.textSize, store.request.textSize ?? '');
    this.#fillLanguages();
    // During the drag of an edge, the size is shown next to the edge.
    if (!this.app.edges.isDragged) this.#writeSize();
    set(this.size, 'disabled', store.canvas.isOwn ? '' : null);
    this.updateZoom();
  }

  #writeSize() {
    const { width, height } = this.app.store.canvas;
    write(this.size.firstChild, `${number(width)} × ${number(height)}`);
  }

  updateZoom() {
    const { viewport } = this.app;
    if (!viewport) return;
    const value = Math.round(viewport.zoom * 100);
    if (this.shownZoom === value + String(viewport.isFitted)) return;
    this.shownZoom = value + String(viewport.isFitted);
    const steps = [25, 50, 75, 100, 150, 200, 400];
    if (!steps.includes(value)) steps.push(value);
    this.zoom.replaceChildren(
      h('option', { value: 'fit' }, viewport.isFitted ? `Fit ${value} %` : 'Fit'),
      ...steps.sort((a, b) => a - b).map((step) => h('option', { value: step / 100 }, `${step} %`)),
    );
    this.zoom.value = viewport.isFitted ? 'fit' : String(value / 100);
  }

  #fillDevices() {
    const { devices } = this.app.store.workspace;
    const group = (label, list) =>
      h('optgroup', { label }, list.map((device) => h('option', { value: device.id }, `${device.name}`)));
    this.device.replaceChildren(
      h('option', { value: '' }, 'Document’s device'),
      group('iPhone', devices.filter((device) => !device.isPad)),
      group('iPad', devices.filter((device) => device.isPad)),
    );
  }

  /** Writes the name of the document's device into its option, and the chosen name in full. */
  #nameDevice() {
    const { store } = this.app;
    const { device } = store.canvas;
    const known = store.workspace.devices.find((item) => item.id === device);
    const isOwn = store.request.device === undefined && store.request.width === undefined;
    const own = this.device.options[0];
    // The name comes first, so that it is seen where the bar has no room for all.
    const text = isOwn && known ? `${known.name} (document)` : 'Document’s device';
    if (own.textContent === text && this.named === this.device.value) return;
    own.textContent = text;
    this.named = this.device.value;
    this.device.title = this.device.selectedOptions[0]?.textContent ?? '';
    this.#fit();
  }

  #fillSplits() {
    const { canvas } = this.app.store;
    const splits = this.#device?.splits[canvas.isLandscape ? 1 : 0] ?? noSplits;
    set(this.split, 'hidden', splits.length ? null : '');
    if (splits !== this.shownSplits) {
      this.shownSplits = splits;
      this.split.replaceChildren(
        h('option', { value: '' }, 'Full screen'),
        ...splits.map((split) => h('option', { value: split.width }, `${split.name} · ${number(split.width)}`)),
      );
      this.#fit();
    }
    const chosen = splits.find((split) => split.width === this.app.store.request.width);
    choose(this.split, chosen ? String(chosen.width) : '');
  }

  #fillLanguages() {
    const { languages } = this.app.store.state;
    const options = [['', 'Language: Base'], ...languages.map((name) => [name, `Language: ${name}`]), [
      'pseudo',
      'Language: Pseudo',
    ]];
    const text = options.join();
    if (text !== this.languageText) {
      this.languageText = text;
      this.locale.replaceChildren(...options.map(([value, name]) => h('option', { value }, name)));
      this.#fit();
    }
    choose(this.locale, this.app.store.request.locale ?? '');
  }
}
