// The library: views, controllers, gesture recognizers and layout guides.

import { insertionAt } from './insertion.js';
import { h } from './dom.js';
import { glyph } from './icons.js';

/** The titles and glyphs of views. */
export const views = {
  view: ['View', 'view'],
  label: ['Label', 'label'],
  button: ['Button', 'button'],
  imageView: ['Image View', 'imageView'],
  textField: ['Text Field', 'textField'],
  textView: ['Text View', 'textView'],
  toggle: ['Switch', 'switch'],
  slider: ['Slider', 'slider'],
  stepper: ['Stepper', 'stepper'],
  segmentedControl: ['Segmented Control', 'segmentedControl'],
  progressView: ['Progress View', 'slider'],
  activityIndicator: ['Activity Indicator', 'view'],
  pageControl: ['Page Control', 'view'],
  horizontalStack: ['Horizontal Stack View', 'stackView'],
  verticalStack: ['Vertical Stack View', 'stackView'],
  scrollView: ['Scroll View', 'scrollView'],
  datePicker: ['Date Picker', 'view'],
  tableView: ['Table View', 'tableView'],
  tableViewCell: ['Table View Cell', 'tableViewCell'],
  collectionView: ['Collection View', 'collectionView'],
  collectionViewCell: ['Collection View Cell', 'collectionViewCell'],
  sectionHeader: ['Collection Reusable View', 'collectionViewCell'],
  containerView: ['Container View', 'view'],
  visualEffectView: ['Visual Effect View with Blur', 'view'],
  navigationBar: ['Navigation Bar', 'view'],
  toolbar: ['Toolbar', 'view'],
  tabBar: ['Tab Bar', 'view'],
  searchBar: ['Search Bar', 'textField'],
  pickerView: ['Picker View', 'view'],
  mapView: ['Map Kit View', 'view'],
  webView: ['WebKit View', 'view'],
};

const controllers = {
  viewController: 'View Controller',
  tableViewController: 'Table View Controller',
  collectionViewController: 'Collection View Controller',
  navigationController: 'Navigation Controller',
  tabBarController: 'Tab Bar Controller',
  splitViewController: 'Split View Controller',
  pageViewController: 'Page View Controller',
  storyboardReference: 'Storyboard Reference',
};

const gestures = {
  tap: 'Tap Gesture Recognizer',
  pinch: 'Pinch Gesture Recognizer',
  rotation: 'Rotation Gesture Recognizer',
  swipe: 'Swipe Gesture Recognizer',
  pan: 'Pan Gesture Recognizer',
  screenEdgePan: 'Screen Edge Pan Gesture Recognizer',
  longPress: 'Long Press Gesture Recognizer',
};

const guides = {
  safeArea: 'Safe Area Layout Guide',
  keyboard: 'Keyboard Layout Guide',
  scrollView: 'Content and Frame Layout Guides',
};

/** Returns the guides that can be added to a view, with their titles. */
export function missingGuides(app, view) {
  const names = app.store.inspector.outline
    .filter((entry) => entry.parent === view.key || (!entry.parent && view.parent === undefined))
    .map((entry) => entry.name);
  const isScrollView = /Scroll|Table|Collection|TextView/.test(view.className);
  const isMissing = {
    safeArea: !names.includes('Safe Area'),
    keyboard: !names.includes('Keyboard Layout Guide'),
    scrollView: isScrollView && !(names.includes('Content Layout Guide') && names.includes('Frame Layout Guide')),
  };
  return app.store.workspace.guides.filter((kind) => isMissing[kind]).map((kind) => [kind, guides[kind] ?? kind]);
}

/** The types under which an item of the library is dragged. */
export const dragTypes = {
  view: 'text/x-studio-view',
  scene: 'text/x-studio-scene',
  gesture: 'text/x-studio-gesture',
  guide: 'text/x-studio-guide',
};

/** The menu of objects that can be added, and what adds them. */
export class Library {
  constructor(app) {
    this.app = app;
    /** The item that is dragged. The browser tells it only where it is dropped. */
    this.dragged = null;
  }

