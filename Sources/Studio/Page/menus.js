// Menus and popovers: pin, align, resolve, embed, new views, and the offers of a control-drag.

import { h, number } from './dom.js';
import { computed } from './fields.js';
import { containers, insertionAt, kindsOf } from './insertion.js';

/** The widths of new views that are wide, in points, so that they lie in the middle. */
const widths = {
  tableView: 240,
  collectionView: 240,
  containerView: 240,
  visualEffectView: 240,
  mapView: 240,
  webView: 240,
  navigationBar: 320,
  toolbar: 320,
  tabBar: 320,
  searchBar: 320,
  pickerView: 320,
};

/** The elements that take cells. */
const takers = {
  tableViewCell: ['tableView'],
  collectionViewCell: ['collectionView'],
  sectionHeader: ['collectionView'],
};

export class Menus {
  /** The token of the menu whose content has been requested but has not arrived. */
  request = null;
  /** The number of objects that were added, which names the edits of each. */
  #added = 0;

  constructor(host, app) {
    this.host = host;
    this.app = app;
    this.opener = null;
    /** The element that had the focus before the menu. */
    this.origin = null;
    addEventListener('pointerdown', (event) => {
      const target = /** @type {Element} */ (event.target);
      if (!this.host.contains(target) && !target.closest?.('[aria-haspopup]')) this.close();
    }, true);
    addEventListener('resize', () => this.close());
    // Content that was requested for another selection is no longer needed.
    app.store.on('selection', () => {
      if (this.request) this.close();
    });
  }

  get isOpen() {
    return this.host.childElementCount > 0;
  }

  close(returnsFocus = false) {
    this.request = null;
    if (!this.isOpen) return;
    this.host.replaceChildren();
    this.app.overlay.steps = this.app.understanding?.steps ?? [];
    if (returnsFocus) {
      if (!this.opener && this.app.map?.isOpen) this.app.map.focus();
      else [this.origin, this.opener, this.app.gestures.stage].find((element) => element?.isConnected)?.focus();
    }
    this.opener?.setAttribute('aria-expanded', 'false');
    this.opener = null;
    this.origin = null;
  }

  /** Opens a menu by its name at a button, or closes it. */
  async open(name, anchor) {
    const wasOpen = this.opener === anchor && this.isOpen;
    this.close();
    if (wasOpen) return;
    const body = {
      update: () => null,
      stack: () => this.#embed(),
      align: () => this.#align(),
      pin: () => this.#pin(),
      resolve: () => this.#resolve(),
      library: () => this.app.library.content(),
      compare: () => this.#compare(),
    }[name];
    if (name === 'update') {
      this.app.edit({ type: 'resolve', command: 'updateFrames', views: this.#selected() });
      return;
    }
    const content = await this.#wanted(body());
    if (content) this.#show(content, anchor.getBoundingClientRect(), anchor);
  }

  /**
   * Resolves with the content of a menu; undefined if the menu was closed or another one was
   * requested in the meantime.
   */
  async #wanted(answer) {
    const request = this.request = {};
    const found = await answer;
    if (this.request !== request) return undefined;
    this.request = null;
    return found;
  }

  /** Opens a popover at a button, or closes it if it is open. */
  toggle(anchor, label, content) {
    const wasOpen = this.opener === anchor && this.isOpen;
    this.close();
    if (!wasOpen) this.#show(content(), anchor.getBoundingClientRect(), anchor, label);
  }

  /** Shows a menu for the size classes of a variation. `taken` has the existing ones. */
  vary(anchor, taken, add) {
    this.toggle(anchor, 'Add a variation', () => this.#classes(taken, add));
  }

  #classes(taken, add) {
    const { widthClass, heightClass } = this.app.store.canvas;
    const choice = (title, current) =>
      h(
        'select',
        { 'aria-label': title },
        [['any', 'Any'], ['compact', 'Compact'], ['regular', 'Regular']].map(([value, name]) =>
          h('option', { value, selected: value === current }, name)
        ),
      );
    const width = choice('Width', widthClass);
    const height = choice('Height', heightClass);
    const key = () =>
      [['heightClass', height.value], ['widthClass', width.value]].filter(([, value]) => value !== 'any').map((pair) =>
        pair.join('=')
      ).join('-');
    const button = h('button', {
      class: 'primary',
      onclick: () => {
        const chosen = key();
        this.close(true);
        add(chosen);
      },
    }, 'Add Variation');
    const update = () => {
      button.disabled = !key() || taken.includes(key());
    };
    for (const select of [width, height]) select.addEventListener('change', update);
    update();
    return [
      h('h2', {}, 'Introduce Variation Based On'),
      h('label', { class: 'line' }, h('span', {}, 'Width'), width),
      h('label', { class: 'line' }, h('span', {}, 'Height'), height),
      button,
    ];
  }

  /** Shows a menu at a point of the page. */
  popup(at, label, content) {
    this.close();
    this.#show(content, { left: at[0], right: at[0], top: at[1], bottom: at[1], width: 0 }, null, label);
  }

  #selected() {
    return this.app.store.movableViews.map((view) => view.key);
  }

