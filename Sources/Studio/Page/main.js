// Connects the parts of the page.

import { debounced, h, set } from './dom.js';
import { drawIcons } from './icons.js';
import { connect, LatestRequest } from './link.js';
import { Store } from './store.js';
import { SceneDrawing } from './scene.js';
import { Viewport } from './viewport.js';
import { Overlay } from './overlay.js';
import { CanvasEdges } from './edges.js';
import { DeviceBar } from './devices.js';
import { Outline } from './outline.js';
import { Inspector } from './inspector.js';
import { Gestures } from './gestures.js';
import { Menus } from './menus.js';
import { Issues } from './issues.js';
import { Understanding } from './understanding.js';
import { Ruler } from './ruler.js';
import { Comparison } from './comparison.js';
import { LogPanel } from './log.js';
import { Lessons } from './lessons.js';
import { Motion } from './motion.js';
import { Clipboard } from './clipboard.js';
import { listenToContextMenus } from './contextmenu.js';
import { OutlineDrag } from './outlinedrag.js';
import { Previews } from './previews.js';
import { StoryboardMap } from './map.js';
import { listenToKeys } from './keyboard.js';
import { Saving } from './saving.js';
import { showKeys } from './keysheet.js';
import { TextEditing } from './textediting.js';
import { SizeClasses } from './sizeclasses.js';
import { Badges } from './badges.js';
import { Library } from './library.js';
import { readAddress, writeAddress } from './address.js';
import { resizePanels } from './panels.js';

/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);

class App {
  store = new Store();
  /**
   * The times in milliseconds from a pointer event until the frame that shows it was painted, and
   * the parts of these times for which the page waited for a frame to begin.
   */
  timings = [];
  /** The time at which the canvas was last resized, in milliseconds. */
  resizedAt = -Infinity;
  /** The edits of gestures that are not answered yet. */
  liveEdits = new Set();
  /** Resolves when the inspectors have the contents for the selection. */
  selected = Promise.resolve();

