extension GalleryScript {
  /// Selection, and one picture large.
  static let stage = #"""
    // The view that is drawn last under a point, in the coordinates of the picture.
    function hit(views, x, y) {
      const inside = view => x >= view.r[0] && y >= view.r[1] && x < view.r[0] + view.r[2] && y < view.r[1] + view.r[3];
      for (let number = views.length - 1; number >= 0; number--) {
        if (views[number].h || !inside(views[number])) continue;
        let above = views[number].p, steps = 0;
        while (above !== undefined && steps++ < 1000 && (!views[above].k || inside(views[above]))) above = views[above].p;
        if (above === undefined) return number;
      }
      return null;
    }

    function pick(event, picture, screen) {
      const box = screen.getBoundingClientRect();
      if (event.clientY > box.bottom || event.clientX > box.right) return;
      const { views } = data(picture.n);
      let found = hit(views, (event.clientX - box.left) / box.width * picture.w, (event.clientY - box.top) / box.height * picture.h);
      if (found === null) return;
      if (state.picture === picture && state.view === found && views[found].p !== undefined && event.detail === 1) found = views[found].p;
      select(picture, found);
    }

    function select(picture, view) {
      const before = state.picture;
      state.picture = picture;
      state.view = view;
      state.line = null;
      if (before && before !== picture) before.element.classList.remove('current');
      if (picture) picture.element.classList.toggle('current', view !== null);
      inspect();
      redraw();
      if (state.large) fit();
    }

    function enlarge(picture) {
      if (!picture) return;
      state.large = true;
      rove(picture);
      if (state.picture !== picture) select(picture, null);
      $('stage').hidden = false;
      $('scenes').inert = true;
      const screen = element('span', { class: 'screen', 'data-picture': picture.n, role: 'img', 'aria-label': picture.element.getAttribute('aria-label'),
        style: `--w:${picture.w};--h:${picture.h}`, on: { click: event => pick(event, picture, screen) } });
      $('stagebox').replaceChildren(screen);
      $('stagename').replaceChildren(picture.scene.name, element('span', {}, where(picture)));
      insert(screen);
      inspect();
      fit();
      drawMarks(screen);
      history.replaceState(null, '', '#p' + picture.n);
      $('back').focus({ preventScroll: true });
    }

    // The largest size at which the whole picture is seen; the zoom works from there.
    function fit() {
      const screen = $('stagebox').firstElementChild, picture = screen && pictures[+screen.dataset.picture];
      if (!picture) return;
      const room = $('stagebox').getBoundingClientRect();
      const scale = Math.max(Math.min((room.width - 56) / picture.w, (room.height - 48) / picture.h, 2), 0.1) * (state.zoom / 0.5);
      screen.style.setProperty('--fit', picture.w * scale + 'px');
      screen.style.setProperty('--fitradius', picture.radius * scale + 'px');
    }

    function shrink() {
      const picture = pictures[+$('stagebox').firstElementChild.dataset.picture];
      state.large = false;
      $('stage').hidden = true;
      $('scenes').inert = false;
      $('stagebox').replaceChildren();
      history.replaceState(null, '', location.pathname + location.search);
      inspect();
      picture.element.focus();
    }

    function step(distance) {
      const shown = pictures.filter(isShown);
      const current = state.large ? pictures[+$('stagebox').firstElementChild.dataset.picture] : null;
      const next = shown[shown.indexOf(current) + distance];
      if (next) enlarge(next);
    }
    """#

  /// The panel about one view.
  static let inspector = #"""
    let outlined = null;

