// The menus of the right button and of the menu key, on the canvas and in the outline.

import { canRename, movableKeys, remove, rename, reorder } from './arranging.js';
import { h, isMac } from './dom.js';
import { editConstraint } from './gestures.js';
import { missingGuides } from './library.js';
import { canUnwind } from './menus.js';

const keyOf = (name) => h('small', {}, name);
const command = isMac ? '⌘' : 'Ctrl+';

/** Opens the menu of the selection at a point of the page. */
export async function openContextMenu(app, at) {
  await app.selected;
  const views = movableKeys(app);
  const [single] = app.store.selection.length === 1 ? app.store.selection : [];
  const isObject = single && app.store.inspector.outline.some((entry) => entry.key === single);
  const isView = isObject && app.store.views.has(single);
  const isEditable = !app.store.workspace.isReadOnly || app.store.state?.lesson !== undefined;
  const item = (title, action, isOn, key) =>
    h(
      'button',
      {
        class: 'menu-item',
        role: 'menuitem',
        disabled: !isOn,
        onclick: () => {
          app.menus.close(true);
          action();
        },
      },
      h('span', { class: 'mark', 'aria-hidden': 'true' }),
      h('span', { class: 'grow' }, title),
      key ? keyOf(key) : null,
    );
  const hasObjects = app.store.selectedObjects.length > 0 ||
    app.store.selection.some((key) => app.store.constraints.has(key));
  const constraint = single && app.store.constraints.has(single) ? single : undefined;
  const source = app.segueSource;
  const has = views.length > 0;
  const canEdit = has && isEditable;
  const view = isView ? app.store.views.get(single) : undefined;
  const guides = view?.isInDocument && isEditable ? missingGuides(app, view) : [];
  app.menus.popup(
    at,
    'Actions',
    h('div', { role: 'menu', 'aria-label': 'Actions' }, [
      item('Cut', () => app.clipboard.cut(), canEdit, `${command}X`),
      item('Copy', () => app.clipboard.copy(), has, `${command}C`),
      item('Paste', () => app.clipboard.paste(), isEditable && !app.clipboard.isEmpty, `${command}V`),
      item('Duplicate', () => app.clipboard.duplicate(), canEdit, `${command}D`),
      item('Delete', () => remove(app), canEdit || (hasObjects && isEditable), '⌫'),
      constraint ? item('Edit Constraint…', () => editConstraint(app, constraint, at), isEditable) : null,
      item('Add Segue…', () => app.map.chooseTarget(source), Boolean(isEditable && source?.segues.length)),
      item('Add Unwind Segue…', () => app.unwind(at), isEditable && canUnwind(source)),
      h('hr'),
      item('Rename…', () => rename(app, single), Boolean(isObject && isEditable && canRename(app, single)), 'F2'),
      ...guides.map(([kind, title]) => item(`Add ${title}`, () => app.library.add('guide', kind), true)),
      h('hr'),
      item('Send to Front', () => reorder(app, 'toFront'), canEdit, '⇧]'),
      item('Send Forward', () => reorder(app, 'forward'), canEdit, ']'),
      item('Send Backward', () => reorder(app, 'backward'), canEdit, '['),
      item('Send to Back', () => reorder(app, 'toBack'), canEdit, '⇧['),
      h('hr'),
      item('Add Constraint to Itself…', () => app.menus.offer(single, single, at, null), isView && canEdit),
      item('Why Is It Here?', () => app.understanding.explain(single, 'leading'), isView && has, 'W'),
      ...(app.store.selectedViews.length > 0 ? [h('hr'), ...underneath(app, at, item)] : []),
    ]),
  );
}

/** Returns the items that select one of the views below a point. */
function underneath(app, at, item) {
  const { store } = app;
  const [x, y] = app.viewport.toCanvas(...at);
  const below = store.order.map((key) => store.views.get(key)).filter(({ rect, isInDocument, isShown }) =>
    isInDocument && isShown && x >= rect[0] && x <= rect[0] + rect[2] && y >= rect[1] && y <= rect[1] + rect[3]
  );
  return below.reverse().slice(0, 8).map((view) =>
    item(`Select ${store.name(view.key)}`, () => app.choose(view.key), true)
  );
}

/** Opens the menu for the events of the browser: the menu key, Shift-F10, and the right button in the outline. */
export function listenToContextMenus(app) {
  const tree = app.outline.tree;
  tree.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const row = /** @type {Element} */ (event.target).closest('[data-key]');
    const key = /** @type {HTMLElement | null} */ (row)?.dataset.key;
    if (key && !key.endsWith('/constraints') && !app.store.selection.includes(key)) app.choose(key);
    const box = (row ?? tree).getBoundingClientRect();
    openContextMenu(app, event.clientX ? [event.clientX, event.clientY] : [box.left + 40, box.bottom]);
  });
  // The right button draws constraints on the canvas and opens the menu when it goes up. The menu
  // key has no place.
  app.gestures.stage.addEventListener('contextmenu', (event) => {
    if (/** @type {any} */ (event).pointerType === 'mouse' || event.button === 2) return;
    openForSelection(app);
  });
}

/** Opens the menu at the last selected view. */
export function openForSelection(app) {
  const view = app.store.selectedViews.at(-1) ?? app.store.root;
  if (!view) return;
  const box = app.gestures.stage.getBoundingClientRect();
  const [x, y] = app.viewport.toStage(view.rect[0] + view.rect[2] / 2, view.rect[1] + view.rect[3] / 2);
  openContextMenu(app, [box.left + x, box.top + y]);
}