  constructor() {
    this.drawing = new SceneDrawing($('tree'), $('bars'));
    this.overlay = new Overlay($('overlay'), this.store, null);
    this.viewport = new Viewport($('stage'), $('world'), () => this.viewportMoved());
    this.overlay.viewport = this.drawing.viewport = this.viewport;
    this.edges = new CanvasEdges($('edges'), this);
    this.link = connect({ onMessage: (message) => this.take(message), onState: (state) => this.linkChanged(state) });
    this.canvasRequest = new LatestRequest((request) => this.#askForCanvas(request));
    this.deviceBar = new DeviceBar($('devicebar'), this);
    this.outline = new Outline(this);
    this.inspector = new Inspector($('inspector'), this);
    this.gestures = new Gestures($('stage'), this);
    this.menus = new Menus($('popovers'), this);
    this.library = new Library(this);
    this.issues = new Issues($('panel-issues'), $('health'), this);
    this.understanding = new Understanding(this);
    this.ruler = new Ruler($('ruler-x'), this);
    this.comparison = new Comparison(this);
    this.log = new LogPanel($('panel-log'), this);
    this.lessons = new Lessons($('panel-lessons'), this);
    this.motion = new Motion($('motion'), this);
    this.saving = new Saving(this);
    this.sizeClasses = new SizeClasses(this);
    this.deviceBar.size.after(this.sizeClasses.button);
    this.texts = new TextEditing(this);
    this.badges = new Badges(this);
    this.clipboard = new Clipboard(this);
    this.outlineDrag = new OutlineDrag(this);
    this.previews = new Previews($('previews'), $('show-previews'), this);
    this.map = new StoryboardMap($('map'), $('show-map'), this);
    resizePanels(this);
    listenToContextMenus(this);
    listenToKeys(this);
    this.#wireToolbar();
    this.#wireStore();
    drawIcons();
  }

  // MARK: Messages

  take(message) {
    if (message.scene) this.motion.before(message);
    this.store.apply(message);
  }

  async linkChanged(state) {
    if (state === 'open') {
      this.notice(null);
      await this.#begin();
      this.saving.connected();
    } else if (state === 'lost') {
      this.saving.lost();
    }
  }

  async #begin() {
    try {
      this.store.workspace = await this.link.ask({ type: 'workspace' });
      this.store.emit('workspace');
      const address = readAddress();
      this.store.request = address.canvas;
      if (address.lesson !== undefined) await this.openLesson(address.lesson);
      else await this.openDocument(address.document ?? 0, address.scene);
      if (Object.keys(address.canvas).length) await this.changeCanvas(address.canvas);
      if (address.selection.length) this.select(address.selection);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Sends a request to the program. Errors are shown. */
  async ask(request) {
    try {
      return await this.link.ask(request);
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  fail(error) {
    if (!error.message || error.isLost) return;
    this.notice(
      `${error.message[0].toUpperCase()}${error.message.slice(1)}. ${
        error.hint ? `${error.hint[0].toUpperCase()}${error.hint.slice(1)}.` : ''
      }`,
    );
  }

  /**
   * Shows a bar with a message and buttons; null hides it. `about` is its topic, by which the bar
   * can be found and hidden later.
   */
  notice(text, buttons, about = '') {
    const bar = $('notice');
    bar.hidden = !text;
    bar.dataset.about = text ? about : '';
    if (!text) return;
    const all = buttons ?? [['Close', () => this.notice(null)]];
    bar.replaceChildren(
      h('span', { class: 'grow' }, text),
      ...all.map(([name, action]) => h('button', { class: 'text', onclick: action }, name)),
    );
  }

  announce(text) {
    $('announce').textContent = text;
  }

  // MARK: Documents

  async openDocument(index, scene) {
    this.rootID = scene;
    // Another scene of the same document keeps the device and the settings.
    const isSame = this.store.state?.document === index && this.store.state.lesson === undefined;
    this.comparison.close();
    this.notice(null);
    // Objects of another document may have the same identifiers.
    this.store.selection = [];
    try {
      await this.link.ask({ type: 'open', document: index, scene });
    } catch (error) {
      this.store.forget();
      this.showEmpty(error, () => this.openDocument(index, scene));
      return;
    }
    if (!isSame) this.store.request = this.store.request.isDark ? { isDark: true } : {};
    else if (Object.keys(this.store.request).length) {
      await this.ask({ type: 'canvas', canvas: this.store.request });
    }
    this.#opened();
    this.store.emit('canvasChanged');
  }

  async openLesson(number) {
    this.comparison.close();
    this.store.selection = [];
    const lesson = await this.ask({ type: 'lesson', number });
    if (!lesson) return;
    this.store.request = this.store.request.isDark ? { isDark: true } : {};
    this.rootID = undefined;
    this.#opened();
    this.lessons.show(lesson);
    this.showTab('lessons');
  }

  openScene(id) {
    return this.openDocument(this.store.state.document, id);
  }

  #opened() {
    const { store } = this;
    store.selection = [];
    store.emit('selection');
    this.rootID = store.root?.key ?? store.state?.scenes[0]?.id;
    store.emit('root');
    if (!store.order.length) {
      this.showEmpty({
        message: 'The document has no views',
        hint: 'It may contain controllers that create their views in code',
      });
    } else $('empty').hidden = true;
    this.fit();
    this.outline.draw();
    writeAddress(this);
    store.emit('opened');
  }

  /** Shows why there is no content. `again` retries. */
  showEmpty(error, again) {
    const box = $('empty');
    box.hidden = false;
    box.replaceChildren(
      h('h1', {}, error.message),
      h('p', {}, error.hint ?? ''),
      ...(again ? [h('p', {}, h('button', { class: 'text', onclick: again }, 'Try Again'))] : []),
    );
    this.drawing.clear();
    this.store.canvas = null;
    this.#drawPaper();
    this.overlay.schedule();
  }

  // MARK: Canvas

  async changeCanvas(change) {
    const next = { ...this.store.request, ...change };
    for (const key of Object.keys(next)) if (next[key] === undefined) delete next[key];
    this.store.request = next;
    const was = [this.store.canvas?.width, this.store.canvas?.height];
    await this.ask({ type: 'canvas', canvas: next });
    if (
      this.store.canvas && (was[0] !== this.store.canvas.width || was[1] !== this.store.canvas.height) &&
      this.viewport.isFitted
    ) this.fit();
    writeAddress(this);
    this.store.emit('canvasChanged');
  }

  resetCanvas() {
    return this.changeCanvas({
      device: undefined,
      isLandscape: undefined,
      width: undefined,
      height: undefined,
      widthClass: undefined,
      heightClass: undefined,
      textSize: undefined,
      locale: undefined,
      isRightToLeft: undefined,
    })
      .then(() => this.fit());
  }

  /** Lays out the scene at another size. If sizes change too fast, only the last one counts. */
  resizeCanvas(width, height, stamp) {
    this.resizedAt = performance.now();
    this.store.request = { ...this.store.request, width, height };
    this.canvasRequest.send({ width, height, stamp });
  }

  async #askForCanvas({ width, height, stamp }) {
    const request = { ...this.store.request, width, height };
    try {
      await this.link.ask({ type: 'canvas', canvas: request });
    } catch (error) {
      this.fail(error);
      return;
    }
    await this.#painted(stamp);
  }

  /**
   * Resolves when a frame begins that shows the current state. Each frame then has one layout, and
   * the next layout is made while the frame is painted.
   */
  #painted(stamp) {
    let [idle, begun] = [Infinity, 0];
    afterTasks(() => {
      idle = performance.now();
    });
    return new Promise((done) => {
      requestAnimationFrame(() => {
        begun = performance.now();
        done();
        // A message that is posted in a frame is handled after the frame is painted.
        afterTasks(() => {
          this.timings.push({ whole: performance.now() - stamp, waited: Math.max(begun - idle, 0) });
          if (this.timings.length > 2000) this.timings.shift();
        });
      });
    });
  }

  canvasWasResized() {
    writeAddress(this);
    this.store.emit('canvasChanged');
  }

  fit() {
    if (this.store.canvas) this.viewport.fit([this.store.canvas.width, this.store.canvas.height]);
  }

  viewportMoved() {
    this.drawing?.catchUp(this.store);
    this.overlay?.schedule();
    this.edges?.place();
    this.ruler?.place();
    this.deviceBar?.updateZoom();
    this.comparison?.place();
  }

  // MARK: Selection

  /** Selects an object, or adds it to the selection. */
  choose(key, isAdding = false) {
    const { selection } = this.store;
    if (!isAdding) this.select([key]);
    else if (selection.includes(key)) this.select(selection.filter((other) => other !== key));
    else this.select([...selection, key]);
  }

  select(keys) {
    this.store.select(keys);
    this.overlay.schedule();
    this.selected = this.ask({ type: 'select', keys });
    writeAddress(this);
    if (keys.length === 1) this.announce(this.store.name(keys[0]));
  }

  hover(key) {
    this.overlay.hover = key;
    this.overlay.schedule();
  }

  // MARK: Editing

  /**
   * Performs an edit. The edits of one gesture are undone together. On a canvas of size classes, what it
   * adds and the constants that it changes are those of the size classes.
   */
  async edit(edit, gesture = undefined) {
    if (this.store.workspace?.isReadOnly && this.store.state?.lesson === undefined) {
      this.notice('The studio was started with --read-only.');
      return false;
    }
    try {
      await this.link.ask({ type: 'edit', edit: this.sizeClasses.varied(edit), gesture });
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** The selected object that begins segues, with the kinds of its segues; null without one. */
  get segueSource() {
    const { selection, selectedObjects, inspector } = this.store;
    const found = [...selectedObjects, ...inspector.views.filter(({ id }) => selection.includes(id))];
    if (selection.length !== 1 || found.length !== 1) return null;
    const [{ id, name, segues }] = found;
    return { id, name, segues };
  }

  /** Offers segues from the selected object to a scene of the list. */
  async connectTo(scene, at) {
    await this.selected;
    const source = this.segueSource;
    if (!source) this.notice('Select one object to add a segue from it.', undefined, 'segue');
    else if (scene.controller) this.menus.segue(source, { id: scene.controller, name: scene.name }, at);
  }

  /** Offers unwind segues from the selected object. */
  async unwind(at) {
    await this.selected;
    const source = this.segueSource;
    if (!source) this.notice('Select one object to add a segue from it.', undefined, 'segue');
    else this.menus.unwind(source, at);
  }

  save() {
    return this.saving.save();
  }

  openMenu(name, anchor) {
    this.menus.open(name, anchor);
  }

  // MARK: Panels

  showTab(name) {
    for (const tab of document.querySelectorAll('#left [role=tab]')) {
      const isChosen = tab.id === `tab-${name}`;
      tab.setAttribute('aria-selected', String(isChosen));
      $(tab.getAttribute('aria-controls')).hidden = !isChosen;
    }
    if (document.body.classList.contains('no-left')) this.togglePanel('left');
    this.store.emit('tab', name);
  }

  togglePanel(side) {
    const isHidden = document.body.classList.toggle(`no-${side}`);
    $(`toggle-${side}`).setAttribute('aria-pressed', String(!isHidden));
  }

  #wireToolbar() {
    $('undo').addEventListener('click', () => this.ask({ type: 'undo' }));
    $('redo').addEventListener('click', () => this.ask({ type: 'redo' }));
    $('save').addEventListener('click', () => this.save());
    $('keys').addEventListener('click', () => showKeys());
    $('library').addEventListener('click', () => this.openMenu('library', $('library')));
    $('compare').addEventListener('click', () => this.openMenu('compare', $('compare')));
    $('health').addEventListener('click', () => this.showTab('issues'));
    for (const side of ['left', 'right']) $(`toggle-${side}`).addEventListener('click', () => this.togglePanel(side));
    const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#left [role=tab]')]);
    for (const tab of tabs) {
      tab.addEventListener('click', () => this.showTab(tab.id.slice(4)));
      tab.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
        next.focus();
        next.click();
      });
    }
    $('documents').addEventListener('change', () => {
      const value = $('documents').value;
      if (value.startsWith('lesson-')) this.openLesson(Number(value.slice(7)));
      else this.openDocument(Number(value));
    });
    const lookAtFile = debounced(50, () => this.store.state && this.link.ask({ type: 'lookAtFile' }).catch(() => {}));
    addEventListener('focus', lookAtFile);
    setInterval(() => document.visibilityState === 'visible' && lookAtFile(), 1500);
    addEventListener('beforeunload', (event) => {
      if (this.store.dirty.length) event.preventDefault();
    });
    if (innerWidth < 900) this.togglePanel('left');
  }

