// The marks above the views: the selection, its constraints, and misplaced or ambiguous views.

import { number } from './dom.js';
import { Labels } from './labels.js';
import { follow, mark } from './marks.js';
import { spacingHandles } from './spacing.js';
import { common } from './store.js';

/**
 * The distance in pixels beyond the stage at which larger rectangles are cut, so that the ends of
 * their lines are not visible.
 */
const strip = 20;

/** The distance of a view's badge from its side, in pixels. */
const badgeRoom = 10;

/** Returns a coordinate at half a pixel, so that lines of one pixel are sharp. */
const sharp = (value) => Math.round(value) + 0.5;

export class Overlay {
  /** The lines of other parts of the page: the steps of an explanation, and a drag. */
  steps = [];
  band = null;
  hover = null;
  ghost = null;
  showsOutlines = false;
  dropTarget = null;
  showsSize = false;
  /** The badges of views with issues. */
  badges = null;
  /** The lines of a drag: guides and distances that views meet, and places in stack views. */
  guides = [];
  /** The distances from the selected views that the Option key shows. */
  measures = [];
  /** The view that is resized, whose size is shown. */
  resized = null;
  /** The object that is dragged from the library: its name with the target, and its place. */
  carried = null;
  /** The rectangle that selects views, and the views that it touches. */
  marquee = null;
  marked = [];
  #pointed = null;
  /** The views of the document that show nothing. */
  #invisible = [];
  /** The current marks. */
  #marks = [];

  constructor(svg, store, viewport) {
    this.svg = svg;
    this.store = store;
    this.viewport = viewport;
    this.isPending = false;
    // The element under the pointer may be removed without the pointer leaving it.
    store.on('selection', () => {
      this.#pointed = null;
    });
    store.on('scene', () => {
      this.#invisible = invisibleViews(store);
    });
  }

  /** Draws the marks in the next frame. */
  schedule() {
    if (this.isPending) return;
    this.isPending = true;
    requestAnimationFrame(() => {
      this.isPending = false;
      this.draw();
    });
  }

  /** Highlights a constraint to which the pointer points elsewhere on the page. */
  point(key) {
    this.#pointed = key;
    this.schedule();
  }

  draw() {
    const parts = this.store.canvas ? this.#described() : [];
    follow(this.svg, this.#marks, parts);
    this.#marks = parts;
  }

  /** Returns all visible marks, back to front. */
  #described() {
    const parts = [];
    const { store } = this;
    this.labels = new Labels();
    this.area = this.viewport.shown(strip);
    if (this.showsOutlines) this.#outlines(parts);
    for (const view of this.#invisible) this.#empty(parts, view);
    this.#problems(parts);
    if (this.ghost) this.#ghost(parts);
    if (this.hover && !store.selection.includes(this.hover)) this.#frame(parts, store.views.get(this.hover), 'hover');
    if (this.dropTarget) this.#frame(parts, store.views.get(this.dropTarget), 'drop');
    if (this.steps.length) {
      this.steps.forEach((step, index) =>
        step.line && this.#line(parts, step.line, { step: index + 1, isCurrent: step.isCurrent })
      );
    } else {
      for (const line of store.lines) this.#line(parts, line);
    }
    for (const view of store.selectedViews) this.#guides(parts, view);
    this.#placedGuides(parts);
    if (!this.ghost) {
      for (const view of store.selectedViews) this.#selected(parts, view);
      parts.push(
        ...spacingHandles(store).map(({ rect, key }) =>
          mark('rect', { ...this.#box(rect), rx: 2, 'data-spacing': key }, 'spacing-handle')
        ),
      );
    }
    this.#chosenGuides(parts);
    this.#dragged(parts);
    if (this.band) {
      const [x1, y1, x2, y2] = this.#toStage(this.band);
      parts.push(mark('line', { x1, y1, x2, y2 }, 'band'));
      parts.push(mark('circle', { cx: x1, cy: y1, r: 4 }, 'band-end'));
    }
    if (this.showsSize) this.#size(parts);
    const resized = this.store.views.get(this.resized)?.rect;
    if (resized) this.#tag(parts, resized, `${number(resized[2])} × ${number(resized[3])}`);
    if (this.carried) this.#tag(parts, this.carried.rect, this.carried.text);
    if (this.ghost?.length === 1) {
      this.#tag(parts, this.ghost[0], `${number(this.ghost[0][0])}, ${number(this.ghost[0][1])}`);
    }
    return parts;
  }

  /** Adds the lines and the rectangle of a drag. */
  #dragged(parts) {
    for (const { points, className, label } of [...this.guides, ...this.measures]) {
      const [x1, y1, x2, y2] = this.#toStage(points).map(sharp);
      parts.push(mark('line', { x1, y1, x2, y2 }, className));
      if (label === undefined) continue;
      const width = label.length * 6.2 + 8;
      const [x, y] = this.labels.take((x1 + x2) / 2, (y1 + y2) / 2, width, 14);
      parts.push(mark('rect', { x: x - width / 2, y: y - 7, width, height: 14, rx: 7 }, 'distance-plate'));
      parts.push(mark('text', { x, y: y + 3.5 }, 'distance-text', label));
    }
    for (const key of this.marked) this.#frame(parts, this.store.views.get(key), 'selected');
    if (this.marquee) parts.push(mark('rect', this.#box(this.marquee), 'marquee'));
  }

  /** Adds a text below a rectangle. */
  #tag(parts, rect, text) {
    const { x, y, width, height } = this.#box(rect);
    const length = text.length * 6.6 + 16;
    const below = Math.min(y + height + 16, this.viewport.extent[1] - 16);
    const [cx, cy] = this.labels.take(x + width / 2, below, length, 18);
    parts.push(mark('rect', { x: cx - length / 2, y: cy - 9, width: length, height: 18, rx: 9 }, 'size-badge tag'));
    parts.push(mark('text', { x: cx, y: cy + 4 }, 'size-text tag', text));
  }

  /** Adds the size of the canvas in points, below the canvas if that place is visible. */
  #size(parts) {
    const { width, height } = this.store.canvas;
    const [x, below] = this.viewport.toStage(width / 2, height);
    const y = Math.min(below + 20, this.viewport.extent[1] - 32);
    parts.push(mark('rect', { x: Math.round(x) - 48, y: Math.round(y), width: 96, height: 24, rx: 12 }, 'size-badge'));
    parts.push(
      mark(
        'text',
        { x: Math.round(x), y: Math.round(y) + 16 },
        'size-text',
        `${Math.round(width)} × ${Math.round(height)}`,
      ),
    );
  }

  #toStage([x1, y1, x2, y2]) {
    return [...this.viewport.toStage(x1, y1), ...this.viewport.toStage(x2, y2)];
  }

  /** @param {number[]} rect */
  #box([x, y, width, height]) {
    const [left, top] = this.viewport.toStage(x, y);
    const [right, bottom] = this.viewport.toStage(x + width, y + height);
    return {
      x: sharp(left),
      y: sharp(top),
      width: Math.max(Math.round(right - left), 0),
      height: Math.max(Math.round(bottom - top), 0),
    };
  }

