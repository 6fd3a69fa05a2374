// Texts that are edited in place: a field over the text, in its font.

import { h } from './dom.js';

/** Edits the texts of views and bars on the canvas. */
export class TextEditing {
  /** The open field; null if no text is being edited. */
  #field = null;

  constructor(app) {
    this.app = app;
  }

  /**
   * Edits the text of a view under a point of the page, or its first one. Resolves with false if the
   * view has no text.
   */
  async editView(key, at = null) {
    const { app } = this;
    if (app.store.inspector.views[0]?.id !== key || app.store.selection.length !== 1) {
      app.store.select([key]);
      await app.ask({ type: 'select', keys: [key] });
    }
    const entry = app.store.inspector.views.find((view) => view.id === key);
    if (!entry?.texts.length) return false;
    const drawn = [...(app.drawing.groupOf(key)?.querySelectorAll('text') ?? [])];
    const under = at && drawn.find((text) => isAt(text.getBoundingClientRect(), at));
    const found = under ? entry.texts.findIndex(({ text }) => text && text === under.textContent) : 0;
    this.#editPlace(entry, Math.max(found, 0), drawn);
    return true;
  }

  /** Edits the title in a bar of the controller at a point of the page. Returns whether there is one. */
  editBar(at = null) {
    const { canvas } = this.app.store;
    const [x, y] = at ? this.app.viewport.toCanvas(...at) : [];
    const index = (canvas?.bars ?? []).findIndex(({ item, frame }) =>
      item && (!at || (x >= frame[0] && x <= frame[0] + frame[2] && y >= frame[1] && y <= frame[1] + frame[3]))
    );
    if (index < 0) return false;
    const bar = canvas.bars[index];
    const [text] = document.querySelectorAll('#bars > g')[index].querySelectorAll('text');
    const send = (value) => this.app.edit({ type: 'setText', object: bar.item, place: 0, text: value });
    this.#open(bar.title ?? '', bar.frame, text, false, send);
    return true;
  }

  #editPlace(entry, place, drawn) {
    const { app } = this;
    const { text, isMultiline } = entry.texts[place];
    const element = drawn.find((each) => each.textContent === text) ?? drawn[0];
    const rect = app.store.views.get(entry.id).rect;
    const count = entry.texts.length;
    const send = (value) => app.edit({ type: 'setText', object: entry.id, place, text: value });
    // Of several texts, each has its own field, and Tab goes to the next one.
    const next = count > 1
      ? (step) => {
        const fresh = app.store.inspector.views.find((view) => view.id === entry.id);
        const texts = [...(app.drawing.groupOf(entry.id)?.querySelectorAll('text') ?? [])];
        if (fresh) this.#editPlace(fresh, (place + step + count) % count, texts);
      }
      : null;
    this.#open(text, count > 1 && element ? around(app, element) : rect, element, isMultiline, send, next);
  }

  /** Shows a field over a rectangle of the canvas. `send` commits another text. */
  #open(text, [x, y, width, height], element, isMultiline, send, next = null) {
    this.#field?.blur();
    const { app } = this;
    const { stage } = app.gestures;
    const field = /** @type {HTMLInputElement} */ (h(isMultiline ? 'textarea' : 'input', {
      class: 'text-editor',
      value: text,
      'aria-label': 'Text',
      spellcheck: false,
    }));
    const place = () => {
      const { zoom } = app.viewport;
      const [left, top] = app.viewport.toStage(x, y);
      field.style.left = `${left}px`;
      field.style.top = `${top}px`;
      field.style.width = `${Math.max(width * zoom, 60)}px`;
      field.style.height = `${Math.max(height * zoom, 20)}px`;
      const style = element ? getComputedStyle(element) : null;
      field.style.fontSize = `${parseFloat(style?.fontSize ?? '17') * zoom}px`;
      field.style.fontWeight = style?.fontWeight ?? '400';
      field.style.fontFamily = style?.fontFamily ?? '';
      field.style.textAlign = element ? alignment(element, this.app, [x, width]) : 'center';
    };
    let isDone = false;
    const end = async (isKept, step = 0) => {
      if (isDone) return;
      isDone = true;
      this.#field = null;
      const value = field.value;
      field.remove();
      stage.focus({ preventScroll: true });
      if (isKept && value !== text) await send(value);
      if (step && next) next(step);
    };
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') end(false);
      // In a text of several lines, Return with Shift or Option begins a line.
      if (event.key === 'Enter' && !(isMultiline && (event.shiftKey || event.altKey))) {
        event.preventDefault();
        end(true);
      }
      if (event.key === 'Enter' && event.altKey && isMultiline) {
        event.preventDefault();
        field.setRangeText('\n', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      }
      if (event.key === 'Tab' && next) {
        event.preventDefault();
        end(true, event.shiftKey ? -1 : 1);
      }
    });
    field.addEventListener('blur', () => end(true));
    for (const type of ['pointerdown', 'dblclick', 'contextmenu', 'wheel']) {
      field.addEventListener(type, (event) => event.stopPropagation());
    }
    place();
    stage.append(field);
    this.#field = field;
    field.focus({ preventScroll: true });
    field.select();
    app.announce('Editing text. Press Return to finish or Escape to cancel.');
  }
}

/** Returns the alignment of a drawn text in a part of the canvas from x on, from the space on both sides. */
function alignment(element, app, [x, width]) {
  const box = element.getBoundingClientRect();
  const [left] = app.viewport.toCanvas(box.left, box.top);
  const before = left - x;
  const after = width - before - box.width / app.viewport.zoom;
  if (Math.abs(before - after) < 4) return 'center';
  return before > after ? 'right' : 'left';
}

function isAt(box, [x, y]) {
  return x >= box.left - 4 && x <= box.right + 4 && y >= box.top - 4 && y <= box.bottom + 4;
}

/** Returns the rectangle of a drawn text on the canvas, with a margin. */
function around(app, element) {
  const box = element.getBoundingClientRect();
  const [left, top] = app.viewport.toCanvas(box.left, box.top);
  const { zoom } = app.viewport;
  return [left - 4, top - 2, box.width / zoom + 8, box.height / zoom + 4];
}
