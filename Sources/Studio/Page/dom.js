// Creates elements without parsing markup.

/**
 * Creates an element with properties, attributes (`aria-…`, `data-…`, `role`), listeners and
 * children.
 */
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

/**
 * Sets or removes an attribute if its value differs. The browser updates styles and layout even for
 * equal values.
 */
export function set(element, name, value) {
  const text = value === null ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** Sets the text of a text node if it differs. */
export function write(node, text) {
  if (node.data !== text) node.data = text;
}

/** Returns the text of a number, with at most two digits after the decimal point. */
export function number(value) {
  return String(Math.round(value * 100) / 100);
}

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns a function that calls `body` after a time without further calls. */
export function debounced(milliseconds, body) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...values), milliseconds);
  };
}