    function inspect() {
      const panel = $('inspector'), picture = state.picture;
      const isOpen = picture !== null && (state.view !== null || state.large);
      panel.hidden = !isOpen;
      document.querySelector('.desk').classList.toggle('inspecting', isOpen);
      if (!isOpen) return;
      const { views, constraints } = data(picture.n);
      const parts = state.view === null ? [inspectPicture(picture)] : inspectView(views, constraints, state.view);
      const hadFocus = $('detail').contains(document.activeElement);
      $('detail').replaceChildren(...parts.filter(Boolean));
      $('detail').scrollTop = 0;
      if (hadFocus) $('detail').focus();
      if (outlined !== picture) $('outline').replaceChildren(element('h3', {}, plural(views.length, 'view')), outlineOf(views));
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

    function inspectPicture(picture) {
      return element('div', {}, element('h2', {}, picture.scene.name),
        element('p', { class: 'name' }, where(picture)),
        element('div', { class: 'chips' }, ...picture.sizeClasses.map(name => element('span', { class: 'chip' }, name)),
          picture.problems ? element('span', { class: 'chip warn' }, plural(picture.problems, 'view') + ' with problems') : null),
        element('p', { class: 'empty', style: 'margin-top:14px' }, 'Click a view in the picture to see what places it.'));
    }

    function inspectView(views, constraints, number) {
      const view = views[number];
      const close = element('button', { class: 'round', 'aria-label': 'Clear the selection', on: { click: () => select(state.picture, null) } }, '×');
      const title = element('div', { class: 'title' }, element('div', {}, element('h2', {}, view.c),
        view.l ? element('p', { class: 'name' }, '“' + view.l + '”') : null), close);
      const numbers = element('dl', { class: 'numbers', 'aria-label': 'Frame in points' }, ...['x', 'y', 'width', 'height']
        .map((name, place) => element('div', {}, element('dt', {}, name), element('dd', { title: decimal(view.f[place]) }, decimal(view.f[place])))));
      const facts = element('dl', { class: 'facts' }, fact('Identifier', view.i),
        fact('On screen', '(' + decimal(view.r[0]) + ', ' + decimal(view.r[1]) + ')'),
        view.p === undefined ? null : fact('Inside', viewLink(views, view.p)));
      const own = placing(constraints, number);
      return [title, chipsOf(view), numbers, facts, element('h3', {}, own.length ? 'Placed by ' + plural(own.length, 'constraint') : 'Constraints'),
        own.length ? element('ul', { class: 'constraints' }, ...own.map(([place, constraint]) => constraintItem(views, constraint, place, number)))
          : element('p', { class: 'empty' }, 'No constraint names this view.')];
    }

    function fact(name, value) {
      return value ? element('div', {}, element('dt', {}, name), element('dd', {}, value)) : null;
    }

    function chipsOf(view) {
      const chips = [];
      if (view.t === 2) chips.push(element('span', { class: 'chip bad' }, 'in conflict'));
      if (view.t === 1) chips.push(element('span', { class: 'chip warn' }, 'optional constraint not met'));
      if (view.a) chips.push(element('span', { class: 'chip warn' }, 'ambiguous: ' + view.a));
      if (view.h) chips.push(element('span', { class: 'chip' }, 'not drawn'));
      return chips.length ? element('div', { class: 'chips' }, ...chips) : null;
    }

    function viewLink(views, number, text) {
      if (!views[number]) return document.createTextNode('unknown view');
      return element('button', { class: 'link', on: { click: () => select(state.picture, number) } }, text || nameOf(views[number]));
    }

    const relations = { '==': '=', '<=': '≤', '>=': '≥' };

    function sideOf(views, side, self) {
      const attribute = '.' + side[1];
      const guide = side[2] ? '.' + side[2].replace(/^UIView/, '').replace(/LayoutGuide$/, '') : '';
      if (side[0] === self) return [element('b', {}, 'self'), guide + attribute];
      return [viewLink(views, side[0]), guide + attribute];
    }

    function constraintItem(views, constraint, place, self) {
      const equation = element('p', { class: 'equation' }, ...sideOf(views, constraint.a, self), ' ' + (relations[constraint.r] || constraint.r) + ' ');
      if (constraint.b) {
        if (constraint.m !== undefined) equation.append(decimal(constraint.m) + ' × ');
        equation.append(...sideOf(views, constraint.b, self));
        if (constraint.k) equation.append((constraint.k < 0 ? ' − ' : ' + ') + decimal(Math.abs(constraint.k)));
      } else equation.append(decimal(constraint.k));
      const chips = [element('span', { class: 'chip' }, constraint.p >= 1000 ? 'required' : 'priority ' + decimal(constraint.p)),
        element('span', { class: 'chip' }, { user: 'from the document', autoresizingMask: 'autoresizing mask', contentSize: 'content size',
          stackView: 'stack view', guide: 'layout guide', host: 'host' }[constraint.o] || constraint.o)];
      if (constraint.s) chips.push(element('span', { class: 'chip ' + (constraint.s === 2 ? 'bad' : 'warn') }, constraint.s === 2 ? 'in conflict' : 'not met'));
      const light = number => { state.line = number; redraw(); };
      return element('li', { on: { mouseenter: () => light(place), mouseleave: () => light(null) } },
        equation, element('div', { class: 'chips' }, ...chips), element('code', {}, constraint.t));
    }

    function outlineOf(views) {
      const depths = [];
      return element('ul', { class: 'outline', 'aria-label': 'Views, back to front' }, ...views.map((view, number) => {
        depths[number] = view.p === undefined || view.p >= number ? 0 : Math.min(depths[view.p] + 1, 14);
        const kinds = [view.h ? 'gone' : '', view.t === 2 ? 'conflict' : view.a ? 'ambiguous' : ''].join(' ').trim();
        return element('li', {}, element('button', { class: kinds, style: '--depth:' + depths[number],
          on: { click: () => select(state.picture, number) } }, view.c,
          view.l || view.i ? element('span', {}, view.l || '#' + view.i) : null));
      }));
    }
    """#

  /// The keyboard.
  static let keys = #"""
    // The picture nearest to the current one in the row above or below, or beside it.
    function neighbour(current, key) {
      const shown = pictures.filter(isShown), place = shown.indexOf(current);
      if (key === 'ArrowRight') return shown[place + 1];
      if (key === 'ArrowLeft') return shown[place - 1];
      if (key === 'Home') return shown[0];
      if (key === 'End') return shown[shown.length - 1];
      const box = current.element.getBoundingClientRect(), middle = box.left + box.width / 2;
      const isDown = key === 'ArrowDown';
      let best = null, bestRow = null, bestDistance = Infinity;
      for (const picture of isDown ? shown.slice(place + 1) : shown.slice(0, place).reverse()) {
        const other = picture.element.getBoundingClientRect();
        if (isDown ? other.top < box.top + 8 : other.top > box.top - 8) continue;
        if (bestRow !== null && Math.abs(other.top - bestRow) > 8) break;
        bestRow = other.top;
        const distance = Math.abs(other.left + other.width / 2 - middle);
        if (distance < bestDistance) { best = picture; bestDistance = distance; }
      }
      return best;
    }

    function move(event) {
      const current = pictures.find(picture => picture.element === document.activeElement) || pictures.find(picture => picture.element.tabIndex === 0);
      const next = document.activeElement?.classList.contains('picture') ? neighbour(current, event.key) : current;
      if (!next) return;
      event.preventDefault();
      next.element.focus();
      next.element.scrollIntoView({ block: 'nearest' });
    }

    function moveView(distance) {
      const picture = pictures[+$('stagebox').firstElementChild.dataset.picture];
      const { views } = data(picture.n);
      const next = state.view === null ? (distance > 0 ? 0 : views.length - 1) : state.view + distance;
      if (views[next]) select(picture, next);
    }

    function escape() {
      if (state.view !== null && !state.large) select(state.picture, null);
      else if (state.large) shrink();
      else if (state.search) { $('search').value = ''; state.search = ''; filter(); }
    }

    const actions = {
      '+': () => zoomTo(state.zoom + 0.1), '=': () => zoomTo(state.zoom + 0.1), '-': () => zoomTo(state.zoom - 0.1),
      '0': () => zoomTo(0.5), '/': () => $('search').focus(), '?': () => $('shortcuts').showModal(),
      f: () => $('frames').click(), p: () => $('problems').click(),
      d: () => appear(document.documentElement.classList.contains('dark') ? 'light' : 'dark'),
    };

    function press(event) {
      if (event.metaKey || event.ctrlKey || event.altKey || $('shortcuts').open) return;
      const target = event.target;
      if (target.matches('input[type=search], select')) {
        if (event.key === 'Escape') { target.value = target.id === 'search' ? '' : target.value; target.dispatchEvent(new Event('input')); target.blur(); }
        return;
      }
      if (event.key === 'Escape') return escape();
      const isArrow = /^(Arrow|Home$|End$)/.test(event.key);
      if (isArrow && target.matches('input, [role=radio]')) return;
      if (isArrow && state.large) {
        event.preventDefault();
        if (event.key === 'ArrowLeft') step(-1); else if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'ArrowUp') moveView(-1); else if (event.key === 'ArrowDown') moveView(1);
        return;
      }
      if (isArrow) return move(event);
      if (event.key === 'Enter' && target === document.body) return enlarge(pictures.find(picture => picture.element.tabIndex === 0));
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (action) { event.preventDefault(); action(); }
    }
    """#

  /// Settings and the first drawing.
  static let start = #"""
    function zoomTo(value) {
      state.zoom = Math.round(Math.min(Math.max(value, 0.15), 1.5) * 100) / 100;
      document.documentElement.style.setProperty('--zoom', state.zoom);
      $('zoom').value = Math.round(state.zoom * 100);
      $('percent').textContent = Math.round(state.zoom * 100) + ' %';
      if (state.large) fit();
      remember();
    }

