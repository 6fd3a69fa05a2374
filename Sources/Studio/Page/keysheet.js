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
    [`${option} arrows`, 'siblings, superview, first subview'],
    [`${command} A`, 'all siblings'],
    ['Esc', 'close, cancel or deselect'],
  ]],
  ['Views', [
    [`${command} C X V`, 'copy, cut, paste'],
    [`${command} D`, 'duplicate'],
    ['⌫', 'delete views and constraints'],
    ['] [', 'forward, backward, with ⇧ all the way'],
    ['F2', 'rename'],
    ['⇧ F10', 'menu of the selection'],
    ['L', 'library'],
  ]],
  ['Constraints', [
    ['C, Tab, ↩', 'begin, choose the other item, offers'],
    ['P', 'pin'],
    ['A', 'align'],
    ['S', 'embed and unembed'],
    ['I', 'resolve'],
    ['W', 'why is it here?'],
    ['E', 'another solution of an ambiguous view'],
  ]],
  ['Canvas', [
    ['R', 'rotate the device'],
    ['D', 'dark appearance'],
    ['F', 'fit the canvas'],
    ['O', 'outlines of all views'],
    ['Z', 'size classes'],
    ['M', 'changes in slow motion'],
    ['Space drag', 'move the canvas'],
    [`${command} + − 0`, 'zoom in, out, fit'],
  ]],
  ['Document', [
    [`${command} Z`, 'undo, with ⇧ redo'],
    [`${command} S`, `save, with ⇧ all documents, with ${option} as another file`],
    [`${command} ⇧ O`, 'search scenes and views of all documents'],
    ['↩', 'edit the text in place'],
  ]],
  ['Window', [
    ['1 – 4', 'outline, issues, log, lessons'],
    ['N, ⇧N', 'navigator, inspector'],
    ['V', 'previews on several devices'],
    ['B', 'storyboard map'],
    ['letters', 'in the outline: find a name'],
    [`${command} ↑ ↓ space`, 'in the outline: go to a row, add it'],
    [`${option} ← →`, 'in the outline: out of, into a container'],
    ['?', 'this sheet'],
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
