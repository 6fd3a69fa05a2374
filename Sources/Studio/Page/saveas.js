// The dialog that saves the document as another file.

import { writeAddress } from './address.js';
import { h } from './dom.js';
import { dialog } from './keysheet.js';

/** The time after which the dialog says that it waits for another program, in milliseconds. */
const patience = 500;

/** Asks for a file, and for a confirmation before an existing one is replaced. */
export function saveAs(app) {
  const { state } = app.store;
  /** The path of which the program said that the file exists; null if it was not asked or the path changed. */
  let existing = null;
  const field = h('input', {
    id: 'save-as-path',
    value: state.name,
    spellcheck: false,
    autocomplete: 'off',
    'aria-describedby': 'save-as-hint save-as-message',
    oninput: () => show('', null),
  });
  const message = h('p', { id: 'save-as-message', role: 'alert', class: 'message' });
  const button = h('button', { class: 'primary', type: 'submit' }, 'Save');
  const show = (text, path) => {
    message.textContent = text;
    existing = path;
    button.textContent = path === null ? 'Save' : 'Replace';
  };

  const save = async (path) => {
    button.disabled = true;
    const timer = setTimeout(() => show('Waiting for a program that has locked the file…', null), patience);
    try {
      const saved = await app.link.ask({ type: 'saveAs', path, replaces: path === existing });
      clearTimeout(timer);
      if (saved.exists) return show(`${named(saved.path)} already exists. Replacing it overwrites its contents.`, path);
      box.close();
      app.announce(`Saved as ${named(saved.path)}`);
      writeAddress(app);
    } catch (error) {
      clearTimeout(timer);
      show(`${sentence(error.message)} ${sentence(error.hint)}`, null);
    } finally {
      clearTimeout(timer);
      button.disabled = false;
    }
  };

  const box = dialog('save-as-dialog', `Save ${state.name} As`, [
    h(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          save(field.value);
        },
      },
      h('label', { for: field.id }, 'File'),
      field,
      h(
        'p',
        { id: 'save-as-hint' },
        `Relative to the folder of ${state.name}. Use a path such as ../Shared/${state.name} for another folder of the project.`,
      ),
      message,
      h('footer', {}, h('button', { class: 'text', type: 'button', onclick: () => box.close() }, 'Cancel'), button),
    ),
  ]);
  field.focus();
  field.setSelectionRange(0, state.name.lastIndexOf('.'));
}

function named(path) {
  return path.split('/').at(-1);
}

function sentence(text) {
  return text ? `${text[0].toUpperCase()}${text.slice(1)}.` : '';
}
