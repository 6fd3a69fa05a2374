// The rectangle that selects views.

import { containerAt } from './insertion.js';

/** Returns whether two rectangles overlap. */
function overlaps(a, b) {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

/** Returns the rectangle between two points. */
function between([x1, y1], [x2, y2]) {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
}

/**
 * Returns the actions of a pointer that draws a rectangle. It selects the subviews that it touches
 * of the container in which it began. Without a movement, `click` is called.
 */
export function marquee(app, event, click) {
  const { store, overlay } = app;
  const start = app.viewport.toCanvas(event.clientX, event.clientY);
  const container = containerAt(app, start, new Set()) ?? store.root;
  const isAdding = event.shiftKey || event.metaKey;
  const before = isAdding ? store.selection : [];
  let chosen = before;
  return {
    move: (_, moved) => {
      const rect = between(start, app.viewport.toCanvas(moved.clientX, moved.clientY));
      overlay.marquee = rect;
      const touched = container
        ? store.children(container.key).filter((key) => {
          const view = store.views.get(key);
          return view.isInDocument && view.isShown && overlaps(view.rect, rect);
        })
        : [];
      chosen = [...before, ...touched.filter((key) => !before.includes(key))];
      overlay.marked = chosen;
      overlay.schedule();
    },
    end: (isMoving, ended) => {
      overlay.marquee = null;
      overlay.marked = [];
      overlay.schedule();
      if (ended.type === 'pointercancel') return;
      if (!isMoving) click();
      else {
        app.select(chosen);
        app.announce(`${chosen.length} selected`);
      }
    },
  };
}
