// Descriptions of SVG shapes, and the elements that are kept up to date with them.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Returns the description of a shape: the name of the element, its attributes, its class, and its
 * text or the marks inside it.
 *
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {string} className
 * @param {any[] | string} inside
 */
export function mark(name, attributes, className = '', inside = []) {
  return { name, attributes, className, inside, element: null };
}

/**
 * Updates the content of an element to the specified marks. The new descriptions are compared with
 * the previous ones. Only elements that differ are changed, and nothing is read from the page.
 */
export function follow(host, before, marks) {
  marks.forEach((now, index) => {
    const old = before[index];
    if (old?.name === now.name) {
      change(old, now);
      return;
    }
    const element = made(now);
    if (old) old.element.replaceWith(element);
    else host.append(element);
  });
  for (const rest of before.slice(marks.length)) rest.element.remove();
}

function made(now) {
  now.element = document.createElementNS(SVG, now.name);
  for (const name in now.attributes) now.element.setAttribute(name, now.attributes[name]);
  if (now.className) now.element.setAttribute('class', now.className);
  if (typeof now.inside === 'string') now.element.textContent = now.inside;
  else for (const child of now.inside) now.element.append(made(child));
  return now.element;
}

function change(old, now) {
  const { element } = old;
  now.element = element;
  for (const name in now.attributes) {
    if (now.attributes[name] !== old.attributes[name]) element.setAttribute(name, now.attributes[name]);
  }
  for (const name in old.attributes) if (!(name in now.attributes)) element.removeAttribute(name);
  if (now.className !== old.className) element.setAttribute('class', now.className);
  if (typeof now.inside !== 'string') follow(element, old.inside, now.inside);
  else if (now.inside !== old.inside) element.textContent = now.inside;
}
