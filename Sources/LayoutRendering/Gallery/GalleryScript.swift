/// The page's script: plain JavaScript, no library.
enum GalleryScript {
  static let source = [state, grid, marks, stage, inspector, keys, start].joined(separator: "\n")

  /// Data, settings and small tools.
  private static let state = #"""
    const $ = id => document.getElementById(id);
    const index = JSON.parse($('gallery').textContent);
    const pictures = index.scenes.flatMap(scene => scene.pictures.map(picture => Object.assign(picture, { scene })));
    const state = { zoom: 0.5, appearance: 'auto', frames: false, onlyProblems: false, search: '',
      device: '', variant: null, picture: null, view: null, line: null, large: false };
    const parsed = new Map();
    const parsedLimit = 40;

    function element(tag, attributes = {}, ...children) {
      const made = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'on') for (const [event, action] of Object.entries(value)) made.addEventListener(event, action);
        else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
      }
      made.append(...children.filter(child => child !== null && child !== undefined));
      return made;
    }

    // The data of a picture, with the pictures used last kept ready.
    function data(number) {
      let found = parsed.get(number);
      if (found) parsed.delete(number);
      else found = JSON.parse($('p' + number).textContent);
      parsed.set(number, found);
      if (parsed.size > parsedLimit) parsed.delete(parsed.keys().next().value);
      return found;
    }

    const decimal = value => value === null || value === undefined ? '–' : String(Math.round(value * 100) / 100);
    const plural = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');
    const nameOf = view => view.c + (view.l ? ' “' + view.l + '”' : view.i ? ' #' + view.i : '');

    function remember() {
      try { localStorage.setItem('layout-gallery', JSON.stringify({ zoom: state.zoom, appearance: state.appearance })); } catch { }
    }

    function recall() {
      try {
        const kept = JSON.parse(localStorage.getItem('layout-gallery') || '{}');
        if (kept.zoom >= 0.15 && kept.zoom <= 1.5) state.zoom = kept.zoom;
        if (['auto', 'light', 'dark'].includes(kept.appearance)) state.appearance = kept.appearance;
      } catch { }
    }
    """#

  /// The pictures, put in when they come near.
  private static let grid = #"""
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) {
        const screen = entry.target;
        if (entry.isIntersecting) insert(screen); else screen.replaceChildren();
      }
    }, { root: $('scenes'), rootMargin: '900px' });

    function insert(screen) {
      if (screen.firstChild) return;
      screen.innerHTML = data(+screen.dataset.picture).svg;
      screen.firstChild.setAttribute('aria-hidden', 'true');
      drawMarks(screen);
    }

    function buildScene(scene) {
      const list = element('ul', { class: 'pictures' });
      for (const picture of scene.pictures) list.append(element('li', {}, buildPicture(picture)));
      const where = [scene.file, scene.id].filter(Boolean).join(' · ');
      scene.element = element('section', { class: 'scene', 'aria-label': scene.name },
        element('header', {}, element('h2', {}, scene.name), element('span', { class: 'where' }, where)), list);
      return scene.element;
    }

    // Device, orientation, language and settings of a picture.
    function where(picture) {
      return [picture.device, picture.orientation, picture.variant].filter(Boolean).join(', ');
    }

    function buildPicture(picture) {
      const size = decimal(picture.w) + ' × ' + decimal(picture.h);
      const classes = picture.sizeClasses.join(' × ');
      const caption = element('span', { class: 'caption' }, element('b', {}, picture.device),
        element('span', {}, picture.orientation + ' · ' + size), element('span', {}, classes));
      if (picture.variant) caption.append(element('span', {}, picture.variant));
      if (picture.conflicts || picture.ambiguous) caption.append(badge(picture));
      const screen = element('span', { class: 'screen', 'data-picture': picture.n });
      const label = picture.scene.name + ' on ' + where(picture) + ', ' + size
        + ', ' + (picture.problems ? plural(picture.problems, 'view') + ' with problems' : 'no problems');
      picture.screen = screen;
      picture.element = element('button', { class: 'picture', tabindex: -1, 'aria-label': label,
        style: `--w:${picture.w};--h:${picture.h};--radius:${picture.radius}`,
        on: {
          click: event => event.detail === 0 ? enlarge(picture) : pick(event, picture, screen),
          dblclick: () => enlarge(picture),
          focus: () => rove(picture),
        } }, screen, caption);
      watcher.observe(screen);
      return picture.element;
    }

    function badge(picture) {
      const parts = [];
      if (picture.conflicts) parts.push(plural(picture.conflicts, 'conflict'));
      if (picture.ambiguous) parts.push(picture.ambiguous + ' ambiguous');
      return element('i', { class: 'badge' + (picture.conflicts ? ' conflict' : '') }, parts.join(', '));
    }

    function buildNotes() {
      if (!index.problems.length) return null;
      const worst = index.problems.some(problem => problem.severity === 'error');
      const items = index.problems.map(problem => element('li', { class: problem.severity },
        element('i', {}, problem.severity), problem.message,
        problem.hint ? element('span', { class: 'hint' }, problem.hint) : null,
        problem.file ? element('span', { class: 'where mono' }, problem.file + (problem.line ? ':' + problem.line : '')) : null));
      return element('details', { class: 'notes', open: worst },
        element('summary', {}, plural(index.problems.length, 'note') + ' about the documents'), element('ul', {}, ...items));
    }

    function isShown(picture) {
      return picture.element && !picture.element.parentElement.hidden && !picture.scene.element.hidden;
    }

    // Applies search and filters, and tells how much is left.
    function filter() {
      const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
      let scenes = 0, shown = 0, troubled = 0;
      for (const scene of index.scenes) {
        const text = [scene.name, scene.id, scene.file, scene.words].filter(Boolean).join('\n').toLowerCase();
        const fits = words.every(word => text.includes(word));
        let left = 0;
        for (const picture of scene.pictures) {
          const keeps = fits && (!state.onlyProblems || picture.problems > 0) && (!state.device || picture.device === state.device)
            && (state.variant === null || picture.variant === state.variant);
          picture.element.parentElement.hidden = !keeps;
          if (keeps) { left++; troubled += picture.problems; }
        }
        scene.element.hidden = left === 0;
        if (left) { scenes++; shown += left; }
      }
      $('counts').replaceChildren(plural(scenes, 'scene') + ' · ' + plural(shown, 'picture') + ' · ',
        troubled ? element('b', {}, plural(troubled, 'problem')) : 'no problems');
      $('nothing').hidden = shown > 0;
      const current = pictures.find(picture => picture.element.tabIndex === 0);
      if (!current || !isShown(current)) rove(pictures.find(isShown));
      redraw();
    }

    // Keeps one picture in the order of the Tab key.
    function rove(picture) {
      for (const other of pictures) other.element.tabIndex = -1;
      if (picture) picture.element.tabIndex = 0;
    }
    """#

  /// Outlines and lines above a picture.
  private static let marks = #"""
    const svgName = 'http://www.w3.org/2000/svg';

    function shape(parent, tag, kind, attributes) {
      const made = document.createElementNS(svgName, tag);
      made.setAttribute('class', kind);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      parent.append(made);
    }

    function outline(parent, view, kind) {
      const [x, y, width, height] = view.r;
      if (view.r.some(value => value === null) || Math.abs(width) > 1e6 || Math.abs(height) > 1e6) return;
      shape(parent, 'rect', kind, { x: Math.min(x, x + width), y: Math.min(y, y + height),
        width: Math.abs(width), height: Math.abs(height) });
    }

    function drawMarks(screen) {
      screen.querySelector('.marks')?.remove();
      if (!screen.firstChild) return;
      const number = +screen.dataset.picture, picture = pictures[number];
      const selected = state.picture === picture ? state.view : null;
      const search = state.search.trim().toLowerCase();
      const finds = search.length > 1 && !picture.scene.name.toLowerCase().includes(search);
      if (!state.frames && !state.onlyProblems && selected === null && !finds) return;
      const { views, constraints } = data(number);
      const marks = document.createElementNS(svgName, 'svg');
      marks.setAttribute('class', 'marks');
      marks.setAttribute('viewBox', `0 0 ${picture.w} ${picture.h}`);
      for (const view of views) {
        if (view.h) continue;
        if (state.frames) outline(marks, view, 'frame');
        if (state.frames || state.onlyProblems) {
          if (view.t === 2) outline(marks, view, 'conflict'); else if (view.a) outline(marks, view, 'ambiguous');
        }
        if (finds && [view.c, view.l, view.i].some(name => name && name.toLowerCase().includes(search))) outline(marks, view, 'found');
      }
      if (selected !== null) drawSelection(marks, views, constraints, selected);
      screen.append(marks);
    }

    function drawSelection(marks, views, constraints, selected) {
      const own = placing(constraints, selected);
      const related = new Set(own.flatMap(([, constraint]) => [constraint.a, constraint.b]).filter(Boolean).map(side => side[0]));
      related.delete(selected);
      for (const number of related) if (views[number]) outline(marks, views[number], 'related');
      outline(marks, views[selected], 'selected');
      for (const [number, constraint] of own) {
        const line = constraint.l;
        if (!line || line.some(value => value === null)) continue;
        const kind = 'line' + (constraint.s === 2 ? ' bad' : '') + (state.line === number ? ' strong' : '');
        shape(marks, 'path', kind, { d: `M${line[0]} ${line[1]}L${line[2]} ${line[3]}` });
      }
    }

    function placing(constraints, view) {
      const own = [...constraints.entries()].filter(([, constraint]) => constraint.a[0] === view || (constraint.b && constraint.b[0] === view));
      const rank = constraint => (constraint.s === 2 ? 0 : constraint.o === 'user' ? 1 : 2);
      return own.sort((a, b) => rank(a[1]) - rank(b[1]) || a[0] - b[0]);
    }

    function screens() { return [...document.querySelectorAll('.screen')].filter(screen => screen.firstChild); }
    function redraw() { for (const screen of screens()) drawMarks(screen); }
    """#
}
