let outlined = null;

function inspect() {
  const panel = $('inspector'), picture = state.picture;
  const isOpen = picture !== null && (state.view !== null || state.large);
  panel.hidden = !isOpen;
  document.querySelector('.desk').classList.toggle('inspecting', isOpen);
  if (!isOpen) return;
  const { views, constraints, findings } = data(picture.n);
  const parts = state.view === null
    ? [inspectPicture(picture, views, findings)]
    : inspectView(views, constraints, findings, state.view);
  const hadFocus = $('detail').contains(document.activeElement);
  $('detail').replaceChildren(...parts.filter(Boolean));
  $('detail').scrollTop = 0;
  if (hadFocus) $('detail').focus();
  if (outlined !== picture) {
    $('outline').replaceChildren(element('h3', {}, plural(views.length, 'view')), outlineOf(views, findings));
  }
  outlined = picture;
  markOutline();
  panel.scrollTop = 0;
}

function markOutline() {
  const before = $('outline').querySelector('[aria-current]');
  before?.removeAttribute('aria-current');
  if (state.view === null) return;
  const now = $('outline').querySelectorAll('button')[state.view];
  now?.setAttribute('aria-current', 'true');
  now?.scrollIntoView({ block: 'nearest' });
}

function inspectPicture(picture, views, findings) {
  return element(
    'div',
    {},
    element('h2', {}, picture.scene.name),
    element('p', { class: 'name' }, where(picture)),
    element(
      'div',
      { class: 'chips' },
      ...picture.sizeClasses.map((name) => element('span', { class: 'chip' }, name)),
      picture.problems
        ? element('span', { class: 'chip warn' }, plural(picture.problems, 'view') + ' with problems')
        : null,
    ),
    findings.length
      ? element(
        'ul',
        { class: 'findings' },
        ...findings.map((finding) => element('li', {}, viewLink(views, finding.v), ': ' + finding.t)),
      )
      : null,
    element('p', { class: 'empty', style: 'margin-top:14px' }, 'Click a view in the picture to see its constraints.'),
  );
}

function inspectView(views, constraints, findings, number) {
  const view = views[number];
  const close = element('button', {
    class: 'round',
    'aria-label': 'Clear the selection',
    on: { click: () => select(state.picture, null) },
  }, '×');
  const title = element(
    'div',
    { class: 'title' },
    element('div', {}, element('h2', {}, view.c), view.l ? element('p', { class: 'name' }, '“' + view.l + '”') : null),
    close,
  );
  const numbers = element(
    'dl',
    { class: 'numbers', 'aria-label': 'Frame in points' },
    ...['x', 'y', 'width', 'height']
      .map((name, place) =>
        element(
          'div',
          {},
          element('dt', {}, name),
          element('dd', { title: decimal(view.f[place]) }, decimal(view.f[place])),
        )
      ),
  );
  const facts = element(
    'dl',
    { class: 'facts' },
    fact('Identifier', view.i),
    fact('Position on screen', '(' + decimal(view.r[0]) + ', ' + decimal(view.r[1]) + ')'),
    view.p === undefined ? null : fact('Superview', viewLink(views, view.p)),
  );
  const own = placing(constraints, number);
  return [
    title,
    chipsOf(view),
    findingsOf(views, findings, number),
    numbers,
    facts,
    element('h3', {}, own.length ? 'Positioned by ' + plural(own.length, 'constraint') : 'Constraints'),
    own.length
      ? element(
        'ul',
        { class: 'constraints' },
        ...own.map(([place, constraint]) => constraintItem(views, constraint, place, number)),
      )
      : element('p', { class: 'empty' }, 'This view has no constraints.'),
  ];
}

function fact(name, value) {
  return value ? element('div', {}, element('dt', {}, name), element('dd', {}, value)) : null;
}

