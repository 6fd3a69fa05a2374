// Pointer gestures on the canvas: selecting, moving, resizing, and drawing constraints between
// views.

import { openContextMenu } from './contextmenu.js';
import { number } from './dom.js';
import { marquee } from './marquee.js';
import { LiveEdit } from './live.js';
import { edgesMoved, Moving } from './moving.js';
import { aligned, bounds, distancesBetween, snappedSides, stillness } from './snapping.js';
import { dragSpacing } from './spacing.js';

const slop = 3;

/** The time between the two presses of a double click at most, in milliseconds. */
const doubleTime = 500;

export class Gestures {
  /**
   * The time that a finger must rest on a view before it draws a constraint instead of moving the
   * view, in milliseconds.
   */
  holdTime = 450;
  /**
   * A Boolean value that indicates whether the space bar is held down, so that a drag moves the
   * canvas.
   */
  isPanning = false;
  #count = 0;
  /** Sends the constants of a dragged constraint. Only the latest one is sent. */
  #sendConstant = null;
  /** The pressed pointers that are tracked, by identifier. */
  #pointers = new Map();
  /** Cancels the gesture of the only pointer. */
  #cancel = null;
  /** The constraint that was pressed last. A click draws the lines of the selection anew, so that the second one of
   * a double click may meet nothing. */
  #pressed = { key: undefined, time: -Infinity, at: [0, 0] };

  constructor(stage, app) {
    this.stage = stage;
    this.app = app;
    stage.addEventListener('pointerdown', (event) => this.#down(event));
    stage.addEventListener('pointermove', (event) => this.#hover(event));
    stage.addEventListener('pointerleave', () => {
      app.hover(null);
      this.#measure(null);
    });
    addEventListener('keydown', () => stage.classList.remove('by-pointer'), true);
    for (const type of ['keydown', 'keyup']) {
      addEventListener(type, (event) => {
        if (/** @type {KeyboardEvent} */ (event).key === 'Alt') this.#measure(app.overlay.hover, type === 'keydown');
      });
    }
    stage.addEventListener('dragleave', (event) => {
      if (!stage.contains(/** @type {Node | null} */ (event.relatedTarget))) app.library.leave();
    });
    stage.addEventListener('dblclick', (event) => this.#double(event));
    stage.addEventListener('contextmenu', (event) => event.preventDefault());
    stage.addEventListener('dragover', (event) => {
      event.preventDefault();
      app.library.over(app.viewport.toCanvas(event.clientX, event.clientY));
    });
    stage.addEventListener('drop', (event) => this.#drop(event));
  }

  #viewAt(event) {
    const [x, y] = this.app.viewport.toCanvas(event.clientX, event.clientY);
    return this.app.store.viewAt(x, y);
  }

  #hover(event) {
    if (event.buttons || event.pointerType === 'touch') return;
    const view = this.#viewAt(event);
    const key = view?.key ?? null;
    if (key !== this.app.overlay.hover) this.app.hover(key);
    this.#measure(key, event.altKey);
  }

  /** Shows the distances from the selected views to the one under the pointer, or to their superview. */
  #measure(key, isOn = false) {
    const { store, overlay } = this.app;
    const chosen = store.movableViews;
    if (!isOn || !chosen.length || this.#pointers.size) {
      if (!overlay.measures.length) return;
      overlay.measures = [];
      overlay.schedule();
      return;
    }
    const isChosen = chosen.some((view) => view.key === key);
    const other = store.views.get(isChosen || !key ? chosen[0].parent : key);
    if (!other) return;
    overlay.measures = distancesBetween(bounds(chosen.map(aligned)), aligned(other));
    overlay.schedule();
  }

  /** Returns the constraint under the pointer; the one of the first click for the second click of a double click. */
  #constraintAt(event) {
    const key = event.target.closest('[data-constraint]')?.dataset.constraint;
    const { time, at, key: last } = this.#pressed;
    const isAgain = event.timeStamp - time < doubleTime &&
      Math.hypot(event.clientX - at[0], event.clientY - at[1]) <= slop;
    const isKnown = last !== undefined && this.app.store.constraints.has(last);
    return isAgain && isKnown ? last : key;
  }

