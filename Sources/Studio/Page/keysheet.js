// A sheet with all keys.

import { h, isMac } from './dom.js';
import { icon } from './icons.js';

const command = isMac ? '⌘' : 'Ctrl';
const option = isMac ? '⌥' : 'Alt';

/**
 * The keys by topic, each with what it does.
 *
 * @type {[string, [string, string][]][]}
 */
const topics = [
  ['Selection', [
    ['← → ↑ ↓', 'move by 1 point, with ⇧ by 10'],
    [`${option} arrows`, 'select siblings, superview, first subview'],
    [`${command} A`, 'select all siblings'],
    ['Esc', 'close, cancel or deselect'],
  ]],
  ['Views', [
    [`${command} C X V`, 'copy, cut, paste'],
    [`${command} D`, 'duplicate'],
    ['⌫', 'delete views and constraints'],
    ['] [', 'send forward, backward, with ⇧ to front, to back'],
    ['F2', 'rename'],
    ['⇧ F10', 'open the context menu'],
    ['L', 'library'],
  ]],
  ['Constraints', [
    ['C, Tab, ↩', 'begin a constraint, choose the other item, show the menu'],
    ['P', 'pin'],
    ['A', 'align'],
    ['S', 'embed and unembed'],
    ['I', 'resolve'],
    ['W', 'why is it here?'],
    ['E', 'show another solution of an ambiguous view'],
  ]],
  ['Canvas', [
    ['R', 'rotate the device'],
    ['D', 'dark appearance'],
    ['F', 'fit the canvas'],
    ['O', 'outline all views'],
    ['Z', 'size classes'],
    ['M', 'animate changes slowly'],
    ['Space drag', 'pan the canvas'],
    [`${command} + − 0`, 'zoom in, out, fit'],
  ]],
  ['Document', [
    [`${command} Z`, 'undo, with ⇧ redo'],
    [`${command} S`, `save, with ⇧ save all, with ${option} save as`],
    [`${command} ⇧ O`, 'search scenes and views of all documents'],
    ['↩', 'edit text in place'],
  ]],
  ['Window', [
    ['1 – 4', 'outline, issues, log, lessons'],
    ['N, ⇧N', 'navigator, inspector'],
    ['V', 'previews on other devices'],
    ['B', 'storyboard map'],
    ['letters', 'in the outline: select by name'],
    [`${command} ↑ ↓ space`, 'in the outline: move to a row, add it to the selection'],
    [`${option} ← →`, 'in the outline: move out of, into a container'],
    ['?', 'keyboard shortcuts'],
  ]],
];

/** Shows the sheet, or closes it. */
export function showKeys() {
  const shown = document.getElementById('key-sheet');
  if (shown) return shown.remove();
  return dialog('key-sheet', 'Keyboard shortcuts', [
    h(
      'div',
      { class: 'keys' },
      topics.map(([title, keys]) =>
        h(
          'section',
          {},
          h('h3', {}, title),
          h('dl', {}, keys.flatMap(([key, text]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, text)])),
        )
      ),
    ),
  ]);
}

/**
 * Shows a dialog with a title, which the Escape key closes.
 *
 * @param {string} id
 * @param {string} title
 * @param {any[]} content
 */
export function dialog(id, title, content) {
  const box = /** @type {HTMLDialogElement} */ (h(
    'dialog',
    { id, 'aria-label': title },
    h(
      'header',
      {},
      h('h2', {}, title),
      h('button', { class: 'icon small', 'aria-label': 'Close', html: icon('close'), onclick: () => box.close() }),
    ),
    ...content,
  ));
  // After Escape; the event comes with the next frame, which a window in the background draws late.
  box.addEventListener('close', () => box.remove());
  const close = box.close;
  box.close = (value) => {
    close.call(box, value);
    box.remove();
  };
  // What is behind the dialog gets no keys.
  box.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === '?' && id === 'key-sheet') box.close();
  });
  document.body.append(box);
  box.showModal();
  return box;
}
