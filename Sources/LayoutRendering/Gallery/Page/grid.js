const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const screen = entry.target;
    if (entry.isIntersecting) insert(screen);
    else screen.replaceChildren();
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
  scene.element = element(
    'section',
    { class: 'scene', 'aria-label': scene.name },
    element('header', {}, element('h2', {}, scene.name), element('span', { class: 'where' }, where)),
    list,
  );
  return scene.element;
}

// Device, orientation, language and settings of a picture.
function where(picture) {
  return [picture.device, picture.orientation, picture.variant].filter(Boolean).join(', ');
}

function buildPicture(picture) {
  const size = decimal(picture.w) + ' × ' + decimal(picture.h);
  const classes = picture.sizeClasses.join(' × ');
  const caption = element(
    'span',
    { class: 'caption' },
    element('b', {}, picture.device),
    element('span', {}, picture.orientation + ' · ' + size),
    element('span', {}, classes),
  );
  if (picture.variant) caption.append(element('span', {}, picture.variant));
  if (picture.problems) caption.append(badge(picture));
  const screen = element('span', { class: 'screen', 'data-picture': picture.n });
  const label = picture.scene.name + ' on ' + where(picture) + ', ' + size +
    ', ' + (picture.problems ? plural(picture.problems, 'view') + ' with problems' : 'no problems');
  picture.screen = screen;
  picture.element = element(
    'button',
    {
      class: 'picture',
      tabindex: -1,
      'aria-label': label,
      style: `--w:${picture.w};--h:${picture.h};--radius:${picture.radius}`,
      on: {
        click: (event) => event.detail === 0 ? enlarge(picture) : pick(event, picture, screen),
        dblclick: () => enlarge(picture),
        focus: () => rove(picture),
      },
    },
    screen,
    caption,
  );
  watcher.observe(screen);
  return picture.element;
}

function badge(picture) {
  const parts = [];
  if (picture.conflicts) parts.push(plural(picture.conflicts, 'conflict'));
  if (picture.ambiguous) parts.push(picture.ambiguous + ' ambiguous');
  if (picture.overlaps) parts.push(plural(picture.overlaps, 'overlap'));
  if (picture.outside) parts.push(picture.outside + ' outside');
  return element('i', { class: 'badge' + (picture.conflicts ? ' conflict' : '') }, parts.join(', '));
}

function buildNotes() {
  if (!index.problems.length) return null;
  const worst = index.problems.some((problem) => problem.severity === 'error');
  const items = index.problems.map((problem) =>
    element(
      'li',
      { class: problem.severity },
      element('i', {}, problem.severity),
      problem.message,
      problem.hint ? element('span', { class: 'hint' }, problem.hint) : null,
      problem.file
        ? element('span', { class: 'where mono' }, problem.file + (problem.line ? ':' + problem.line : ''))
        : null,
    )
  );
  return element(
    'details',
    { class: 'notes', open: worst },
    element('summary', {}, plural(index.problems.length, 'note') + ' about the documents'),
    element('ul', {}, ...items),
  );
}

function isShown(picture) {
  return picture.element && !picture.element.parentElement.hidden && !picture.scene.element.hidden;
}

// Applies the search and the filters, and shows the number of remaining pictures.
function filter() {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  let scenes = 0, shown = 0, troubled = 0;
  for (const scene of index.scenes) {
    const text = [scene.name, scene.id, scene.file, scene.words].filter(Boolean).join('\n').toLowerCase();
    const fits = words.every((word) => text.includes(word));
    let left = 0;
    for (const picture of scene.pictures) {
      const keeps = fits && (!state.onlyProblems || picture.problems > 0) &&
        (!state.device || picture.device === state.device) &&
        (state.variant === null || picture.variant === state.variant);
      picture.element.parentElement.hidden = !keeps;
      if (keeps) {
        left++;
        troubled += picture.problems;
      }
    }
    scene.element.hidden = left === 0;
    if (left) {
      scenes++;
      shown += left;
    }
  }
  $('counts').replaceChildren(
    plural(scenes, 'scene') + ' · ' + plural(shown, 'picture') + ' · ',
    troubled ? element('b', {}, plural(troubled, 'problem')) : 'no problems',
  );
  $('nothing').hidden = shown > 0;
  const current = pictures.find((picture) => picture.element.tabIndex === 0);
  if (!current || !isShown(current)) rove(pictures.find(isShown));
  redraw();
}

// Makes one picture the only one that the Tab key reaches.
function rove(picture) {
  for (const other of pictures) other.element.tabIndex = -1;
  if (picture) picture.element.tabIndex = 0;
}
