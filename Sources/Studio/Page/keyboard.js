// Keyboard commands. Everything is possible without a pointer.

import { showKeys } from './keysheet.js';
import { canRename, nudge, remove, rename, reorder } from './arranging.js';
import { openForSelection } from './contextmenu.js';

/** Handles the keyboard events of the page. */
export function listenToKeys(app) {
  addEventListener('keydown', (event) => {
    const isCommand = event.metaKey || event.ctrlKey;
    const isTyping = /** @type {Element} */ (event.target).matches('input, textarea, select');
    if (isCommand && commands(app, event)) {
      event.preventDefault();
      return;
    }
    const isBlocked = app.menus.isOpen || document.querySelector('dialog[open]');
    if (event.key === 'Escape' && app.map.isOpen && !isBlocked) {
      event.preventDefault();
      app.map.close();
      return;
    }
    if (isTyping || isCommand || app.menus.isOpen || document.querySelector('dialog[open]')) return;
    if (keys(app, event)) event.preventDefault();
  });
  addEventListener('keyup', (event) => {
    if (event.key === ' ') app.gestures.isPanning = false;
  });
}

function commands(app, event) {
  switch (event.key.toLowerCase()) {
    case 'z':
      app.ask({ type: event.shiftKey ? 'redo' : 'undo' });
      return true;
    case 'y':
      app.ask({ type: 'redo' });
      return true;
    // What the Option key makes of S on a Mac.
    case 'ß':
    case 's':
      if (event.altKey) app.saving.saveAs();
      else if (event.shiftKey) app.saving.saveAll();
      else app.save();
      return true;
    case '0':
      app.fit();
      return true;
    case 'c':
    case 'x':
    case 'v':
    case 'd':
      return pasteboard(app, event);
    case 'o':
      if (!event.shiftKey) return false;
      app.map.find();
      return true;
    case '=':
    case '+':
      app.viewport.zoomTo(app.viewport.zoom * 1.25);
      return true;
    case '-':
      app.viewport.zoomTo(app.viewport.zoom / 1.25);
      return true;
    case 'a':
      if (event.target.matches('input, textarea')) return false;
      selectSiblings(app);
      return true;
    default:
      return false;
  }
}

/** Edits the text of the selected view, or the title of the scene. */
function editText(app) {
  const [view] = app.store.selectedViews;
  if (!view || view.parent === undefined) return app.texts.editBar();
  if (app.store.selectedViews.length > 1) return false;
  app.texts.editView(view.key);
  return true;
}

/** Copies, cuts, pastes or duplicates views, unless the keys are for the text of a field. */
function pasteboard(app, event) {
  if (event.target.matches('input, textarea, select') || event.shiftKey || !app.store.state) return false;
  if (String(getSelection())) return false;
  const { clipboard } = app;
  const key = event.key.toLowerCase();
  if (key === 'c') clipboard.copy();
  if (key === 'x') clipboard.cut();
  if (key === 'v') clipboard.paste();
  if (key === 'd') clipboard.duplicate();
  return true;
}