  /** Returns the content of the library's menu. */
  content() {
    const { workspace } = this.app.store;
    const filter = h('input', {
      type: 'search',
      placeholder: 'Add an object',
      'aria-label': 'Filter objects',
      autofocus: true,
    });
    const list = h('div', { class: 'library' }, [
      ...this.#section('Views', 'view', workspace.kinds, (kind) => views[kind] ?? [kind, 'view']),
      ...this.#section('Controllers', 'scene', this.#isStoryboard ? workspace.controllers : [], titled(controllers)),
      ...this.#section('Gesture Recognizers', 'gesture', workspace.gestureRecognizers, titled(gestures)),
      ...this.#section('Layout Guides', 'guide', workspace.guides, titled(guides)),
    ]);
    filter.addEventListener('input', () => {
      const wanted = filter.value.toLowerCase();
      let title = null;
      for (const item of /** @type {Iterable<HTMLElement>} */ ([...list.children])) {
        if (item.matches('h3')) {
          title = item;
          title.hidden = true;
          continue;
        }
        item.hidden = !item.textContent.toLowerCase().includes(wanted);
        if (!item.hidden && title) title.hidden = false;
      }
    });
    // Return adds the first object with the name.
    filter.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      // The key must not press the button that gets the focus.
      event.preventDefault();
      const buttons = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('button')]);
      buttons.find((button) => !button.hidden)?.click();
    });
    return [h('h2', {}, 'Library'), filter, list];
  }

  get #isStoryboard() {
    return this.app.store.state?.isStoryboard ?? false;
  }

  /** Returns a title and the items below it; nothing without items. */
  #section(title, group, kinds, look) {
    if (!kinds.length) return [];
    return [
      h('h3', {}, title),
      ...kinds.map((kind) => {
        const [name, shape] = look(kind);
        const button = h('button', {
          class: 'menu-item',
          draggable: true,
          'data-library': `${group}-${kind}`,
          onclick: () => {
            this.app.menus.close(true);
            this.add(group, kind);
          },
        });
        button.append(glyph(shape), h('span', { class: 'grow' }, name));
        button.addEventListener('dragstart', (event) => {
          event.dataTransfer.setData(dragTypes[group], kind);
          event.dataTransfer.effectAllowed = 'copy';
          this.dragged = { group, kind, name };
          setTimeout(() => this.app.menus.close(), 0);
        });
        button.addEventListener('dragend', () => {
          this.leave();
          this.dragged = null;
        });
        return button;
      }),
    ];
  }

  /** Adds an item at a point of the canvas, or to the selection. */
  add(group, kind, at = undefined) {
    if (group === 'view') return this.app.menus.addView(kind, at);
    if (group === 'scene') return this.app.map.addScene(kind);
    return this.#addToView(group, kind, at);
  }

  /** Adds a gesture recognizer or guide to the view at a point, or to the selected view. */
  async #addToView(group, kind, at) {
    const { store } = this.app;
    const view = at ? store.viewAt(...at) : store.selectedViews[0] ?? store.root;
    if (!view?.isInDocument) {
      this.app.notice('Select a view to add the object to it.', undefined, 'library');
      return;
    }
    const before = new Set(store.inspector.outline.map((entry) => entry.key));
    const edit = group === 'gesture'
      ? { type: 'addGestureRecognizer', gestureRecognizer: kind, view: view.key }
      : { type: 'addGuide', guide: kind, view: view.key };
    if (!(await this.app.edit(edit))) return;
    const wanted = group === 'gesture' ? /GestureRecognizer$/ : /LayoutGuide$/;
    const added = store.inspector.outline.filter((entry) => !before.has(entry.key) && wanted.test(entry.kind));
    if (added.length) this.app.select([added[0].key]);
    this.app.showTab('outline');
  }

  /** Shows the dragged item and where it would be added: the container, and the line in a stack view. */
  over(at) {
    const { app, dragged } = this;
    if (!dragged || !app.store.canvas || dragged.group === 'scene') return;
    const isView = dragged.group === 'view';
    const place = isView && app.menus.takesAnywhere(dragged.kind) ? insertionAt(app, at, new Set()) : null;
    const target = isView ? app.menus.parentAt(dragged.kind, at) : app.store.viewAt(...at);
    app.overlay.dropTarget = place?.parent ?? target?.key ?? null;
    app.overlay.guides = place?.guides ?? [];
    const name = app.overlay.dropTarget ? app.store.name(app.overlay.dropTarget) : null;
    app.overlay.carried = { rect: [at[0], at[1], 0, 0], text: name ? `${dragged.name} → ${name}` : dragged.name };
    app.overlay.schedule();
  }

  /** Removes the marks of a drag. */
  leave() {
    const { overlay } = this.app;
    if (!overlay.carried) return;
    overlay.carried = null;
    overlay.dropTarget = null;
    overlay.guides = [];
    overlay.schedule();
  }

  /** Adds the item that was dropped on the canvas. Returns whether there was one. */
  drop(event, at) {
    this.leave();
    for (const [group, type] of Object.entries(dragTypes)) {
      const kind = event.dataTransfer.getData(type);
      if (!kind) continue;
      event.preventDefault();
      this.add(group, kind, at);
      return true;
    }
    return false;
  }
}

/** Returns a function that has the title of a kind, with the glyph of a view. */
function titled(titles) {
  return (kind) => [titles[kind] ?? kind, 'view'];
}
