// The storyboard as a map: all scenes at their places with their segues, and the search over all
// scenes and documents.

import { debounced, h } from './dom.js';
import { icon } from './icons.js';
import { dragTypes } from './library.js';
import { imageAddress, PictureQueue } from './pictures.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The space around the scenes when all are shown, in pixels. */
const margin = 40;

/** The distance between scenes that are added, in points of the map. */
const gap = 160;

/** The distance from which a pointer that is pressed moves a scene, in pixels. */
const slop = 4;

/** The height of the title above a scene, in points of the map. */
const titleHeight = 44;

export class StoryboardMap {
  isOpen = false;
  zoom = 1;
  x = 0;
  y = 0;
  model = null;
  #cards = new Map();
  /** The zoom for which the titles are drawn. */
  #drawnZoom = 0;
  #pictures = new Map();
  #seen = null;
  #request = null;
  #loading = Promise.resolve();
  /** The scene that had the focus last. */
  #last = null;
  /** The object whose segue needs a destination; null without one. */
  source = null;

  constructor(host, button, app) {
    this.host = host;
    this.button = button;
    this.app = app;
    this.queue = new PictureQueue(app);
    this.world = h('div', { class: 'map-world' });
    this.search = h('input', {
      type: 'search',
      placeholder: 'Search scenes and views of all documents',
      'aria-label': 'Search all scenes and documents',
    });
    this.results = h('div', { class: 'map-results', role: 'listbox', 'aria-label': 'Results', hidden: true });
    this.hint = h('div', { class: 'map-hint', role: 'status', hidden: true });
    const close = h('button', {
      class: 'icon',
      'aria-label': 'Close the map',
      html: icon('close'),
      onclick: () => this.close(),
    });
    const fit = h('button', {
      class: 'icon',
      'aria-label': 'Show all scenes',
      html: icon('fit'),
      onclick: () => this.fit(),
    });
    this.area = h('div', { class: 'map-area' }, this.world);
    host.append(this.area, this.hint, h('div', { class: 'map-bar' }, this.search, fit, close), this.results);
    this.area.addEventListener('contextmenu', (event) => event.preventDefault());
    this.area.addEventListener('dragover', (event) => event.preventDefault());
    this.area.addEventListener('drop', (event) => this.#drop(event));
    app.store.on('selection', () => this.#mark());
    button.addEventListener('click', () => this.toggle());
    this.search.addEventListener('input', debounced(150, () => this.#search()));
    host.addEventListener('keydown', (event) => this.#key(event));
    this.area.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    this.area.addEventListener('pointerdown', (event) => this.#down(event));
    app.store.on('state', debounced(150, () => this.isOpen && this.#load()));
  }

  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** Shows the map of the document. */
  async open() {
    if (!this.app.store.state) return;
    this.isOpen = true;
    this.host.hidden = false;
    this.button.setAttribute('aria-pressed', 'true');
    await this.#load();
    this.fit();
    this.#focusCurrent();
  }

  /** Focuses the scene that had the focus last. */
  focus() {
    const card = this.#cards.get(this.#last);
    if (card) card.focus({ preventScroll: true });
    else this.#focusCurrent();
  }

  /** Focuses the scene of the canvas; without one, the search. */
  #focusCurrent() {
    const current = this.#cards.get(this.model?.scenes.find((scene) => scene.root === this.app.rootID)?.id);
    (current ?? this.search).focus({ preventScroll: true });
  }

  /** Opens the map for a search. */
  async find() {
    if (!this.isOpen) await this.open();
    this.search.focus();
    this.search.select();
  }

  close() {
    this.isOpen = false;
    this.#choose(null);
    this.host.hidden = true;
    this.button.setAttribute('aria-pressed', 'false');
    this.queue.clear();
    this.app.gestures.stage.focus({ preventScroll: true });
  }

  /** Loads the map. If another request comes in between, its map counts. */
  #load() {
    this.#loading = this.#receive();
    return this.#loading;
  }

  async #receive() {
    const request = this.#request = {};
    const model = await this.app.ask({ type: 'map' });
    if (this.#request !== request) {
      await this.#loading;
      return;
    }
    if (!model) return;
    const isSame = JSON.stringify(model) === JSON.stringify(this.model);
    const { document, lesson, revision } = this.app.store.state;
    this.version = `${document}/${lesson}/${revision}`;
    if (!isSame) {
      this.model = model;
      this.#build();
    }
    this.#watch();
  }

  /** Draws the scenes. The focused scene keeps the focus, also on a map of another document. */
  #build() {
    const { scenes, segues } = this.model;
    const focused = [...this.#cards].find(([, card]) => card === document.activeElement)?.[0];
    this.#cards.clear();
    this.#pictures.clear();
    const names = new Map(scenes.map((scene) => [scene.id, scene.name]));
    const cards = scenes.map((scene) => {
      const [x, y, width, height] = frameOf(scene);
      const leads = segues.filter(({ from }) => from === scene.id).map(({ to, kind }) => `${kind} ${names.get(to)}`);
      const card = h(
        'button',
        {
          class: `map-scene${scene.isReference ? ' reference' : ''}`,
          'data-scene': scene.id,
          'aria-label': [
            scene.name,
            scene.kind,
            scene.isInitial ? 'entry point' : '',
            leads.length ? `leads to ${leads.join(', ')}` : '',
          ].filter(Boolean).join(', '),
          ondblclick: () => this.enter(scene),
          onfocus: () => {
            this.#last = scene.id;
            if (!this.source) this.app.select([scene.id]);
          },
          onclick: (event) => this.source && this.#connect(this.source, scene, [event.clientX, event.clientY]),
        },
        h('span', { class: 'map-title' }, h('b', {}, scene.name), h('small', {}, scene.kind)),
        h('span', { class: 'map-picture' }, scene.root ? h('img', { alt: '', draggable: false }) : scene.kind),
        scene.isInitial ? h('span', { class: 'map-entry', title: 'Entry point' }, '➜') : null,
      );
      card.style.left = `${x}px`;
      card.style.top = `${y - titleHeight}px`;
      card.style.width = `${width}px`;
      card.style.height = `${height + titleHeight}px`;
      this.#cards.set(scene.id, card);
      return card;
    });
    this.world.replaceChildren(this.#arrows(), ...cards);
    this.#mark();
    if (focused === undefined) return;
    const card = this.#cards.get(focused);
    if (card) card.focus({ preventScroll: true });
    else this.#focusCurrent();
  }

  /** Returns the drawing of the segues. Relationships are dashed. */
  #arrows() {
    const [left, top, width, height] = this.#extent;
    const svg = document.createElementNS(SVG, 'svg');
    for (const [name, value] of Object.entries({ viewBox: `${left} ${top} ${width} ${height}`, width, height })) {
      svg.setAttribute(name, String(value));
    }
    svg.setAttribute('aria-hidden', 'true');
    svg.style.left = `${left}px`;
    svg.style.top = `${top}px`;
    const frames = new Map(this.model.scenes.map((scene) => [scene.id, frameOf(scene)]));
    for (const segue of this.model.segues) {
      const line = arrow(frames.get(segue.from), frames.get(segue.to));
      const draw = (className) => {
        const path = document.createElementNS(SVG, 'path');
        path.setAttribute('d', line);
        path.setAttribute('class', className);
        path.dataset.from = segue.from;
        path.dataset.to = segue.to;
        if (segue.id) path.dataset.segue = segue.id;
        svg.append(path);
        return path;
      };
      draw(['relationship', 'embed'].includes(segue.kind) ? 'segue quiet' : 'segue');
      // A wide line that cannot be seen is easier to hit.
      draw('segue-target').addEventListener('click', () => segue.id && this.app.select([segue.id]));
    }
    return svg;
  }

  /** The rectangle around all scenes, in points of the map. */
  get #extent() {
    const frames = this.model.scenes.map(frameOf);
    if (!frames.length) return [0, 0, 1, 1];
    const [left, top] = [0, 1].map((axis) => Math.min(...frames.map((frame) => frame[axis])));
    const [right, bottom] = [0, 1].map((axis) => Math.max(...frames.map((frame) => frame[axis] + frame[axis + 2])));
    return [left - 120, top - 120, right - left + 240, bottom - top + 240];
  }

  /** Requests the pictures of the scenes in sight that have changed. */
  #watch() {
    this.#seen?.disconnect();
    this.#seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.#ask(/** @type {HTMLElement} */ (target).dataset.scene);
      }
    }, { root: this.area });
    for (const card of this.#cards.values()) this.#seen.observe(card);
  }

  #ask(id) {
    const scene = this.model.scenes.find((each) => each.id === id);
    if (!scene?.root || this.#pictures.get(id) === this.version) return;
    const { version } = this;
    this.#pictures.set(id, version);
    this.queue.add(id, { scene: scene.root }, (picture, error) => {
      const card = this.#cards.get(id);
      const image = /** @type {HTMLImageElement | null | undefined} */ (card?.querySelector('img'));
      if (!card || !image || this.version !== version) return;
      if (!picture) {
        card.title = error?.message ?? '';
        return;
      }
      image.src = imageAddress(picture.svg);
      card.classList.toggle('bad', picture.findings.length > 0);
      card.title = picture.findings.join('\n');
    });
  }

  /** Moves a scene of the list to the middle of the map, and selects it. */
  lead(root) {
    const scene = this.model?.scenes.find((each) => each.root === root);
    if (!scene) return;
    const [x, y, width, height] = frameOf(scene);
    this.x = this.area.clientWidth / 2 - (x + width / 2) * this.zoom;
    this.y = this.area.clientHeight / 2 - (y + height / 2) * this.zoom;
    this.#place();
    this.#cards.get(scene.id)?.focus({ preventScroll: true });
    this.app.select([scene.id]);
  }

  /** Shows a scene on the canvas. */
  async enter(scene) {
    if (!scene.root) {
      this.app.announce(`${scene.name} has no view`);
      return;
    }
    this.close();
    await this.app.openScene(scene.root);
  }

  // MARK: Editing

  /** Marks the selected scenes and segues. */
  #mark() {
    const chosen = new Set(this.app.store.selection);
    for (const [id, card] of this.#cards) card.classList.toggle('chosen', chosen.has(id));
    for (const path of this.world.querySelectorAll('.segue')) {
      path.classList.toggle('chosen', chosen.has(/** @type {any} */ (path).dataset.segue));
    }
  }

  /** Adds a controller with its scene, to the right of all others or at a place of the map. */
  async addScene(kind, place = undefined) {
    if (!this.isOpen) await this.open();
    const old = new Set(this.model?.scenes.map((scene) => scene.id));
    const [x, y] = place ?? this.#freePlace();
    if (!(await this.app.edit({ type: 'addScene', kind, x: Math.round(x), y: Math.round(y) }))) return;
    await this.#load();
    const added = this.model?.scenes.find((scene) => !old.has(scene.id));
    if (!added) return;
    if (!place) this.fit();
    this.#cards.get(added.id)?.focus({ preventScroll: true });
    this.app.select([added.id]);
  }

  /** Returns a place to the right of all scenes, at the height of the first. */
  #freePlace() {
    const scenes = this.model?.scenes ?? [];
    if (!scenes.length) return [0, 0];
    const right = Math.max(...scenes.map(({ place, size }) => place[0] + size[0] / 2));
    const [width] = (scenes.find((scene) => scene.root) ?? scenes[0]).size;
    return [right + gap + width / 2, scenes[0].place[1]];
  }