  #show(content, box, opener, label) {
    this.opener = opener ?? null;
    // A key opens a menu from the canvas, which then gets the focus back.
    const active = document.activeElement;
    this.origin = active && active !== document.body ? active : null;
    opener?.setAttribute('aria-expanded', 'true');
    const popover = h('div', {
      class: 'popover',
      role: 'dialog',
      tabIndex: -1,
      'aria-label': label ?? opener?.getAttribute('aria-label') ?? 'Menu',
    }, content);
    this.host.replaceChildren(popover);
    // The popover grows with its content.
    const place = () => {
      const { width, height } = popover.getBoundingClientRect();
      const isBelow = box.bottom + height + 12 < innerHeight;
      popover.style.left = `${Math.min(Math.max(box.left + box.width / 2 - width / 2, 8), innerWidth - width - 8)}px`;
      popover.style.top = `${isBelow ? box.bottom + 8 : Math.max(box.top - height - 8, 8)}px`;
    };
    place();
    new ResizeObserver(place).observe(popover);
    popover.addEventListener('keydown', (event) => this.#key(event, popover));
    const usable = [...popover.querySelectorAll('button, input, select')].find((item) =>
      !item.disabled && item.offsetParent
    );
    (popover.querySelector('[autofocus]') ?? usable ?? popover).focus();
  }

  #key(event, popover) {
    event.stopPropagation();
    if (event.key === 'Escape') {
      this.close(true);
      return;
    }
    if (event.target.matches('input:not([type=checkbox]), select')) return;
    const items = [...popover.querySelectorAll('button:not(:disabled), input, select')];
    const index = items.indexOf(document.activeElement);
    if (/^[\p{L}\p{N}]$/u.test(event.key) && !event.metaKey && !event.ctrlKey && !event.altKey) {
      // A letter moves the focus to the next item that begins with it.
      const begins = (item) =>
        item.matches('.menu-item') &&
        item.textContent.trim().replace(/^✓/, '').toLowerCase().startsWith(event.key.toLowerCase());
      [...items.slice(index + 1), ...items.slice(0, index + 1)].find(begins)?.focus();
      return;
    }
    if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    items[(index + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % items.length]?.focus();
  }

