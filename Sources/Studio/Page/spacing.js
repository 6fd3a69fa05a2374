// The handles between the views of a selected stack view, which change its spacing.

import { axisOf } from './insertion.js';
import { LiveEdit } from './live.js';

/** The least length of a handle along the axis of the stack view, in points. */
const least = 6;

/** The most of a handle across the axis, in points. */
const most = 28;

/** Returns the selected stack view, its axis and its arranged views in the order of the axis; null without one. */
function selectedStack(store) {
  const [view, another] = store.selectedViews;
  if (!view?.isInDocument || another) return null;
  if (store.inspector.outline.find((entry) => entry.key === view.key)?.kind !== 'stackView') return null;
  const axis = axisOf(view, store);
  const views = store.children(view.key).map((key) => store.views.get(key)).filter((each) =>
    each.isInDocument && each.isShown
  ).sort((a, b) => a.rect[axis] - b.rect[axis]);
  return { view, axis, views };
}

/** Returns the handles of the selected stack view, with their rectangles on the canvas. */
export function spacingHandles(store) {
  const stack = selectedStack(store);
  if (!stack) return [];
  const { view, axis, views } = stack;
  return views.slice(1).map((next, index) => {
    const previous = views[index];
    const [from, to] = [previous.rect[axis] + previous.rect[axis + 2], next.rect[axis]];
    const along = Math.max(to - from - 2, least);
    const across = Math.min(most, view.rect[3 - axis]);
    const start = (from + to - along) / 2;
    const side = view.rect[1 - axis] + (view.rect[3 - axis] - across) / 2;
    return { key: view.key, rect: axis ? [side, start, across, along] : [start, side, along, across] };
  });
}

/** Returns the actions of a pointer that drags a handle: the spacing follows it. */
export function dragSpacing(app, key) {
  const { store } = app;
  const stack = selectedStack(store);
  const object = store.inspector.views.find((each) => each.id === key);
  if (!stack || !object) return {};
  const { axis } = stack;
  const sizeClass = app.sizeClasses.variation;
  const varied = sizeClass ? object.varied.spacing?.[sizeClass] : undefined;
  const start = Number(varied ?? object.attributes.spacing ?? 0);
  const sign = axis === 0 && store.canvas.isRightToLeft ? -1 : 1;
  const live = new LiveEdit(
    app,
    start,
    (value) =>
      sizeClass
        ? { type: 'vary', object: key, property: 'spacing', sizeClass, value: String(value) }
        : { type: 'setAttribute', path: `${key}.spacing`, value: value === 0 ? null : String(value) },
  );
  return {
    move: (delta) => {
      const value = Math.max(Math.round(start + (sign * delta[axis]) / app.viewport.zoom), 0);
      app.announce(`Spacing ${value}`);
      app.overlay.carried = { rect: stack.view.rect, text: `Spacing ${value}` };
      app.overlay.schedule();
      live.send(value);
    },
    end: async (isMoving, ended) => {
      app.overlay.carried = null;
      app.overlay.schedule();
      if (ended.type === 'pointercancel') await live.cancel();
      else if (isMoving) await live.finish();
    },
  };
}