  #down(event) {
    if (event.target.closest('.edge, .ruler, .empty button, .text-editor, .class-bar')) return;
    this.stage.focus({ preventScroll: true });
    // Some browsers show the ring of the keyboard's focus for what a script focuses.
    this.stage.classList.add('by-pointer');
    this.app.menus.close();
    if (this.#pointers.size === 1) return this.#pinch(event);
    const view = this.#viewAt(event);
    if (this.app.connecting && view) {
      this.#track(event, {
        end: (isMoving, ended) => !isMoving && ended.type !== 'pointercancel' && this.finishConnecting(view.key),
      });
      return undefined;
    }
    const handle = event.target.dataset?.handle;
    const constraint = this.#constraintAt(event);
    this.#measure(null);
    if (event.button === 2 || event.ctrlKey) {
      if (view) this.#connect(event, view, this.#yields(event, constraint, view) ? undefined : constraint);
      return undefined;
    }
    if (event.button === 1 || this.isPanning) return this.#pan(event);
    if (handle) return this.#resize(event, handle.split(',').map(Number));
    const spacing = event.target.closest('[data-spacing]');
    if (spacing) return this.#track(event, dragSpacing(this.app, spacing.dataset.spacing));
    // With Option, a drag copies the view below the line.
    if (constraint && !event.altKey && !this.#yields(event, constraint, view)) {
      this.#pressed = { key: constraint, time: event.timeStamp, at: [event.clientX, event.clientY] };
      const held = this.#heldView(event);
      if (!held || this.app.store.selection.includes(constraint)) return this.#constraint(event, constraint);
      return this.#move(event, held, { click: () => this.app.choose(constraint, event.shiftKey || event.metaKey) });
    }
    const guide = event.target.closest('[data-guide]')?.dataset.guide;
    if (guide) {
      this.app.choose(guide, event.shiftKey || event.metaKey);
      return undefined;
    }
    const isTouch = event.pointerType === 'touch';
    if (!isTouch && (view ? view.parent === undefined : event.shiftKey)) return this.#select(event, view);
    if (!view) {
      this.app.select([]);
      return this.#pan(event);
    }
    const { store } = this.app;
    const isAdding = event.shiftKey || event.metaKey;
    const inside = store.selectedViews.find((chosen) =>
      contains(chosen, this.app.viewport.toCanvas(event.clientX, event.clientY))
    );
    const isChosen = store.selection.includes(view.key);
    if (isAdding && !isChosen) this.app.choose(view.key, true);
    else if (!isAdding && !isChosen && !(inside && inside.parent !== undefined)) this.app.choose(view.key);
    this.#move(event, view, { isAdding, isRemoving: isAdding && isChosen });
    return undefined;
  }

  /** Returns the selected view under the pointer that a drag moves. */
  #heldView(event) {
    const point = this.app.viewport.toCanvas(event.clientX, event.clientY);
    return this.app.store.movableViews.find((view) => contains(view, point));
  }

  /**
   * Returns whether a line lets the view below it be clicked: a long line of an alignment crosses views. Its label
   * selects the constraint.
   */
  #yields(event, constraint, view) {
    const line = this.app.store.lines.find((item) => item.key === constraint);
    const isLabel = event.target.matches?.('.plate, .label');
    return Boolean(line) && !['beam', 'badge'].includes(line.shape) && !isLabel && view?.parent !== undefined &&
      this.#pressed.key !== constraint && !this.app.store.selection.includes(constraint);
  }

  /** Draws the rectangle that selects views, or chooses the view in which it would begin. */
  #select(event, view) {
    this.#track(
      event,
      marquee(this.app, event, () => {
        if (view) this.app.choose(view.key, event.shiftKey || event.metaKey);
        else this.app.select([]);
      }),
    );
  }

  /**
   * Tracks a pointer until it is released.
   *
   * @param {PointerEvent} event
   * @param {{ move?: Function, end?: Function }} actions
   */
  #track(event, { move, end }) {
    const { stage } = this;
    this.#pointers.set(event.pointerId, event);
    stage.setPointerCapture(event.pointerId);
    const start = [event.clientX, event.clientY];
    let isMoving = false;
    const onMove = (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      const delta = [moved.clientX - start[0], moved.clientY - start[1]];
      if (!isMoving && Math.hypot(...delta) < slop) return;
      isMoving = true;
      move?.(delta, moved);
    };
    const onEnd = (ended) => {
      if (ended.pointerId !== event.pointerId) return;
      if (ended.isTrusted) this.#pointers.delete(event.pointerId);
      this.#cancel = null;
      stage.removeEventListener('pointermove', onMove);
      stage.removeEventListener('pointerup', onEnd);
      stage.removeEventListener('pointercancel', onEnd);
      end?.(isMoving, ended);
    };
    // A second finger cancels the gesture of the first one.
    this.#cancel = () =>
      onEnd({ type: 'pointercancel', pointerId: event.pointerId, clientX: event.clientX, clientY: event.clientY });
    stage.addEventListener('pointermove', onMove);
    stage.addEventListener('pointerup', onEnd);
    stage.addEventListener('pointercancel', onEnd);
  }

  #pan(event) {
    let last = [0, 0];
    document.body.classList.add('is-panning');
    this.#track(event, {
      move: (delta) => {
        this.app.viewport.pan(delta[0] - last[0], delta[1] - last[1]);
        last = delta;
      },
      end: () => document.body.classList.remove('is-panning'),
    });
  }

  #pinch(event) {
    this.#cancel?.();
    this.#pointers.set(event.pointerId, event);
    const [a, b] = [...this.#pointers.values()];
    const { viewport } = this.app;
    const began = { distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), zoom: viewport.zoom };
    const points = new Map([[a.pointerId, a], [b.pointerId, b]]);
    let middle = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    const move = (moved) => {
      if (!points.has(moved.pointerId)) return;
      points.set(moved.pointerId, moved);
      const [c, d] = [...points.values()];
      const box = this.stage.getBoundingClientRect();
      const next = [(c.clientX + d.clientX) / 2, (c.clientY + d.clientY) / 2];
      viewport.pan(next[0] - middle[0], next[1] - middle[1]);
      middle = next;
      viewport.zoomTo((began.zoom * Math.hypot(c.clientX - d.clientX, c.clientY - d.clientY)) / began.distance, [
        next[0] - box.left,
        next[1] - box.top,
      ]);
    };
    const end = () => {
      this.stage.removeEventListener('pointermove', move);
      this.#pointers.clear();
    };
    this.stage.addEventListener('pointermove', move);
    this.stage.addEventListener('pointerup', end, { once: true });
    this.stage.addEventListener('pointercancel', end, { once: true });
  }

  // MARK: Frames

  /**
   * Moves the selected views. A click that moves nothing changes the selection, or calls a function.
   *
   * @param {PointerEvent} event
   * @param {any} view
   * @param {{ isAdding?: boolean, isRemoving?: boolean, click?: Function }} options
   */
  #move(event, view, { isAdding = false, isRemoving = false, click } = {}) {
    const { app } = this;
    const hold = event.pointerType === 'touch' ? this.#hold(event, view) : null;
    const moving = new Moving(app, this.app.store.movableViews);
    this.#track(event, {
      move: (delta, moved) => {
        if (hold?.isDrawing) return hold.move(delta, moved);
        hold?.cancel();
        moving.move(delta.map((value) => value / app.viewport.zoom), moved);
        return undefined;
      },
      end: (isMoving, ended) => {
        hold?.cancel();
        if (hold?.isDrawing) {
          moving.cancel();
          return hold.end(isMoving, ended);
        }
        if (ended.type === 'pointercancel') return moving.cancel();
        if (isMoving) return moving.drop();
        moving.cancel();
        if (click) return click();
        if (isRemoving) return app.choose(view.key, true);
        if (!isAdding && app.store.selection.length > 1) app.choose(view.key);
        else if (!isAdding && !app.store.selection.includes(view.key)) app.choose(view.key);
        return undefined;
      },
    });
  }

  /** Resizes the selected view. The layout follows; Command turns off snapping. */
  #resize(event, [horizontal, vertical]) {
    const { app } = this;
    const selected = app.store.movableViews.at(-1);
    if (!selected) return;
    const view = { ...selected };
    const isStill = stillness(app.store);
    const [x, y, width, height] = view.rect;
    // Every side is at a whole point, even if the view was between two.
    const whole = [x, y, x + width, y + height].map(Math.round);
    const live = new LiveEdit(app, [x, y, x + width, y + height], (next, last) => ({
      ...edgesMoved(app, [view.key], next.map((value, index) => value - last[index])),
    }));
    this.#track(event, {
      move: (delta, moved) => {
        const [dx, dy] = delta.map((value) => Math.round(value / app.viewport.zoom));
        const sides = [...whole];
        if (horizontal === 1) sides[2] = Math.max(sides[2] + dx, sides[0]);
        if (horizontal === -1) sides[0] = Math.min(sides[0] + dx, sides[2]);
        if (vertical === 1) sides[3] = Math.max(sides[3] + dy, sides[1]);
        if (vertical === -1) sides[1] = Math.min(sides[1] + dy, sides[3]);
        const snap = snappedSides(app, view, sides, [horizontal, vertical], isStill, moved.metaKey);
        const [left, top, right, bottom] = snap.sides;
        app.overlay.guides = snap.guides;
        app.overlay.resized = view.key;
        app.overlay.schedule();
        live.send([left, top, Math.max(right, left), Math.max(bottom, top)]);
      },
      end: async (isMoving, ended) => {
        app.overlay.resized = null;
        app.overlay.guides = [];
        app.overlay.schedule();
        if (ended.type === 'pointercancel') await live.cancel();
        else if (isMoving) await live.finish();
      },
    });
  }

  // MARK: Constraints

  /** Draws a line from a view to another and offers constraints between them. */
  #connect(event, from, constraint) {
    this.#track(event, this.#band(event, from, constraint));
  }

  /** Begins drawing a constraint from the view on which a finger rests. */
  #hold(event, from) {
    const hold = { isDrawing: false, cancel: () => clearTimeout(timer) };
    const timer = setTimeout(() => {
      Object.assign(hold, this.#band(event, from), { isDrawing: true });
      this.app.overlay.dropTarget = from.key;
      this.app.overlay.schedule();
      this.app.announce(`Constraint from ${this.app.store.name(from.key)}: drag to another view`);
    }, this.holdTime);
    return hold;
  }

  /** Returns the actions of a pointer that draws a constraint. */
  #band(event, from, constraint = undefined) {
    const { app } = this;
    const began = app.viewport.toCanvas(event.clientX, event.clientY);
    const choose = () => app.store.selection.includes(from.key) || app.choose(from.key);
    if (!constraint) choose();
    return {
      move: (_, moved) => {
        choose();
        const to = this.#viewAt(moved);
        app.overlay.band = [...began, ...app.viewport.toCanvas(moved.clientX, moved.clientY)];
        app.overlay.dropTarget = to?.key ?? null;
        app.overlay.schedule();
      },
      end: (isMoving, ended) => {
        const to = this.#viewAt(ended) ?? from;
        const scene = isMoving && sceneAt(app, ended);
        app.overlay.band = null;
        app.overlay.dropTarget = null;
        app.overlay.schedule();
        if (ended.type === 'pointercancel') return;
        const at = [ended.clientX, ended.clientY];
        if (scene) return app.connectTo(scene, at);
        if (isMoving && isAtExit(app, ended)) return app.unwind(at);
        // The right button without a movement opens the menu of the selection.
        if (!isMoving && event.button === 2) {
          if (constraint && !app.store.selection.includes(constraint)) app.choose(constraint);
          return openContextMenu(app, at);
        }
        choose();
        const delta = [ended.clientX - event.clientX, ended.clientY - event.clientY];
        app.menus.offer(from.key, isMoving ? to.key : from.key, at, isMoving ? delta : null, ended.altKey);
      },
    };
  }

  // Constraints without dragging: begin with a key or a button, then choose the other item.

  beginConnecting() {
    const { app } = this;
    const [view] = app.store.selectedViews;
    if (!view) return;
    app.connecting = { from: view.key, to: view.parent ?? view.key };
    app.overlay.dropTarget = app.connecting.to;
    app.overlay.schedule();
    this.stage.focus({ preventScroll: true });
    app.announce(
      `Constraint from ${app.store.name(view.key)} to ${
        app.store.name(app.connecting.to)
      }. Press Tab to choose another item or Return to continue.`,
    );
  }

  finishConnecting(to, toMargins = false) {
    const { app } = this;
    const { from } = app.connecting;
    this.endConnecting();
    const [x, y, width, height] = app.store.views.get(to).rect;
    const box = this.stage.getBoundingClientRect();
    const [left, top] = app.viewport.toStage(x + width / 2, y + Math.min(height / 2, 200));
    app.menus.offer(from, to, [box.left + left, box.top + top], null, toMargins);
  }

  endConnecting() {
    this.app.connecting = null;
    this.app.overlay.dropTarget = null;
    this.app.overlay.schedule();
  }

  /** Changes the constant of a constraint while its beam is dragged. */
  #constraint(event, key) {
    const { app } = this;
    app.choose(key, event.shiftKey || event.metaKey);
    const constraint = app.store.constraints.get(key);
    const line = app.store.lines.find((item) => item.key === key);
    if (!constraint?.id || !line || line.shape !== 'beam') return this.#track(event, {});
    this.#count += 1;
    const gesture = `constant-${this.#count}`;
    // Dragging to the right or down increases the distance if the first item is in that direction.
    const [a, b] = line.isVertical ? [line.points[1], line.points[3]] : [line.points[0], line.points[2]];
    const isSize = constraint.second === undefined;
    const sign = isSize || b >= a ? 1 : -1;
    const constant = constraint.constant;
    let last = constant;
    this.#track(event, {
      move: (delta) => {
        const moved = Math.round((line.isVertical ? delta[1] : delta[0]) / app.viewport.zoom) * sign;
        const next = Math.round(
          constant < 0 && !isSize ? constant - moved * (b >= a ? 1 : -1) * sign : constant + moved,
        );
        if (next === last) return;
        last = next;
        this.#sendConstant ??= latest((value) =>
          app.edit({ type: 'changeConstraint', constraint: value.id, change: { constant: value.next } }, value.gesture)
        );
        this.#sendConstant({ id: constraint.id, next, gesture });
        app.announce(`Constant ${number(next)}`);
      },
    });
    return undefined;
  }

  #double(event) {
    const at = [event.clientX, event.clientY];
    const constraint = this.#constraintAt(event);
    if (constraint) {
      editConstraint(this.app, constraint, at);
      return;
    }
    if (this.app.texts.editBar(at)) return;
    const view = this.#viewAt(event);
    if (view) this.app.texts.editView(view.key, at);
  }

  #drop(event) {
    this.app.library.drop(event, this.app.viewport.toCanvas(event.clientX, event.clientY));
  }
}