  #drop(event) {
    const kind = event.dataTransfer.getData(dragTypes.scene);
    if (!kind) return;
    event.preventDefault();
    this.addScene(kind, this.#toMap(event));
  }

  /** Returns the place of a pointer on the map. */
  #toMap({ clientX, clientY }) {
    const box = this.area.getBoundingClientRect();
    return [(clientX - box.left - this.x) / this.zoom, (clientY - box.top - this.y) / this.zoom];
  }

  /** Asks for the scene to which a segue from an object leads. */
  async chooseTarget(source) {
    if (!source) return;
    if (!this.isOpen) await this.open();
    this.#choose(source);
    this.#cards.values().next().value?.focus({ preventScroll: true });
  }

  #choose(source) {
    this.source = source;
    this.hint.hidden = !source;
    this.hint.textContent = source ? `Choose the destination of “${source.name}”. Press Escape to cancel.` : '';
  }

  #connect(source, scene, at) {
    this.#choose(null);
    this.app.menus.segue(source, scene, at);
  }

  /** Deletes the selected segue, or else a scene. */
  #remove(id) {
    const { selection } = this.app.store;
    const segue = this.model.segues.find((each) => selection.includes(each.id));
    this.app.edit({ type: 'removeObjects', objects: [segue?.id ?? id] });
  }

  /** Draws a line from a scene; where it ends, a segue begins. Without a movement, it opens a menu. */
  #draw(event, scene) {
    const began = this.#toMap(event);
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('class', 'segue new');
    let target = null;
    this.#follow(event, {
      move: (moved, isMoving) => {
        if (!isMoving) return;
        this.world.querySelector('svg')?.append(line);
        line.setAttribute('d', `M${began}L${this.#toMap(moved)}`);
        target = this.#sceneAt(moved);
        for (const [id, card] of this.#cards) card.classList.toggle('target', id === target?.id);
      },
      end: (ended, isMoving) => {
        line.remove();
        for (const card of this.#cards.values()) card.classList.remove('target');
        if (ended.type === 'pointercancel') return;
        const at = [ended.clientX, ended.clientY];
        if (!isMoving) this.#menu(scene, at);
        else if (target && target !== scene) this.app.menus.segue(scene, target, at);
      },
    });
  }

  #sceneAt({ clientX, clientY }) {
    const card = document.elementFromPoint(clientX, clientY)?.closest('.map-scene');
    const id = /** @type {HTMLElement | null | undefined} */ (card)?.dataset.scene;
    return this.model.scenes.find((scene) => scene.id === id);
  }

  #menu(scene, at) {
    const { app } = this;
    const set = (value) => app.edit({ type: 'setAttribute', path: 'document.initialViewController', value });
    const isOff = !app.store.state?.isStoryboard || Boolean(app.store.workspace?.isReadOnly);
    app.menus.popup(at, 'Actions', [
      app.menus.item('Show on Canvas', () => this.enter(scene), { isDisabled: !scene.root }),
      app.menus.item('Add Segue…', () => this.chooseTarget(scene), { isDisabled: isOff || !scene.segues.length }),
      app.menus.item('Is Initial View Controller', () => set(scene.isInitial ? null : scene.id), {
        isDisabled: isOff || scene.isReference,
        mark: scene.isInitial ? '✓' : '',
      }),
      app.menus.item('Delete', () => app.edit({ type: 'removeObjects', objects: [scene.id] }), { isDisabled: isOff }),
    ]);
  }

  /** Moves the scene under the pointer, with its arrows. */
  #drag(event, scene) {
    const card = this.#cards.get(scene.id);
    const [x, y] = scene.place;
    let shift = [0, 0];
    this.#follow(event, {
      move: (moved, isMoving) => {
        if (!isMoving || !card) return;
        shift = [moved.clientX - event.clientX, moved.clientY - event.clientY].map((value) =>
          Math.round(value / this.zoom)
        );
        card.style.transform = `translate(${shift[0]}px, ${shift[1]}px)`;
      },
      end: async (ended, isMoving) => {
        const isKept = isMoving && ended.type === 'pointerup';
        const isMade = isKept &&
          await this.app.edit({ type: 'moveScene', scene: scene.id, x: x + shift[0], y: y + shift[1] });
        if (isMade) await this.#load();
        else if (card) card.style.transform = '';
      },
    });
  }

  /**
   * Follows a pointer until it is released.
   *
   * @param {PointerEvent} event
   * @param {{ move: (moved: PointerEvent, isMoving: boolean) => void, end: (ended: PointerEvent, isMoving: boolean) => void }} actions
   */
  #follow(event, { move, end }) {
    let isMoving = false;
    const onMove = (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      isMoving ||= Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) >= slop;
      move(moved, isMoving);
    };
    const onEnd = (ended) => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
      end(ended, isMoving);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
  }

  // MARK: Moving

  fit() {
    if (!this.model) return;
    const [left, top, width, height] = this.#extent;
    const { clientWidth, clientHeight } = this.area;
    this.zoom = Math.min((clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height, 1);
    this.x = (clientWidth - width * this.zoom) / 2 - left * this.zoom;
    this.y = (clientHeight - height * this.zoom) / 2 - top * this.zoom;
    this.#place();
  }

  #place() {
    if (this.#drawnZoom !== this.zoom) {
      this.#drawnZoom = this.zoom;
      this.world.style.setProperty('--map-zoom', String(this.zoom));
    }
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
  }

  #wheel(event) {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      const box = this.area.getBoundingClientRect();
      this.#zoomTo(this.zoom * Math.exp(-event.deltaY * 0.01), [event.clientX - box.left, event.clientY - box.top]);
      return;
    }
    this.x -= event.deltaX;
    this.y -= event.deltaY;
    this.#place();
  }

  #zoomTo(zoom, at) {
    const [x, y] = at;
    const next = Math.min(Math.max(zoom, 0.02), 2);
    this.x = x - ((x - this.x) * next) / this.zoom;
    this.y = y - ((y - this.y) * next) / this.zoom;
    this.zoom = next;
    this.#place();
  }

  #down(event) {
    const scene = this.#sceneAt(event);
    const isEditable = this.app.store.state?.isStoryboard && !this.app.store.workspace?.isReadOnly;
    if (scene && isEditable && !this.source) {
      if (event.button === 2 || event.ctrlKey) return this.#draw(event, scene);
      if (event.button === 0) return this.#drag(event, scene);
    }
    if (event.button !== 0 && event.button !== 1) return undefined;
    let last = [event.clientX, event.clientY];
    return this.#follow(event, {
      move: (moved) => {
        this.x += moved.clientX - last[0];
        this.y += moved.clientY - last[1];
        last = [moved.clientX, moved.clientY];
        this.#place();
      },
      end: () => {},
    });
  }

  // MARK: Keys

  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    // Undo, redo and save are the same everywhere.
    const isGlobal = (event.metaKey || event.ctrlKey) && ['z', 'y', 's'].includes(event.key.toLowerCase());
    if (isGlobal && target !== this.search) return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      if (this.app.menus.isOpen) this.app.menus.close();
      else if (this.source) this.#choose(null);
      else if (this.results.hidden) this.close();
      else this.#showResults([]);
      return;
    }
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key.toLowerCase() === 'b' && !isCommand && target !== this.search) {
      event.preventDefault();
      this.close();
      return;
    }
    const center = [this.area.clientWidth / 2, this.area.clientHeight / 2];
    if (isCommand && ['=', '+', '-', '0'].includes(event.key)) {
      event.preventDefault();
      if (event.key === '0') this.fit();
      else this.#zoomTo(this.zoom * (event.key === '-' ? 0.8 : 1.25), center);
    } else if (target === this.search || target.closest('.map-results')) this.#searchKey(event, target);
    else if (target.dataset.scene) this.#sceneKey(event, target.dataset.scene);
  }

  #sceneKey(event, id) {
    const scenes = this.model.scenes;
    const scene = scenes.find((each) => each.id === id);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (this.source) this.#connect(this.source, scene, this.#middle(id));
      else this.enter(scene);
      return;
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.#remove(id);
      return;
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      this.#menu(scene, this.#middle(id));
      return;
    }
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!direction) return;
    event.preventDefault();
    // The nearest scene in the direction. What lies to the side counts twice.
    let best = null;
    let least = Infinity;
    for (const other of scenes) {
      const [dx, dy] = [other.place[0] - scene.place[0], other.place[1] - scene.place[1]];
      const along = dx * direction[0] + dy * direction[1];
      if (along <= 0) continue;
      const distance = along + 2 * Math.abs(dx * direction[1] + dy * direction[0]);
      if (distance < least) [best, least] = [other, distance];
    }
    if (best) this.#cards.get(best.id)?.focus();
  }

  /** Returns the middle of a scene on the page. */
  #middle(id) {
    const box = /** @type {HTMLElement} */ (this.#cards.get(id)).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  #searchKey(event, target) {
    const rows = /** @type {HTMLElement[]} */ ([...this.results.querySelectorAll('button')]);
    const index = rows.indexOf(target);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = index + (event.key === 'ArrowDown' ? 1 : -1);
      (rows[next] ?? this.search).focus();
    } else if (event.key === 'Enter' && target === this.search) this.#goToFirst();
  }

  /** Goes to the first result, also before the results of the last letters are shown. */
  async #goToFirst() {
    await this.#search();
    const [first] = /** @type {HTMLElement[]} */ ([...this.results.querySelectorAll('button')]);
    first?.click();
  }

  // MARK: Search

  async #search() {
    const text = this.search.value.trim();
    const found = text ? await this.app.ask({ type: 'search', text }) : [];
    if (this.search.value.trim() === text) this.#showResults(found ?? [], text);
  }

  #showResults(found, text = '') {
    this.results.hidden = !text;
    this.results.replaceChildren(
      ...found.map((entry) =>
        h(
          'button',
          {
            class: 'menu-item',
            role: 'option',
            onclick: () => this.#go(entry),
          },
          h('span', { class: 'grow' }, entry.name),
          h('small', {}, entry.object ? `${entry.kind} in ${entry.sceneName}, ${entry.file}` : `Scene, ${entry.file}`),
        )
      ),
      ...(found.length ? [] : [h('p', { class: 'hint pad' }, 'No results')]),
    );
  }

  async #go(entry) {
    this.search.value = '';
    this.#showResults([]);
    this.close();
    await this.app.openDocument(entry.document, entry.scene);
    if (entry.object) this.app.select([entry.object]);
  }
}

/** Returns the frame of a scene on the map. Interface Builder records the middle. */
function frameOf({ place: [x, y], size: [width, height] }) {
  return [x - width / 2, y - height / 2, width, height];
}

/** Returns the path of an arrow from the side of a scene to the facing side of another one. */
function arrow(from, to) {
  const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const axis = Math.abs(dx) * (from[3] + to[3]) >= Math.abs(dy) * (from[2] + to[2]) ? 0 : 1;
  const sign = (axis ? dy : dx) >= 0 ? 1 : -1;
  const start = [...a];
  const end = [...b];
  start[axis] += (sign * from[axis + 2]) / 2;
  end[axis] -= (sign * to[axis + 2]) / 2;
  const bend = Math.max(Math.abs(end[axis] - start[axis]) / 2, 40) * sign;
  const [c, d] = [[...start], [...end]];
  c[axis] += bend;
  d[axis] -= bend;
  const size = 14;
  const head = [-1, 1].map((side) => {
    const point = [...end];
    point[axis] -= sign * size;
    point[1 - axis] += (side * size) / 2;
    return point;
  });
  return `M${start}C${c} ${d} ${end}M${head[0]}L${end}L${head[1]}`;
}