  #wireStore() {
    const { store } = this;
    store.on('reset', () => this.drawing.clear());
    store.on('scene', (change) => {
      this.drawing.apply(store, change);
      if (change.canvas) this.#drawPaper();
    });
    store.on('overlay selection', () => this.overlay.schedule());
    store.on('state workspace', () => this.#drawState());
    store.on('scene', (change) => {
      if (!change.order) return;
      const isThere = (key) =>
        store.views.has(key) || store.constraints.has(key) || store.inspector.objects.some(({ id }) => id === key);
      const kept = store.selection.filter(isThere);
      if (kept.length !== store.selection.length) this.select(kept);
      // Another scene is shown if the one on the canvas was deleted.
      if (this.rootID && store.root && store.root.key !== this.rootID) {
        this.rootID = store.root.key;
        store.emit('root');
      }
    });
  }

  #drawPaper() {
    let paper = /** @type {Element | null} */ (document.querySelector('#paper'));
    $('edges').hidden = this.edges.shadow.hidden = !this.store.canvas;
    if (!this.store.canvas) {
      paper?.remove();
      return;
    }
    const { width, height, isDark } = this.store.canvas;
    const world = $('world');
    if (!paper) {
      paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      paper.id = 'paper';
      world.prepend(paper);
    }
    set(paper, 'width', width);
    set(paper, 'height', height);
    set(paper, 'class', isDark ? 'paper dark' : 'paper');
    this.edges.place();
    this.ruler.moveCursor();
  }

  #drawState() {
    const { state, workspace } = this.store;
    if (!workspace) return;
    const select = $('documents');
    if (select.querySelectorAll('optgroup:first-child option').length !== workspace.documents.length) {
      select.replaceChildren(
        h(
          'optgroup',
          { label: 'Documents' },
          workspace.documents.map((entry, index) =>
            h('option', { value: index }, shortened(entry.path, workspace.documents))
          ),
        ),
        h(
          'optgroup',
          { label: 'Lessons' },
          workspace.lessons.map((title, index) => h('option', { value: `lesson-${index}` }, `${index + 1}. ${title}`)),
        ),
      );
      this.saving.mark();
    }
    document.body.classList.toggle('no-document', !state);
    if (!state) {
      for (const id of ['undo', 'redo', 'save', 'save-as']) $(id).disabled = true;
      $('dirty').hidden = true;
      return;
    }
    select.value = state.lesson === undefined ? String(state.document) : `lesson-${state.lesson}`;
    $('dirty').hidden = !state.isDirty || state.lesson !== undefined;
    $('save').disabled = !state.isDirty || workspace.isReadOnly || state.lesson !== undefined;
    $('save-as').disabled = workspace.isReadOnly || state.lesson !== undefined;
    document.title = `${state.isDirty && state.lesson === undefined ? '• ' : ''}${state.name} – Studio`;
    for (const kind of ['undo', 'redo']) {
      const name = state[kind];
      $(kind).disabled = !name;
      $(kind).title = name ? `${kind === 'undo' ? 'Undo' : 'Redo'} ${name}` : `Nothing to ${kind}`;
    }
  }
}

/** Calls a function after the current tasks of the page. */
function afterTasks(body) {
  postponed.push(body);
  tasks.port2.postMessage(null);
}

const tasks = new MessageChannel();
/** The functions that wait for their turn, in order. Each message calls one of them. */
const postponed = [];
tasks.port1.onmessage = () => postponed.shift()();

/** Returns the path of a document without the folders that all documents have in common. */
function shortened(path, documents) {
  const parts = documents.map((entry) => entry.path.split('/'));
  let common = 0;
  while (parts.every((list) => common < list.length - 1 && list[common] === parts[0][common])) common += 1;
  return path.split('/').slice(common).join('/');
}

Object.assign(globalThis, { studio: new App() });
