// The commands that change the place of the selected views: order, distances, names; and what deletes them.

import { edgesMoved } from './moving.js';

/** Returns the keys of the selected views that have siblings. */
export function movableKeys(app) {
  return app.store.movableViews.map((view) => view.key);
}

/** Moves the selected views in front of or behind their siblings. */
export function reorder(app, order) {
  const views = movableKeys(app);
  if (views.length) app.edit({ type: 'reorder', views, order });
}

/** Moves the selected views by a number of points. */
export function nudge(app, dx, dy) {
  const views = movableKeys(app);
  if (!views.length) return;
  app.edit(edgesMoved(app, views, [dx, dy, dx, dy]));
}

/**
 * Deletes the selected objects. On a canvas of size classes, views and constraints are uninstalled and stay
 * for the other size classes.
 */
export function remove(app) {
  const { store } = app;
  const constraints = store.selection.filter((key) => store.constraints.has(key));
  const views = movableKeys(app);
  const objects = removableObjects(store);
  const sizeClass = app.sizeClasses.variation;
  const edits = [];
  // Objects come before views, which take their segues and gesture recognizers along.
  if (objects.length) edits.push({ type: 'removeObjects', objects });
  if (sizeClass) {
    const uninstalled = [...constraints, ...views];
    edits.push(...uninstalled.map((object) => ({ type: 'setInstalled', object, sizeClass, isInstalled: false })));
  } else {
    if (constraints.length) edits.push({ type: 'removeConstraints', constraints });
    if (views.length) edits.push({ type: 'deleteViews', views });
  }
  if (edits.length) app.edit(edits.length === 1 ? edits[0] : { type: 'all', edits });
}

/**
 * Returns the selected objects that are neither views nor constraints. The outline has them before the inspector
 * does, whose content comes with the answer to the selection; objects of other scenes are in the inspector alone.
 */
function removableObjects(store) {
  const isObject = /(LayoutGuide|GestureRecognizer|[cC]ontroller|viewControllerPlaceholder|segue)$/;
  const known = new Set(store.selectedObjects.map(({ id }) => id));
  for (const { key, kind } of store.inspector.outline) {
    if (store.selection.includes(key) && isObject.test(kind)) known.add(key);
  }
  return store.selection.filter((key) => known.has(key));
}

/** Returns whether an object has a name that people give it: a view, or a guide that constraints place. */
export function canRename(app, key) {
  if (app.store.views.has(key)) return true;
  const entry = app.store.inspector.outline.find((item) => item.key === key);
  return entry?.kind === 'viewLayoutGuide' && app.store.guides.some((guide) => guide.key === key);
}

/** Lets the user change the label of an object in the outline. */
export function rename(app, key) {
  app.showTab('outline');
  const row = document.getElementById(`outline-${key}`);
  const text = /** @type {HTMLElement | null} */ (row?.querySelector('.grow') ?? null);
  if (!row || !text) return;
  const field = document.createElement('input');
  field.className = 'grow';
  field.value = text.textContent ?? '';
  field.setAttribute('aria-label', 'Name');
  let isDone = false;
  const end = (isKept) => {
    if (isDone) return;
    isDone = true;
    const name = field.value.trim();
    field.replaceWith(text);
    app.outline.isRenaming = false;
    app.outline.draw();
    app.outline.tree.focus();
    if (!isKept || name === text.textContent) return;
    app.edit({ type: 'setAttribute', path: `${key}.userLabel`, value: name || null });
  };
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') end(true);
    if (event.key === 'Escape') end(false);
  });
  field.addEventListener('blur', () => end(true));
  for (const type of ['click', 'pointerdown', 'dblclick']) {
    field.addEventListener(type, (event) => event.stopPropagation());
  }
  app.outline.isRenaming = true;
  text.replaceWith(field);
  field.focus();
  field.select();
}
