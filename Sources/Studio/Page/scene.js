// Draws the scene. Every view is a group with a position and the picture from the program.

import { set } from './dom.js';
import { common } from './store.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The distance by which a picture may extend beyond its view, in pixels. It is for shadows, and for
 * lines of text that are taller than their label.
 */
const overhang = 200;

/**
 * The time without a change after which invisible parts are drawn too, in milliseconds. It is
 * longer than a frame and too short to be noticeable.
 */
const rest = 120;

function group(className) {
  const element = document.createElementNS(SVG, 'g');
  if (className) element.setAttribute('class', className);
  return element;
}

/** A picture from the program. */
class Picture {
  element = group();
  #text = '';
  /** The markup, split at its quotation marks. Every second part is the value of an attribute. */
  #parts = [''];
  /** The attributes in the order of the markup; null until an attribute changes. */
  #attributes = null;

  /**
   * Shows new markup. If only attribute values differ, the elements are kept and their attributes
   * are set. A drag changes only the width of most views, so that the browser does not need to
   * parse and style them again.
   */
  draw(text) {
    if (text === this.#text) return;
    const parts = text.split('"');
    if (!this.#follow(parts)) {
      this.element.innerHTML = text;
      this.#attributes = null;
    }
    this.#text = text;
    this.#parts = parts;
  }

  /**
   * Sets the values that differ. Returns false if other parts differ too, or if a value contains
   * entities.
   */
  #follow(parts) {
    if (parts.length !== this.#parts.length) return false;
    const changed = [];
    for (let index = 0; index < parts.length; index += 1) {
      if (parts[index] === this.#parts[index]) continue;
      if (index % 2 === 0 || parts[index].includes('&')) return false;
      changed.push(index);
    }
    this.#attributes ??= [...this.element.querySelectorAll('*')].flatMap((child) => [...child.attributes]);
    if (this.#attributes.length !== (parts.length - 1) / 2) return false;
    for (const index of changed) this.#attributes[(index - 1) / 2].value = parts[index];
    return true;
  }
}

/** Clip paths have names, which all drawings of the page share. */
let clips = 0;

/** Returns whether the old or the new frame of a view is in a part of the canvas. */
function isNear(view, parts, area) {
  return !parts?.reach || common(view.reach, area).length > 0 || common(parts.reach, area).length > 0;
}

/** A picture of views that is updated with changes. */
export class SceneDrawing {
  #groups = new Map();
  /** The source of the current bars. */
  #barsText = null;
  /** The invisible views that have changed since they were drawn. */
  #stale = new Set();
  #catchUp = null;

  /**
   * Creates a drawing. With a viewport, invisible parts are drawn when there are no more changes,
   * so that a drag draws only visible parts.
   */
  constructor(tree, bars, viewport = null) {
    this.tree = tree;
    this.bars = bars;
    this.viewport = viewport;
  }

  clear() {
    this.tree.replaceChildren();
    this.bars.replaceChildren();
    this.#barsText = null;
    this.#groups.clear();
    this.#stale.clear();
  }

  /** Applies a change of the store's scene. */
  apply(store, change) {
    for (const key of change.removed ?? []) {
      this.#groups.get(key)?.outer.remove();
      this.#groups.delete(key);
      this.#stale.delete(key);
    }
    for (const view of change.views ?? []) this.#stale.add(view.key);
    for (const key of Object.keys(change.pictures ?? {})) this.#stale.add(key);
    for (const key of Object.keys(change.frames ?? {})) this.#stale.add(key);
    const area = this.viewport?.shown(overhang);
    this.#refresh(store, area);
    if (change.order) this.#arrange(store);
    this.#show(store, area);
    if (change.canvas) this.#drawCanvas(store.canvas);
    clearTimeout(this.#catchUp);
    if (this.#stale.size) this.#catchUp = setTimeout(() => this.#refresh(store), rest);
  }

  /**
   * Draws the changed views with an old or new frame in a rectangle of the canvas, or all changed
   * views.
   */
  #refresh(store, area) {
    for (const key of this.#stale) {
      const view = store.views.get(key);
      if (area && !isNear(view, this.#groups.get(key), area)) continue;
      this.#stale.delete(key);
      this.#update(view);
    }
  }

  /**
   * Removes distant views from the picture, because the browser would style and examine
   * them in every frame.
   */
  #show(store, area) {
    for (const key of store.order) {
      const view = store.views.get(key);
      const parts = this.#groups.get(key);
      const isInside = this.#groups.get(view.parent)?.isOut ?? false;
      parts.isOut = isInside || Boolean(area && !isNear(view, parts, area));
      if (isInside || parts.isOut === parts.isNone) continue;
      set(parts.outer, 'display', parts.isOut ? 'none' : null);
      parts.isNone = parts.isOut;
    }
  }

  /** Draws the invisible changes before other parts of the canvas are shown. */
  catchUp(store) {
    this.#refresh(store);
    this.#show(store, this.viewport?.shown(overhang));
  }

  #update(view) {
    let parts = this.#groups.get(view.key);
    if (!parts) {
      parts = { outer: group('view'), below: new Picture(), kids: null, above: null };
      parts.outer.append(parts.below.element);
      this.#groups.set(view.key, parts);
    }
    parts.below.draw(view.below);
    if (view.above && !parts.above) {
      parts.above = new Picture();
      parts.outer.append(parts.above.element);
    }
    parts.above?.draw(view.above ?? '');
    if (parts.isHidden !== view.isHidden) {
      parts.isHidden = view.isHidden;
      parts.outer.classList.toggle('dimmed', Boolean(view.isHidden));
    }
    if (parts.alpha !== view.alpha) set(parts.outer, 'opacity', (parts.alpha = view.alpha) ?? null);
    this.#place(view);
    parts.reach = view.reach;
  }

  /** Returns the group of the subviews, which most views do not need. */
  #kids(parts) {
    if (!parts.kids) {
      parts.kids = group();
      parts.below.element.after(parts.kids);
    }
    return parts.kids;
  }

  #place(view) {
    const parts = this.#groups.get(view.key);
    const [x, y, width, height] = view.shown ?? view.frame;
    const place = view.parent === undefined ? 'translate(0 0)' : `translate(${x} ${y})`;
    if (parts.place !== place) {
      parts.outer.setAttribute('transform', place);
      parts.place = place;
    }
    const [ox, oy] = view.origin ?? [0, 0];
    if (ox || oy || parts.kids) set(this.#kids(parts), 'transform', ox || oy ? `translate(${-ox} ${-oy})` : null);
    this.#clip(parts, view, ox, oy, width, height);
  }

  #clip(parts, view, x, y, width, height) {
    if (view.clip === undefined) {
      if (parts.clip) {
        this.#kids(parts).removeAttribute('clip-path');
        parts.clip.remove();
        parts.clip = null;
      }
      return;
    }
    if (!parts.clip) {
      clips += 1;
      parts.clip = document.createElementNS(SVG, 'clipPath');
      parts.clip.id = `clip-${clips}`;
      parts.clip.append(document.createElementNS(SVG, 'rect'));
      parts.outer.prepend(parts.clip);
      this.#kids(parts).setAttribute('clip-path', `url(#${parts.clip.id})`);
    }
    const rect = parts.clip.firstChild;
    for (const [name, value] of Object.entries({ x, y, width, height, rx: view.clip })) {
      set(rect, name, Math.max(value, name === 'x' || name === 'y' ? -1e6 : 0));
    }
  }

  /** Sorts the groups in the order of the scene. */
  #arrange(store) {
    const wanted = new Map();
    for (const key of store.order) {
      const parent = store.views.get(key).parent;
      const place = parent === undefined ? this.tree : this.#kids(this.#groups.get(parent));
      if (!wanted.has(place)) wanted.set(place, []);
      wanted.get(place).push(this.#groups.get(key).outer);
    }
    for (const [place, children] of wanted) {
      children.forEach((child, index) => {
        if (place.children[index] !== child) place.insertBefore(child, place.children[index] ?? null);
      });
    }
  }

  #drawCanvas(canvas) {
    const text = JSON.stringify([canvas.bars, canvas.systemBars]);
    if (text === this.#barsText) return;
    this.#barsText = text;
    this.bars.replaceChildren();
    for (const bar of canvas.bars) {
      const element = group();
      element.setAttribute('transform', `translate(${bar.frame[0]} ${bar.frame[1]})`);
      element.innerHTML = bar.below;
      this.bars.append(element);
    }
    if (canvas.systemBars) {
      const element = group();
      element.innerHTML = canvas.systemBars;
      this.bars.append(element);
    }
  }

  groupOf(key) {
    return this.#groups.get(key)?.outer;
  }

  /**
   * Temporarily shows a view at another position in the coordinates of its superview, and with
   * another size than that of its picture.
   */
  shift(key, x, y, size, drawn) {
    const parts = this.#groups.get(key);
    if (!parts) return;
    parts.outer.setAttribute('transform', `translate(${x} ${y})`);
    parts.place = null;
    const scale = size.map((length, axis) => (drawn[axis] > 0 ? Math.max(length, 0) / drawn[axis] : 1));
    if (scale[0] === 1 && scale[1] === 1) this.#unscale(parts);
    else for (const part of [parts.below, parts.above]) part?.element.setAttribute('transform', `scale(${scale})`);
    if (parts.clip) {
      for (const [name, length] of [['width', size[0]], ['height', size[1]]]) {
        parts.clip.firstChild.setAttribute(name, Math.max(length, 0));
      }
    }
  }

  /** Moves a view back to its position. */
  unshift(view) {
    const parts = this.#groups.get(view.key);
    if (!parts) return;
    this.#unscale(parts);
    this.#place(view);
  }

  #unscale(parts) {
    for (const part of [parts.below, parts.above]) part?.element.removeAttribute('transform');
  }
}
