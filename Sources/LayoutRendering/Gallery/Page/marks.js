const svgName = 'http://www.w3.org/2000/svg';

function shape(parent, tag, kind, attributes) {
  const made = document.createElementNS(svgName, tag);
  made.setAttribute('class', kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent.append(made);
}

function outline(parent, view, kind) {
  const [x, y, width, height] = view.r;
  if (view.r.some((value) => value === null) || Math.abs(width) > 1e6 || Math.abs(height) > 1e6) return;
  shape(parent, 'rect', kind, {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  });
}

function drawMarks(screen) {
  screen.querySelector('.marks')?.remove();
  if (!screen.firstChild) return;
  const number = +screen.dataset.picture, picture = pictures[number];
  const selected = state.picture === picture ? state.view : null;
  const search = state.search.trim().toLowerCase();
  const finds = search.length > 1 && !picture.scene.name.toLowerCase().includes(search);
  if (!state.frames && !state.onlyProblems && selected === null && !finds) return;
  const { views, constraints, findings } = data(number);
  const lost = new Set(findings.flatMap((finding) => [finding.v, finding.o]));
  const marks = document.createElementNS(svgName, 'svg');
  marks.setAttribute('class', 'marks');
  marks.setAttribute('viewBox', `0 0 ${picture.w} ${picture.h}`);
  for (const [place, view] of views.entries()) {
    if (view.h) continue;
    if (state.frames) outline(marks, view, 'frame');
    if (state.frames || state.onlyProblems) {
      if (view.t === 2) outline(marks, view, 'conflict');
      else if (view.a) outline(marks, view, 'ambiguous');
      else if (lost.has(place)) outline(marks, view, 'lost');
    }
    if (finds && [view.c, view.l, view.i].some((name) => name && name.toLowerCase().includes(search))) {
      outline(marks, view, 'found');
    }
  }
  if (selected !== null) drawSelection(marks, views, constraints, selected);
  screen.append(marks);
}

function drawSelection(marks, views, constraints, selected) {
  const own = placing(constraints, selected);
  const related = new Set(
    own.flatMap(([, constraint]) => [constraint.a, constraint.b]).filter(Boolean).map((side) => side[0]),
  );
  related.delete(selected);
  for (const number of related) if (views[number]) outline(marks, views[number], 'related');
  outline(marks, views[selected], 'selected');
  for (const [number, constraint] of own) {
    const line = constraint.l;
    if (!line || line.some((value) => value === null)) continue;
    const kind = 'line' + (constraint.s === 2 ? ' bad' : '') + (state.line === number ? ' strong' : '');
    shape(marks, 'path', kind, { d: `M${line[0]} ${line[1]}L${line[2]} ${line[3]}` });
  }
}

function placing(constraints, view) {
  const own = [...constraints.entries()].filter(([, constraint]) =>
    constraint.a[0] === view || (constraint.b && constraint.b[0] === view)
  );
  const rank = (constraint) => (constraint.s === 2 ? 0 : constraint.o === 'user' ? 1 : 2);
  return own.sort((a, b) => rank(a[1]) - rank(b[1]) || a[0] - b[0]);
}

function screens() {
  return [...document.querySelectorAll('.screen')].filter((screen) => screen.firstChild);
}
function redraw() {
  for (const screen of screens()) drawMarks(screen);
}