/** Opens the fields of a constraint where it was clicked. */
export async function editConstraint(app, constraint, at) {
  if (!app.store.selection.includes(constraint)) app.choose(constraint);
  await app.selected;
  const fields = app.inspector.constraintFields(constraint);
  if (!fields) return;
  app.menus.popup(at, 'Constraint', fields);
  const input = document.querySelector('#popovers [data-field$="-constant"]');
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** Returns a function that sends values in sequence and skips outdated ones. */
function latest(send) {
  let isBusy = false;
  let next = null;
  return async (value) => {
    next = value;
    if (isBusy) return;
    isBusy = true;
    while (next) {
      const current = next;
      next = null;
      await send(current);
    }
    isBusy = false;
  };
}

/** Returns the scene of the list at the pointer; undefined elsewhere. */
function sceneAt(app, { clientX, clientY }) {
  const row = document.elementFromPoint(clientX, clientY)?.closest('#scenes [data-scene]');
  const id = /** @type {HTMLElement | null | undefined} */ (row)?.dataset.scene;
  return id && app.store.state.scenes.find((scene) => scene.id === id);
}

/** Returns whether a pointer is at the row of the scene's exit in the outline. */
function isAtExit(app, { clientX, clientY }) {
  const row = document.elementFromPoint(clientX, clientY)?.closest('#outline [data-key]');
  const key = /** @type {HTMLElement | null | undefined} */ (row)?.dataset.key;
  return key !== undefined && app.store.inspector.outline.some((entry) => entry.key === key && entry.kind === 'exit');
}

function contains(view, [x, y]) {
  const [left, top, width, height] = view.rect;
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
