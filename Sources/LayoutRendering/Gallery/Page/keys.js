// Returns the nearest picture in the row above or below, or the next one in the same row.
function neighbor(current, key) {
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
    if (distance < bestDistance) {
      best = picture;
      bestDistance = distance;
    }
  }
  return best;
}

function move(event) {
  const current = pictures.find((picture) => picture.element === document.activeElement) ||
    pictures.find((picture) => picture.element.tabIndex === 0);
  const next = document.activeElement?.classList.contains('picture') ? neighbor(current, event.key) : current;
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
  else if (state.search) {
    $('search').value = '';
    state.search = '';
    filter();
  }
}

const actions = {
  '+': () => zoomTo(state.zoom + 0.1),
  '=': () => zoomTo(state.zoom + 0.1),
  '-': () => zoomTo(state.zoom - 0.1),
  '0': () => zoomTo(0.5),
  '/': () => $('search').focus(),
  '?': () => $('shortcuts').showModal(),
  f: () => $('frames').click(),
  p: () => $('problems').click(),
  d: () => appear(document.documentElement.classList.contains('dark') ? 'light' : 'dark'),
};

function press(event) {
  if (event.metaKey || event.ctrlKey || event.altKey || $('shortcuts').open) return;
  const target = event.target;
  if (target.matches('input[type=search], select')) {
    if (event.key === 'Escape') {
      target.value = target.id === 'search' ? '' : target.value;
      target.dispatchEvent(new Event('input'));
      target.blur();
    }
    return;
  }
  if (event.key === 'Escape') return escape();
  const isArrow = /^(Arrow|Home$|End$)/.test(event.key);
  if (isArrow && target.matches('input, [role=radio]')) return;
  if (isArrow && state.large) {
    event.preventDefault();
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowUp') moveView(-1);
    else if (event.key === 'ArrowDown') moveView(1);
    return;
  }
  if (isArrow) return move(event);
  if (event.key === 'Enter' && target === document.body) {
    return enlarge(pictures.find((picture) => picture.element.tabIndex === 0));
  }
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action) {
    event.preventDefault();
    action();
  }
}