  #frame(parts, view, className) {
    if (view) parts.push(mark('rect', this.#box(view.rect), className));
  }

  /** Adds the part of a view's rectangle that is not clipped by a surrounding scroll view. */
  #seen(parts, view, rect, className) {
    const seen = common(common(rect, view.window), this.area);
    if (seen.length) parts.push(mark('rect', this.#box(seen), className));
  }

  #outlines(parts) {
    for (const key of this.store.order) {
      const view = this.store.views.get(key);
      if (view.isInDocument && view.isShown) this.#seen(parts, view, view.rect, 'outline');
    }
  }

  /** Adds the outline of a view that shows nothing, with its name where it fits. */
  #empty(parts, view) {
    if (!this.store.views.has(view.key)) return;
    this.#seen(parts, view, view.rect, 'empty-view');
    const { x, y, width, height } = this.#box(view.rect);
    const name = this.store.name(view.key);
    if (height < 18 || width < name.length * 6.5 + 8 || !common(common(view.rect, view.window), this.area).length) {
      return;
    }
    parts.push(mark('text', { x: x + width / 2, y: y + height / 2 + 4 }, 'empty-name', name));
  }

  #problems(parts) {
    const { store } = this;
    const inConflict = new Set(store.conflicts.flatMap((conflict) => conflict.members));
    const broken = new Set();
    for (const key of inConflict) {
      const constraint = store.constraints.get(key);
      if (!constraint) continue;
      broken.add(constraint.first.view);
      if (constraint.second) broken.add(constraint.second.view);
    }
    for (const key of store.order) {
      const view = store.views.get(key);
      if (!view.isShown || !view.isInDocument || view.parent === undefined) continue;
      if (view.isMisplaced) this.#file(parts, view);
      this.#issue(parts, view);
      if (broken.has(key)) this.#seen(parts, view, view.rect, 'in-conflict');
      else if (view.ambiguity) this.#seen(parts, view, view.rect, 'ambiguous');
    }
  }

  /** Adds the badge of a view with issues, at its corner. */
  #issue(parts, view) {
    if (!this.badges?.views.has(view.key) || !common(common(view.rect, view.window), this.area).length) return;
    // Beside the view, whose text would be under the badge.
    const box = this.#box(view.rect);
    const [x, y] = this.labels.take(box.x - badgeRoom, box.y + Math.min(box.height / 2, badgeRoom), 15, 15);
    parts.push(this.badges.mark(view, { x, y }));
  }

  /**
   * Adds a quiet badge to a view whose recorded frame differs from the layout: a dot, and the
   * difference if the view is selected or under the pointer.
   */
  #file(parts, view) {
    if (!common(common(view.rect, view.window), this.area).length) return;
    const { x, y, width } = this.#box(view.rect);
    const isWordy = this.hover === view.key || this.store.selection.includes(view.key);
    if (!isWordy) {
      parts.push(mark('circle', { cx: x + width, cy: y, r: 3.5, 'data-file': view.key }, 'file-dot', [
        mark('title', {}, '', fileText(view)),
      ]));
      return;
    }
    const text = fileText(view);
    const length = text.length * 5.8 + 12;
    const [cx, cy] = this.labels.take(x + width - length / 2, y - 12, length, 17);
    parts.push(mark('g', { 'data-file': view.key }, 'file-badge', [
      mark('rect', { x: cx - length / 2, y: cy - 8.5, width: length, height: 17, rx: 8.5 }, 'plate'),
      mark('text', { x: cx, y: cy + 4 }, 'label', text),
    ]));
  }

  #ghost(parts) {
    for (const rect of this.ghost) parts.push(mark('rect', this.#box(rect), 'ghost'));
  }

  /**
   * Adds the safe area around a selected view, and the margins to which selected constraints refer.
   */
  #guides(parts, view) {
    const { store } = this;
    const around = view.parent === undefined ? view : store.views.get(view.parent);
    this.#inset(parts, around, around.safeArea, 'safe-area');
    const held = new Set();
    for (const line of store.lines) {
      const constraint = store.constraints.get(line.key);
      for (const side of [constraint?.first, constraint?.second]) {
        if (side && (/Margin/.test(side.attribute) || /margin|readable/i.test(side.guide ?? ''))) held.add(side.view);
      }
    }
    for (const other of [view, around]) {
      if (other.margins && (held.has(other.key) || (other === view && view.parent === undefined))) {
        this.#inset(parts, other, other.margins, 'margins');
      }
    }
  }

  #inset(parts, view, insets, className) {
    if (!insets) return;
    const [x, y, width, height] = view.rect;
    const inner = [x + insets[1], y + insets[0], width - insets[1] - insets[3], height - insets[0] - insets[2]];
    if (inner[2] > 0 && inner[3] > 0) parts.push(mark('rect', this.#box(inner), `guide ${className}`));
  }

  /** Adds the layout guides that constraints place. A click on the dashes selects a guide. */
  #placedGuides(parts) {
    const { store } = this;
    for (const { key, view: owner, frame } of store.guides) {
      const view = store.views.get(owner);
      if (!view?.isShown) continue;
      const [ox, oy] = view.origin ?? [0, 0];
      const [x, y, width, height] = frame;
      const box = this.#box([view.rect[0] + x - ox, view.rect[1] + y - oy, width, height]);
      const isChosen = store.selection.includes(key);
      parts.push(
        mark('g', { 'data-guide': key }, 'placed-guide', [
          mark('rect', box, 'hit'),
          mark('rect', box, isChosen ? 'guide placed chosen' : 'guide placed'),
        ]),
      );
    }
  }

  /** Adds the guides of the system that are selected in the outline. */
  #chosenGuides(parts) {
    for (const key of this.store.selection) {
      if (this.store.views.has(key) || this.store.constraints.has(key)) continue;
      if (this.store.guides.some((guide) => guide.key === key)) continue;
      const entry = this.store.inspector.outline.find((item) => item.key === key && item.kind === 'viewLayoutGuide');
      const view = entry && this.store.views.get(entry.parent);
      if (!view) continue;
      const insets = entry.name === 'Safe Area' ? view.safeArea : undefined;
      this.#inset(parts, view, insets ?? [0, 0, 0, 0], 'safe-area chosen');
    }
  }

  #selected(parts, view) {
    const box = this.#box(view.rect);
    parts.push(mark('rect', box, 'selected'));
    if (view.parent === undefined) return;
    const xs = [box.x, box.x + box.width / 2, box.x + box.width];
    const ys = [box.y, box.y + box.height / 2, box.y + box.height];
    xs.forEach((x, column) =>
      ys.forEach((y, row) => {
        if (column === 1 && row === 1) return;
        parts.push(
          mark('rect', {
            x: x - 3.5,
            y: y - 3.5,
            width: 7,
            height: 7,
            rx: 1.5,
            'data-handle': `${column - 1},${row - 1}`,
          }, 'handle'),
        );
      })
    );
  }

  // Constraints as Interface Builder draws them.

  /**
   * @param {any[]} parts
   * @param {any} line
   * @param {{ step?: number, isCurrent?: boolean }} place
   */
  #line(parts, line, { step, isCurrent } = {}) {
    const [x1, y1, x2, y2] = this.#toStage(line.points);
    const names = ['constraint', line.tone, line.shape];
    if (line.isOptional) names.push('optional');
    if (this.store.selection.includes(line.key) || this.#pointed === line.key) names.push('chosen');
    if (step !== undefined) names.push(isCurrent ? 'current' : 'quiet');
    const item = [];
    for (const extension of line.extensions ?? []) {
      const [a, b, c, d] = this.#toStage(extension);
      item.push(mark('line', { x1: sharp(a), y1: sharp(b), x2: sharp(c), y2: sharp(d) }, 'extension'));
    }
    if (line.shape === 'badge') {
      if (x1 !== x2 || y1 !== y2) item.push(mark('line', { x1, y1, x2, y2 }, 'extension'));
      this.#badge(item, x1, y1, line.label ?? '=');
      if (x1 !== x2 || y1 !== y2) this.#badge(item, x2, y2, line.label ?? '=');
    } else {
      const place = { x1: sharp(x1), y1: sharp(y1), x2: sharp(x2), y2: sharp(y2) };
      item.push(mark('line', place, 'hit'), mark('line', place, 'stroke'));
      if (line.shape === 'beam') this.#ends(item, place, line.isVertical);
      if (line.label) this.#label(item, place, line);
    }
    if (step !== undefined) this.#number(item, (x1 + x2) / 2, (y1 + y2) / 2, step);
    parts.push(mark('g', { 'data-constraint': line.key }, names.join(' '), item));
  }

  #ends(item, { x1, y1, x2, y2 }, isVertical) {
    for (const [x, y] of [[x1, y1], [x2, y2]]) {
      const end = isVertical ? { x1: x - 4, y1: y, x2: x + 4, y2: y } : { x1: x, y1: y - 4, x2: x, y2: y + 4 };
      item.push(mark('line', end, 'stroke end'));
    }
  }

  #label(item, { x1, y1, x2, y2 }, line) {
    const x = (x1 + x2) / 2;
    const y = (y1 + y2) / 2;
    const width = line.label.length * 6.6 + 8;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const isBeside = length < width + 14 && !line.isVertical;
    const dx = line.isVertical ? width / 2 + 5 : 0;
    const dy = isBeside ? -11 : 0;
    const [cx, cy] = this.labels.take(x + dx, y + dy, width, 16);
    item.push(mark('rect', { x: cx - width / 2, y: cy - 8, width, height: 16, rx: 4 }, 'plate'));
    item.push(mark('text', { x: cx, y: cy + 4 }, 'label', line.label));
  }

  #badge(item, x, y, label) {
    const width = Math.max(label.length * 6.6 + 8, 18);
    const [cx, cy] = this.labels.take(x, y, width, 18);
    item.push(mark('rect', { x: cx - width / 2, y: cy - 9, width, height: 18, rx: 9 }, 'plate round'));
    item.push(mark('text', { x: cx, y: cy + 4 }, 'label', label));
  }

  #number(item, x, y, step) {
    item.push(mark('circle', { cx: x, cy: y, r: 9 }, 'step-disc'));
    item.push(mark('text', { x, y: y + 4 }, 'step-number', String(step)));
  }
}