  /**
   * @param {string} title
   * @param {Function} action
   * @param {{ isDisabled?: boolean, detail?: string, mark?: string }} options
   */
  item(title, action, { isDisabled, detail, mark } = {}) {
    return h(
      'button',
      {
        class: 'menu-item',
        disabled: isDisabled,
        onclick: () => {
          this.close(true);
          action();
        },
      },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, mark ? '✓' : ''),
      h('span', { class: 'grow' }, title),
      detail ? h('small', {}, detail) : null,
    );
  }

  // MARK: Segues

  /**
   * Shows the kinds of segues from an object to a scene, at a point of the page. A single kind needs no
   * menu.
   *
   * @param {{ id: string, name: string, segues: { segue: string, title: string }[] }} source
   * @param {{ id: string, name: string }} target
   * @param {number[]} at
   */
  segue(source, target, at) {
    const add = (segue) => this.app.edit({ type: 'addSegue', segue, from: source.id, to: target.id });
    if (!source.segues.length) {
      this.app.notice(
        `Segues cannot start from “${source.name}”. Choose a controller, control, cell or gesture recognizer.`,
      );
      return;
    }
    if (source.segues.length === 1) {
      add(source.segues[0].segue);
      return;
    }
    this.popup(at, 'Add a segue', [
      h('h2', {}, `${source.name} → ${target.name}`),
      ...source.segues.map(({ segue, title }) => this.item(title, () => add(segue))),
    ]);
  }

  /**
   * Shows the methods to which unwind segues of the project return, at a point of the page.
   *
   * @param {{ id: string, name: string, segues: { segue: string, title: string }[] }} source
   * @param {number[]} at
   */
  async unwind(source, at) {
    if (!canUnwind(source)) {
      this.app.notice(
        `Unwind segues cannot start from “${source.name}”. Choose a controller, control, cell or gesture recognizer.`,
      );
      return;
    }
    const actions = await this.app.ask({ type: 'unwindActions' });
    if (!actions) return;
    if (!actions.length) {
      this.app.notice(
        'No class of the project has an unwind action. Add one to the controller to return to: ' +
          '@IBAction func unwind(_ segue: UIStoryboardSegue)',
      );
      return;
    }
    const add = (action) => this.app.edit({ type: 'addUnwindSegue', action, from: source.id });
    this.popup(at, 'Add an unwind segue', [
      h('h2', {}, `${source.name} → Exit`),
      ...actions.map((action) => this.item(action, () => add(action))),
    ]);
  }

  // MARK: Resolve, embed, views

  #resolve() {
    const chosen = this.#selected();
    const { store } = this.app;
    const items = (views, isDisabled) =>
      [
        ['updateFrames', 'Update Frames'],
        ['updateConstants', 'Update Constraint Constants'],
        ['addMissing', 'Add Missing Constraints'],
        ['reset', 'Reset to Suggested Constraints'],
        ['clear', 'Clear Constraints'],
      ]
        .map(([name, title]) =>
          this.item(title, () => this.app.edit({ type: 'resolve', command: name, views }), { isDisabled })
        );
    const all = store.order.filter((key) =>
      store.views.get(key).isInDocument && store.views.get(key).parent !== undefined
    );
    return [
      h('h2', {}, 'Selected Views'),
      ...items(chosen, !chosen.length),
      h('h2', {}, 'All Views in the Scene'),
      ...items(this.#placed(all), false),
    ];
  }

  /**
   * Returns the views that a command supports. Commands reject views that are placed by something
   * else.
   */
  #placed(keys) {
    const { store } = this.app;
    const free = new Set(store.inspector.outline.filter((entry) => entry.isConstrained).map((entry) => entry.key));
    return keys.filter((key) => free.has(key));
  }

  #embed() {
    const chosen = this.#selected();
    const { store } = this.app;
    const kindOf = (key) => store.inspector.outline.find((entry) => entry.key === key)?.kind;
    const isFull = (key) =>
      ['stackView', 'view', 'scrollView'].includes(kindOf(key)) &&
      store.children(key).some((child) => store.views.get(child).isInDocument);
    const areSiblings = chosen.length > 0 &&
      chosen.every((key) => store.views.get(key).parent === store.views.get(chosen[0]).parent);
    const embed = (title, container) =>
      this.item(title, () => this.#replace({ type: 'embed', views: chosen, in: container }), {
        isDisabled: !areSiblings,
      });
    return [
      h('h2', {}, chosen.length > 1 && !areSiblings ? 'Embed In (select views with the same superview)' : 'Embed In'),
      embed('Stack View', 'stack'),
      embed('Horizontal Stack View', 'horizontalStack'),
      embed('Vertical Stack View', 'verticalStack'),
      h('hr'),
      embed('View', 'view'),
      embed('View Without Inset', 'viewWithoutInset'),
      embed('Scroll View', 'scrollView'),
      h('hr'),
      this.item('Unembed', () => this.#replace({ type: 'unembed', views: chosen }), {
        isDisabled: !chosen.length || !chosen.every(isFull),
      }),
    ];
  }

  /** Performs an edit and selects the resulting views: the container or its former content. */
  async #replace(edit) {
    const { store } = this.app;
    const before = new Set(store.order);
    const inside = (edit.type === 'unembed' ? edit.views : []).flatMap((key) => store.children(key)).filter((key) =>
      store.views.get(key).isInDocument
    );
    if (!(await this.app.edit(edit))) return;
    const added = edit.type === 'unembed'
      ? inside
      : store.order.filter((key) => !before.has(key) && store.views.get(key).isInDocument);
    const left = added.filter((key) => store.views.has(key));
    if (left.length) this.app.select(left);
  }

  /** Returns whether an object of the library can be in any container. */
  takesAnywhere(kind) {
    return !takers[kind];
  }

  /** Returns the view that gets an object of the library at a point, or at the selection. */
  parentAt(kind, at) {
    const { store } = this.app;
    const wanted = takers[kind] ? new Set(takers[kind]) : containers;
    const kinds = kindsOf(store);
    let parent = at ? store.viewAt(...at) : store.selectedViews[0] ?? store.root;
    while (parent?.parent !== undefined && !wanted.has(kinds.get(parent.key))) parent = store.views.get(parent.parent);
    return parent;
  }

  /** Adds a view at a point of the canvas, or in the center of the selected view. */
  async addView(kind, at) {
    const { store } = this.app;
    const wanted = takers[kind] ? new Set(takers[kind]) : containers;
    const kinds = kindsOf(store);
    let parent = this.parentAt(kind, at);
    if (takers[kind] && !wanted.has(kinds.get(parent?.key))) {
      this.app.notice(
        `Select a ${takers[kind][0] === 'tableView' ? 'table' : 'collection'} view to add a cell to it.`,
        undefined,
        'library',
      );
      return;
    }
    parent ??= store.root;
    const point = at
      ? [at[0] - parent.rect[0] - 20, at[1] - parent.rect[1] - 10]
      : [parent.rect[2] / 2 - (widths[kind] ?? 80) / 2, parent.rect[3] / 2 - 20];
    if (document.getElementById('notice')?.dataset.about === 'library') this.app.notice(null);
    const before = new Set(store.order);
    const place = at && !takers[kind] ? insertionAt(this.app, at, new Set()) : null;
    // Both edits are one step.
    this.#added += 1;
    const gesture = `add-${this.#added}`;
    await this.app.edit({
      type: 'addView',
      kind,
      parent: parent.key,
      x: Math.round(point[0]),
      y: Math.round(point[1]),
    }, gesture);
    const added = store.order.filter((key) => !before.has(key) && store.views.get(key).isInDocument);
    if (added.length && place?.before !== undefined && place.parent === parent.key) {
      await this.app.edit(
        { type: 'moveViews', views: [added[0]], parent: place.parent, before: place.before },
        gesture,
      );
    }
    if (added.length) this.app.select([added[0]]);
    this.app.gestures.stage.focus({ preventScroll: true });
  }

  // MARK: Align

  #align() {
    const chosen = this.#selected();
    const boxes = [];
    const line = (name, title, least, inContainer) => {
      const check = h('input', { type: 'checkbox', disabled: chosen.length < least });
      const constant = h('input', {
        class: 'short',
        value: '0',
        inputMode: 'decimal',
        'aria-label': `${title}: offset`,
        disabled: chosen.length < least,
      });
      boxes.push({ name, check, constant, inContainer });
      check.addEventListener('change', update);
      return h('label', { class: 'line' }, check, h('span', { class: 'grow' }, title), constant);
    };
    const add = h('button', { class: 'primary', disabled: true, onclick: () => this.#addAlignments(boxes, chosen) });
    const update = () => {
      const count = boxes.filter((box) => box.check.checked).length;
      add.disabled = !count;
      add.textContent = count
        ? `Add ${
          count * (boxes.find((box) => box.check.checked).inContainer ? chosen.length : chosen.length - 1)
        } Constraint${count > 1 ? 's' : ''}`
        : 'Add Constraints';
    };
    const content = [
      h('h2', {}, 'Add New Alignment Constraints'),
      line('leading', 'Leading Edges', 2),
      line('trailing', 'Trailing Edges', 2),
      line('top', 'Top Edges', 2),
      line('bottom', 'Bottom Edges', 2),
      h('hr'),
      line('centerX', 'Horizontal Centers', 2),
      line('centerY', 'Vertical Centers', 2),
      line('baseline', 'Baselines', 2),
      h('hr'),
      line('centerX', 'Horizontally in Container', 1, true),
      line('centerY', 'Vertically in Container', 1, true),
      add,
    ];
    update();
    return content;
  }

  #addAlignments(boxes, views) {
    const edits = boxes.filter((box) => box.check.checked).map((box) => ({
      type: 'align',
      align: {
        lines: [box.name],
        inContainer: Boolean(box.inContainer),
        constant: computed(box.constant.value) ?? 0,
      },
      views,
    }));
    this.close(true);
    this.app.edit(edits.length === 1 ? edits[0] : { type: 'all', edits });
  }

  // MARK: Pin

  async #pin() {
    const chosen = this.#selected();
    const isOff = !chosen.length;
    // The values are those of the document's own canvas, regardless of the current size, because
    // constraints are written for that canvas.
    const around = isOff ? { edges: {}, margins: {} } : await this.app.ask({ type: 'neighbors', view: chosen[0] });
    if (!around) return null;
    const [width, height] = around.size ?? this.app.store.views.get(chosen[0])?.rect.slice(2) ?? [];
    const state = { edges: {}, toMargins: false };
    const add = h('button', { class: 'primary', disabled: true });
    const checks = {};
    const update = () => {
      const count = Object.values(state.edges).filter((edge) => edge.isOn).length +
        Object.values(checks).filter((check) => check.checked).length;
      add.disabled = !count;
      add.textContent = count ? `Add ${count} Constraint${count === 1 ? '' : 's'}` : 'Add Constraints';
    };
    const edge = (name) =>
      state.edges[name] = this.#pinEdge(name, around.edges[name] ?? [], isOff, chosen.length === 1, update);
    const edges = ['top', 'leading', 'trailing', 'bottom'].map(edge);
    const check = (name, title, least, value) => {
      checks[name] = h('input', { type: 'checkbox', disabled: chosen.length < least, onchange: update });
      const field = value === undefined ? null : h('input', {
        class: 'short',
        value: number(value),
        inputMode: 'decimal',
        disabled: isOff,
        'aria-label': title,
      });
      field?.addEventListener('input', () => {
        checks[name].checked = true;
        update();
      });
      checks[name].field = field;
      return h('label', { class: 'line' }, checks[name], h('span', { class: 'grow' }, title), field);
    };
    const margins = h('input', {
      type: 'checkbox',
      disabled: isOff,
      onchange: (event) => {
        state.toMargins = event.target.checked;
        for (const [name, edge] of Object.entries(state.edges)) {
          edge.take((state.toMargins ? around.margins : around.edges)[name] ?? []);
        }
      },
    });
    add.addEventListener('click', () => this.#addPins(state, checks, chosen));
    const content = [
      h('h2', {}, 'Add New Constraints'),
      h(
        'div',
        { class: 'pin-box' },
        edges.flatMap(({ input, beam }) => [input, beam]),
        h('div', { class: 'pin-middle' }),
      ),
      h('p', { class: 'hint center' }, 'Spacing to nearest neighbor'),
      ...edges.map(({ line }) => line),
      h('label', { class: 'line' }, margins, h('span', { class: 'grow' }, 'Constrain to margins')),
      h('hr'),
      check('width', 'Width', 1, width),
      check('height', 'Height', 1, height),
      h('hr'),
      check('equalWidths', 'Equal Widths', 2),
      check('equalHeights', 'Equal Heights', 2),
      check('aspectRatio', 'Aspect Ratio', 1),
      add,
    ];
    update();
    return content;
  }

  /**
   * Returns the controls for an edge of the box: its distance, its beam, and its item. The nearest
   * item comes first.
   */
  #pinEdge(name, neighbors, isOff, isSingle, update) {
    const state = { isOn: false, neighbors, chosen: 0 };
    const distance = () => state.neighbors[state.chosen]?.distance ?? 0;
    const set = (isOn) => {
      state.isOn = isOn;
      state.beam.setAttribute('aria-pressed', isOn);
      state.line.hidden = !isOn || !isSingle || state.neighbors.length < 2;
      update();
    };
    state.input = h('input', {
      class: `pin-value ${name}`,
      value: number(distance()),
      inputMode: 'decimal',
      disabled: isOff,
      'aria-label': `Distance: ${name}`,
      oninput: () => set(true),
    });
    state.beam = h('button', {
      class: `pin-beam ${name}`,
      'aria-pressed': 'false',
      'aria-label': `Pin ${name}`,
      disabled: isOff,
      onclick: () => set(!state.isOn),
    });
    state.isCurrent = () => state.input.value === number(distance());
    // A distance that the user entered is kept when another item is chosen.
    const choose = (change) => {
      const wasCurrent = state.isCurrent();
      change();
      if (wasCurrent) state.input.value = number(distance());
    };
    const options = () =>
      state.neighbors.map((neighbor, index) =>
        h('option', { value: index }, `${neighbor.title} (${number(neighbor.distance)})`)
      );
    const title = name[0].toUpperCase() + name.slice(1);
    const select = h('select', {
      'aria-label': `${title} to`,
      onchange: (event) =>
        choose(() => {
          state.chosen = Number(event.target.value);
        }),
    }, options());
    state.line = h('label', { class: 'line', hidden: true }, h('span', { class: 'grow' }, `${title} to`), select);
    state.take = (others) => {
      choose(() => Object.assign(state, { neighbors: others, chosen: 0 }));
      select.replaceChildren(...options());
      set(state.isOn);
    };
    return state;
  }

  #addPins(state, checks, views) {
    const pin = { edges: {}, toMargins: state.toMargins };
    const others = [];
    for (const [name, edge] of Object.entries(state.edges)) {
      if (!edge.isOn) continue;
      const constant = computed(edge.input.value) ?? 0;
      if (edge.chosen > 0) others.push(spacing(views[0], name, edge.neighbors[edge.chosen], constant));
      else pin.edges[name] = edge.isCurrent() ? 'current' : String(constant);
    }
    for (const [name, check] of Object.entries(checks)) {
      if (!check.checked) continue;
      pin[name] = check.field ? String(computed(check.field.value) ?? 0) : true;
    }
    this.close(true);
    const edits = [];
    if (Object.keys(pin.edges).length || Object.keys(checks).some((name) => pin[name] !== undefined)) {
      edits.push({ type: 'pin', pin, views });
    }
    if (others.length) edits.push({ type: 'addConstraints', constraints: others });
    this.app.edit(edits.length === 1 ? edits[0] : { type: 'all', edits });
  }

  // MARK: Offers

  /** Lists the possible constraints between two views. The direction of a drag limits them. */
  async offer(from, to, at, delta, toMargins = false) {
    this.close();
    const offers = await this.#wanted(this.app.ask({ type: 'offers', from, to, toMargins }));
    if (!offers) return;
    const isSteep = delta && Math.abs(delta[1]) > 2 * Math.abs(delta[0]);
    const isFlat = delta && Math.abs(delta[0]) > 2 * Math.abs(delta[1]);
    const fits = (offer) =>
      offer.group === 'size' || !delta ||
      (isSteep
        ? offer.isVertical || offer.group !== 'space'
        : isFlat
        ? !offer.isVertical || offer.group !== 'space'
        : true);
    const shown = offers.filter(fits);
    const chosen = new Set();
    const items = [];
    let group = null;
    for (const offer of shown) {
      if (group !== null && group !== offer.group) items.push(h('hr'));
      group = offer.group;
      items.push(this.#offerItem(offer, chosen));
    }
    const add = h('button', { class: 'primary', hidden: true, onclick: () => this.#addOffers([...chosen]) }, 'Add');
    const content = [
      h(
        'h2',
        {},
        from === to ? this.app.store.name(from) : `${this.app.store.name(from)} → ${this.app.store.name(to)}`,
      ),
      h('div', { role: 'menu', 'aria-label': 'Constraints' }, ...items),
      add,
    ];
    this.#show(content, { left: at[0], right: at[0], top: at[1], bottom: at[1], width: 0 }, null, 'Add a constraint');
    this.addOffers = add;
  }

  #offerItem(offer, chosen) {
    const button = h(
      'button',
      { class: 'menu-item', role: 'menuitemcheckbox', 'aria-checked': 'false' },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, offer.isThere ? '●' : ''),
      h('span', { class: 'grow' }, offer.title),
      h(
        'small',
        {},
        offer.request.constant === undefined ? offer.request.multiplier ?? '' : number(offer.request.constant),
      ),
    );
    button.addEventListener('click', (event) => {
      if (!event.shiftKey) return this.#addOffers([...chosen, offer]);
      const isOn = !chosen.has(offer);
      if (isOn) chosen.add(offer);
      else chosen.delete(offer);
      button.setAttribute('aria-checked', isOn);
      button.firstChild.textContent = isOn ? '✓' : '';
      this.addOffers.hidden = !chosen.size;
      return undefined;
    });
    return button;
  }

  #addOffers(offers) {
    this.close(true);
    this.app.edit({ type: 'addConstraints', constraints: offers.map((offer) => offer.request) });
  }

  // MARK: Compare

  #compare() {
    const list = h('div', { class: 'library' }, h('p', { class: 'hint' }, 'Loading history…'));
    const field = h('input', { placeholder: 'Commit, branch or tag', 'aria-label': 'Revision' });
    this.app.ask({ type: 'revisions' }).then((revisions) => {
      list.replaceChildren(
        ...(revisions?.length
          ? revisions.map((revision) =>
            this.item(revision.subject, () => this.app.comparison.open(revision.id), {
              detail: `${revision.id} · ${revision.date}`,
            })
          )
          : [h('p', { class: 'hint' }, 'No commit contains this file.')]),
      );
    });
    const form = h(
      'form',
      {
        class: 'line',
        onsubmit: (event) => {
          event.preventDefault();
          this.close(true);
          this.app.comparison.open(field.value.trim());
        },
      },
      field,
      h('button', { class: 'text' }, 'Compare'),
    );
    return [h('h2', {}, 'Compare With'), form, list];
  }
}

/** Returns the distance from an edge of a view to an adjacent item as a constraint. */
function spacing(view, edge, { item, attribute }, constant) {
  const isFirst = edge === 'top' || edge === 'leading';
  const [own, beyond] = [[view, edge], [item, attribute]];
  const [[firstItem, firstAttribute], [secondItem, secondAttribute]] = isFirst ? [own, beyond] : [beyond, own];
  return { firstItem, firstAttribute, secondItem, secondAttribute, constant };
}

/** Returns whether an unwind segue can begin at an object: at all that begin other segues but containers. */
export function canUnwind(source) {
  return Boolean(source?.segues.some(({ segue }) => segue === 'show'));
}