    const night = matchMedia('(prefers-color-scheme: dark)');

    function appear(name) {
      state.appearance = name;
      document.documentElement.classList.toggle('dark', name === 'dark' || (name === 'auto' && night.matches));
      for (const button of document.querySelectorAll('[data-appearance]')) {
        button.setAttribute('aria-checked', button.dataset.appearance === name);
        button.tabIndex = button.dataset.appearance === name ? 0 : -1;
      }
      remember();
    }

    function connect() {
      const toggle = (id, key, after) => $(id).addEventListener('click', () => {
        state[key] = !state[key];
        $(id).setAttribute('aria-pressed', state[key]);
        after();
      });
      toggle('frames', 'frames', redraw);
      toggle('problems', 'onlyProblems', filter);
      let pause;
      $('search').addEventListener('input', () => {
        clearTimeout(pause);
        pause = setTimeout(() => { state.search = $('search').value; filter(); }, 120);
      });
      $('devices').addEventListener('input', () => { state.device = $('devices').value; filter(); });
      $('variants').addEventListener('input', () => {
        const index = $('variants').selectedIndex;
        state.variant = index > 0 ? variants[index - 1] : null;
        filter();
      });
      $('zoom').addEventListener('input', () => zoomTo($('zoom').value / 100));
      $('smaller').addEventListener('click', () => zoomTo(state.zoom - 0.1));
      $('larger').addEventListener('click', () => zoomTo(state.zoom + 0.1));
      $('help').addEventListener('click', () => $('shortcuts').showModal());
      $('back').addEventListener('click', shrink);
      $('previous').addEventListener('click', () => step(-1));
      $('next').addEventListener('click', () => step(1));
      const radios = [...document.querySelectorAll('[data-appearance]')];
      for (const [place, radio] of radios.entries()) {
        radio.addEventListener('click', () => appear(radio.dataset.appearance));
        radio.addEventListener('keydown', event => {
          const distance = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
          if (!distance) return;
          event.preventDefault();
          const next = radios[(place + distance + radios.length) % radios.length];
          next.focus();
          next.click();
        });
      }
      night.addEventListener('change', () => appear(state.appearance));
      addEventListener('keydown', press);
      addEventListener('resize', () => { if (state.large) fit(); });
    }

    recall();
    document.head.append(element('style', {}, index.dark));
    $('title').textContent = index.title;
    const devices = [...new Set(pictures.map(picture => picture.device))];
    const variants = [...new Set(pictures.map(picture => picture.variant))];
    $('variantpick').hidden = variants.length < 2;
    $('variants').append(element('option', {}, 'All variants'),
      ...variants.map(name => element('option', {}, name || 'As designed')));
    $('devices').append(element('option', { value: '' }, 'All devices'), ...devices.map(name => element('option', { value: name }, name)));
    $('scenes').replaceChildren(...[buildNotes(), ...index.scenes.map(buildScene)].filter(Boolean),
      element('p', { class: 'nothing', id: 'nothing', hidden: true }, 'Nothing fits the search and the filters.'));
    connect();
    appear(state.appearance);
    zoomTo(state.zoom);
    filter();
    const wanted = /^#p(\d+)$/.exec(location.hash);
    if (wanted && pictures[+wanted[1]]) enlarge(pictures[+wanted[1]]);
    """#
}
