/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);
const index = JSON.parse($('gallery').textContent);
const pictures = index.scenes.flatMap((scene) => scene.pictures.map((picture) => Object.assign(picture, { scene })));
const state = {
  zoom: 0.5,
  appearance: 'auto',
  frames: false,
  onlyProblems: false,
  search: '',
  device: '',
  variant: null,
  picture: null,
  view: null,
  line: null,
  large: false,
};
const parsed = new Map();
const parsedLimit = 40;

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'on') { for (const [event, action] of Object.entries(value)) made.addEventListener(event, action); }
    else if (value !== null && value !== undefined && value !== false) {
      made.setAttribute(name, value === true ? '' : value);
    }
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

// Returns the data of a picture. The data of recently used pictures is cached.
function data(number) {
  let found = parsed.get(number);
  if (found) parsed.delete(number);
  else found = JSON.parse($('p' + number).textContent);
  parsed.set(number, found);
  if (parsed.size > parsedLimit) parsed.delete(parsed.keys().next().value);
  return found;
}

const decimal = (value) => value === null || value === undefined ? '–' : String(Math.round(value * 100) / 100);
const plural = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');
const nameOf = (view) => view.c + (view.l ? ' “' + view.l + '”' : view.i ? ' #' + view.i : '');

function remember() {
  try {
    localStorage.setItem('layout-gallery', JSON.stringify({ zoom: state.zoom, appearance: state.appearance }));
  } catch {
    // Without storage, settings are kept until the page is closed.
  }
}

function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem('layout-gallery') || '{}');
    if (kept.zoom >= 0.15 && kept.zoom <= 1.5) state.zoom = kept.zoom;
    if (['auto', 'light', 'dark'].includes(kept.appearance)) state.appearance = kept.appearance;
  } catch {
    // Invalid settings are ignored.
  }
}