function chipsOf(view) {
  const chips = [];
  if (view.t === 2) chips.push(element('span', { class: 'chip bad' }, 'in conflict'));
  if (view.t === 1) chips.push(element('span', { class: 'chip warn' }, 'optional constraint not satisfied'));
  if (view.a) chips.push(element('span', { class: 'chip warn' }, 'ambiguous: ' + view.a));
  if (view.h) chips.push(element('span', { class: 'chip' }, 'not drawn'));
  return chips.length ? element('div', { class: 'chips' }, ...chips) : null;
}

// What is wrong at a view, as it is said of the view that covers it or that it covers.
function findingsOf(views, findings, number) {
  const own = findings.filter((finding) => finding.v === number || finding.o === number);
  if (!own.length) return null;
  return element(
    'ul',
    { class: 'findings' },
    ...own.map((finding) =>
      finding.v === number ? element('li', {}, finding.t) : element('li', {}, 'Covered by ', viewLink(views, finding.v))
    ),
  );
}

function viewLink(views, number, text) {
  if (!views[number]) return document.createTextNode('unknown view');
  return element(
    'button',
    { class: 'link', on: { click: () => select(state.picture, number) } },
    text || nameOf(views[number]),
  );
}

const relations = { '==': '=', '<=': '≤', '>=': '≥' };

function sideOf(views, side, self) {
  const attribute = '.' + side[1];
  const guide = side[2] ? '.' + side[2].replace(/^UIView/, '').replace(/LayoutGuide$/, '') : '';
  if (side[0] === self) return [element('b', {}, 'self'), guide + attribute];
  return [viewLink(views, side[0]), guide + attribute];
}

function constraintItem(views, constraint, place, self) {
  const equation = element(
    'p',
    { class: 'equation' },
    ...sideOf(views, constraint.a, self),
    ' ' + (relations[constraint.r] || constraint.r) + ' ',
  );
  if (constraint.b) {
    if (constraint.m !== undefined) equation.append(decimal(constraint.m) + ' × ');
    equation.append(...sideOf(views, constraint.b, self));
    if (constraint.k) equation.append((constraint.k < 0 ? ' − ' : ' + ') + decimal(Math.abs(constraint.k)));
  } else equation.append(decimal(constraint.k));
  const chips = [
    element('span', { class: 'chip' }, constraint.p >= 1000 ? 'required' : 'priority ' + decimal(constraint.p)),
    element(
      'span',
      { class: 'chip' },
      {
        user: 'from the document',
        autoresizingMask: 'autoresizing mask',
        contentSize: 'content size',
        stackView: 'stack view',
        guide: 'layout guide',
        host: 'host',
      }[constraint.o] || constraint.o,
    ),
  ];
  if (constraint.s) {
    chips.push(
      element(
        'span',
        { class: 'chip ' + (constraint.s === 2 ? 'bad' : 'warn') },
        constraint.s === 2 ? 'in conflict' : 'not satisfied',
      ),
    );
  }
  const light = (number) => {
    state.line = number;
    redraw();
  };
  return element(
    'li',
    { on: { mouseenter: () => light(place), mouseleave: () => light(null) } },
    equation,
    element('div', { class: 'chips' }, ...chips),
    element('code', {}, constraint.t),
  );
}

function outlineOf(views, findings) {
  const depths = [];
  const lost = new Set(findings.flatMap((finding) => [finding.v, finding.o]));
  return element(
    'ul',
    { class: 'outline', 'aria-label': 'Views, back to front' },
    ...views.map((view, number) => {
      depths[number] = view.p === undefined || view.p >= number ? 0 : Math.min(depths[view.p] + 1, 14);
      const problem = view.t === 2 ? 'conflict' : view.a || lost.has(number) ? 'ambiguous' : '';
      const kinds = [view.h ? 'gone' : '', problem].join(' ').trim();
      return element(
        'li',
        {},
        element(
          'button',
          {
            class: kinds,
            style: '--depth:' + depths[number],
            on: { click: () => select(state.picture, number) },
          },
          view.c,
          view.l || view.i ? element('span', {}, view.l || '#' + view.i) : null,
        ),
      );
    }),
  );
}
