// Small pictures of scenes: the results of repairs, and the goals of lessons.

import { SceneDrawing } from './scene.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Returns a picture of a scene with a width in pixels. Views that `before` has elsewhere are
 * outlined.
 *
 * @param {any} scene
 * @param {number} width
 * @param {Map<string, any> | null} before
 */
export function thumbnail(scene, width, before = null) {
  const part = (name) => document.createElementNS(SVG, name);
  const svg = part('svg');
  const { canvas } = scene;
  const height = canvas.width ? Math.round(width * canvas.height / canvas.width) : 0;
  for (
    const [name, value] of Object.entries({
      class: 'thumbnail',
      viewBox: `0 0 ${canvas.width} ${canvas.height}`,
      width,
      height,
    })
  ) {
    svg.setAttribute(name, String(value));
  }
  svg.setAttribute('aria-hidden', 'true');
  const paper = part('rect');
  paper.setAttribute('width', canvas.width);
  paper.setAttribute('height', canvas.height);
  paper.setAttribute('class', canvas.isDark ? 'paper dark' : 'paper');
  const [tree, bars] = [part('g'), part('g')];
  svg.append(paper, tree, bars);
  const views = new Map(scene.views.map((view) => [view.key, view]));
  new SceneDrawing(tree, bars).apply({ views, order: scene.views.map((view) => view.key), canvas }, {
    views: scene.views,
    order: true,
    canvas,
  });
  if (before) svg.append(...outlines(scene, before, part));
  return svg;
}

/** Returns outlines around the views that have another frame than before. */
function outlines(scene, before, part) {
  const origins = new Map();
  const found = [];
  for (const view of scene.views) {
    const [x, y, width, height] = view.shown ?? view.frame;
    const [left, top, ox, oy] = origins.get(view.parent) ?? [0, 0, 0, 0];
    const place = view.parent === undefined ? [0, 0] : [left + x - ox, top + y - oy];
    origins.set(view.key, [...place, ...(view.origin ?? [0, 0])]);
    const old = before.get(view.key);
    const was = old && (old.shown ?? old.frame);
    if (!was || [x, y, width, height].every((value, index) => Math.abs(value - was[index]) < 0.5)) continue;
    const rect = part('rect');
    for (const [name, value] of Object.entries({ x: place[0], y: place[1], width, height, class: 'moved' })) {
      rect.setAttribute(name, String(value));
    }
    found.push(rect);
  }
  return found;
}
