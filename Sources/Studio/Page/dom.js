// Making elements without writing markup from texts.

/** An element with properties, attributes (`aria-…`, `data-…`, `role`), listeners and children. */
export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key.startsWith('aria-') || key.startsWith('data-') || key === 'role' || key === 'for' || key === 'list') {
      element.setAttribute(key, value);
    } else if (key === 'html') element.innerHTML = value;
    else if (key === 'class') element.className = value;
    else element[key] = value;
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Sets an attribute, or takes it away, where that is a change: the browser styles and lays out again even for the same value. */
export function set(element, name, value) {
  const text = value === null ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** Gives a text node other words, where that is a change. */
export function write(node, text) {
  if (node.data !== text) node.data = text;
}

/** A number as people write it: at most two digits behind the point. */
export function number(value) {
  return String(Math.round(value * 100) / 100);
}

/** The number in a field; null where there is none. A comma counts as a point. */
export function parseNumber(text) {
  const value = Number(String(text).trim().replace(',', '.'));
  return String(text).trim() === '' || !Number.isFinite(value) ? null : value;
}

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Calls a function once a while has passed without another call. */
export function debounced(milliseconds, body) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...values), milliseconds);
  };
}
