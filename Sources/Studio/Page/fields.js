// Numbers in fields: what is typed is computed, and what is no number is refused next to the field.

import { h } from './dom.js';

/**
 * Returns the value of an arithmetic expression such as `40+8` or `(390 - 2*16) / 3`; null if the
 * text is none. A comma is a decimal point.
 *
 * @param {string} text
 * @returns {number | null}
 */
export function computed(text) {
  const tokens = String(text).replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
    .match(/\d+(?:[.,]\d*)?|[.,]\d+|[-+*/()]|\S/g);
  if (!tokens || tokens.length > 100) return null;
  let index = 0;
  const next = () => tokens[index];
  const sum = () => {
    let value = product();
    while (next() === '+' || next() === '-') {
      const isPlus = tokens[index++] === '+';
      value += (isPlus ? 1 : -1) * product();
    }
    return value;
  };
  const product = () => {
    let value = factor();
    while (next() === '*' || next() === '/') {
      const isTimes = tokens[index++] === '*';
      const other = factor();
      value = isTimes ? value * other : value / other;
    }
    return value;
  };
  const factor = () => {
    const token = tokens[index++];
    if (token === '-') return -factor();
    if (token === '+') return factor();
    if (token === '(') {
      const value = sum();
      return tokens[index++] === ')' ? value : NaN;
    }
    return /^[\d.,]/.test(token ?? '') ? Number(token.replace(',', '.')) : NaN;
  };
  const value = sum();
  return index === tokens.length && Number.isFinite(value) ? value : null;
}

/**
 * Returns the number in a field. Refuses other text with a message below the field, which keeps
 * what was typed.
 *
 * @param {HTMLInputElement} input
 * @returns {number | null}
 */
export function read(input) {
  const value = computed(input.value);
  refuse(
    input,
    value === null && input.value.trim()
      ? `'${input.value.trim()}' is not a number. Enter a value such as 40 or 40+8.`
      : '',
  );
  return value;
}

/**
 * Shows a message below a field, and marks the field; an empty message removes it.
 *
 * @param {HTMLInputElement} input
 * @param {string} message
 */
export function refuse(input, message) {
  const place = input.closest('.line') ?? input;
  const old = place.parentElement?.querySelector(`:scope > [data-refusal="${CSS.escape(input.dataset.field ?? '')}"]`);
  old?.remove();
  if (!message) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    return;
  }
  const id = `refusal-${input.dataset.field ?? 'field'}`;
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
  place.after(h('p', { class: 'refusal', id, role: 'alert', 'data-refusal': input.dataset.field ?? '' }, message));
}
