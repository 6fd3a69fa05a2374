function zoomTo(value) {
  state.zoom = Math.round(Math.min(Math.max(value, 0.15), 1.5) * 100) / 100;
  document.documentElement.style.setProperty('--zoom', String(state.zoom));
  $('zoom').value = Math.round(state.zoom * 100);
  $('percent').textContent = Math.round(state.zoom * 100) + ' %';
  if (state.large) fit();
  remember();
}

/** The buttons that choose light, dark or the system's appearance. */
const radios = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-appearance]')]);
const night = matchMedia('(prefers-color-scheme: dark)');

function appear(name) {
  state.appearance = name;
  document.documentElement.classList.toggle('dark', name === 'dark' || (name === 'auto' && night.matches));
  for (const button of radios) {
    button.setAttribute('aria-checked', String(button.dataset.appearance === name));
    button.tabIndex = button.dataset.appearance === name ? 0 : -1;
  }
  remember();
}

function connect() {
  const toggle = (id, key, after) =>
    $(id).addEventListener('click', () => {
      state[key] = !state[key];
      $(id).setAttribute('aria-pressed', state[key]);
      after();
    });
  toggle('frames', 'frames', redraw);
  toggle('problems', 'onlyProblems', filter);
  let pause;
  $('search').addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      state.search = $('search').value;
      filter();
    }, 120);
  });
  $('devices').addEventListener('input', () => {
    state.device = $('devices').value;
    filter();
  });
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
  for (const [place, radio] of radios.entries()) {
    radio.addEventListener('click', () => appear(radio.dataset.appearance));
    radio.addEventListener('keydown', (event) => {
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
  addEventListener('resize', () => {
    if (state.large) fit();
  });
}

recall();
document.head.append(element('style', {}, index.dark));
$('title').textContent = index.title;
const devices = [...new Set(pictures.map((picture) => picture.device))];
const variants = [...new Set(pictures.map((picture) => picture.variant))];
$('variantpick').hidden = variants.length < 2;
$('variants').append(
  element('option', {}, 'All variants'),
  ...variants.map((name) => element('option', {}, name || 'As designed')),
);
$('devices').append(
  element('option', { value: '' }, 'All devices'),
  ...devices.map((name) => element('option', { value: name }, name)),
);
$('scenes').replaceChildren(
  ...[buildNotes(), ...index.scenes.map(buildScene)].filter(Boolean),
  element('p', { class: 'nothing', id: 'nothing', hidden: true }, 'No pictures match the search and the filters.'),
);
connect();
appear(state.appearance);
zoomTo(state.zoom);
filter();
const wanted = /^#p(\d+)$/.exec(location.hash);
if (wanted && pictures[+wanted[1]]) enlarge(pictures[+wanted[1]]);