function keys(app, event) {
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const move = arrows[event.key];
  const isOnStage = event.target === app.gestures.stage || event.target === document.body;
  if (move && isOnStage) {
    const step = event.shiftKey ? 10 : 1;
    const canMove = app.store.movableViews.length > 0;
    if (event.altKey || !canMove) walk(app, event.key);
    else nudge(app, move[0] * step, move[1] * step);
    return true;
  }
  const tools = { p: 'pin', a: 'align', i: 'resolve', s: 'stack' };
  if (tools[event.key]) {
    const index = ['update', 'stack', 'align', 'pin', 'resolve'].indexOf(tools[event.key]);
    app.openMenu(tools[event.key], document.querySelectorAll('#devicebar .command')[index]);
    return true;
  }
  switch (event.key) {
    case '?':
      showKeys();
      return true;
    case 'Escape':
      app.menus.close();
      if (app.connecting) app.gestures.endConnecting();
      else if (app.understanding.panel.hidden) app.select([]);
      else app.understanding.close();
      return true;
    case 'Delete':
    case 'Backspace':
      remove(app);
      return true;
    case 'c':
      app.gestures.beginConnecting();
      return true;
    case 'Enter':
      return isOnStage && (finishConnecting(app, event.altKey) || editText(app));
    case 'Tab':
      return isOnStage && app.connecting ? nextTarget(app, event.shiftKey) : false;
    case 'l':
      app.openMenu('library', document.getElementById('library'));
      return true;
    case 'r':
      app.deviceBar.turn();
      return true;
    case 'd':
      app.changeCanvas({ isDark: !app.store.request.isDark || undefined });
      return true;
    case 'f':
      app.fit();
      return true;
    case 'm':
      app.motion.toggle();
      return true;
    case 'o':
      app.overlay.showsOutlines = !app.overlay.showsOutlines;
      app.overlay.schedule();
      return true;
    case 'w': {
      const [view] = app.store.selectedViews;
      if (view) app.understanding.explain(view.key, 'leading');
      return true;
    }
    case 'e': {
      const [view] = app.store.selectedViews;
      if (view?.ambiguity) app.understanding.exercise(view.key);
      return true;
    }
    case '[':
    case ']':
      reorder(app, event.key === ']' ? 'forward' : 'backward');
      return true;
    case '{':
    case '}':
      reorder(app, event.key === '}' ? 'toFront' : 'toBack');
      return true;
    case 'F2': {
      const key = app.store.selection.find((each) => canRename(app, each));
      if (key) rename(app, key);
      return true;
    }
    case 'ContextMenu':
      openForSelection(app);
      return true;
    case 'F10':
      if (event.shiftKey) openForSelection(app);
      return event.shiftKey;
    case 'v':
      app.previews.toggle();
      return true;
    case 'b':
      app.map.toggle();
      return true;
    case 'z':
      app.sizeClasses.open();
      return true;
    case 'n':
      app.togglePanel('left');
      return true;
    case 'N':
      app.togglePanel('right');
      return true;
    case '1':
    case '2':
    case '3':
    case '4':
      app.showTab(['outline', 'issues', 'log', 'lessons'][event.key - 1]);
      return true;
    case ' ':
      app.gestures.isPanning = true;
      return isOnStage;
    default:
      return false;
  }
}

/**
 * Moves the selection in the tree: up to the superview, down to a subview, or along the siblings.
 */
function walk(app, key) {
  const { store } = app;
  const view = store.selectedViews.at(-1);
  if (!view) {
    if (store.root) app.choose(store.root.key);
    return;
  }
  const own = (keys) => keys.filter((other) => store.views.get(other).isInDocument);
  const siblings = view.parent === undefined ? [view.key] : own(store.children(view.parent));
  const index = siblings.indexOf(view.key);
  const next = {
    ArrowUp: view.parent,
    ArrowDown: own(store.children(view.key))[0],
    ArrowLeft: siblings[index - 1],
    ArrowRight: siblings[index + 1],
  }[key];
  if (next) app.choose(next);
}

function selectSiblings(app) {
  const { store } = app;
  const view = store.selectedViews.at(-1);
  const parent = view?.parent ?? store.root?.key;
  if (parent) app.select(store.children(parent).filter((key) => store.views.get(key).isInDocument));
}

// Constraints without dragging: C begins, Tab selects the other item, and Return or a tap on the
// item shows the offers.

function nextTarget(app, isBackward) {
  const { store } = app;
  const keys = store.order.filter((key) => store.views.get(key).isInDocument && store.views.get(key).isShown);
  const index = keys.indexOf(app.connecting.to);
  app.connecting.to = keys[(index + (isBackward ? -1 : 1) + keys.length) % keys.length];
  app.overlay.dropTarget = app.connecting.to;
  app.overlay.schedule();
  app.announce(store.name(app.connecting.to));
  return true;
}

function finishConnecting(app, toMargins) {
  if (!app.connecting) return false;
  app.gestures.finishConnecting(app.connecting.to, toMargins);
  return true;
}