/** Returns the difference of a view's recorded frame from the layout, such as `recorded x +40`. */
export function fileText(view) {
  const parts = ['x', 'y', 'width', 'height'].flatMap((name, index) => {
    const difference = view.recorded[index] - view.frame[index];
    return Math.abs(difference) < 0.5 ? [] : [`${name} ${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`];
  });
  return `recorded ${parts.join(', ')}`;
}

/** The most characters of a picture that only fills a view. */
const longestFill = 120;

/** Returns the color of a picture that only fills a view; undefined for another picture. */
function fillOf({ below = '', above }) {
  if (above || below.length > longestFill) return undefined;
  if (below === '') return '';
  return /^<rect x="0" y="0" width="[\d.]+" height="[\d.]+"(?: rx="[\d.]+")? fill="(#\w+)"\/>$/.exec(below)?.[1];
}

/** Returns the views of the document that show nothing: they are empty, and clear or of the color behind them. */
function invisibleViews(store) {
  const filled = new Set(store.order.map((key) => store.views.get(key).parent));
  return store.order.map((key) => store.views.get(key)).filter((view) => {
    if (!view.isInDocument || !view.isShown || view.parent === undefined || filled.has(view.key)) return false;
    const fill = fillOf(view);
    if (fill === undefined) return false;
    let behind = store.views.get(view.parent);
    while (behind && fillOf(behind) === '') behind = store.views.get(behind.parent);
    return fill === '' || !behind || fillOf(behind) === fill;
  });
}
