// Returns the view that is drawn last at a point, in the coordinates of the picture.
function hit(views, x, y) {
  const inside = (view) => x >= view.r[0] && y >= view.r[1] && x < view.r[0] + view.r[2] && y < view.r[1] + view.r[3];
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
  let found = hit(
    views,
    (event.clientX - box.left) / box.width * picture.w,
    (event.clientY - box.top) / box.height * picture.h,
  );
  if (found === null) return;
  if (state.picture === picture && state.view === found && views[found].p !== undefined && event.detail === 1) {
    found = views[found].p;
  }
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
  const screen = element('span', {
    class: 'screen',
    'data-picture': picture.n,
    role: 'img',
    'aria-label': picture.element.getAttribute('aria-label'),
    style: `--w:${picture.w};--h:${picture.h}`,
    on: { click: (event) => pick(event, picture, screen) },
  });
  $('stagebox').replaceChildren(screen);
  $('stagename').replaceChildren(picture.scene.name, element('span', {}, where(picture)));
  insert(screen);
  inspect();
  fit();
  drawMarks(screen);
  history.replaceState(null, '', '#p' + picture.n);
  $('back').focus({ preventScroll: true });
}

// Shows the picture at the largest size at which it is completely visible, multiplied by the zoom.
function fit() {
  const screen = $('stagebox').firstElementChild, picture = screen && pictures[+screen.dataset.picture];
  if (!picture) return;
  const room = $('stagebox').getBoundingClientRect();
  const scale = Math.max(Math.min((room.width - 56) / picture.w, (room.height - 48) / picture.h, 2), 0.1) *
    (state.zoom / 0.5);
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
