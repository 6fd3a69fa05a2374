// The scenes of the document and the tree of the scene's objects.

import { h } from './dom.js';
import { glyph } from './icons.js';

/** The time for which typed letters are considered one word, in milliseconds. */
const wordTime = 700;

/**
 * The number of rows in a block that the browser paints or skips. The browser tracks each block in
 * every frame.
 */
const blockLength = 32;

/**
 * The width beside a name at the margin of the tree, in pixels. Each level adds 12.
 */
const besideName = 52;

/** The width of the names for which the rows are drawn, in pixels. */
let nameWidth = 164;

/**
 * Returns the estimated width of a name in pixels. It is larger than the width of most texts, so
 * that only a name with very wide letters ends with an ellipsis. East Asian letters and emoji,
 * which follow the Latin letters in Unicode, are as wide as high.
 */
const extent = (name) => [...name].reduce((width, letter) => width + (letter > '\u2e7f' ? 14 : 7.5), 0);

export class Outline {
  #closed = new Set();
  /** The open folders of constraints. All others are closed. */
  #open = new Set();
  #filter = '';
  /** A Boolean value that indicates whether a name is being edited, so that its row must stay. */
  isRenaming = false;
  /** The row with the keyboard focus. */
  #current = null;
  #word = { text: '', time: 0 };
  /** The outline and the folds for which the rows are drawn. */
  #drawnOutline = null;
  #drawnFolds = '';
  /**
   * The objects of the outline by key.
   *
   * @type {{ outline: any[], entries: Map<string, any> } | null}
   */
  #known = null;
  /** The text of the outline and the folds; null before the first drawing. */
  drawn = null;
  /** A Boolean value that indicates whether the next frame scrolls to the current row. */
  isScrolling = false;
  /** The rows by key, and those that are marked as selected and as current. */
  #byKey = new Map();
  #chosenRows = [];
  #currentRow = null;

  constructor(app) {
    this.app = app;
    this.scenes = document.getElementById('scenes');
    this.tree = document.getElementById('outline');
    const filter = /** @type {HTMLInputElement} */ (document.getElementById('outline-filter'));
    filter.addEventListener('input', () => {
      this.#filter = filter.value.trim().toLowerCase();
      this.draw();
    });
    filter.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      this.tree.focus();
    });
    // A name that is typed ends where the tree loses the focus.
    this.tree.addEventListener('blur', () => {
      this.#word.time = -Infinity;
    });
    this.tree.addEventListener('keydown', (event) => this.#key(event));
    app.store.on('state root', () => this.#drawScenes());
    app.store.on('inspector', () => this.draw());
    app.store.on('selection', () => this.#reveal());
  }

  #drawScenes() {
    const { store } = this.app;
    if (!store.state) {
      this.scenes.replaceChildren();
      this.drawnScenes = null;
      return;
    }
    const current = this.app.rootID;
    const key = JSON.stringify([store.state.scenes, current]);
    if (key === this.drawnScenes) return;
    this.drawnScenes = key;
    this.scenes.replaceChildren(...store.state.scenes.map((scene) =>
      h(
        'li',
        { role: 'presentation' },
        h(
          'button',
          {
            class: 'row',
            role: 'option',
            'aria-selected': scene.id === current,
            'data-scene': scene.id,
            onclick: async () => {
              await this.app.openScene(scene.id);
              if (this.app.map.isOpen) this.app.map.lead(scene.id);
            },
            ondblclick: () => this.app.map.isOpen && this.app.map.close(),
          },
          h('span', { class: 'grow' }, scene.name),
          h('small', {}, { controllerView: 'Scene', topLevelView: 'View', dockView: 'In the dock' }[scene.kind]),
        ),
      )
    ));
    if (!store.state.scenes.length) this.scenes.append(h('li', { class: 'hint' }, 'The document has no views.'));
  }

  /** Draws the rows for the width of the panel, where it ends long names. */
  fitNames() {
    const next = Math.max(this.tree.clientWidth - besideName, 60);
    if (next === nameWidth) return;
    nameWidth = next;
    this.drawn = null;
    this.draw();
  }

  draw() {
    if (this.isRenaming) return;
    const { outline } = this.app.store.inspector;
    const folds = [this.#filter, ...this.#closed, '', ...this.#open].join('\n');
    // A selection leaves the outline as it is. Comparing all of a large one would take most of a frame.
    if (this.drawn !== null && outline === this.#drawnOutline && folds === this.#drawnFolds) return this.#mark();
    const key = JSON.stringify([outline, folds]);
    this.#drawnOutline = outline;
    this.#drawnFolds = folds;
    if (key === this.drawn) return this.#mark();
    this.drawn = key;
    const children = new Map();
    for (const entry of outline) {
      const list = children.get(entry.parent) ?? [];
      list.push(entry);
      children.set(entry.parent, list);
    }
    const rows = [];
    const add = (entry, level, place) => {
      const all = children.get(entry.key) ?? [];
      const inner = all.filter((child) => child.kind !== 'constraint');
      const constraints = all.filter((child) => child.kind === 'constraint');
      const isMatch = !this.#filter || entry.name.toLowerCase().includes(this.#filter);
      if (isMatch) rows.push(this.#row(entry, level, place, all.length > 0));
      if (this.#closed.has(entry.key) && !this.#filter) return;
      const count = inner.length + (constraints.length ? 1 : 0);
      inner.forEach((child, index) => add(child, level + 1, [index + 1, count]));
      if (!constraints.length) return;
      const folder = `${entry.key}/constraints`;
      const isOpen = this.#open.has(folder) || this.#filter;
      if (!this.#filter) rows.push(this.#folder(folder, constraints.length, level + 1, [count, count], isOpen));
      if (isOpen) constraints.forEach((child, index) => add(child, level + 2, [index + 1, constraints.length]));
    };
    const roots = children.get(undefined) ?? [];
    roots.forEach((entry, index) => add(entry, 1, [index + 1, roots.length]));
    if (this.#filter && !rows.length) {
      rows.push(h('div', { class: 'hint pad', role: 'none' }, 'No results'));
    }
    const blocks = [];
    for (let start = 0; start < rows.length; start += blockLength) {
      const block = h('div', { role: 'none', class: 'block' }, rows.slice(start, start + blockLength));
      block.style.setProperty('--rows', block.children.length);
      blocks.push(block);
    }
    this.tree.replaceChildren(...blocks);
    this.#byKey = new Map();
    for (const row of this.#rows) if (row.dataset.key) this.#byKey.set(row.dataset.key, row);
    this.#chosenRows = [];
    this.#currentRow = null;
    this.#mark();
  }

  #row(entry, level, place, hasChildren) {
    const row = this.#line(entry.key, level, place);
    row.setAttribute('aria-selected', 'false');
    if (hasChildren && entry.kind !== 'constraint') {
      row.setAttribute('aria-expanded', !this.#closed.has(entry.key));
      row.append(this.#twist(entry.key));
    }
    const isLong = extent(entry.name) > nameWidth - level * 12;
    row.append(
      glyph(entry.kind),
      h('span', { class: isLong ? 'grow long' : 'grow', title: isLong ? entry.name : undefined }, entry.name),
    );
    row.addEventListener('click', (event) => {
      this.#current = entry.key;
      this.app.choose(entry.key, event.shiftKey || event.metaKey || event.ctrlKey);
    });
    row.addEventListener('pointerenter', () => this.app.hover(entry.key));
    row.addEventListener('pointerleave', () => this.app.hover(null));
    return row;
  }

  #line(key, level, [index, count]) {
    const row = h('div', {
      role: 'treeitem',
      class: 'row',
      id: `outline-${key}`,
      'data-key': key,
      'aria-level': level,
      'aria-posinset': index,
      'aria-setsize': count,
    });
    row.style.setProperty('--level', level);
    return row;
  }

  #twist(key) {
    return h('span', {
      class: 'twist',
      'aria-hidden': 'true',
      onclick: (event) => {
        event.stopPropagation();
        this.#toggle(key);
      },
    });
  }

  #folder(key, count, level, place, isOpen) {
    const row = this.#line(key, level, place);
    row.classList.add('folder');
    row.setAttribute('aria-expanded', Boolean(isOpen));
    row.append(this.#twist(key), h('span', { class: 'grow' }, 'Constraints'), h('small', {}, String(count)));
    row.addEventListener('click', () => {
      this.#current = key;
      this.#toggle(key);
    });
    return row;
  }

  #isOpen(key) {
    return key.endsWith('/constraints') ? this.#open.has(key) : !this.#closed.has(key);
  }

  #toggle(key) {
    const set = key.endsWith('/constraints') ? this.#open : this.#closed;
    if (set.has(key)) set.delete(key);
    else set.add(key);
    this.draw();
  }

  /** Returns the objects of the outline by key. */
  #entries() {
    const { outline } = this.app.store.inspector;
    if (this.#known?.outline !== outline) {
      this.#known = { outline, entries: new Map(outline.map((item) => [item.key, item])) };
    }
    return this.#known.entries;
  }

  /** Expands the ancestors of the object that was selected last. */
  #reveal() {
    const { store } = this.app;
    const chosen = store.selection.at(-1);
    const entries = this.#entries();
    const entry = (key) => entries.get(key);
    let around = entry(chosen);
    if (around) this.#current = chosen;
    if (around?.kind === 'constraint') this.#open.add(`${around.parent}/constraints`);
    while ((around = entry(around?.parent))) this.#closed.delete(around.key);
    this.draw();
  }

  /** @returns {HTMLElement[]} */
  get #rows() {
    const blocks = [...this.tree.children];
    return blocks.flatMap((block) => /** @type {HTMLElement[]} */ ([...block.children]));
  }

  /** Marks the selected rows and the row with the keyboard focus. */
  #mark() {
    const chosen = this.app.store.selection.map((key) => this.#byKey.get(key)).filter(Boolean);
    for (const row of this.#chosenRows) if (!chosen.includes(row)) row.setAttribute('aria-selected', 'false');
    for (const row of chosen) row.setAttribute('aria-selected', 'true');
    this.#chosenRows = chosen;
    const current = this.#byKey.get(this.#current) ?? this.#rows[0];
    if (current !== this.#currentRow) this.#currentRow?.classList.remove('current');
    this.#currentRow = current;
    current?.classList.add('current');
    if (!current?.id) {
      this.tree.removeAttribute('aria-activedescendant');
      return;
    }
    this.tree.setAttribute('aria-activedescendant', current.id);
    if (current.dataset.key !== this.#current || this.isScrolling) return;
    // Scrolling lays out the page, which happens in the next frame anyway.
    this.isScrolling = true;
    requestAnimationFrame(() => {
      this.isScrolling = false;
      if (this.#currentRow?.dataset.key === this.#current) this.#currentRow.scrollIntoView({ block: 'nearest' });
    });
  }

  /** Moves to a row. Objects are selected; folders are only shown. */
  #go(row, isAdding = false) {
    if (!row?.dataset.key) return;
    this.#current = row.dataset.key;
    if (row.classList.contains('folder')) this.#mark();
    else this.app.choose(row.dataset.key, isAdding);
    // A selection is announced elsewhere. A folder is announced only here.
    if (row.classList.contains('folder')) this.app.announce(`Constraints, ${row.lastChild.textContent}`);
  }

  // Keys as in any tree: up and down move, right expands or enters, left collapses or leaves, and
  // letters find a name.
  #key(event) {
    if (event.altKey) return;
    const isCommand = event.metaKey || event.ctrlKey;
    if (isCommand && !['ArrowUp', 'ArrowDown', ' '].includes(event.key)) return;
    const rows = this.#rows.filter((row) => row.dataset.key);
    const index = rows.findIndex((row) => row.classList.contains('current'));
    const row = rows[index];
    if (!row || !(isCommand ? this.#command(event.key, rows, index) : this.#act(event, rows, index))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves to a row without selecting it, or adds the row to the selection or removes it. */
  #command(key, rows, index) {
    const row = rows[index + { ArrowUp: -1, ArrowDown: 1, ' ': 0 }[key]];
    if (!row) return true;
    if (key === ' ') {
      if (!row.classList.contains('folder')) this.app.choose(row.dataset.key, true);
      return true;
    }
    this.#current = row.dataset.key;
    this.#mark();
    this.app.announce(row.querySelector('.grow')?.textContent ?? '');
    return true;
  }

  #act(event, rows, index) {
    const row = rows[index];
    const level = (other) => Number(other.getAttribute('aria-level'));
    const key = row.dataset.key;
    const hasInside = row.hasAttribute('aria-expanded');
    // The first arrow key moves to the starting row.
    const isStart = this.#current === null;
    switch (event.key) {
      case 'ArrowDown':
        this.#go(rows[isStart ? 0 : Math.min(index + 1, rows.length - 1)], event.shiftKey);
        return true;
      case 'ArrowUp':
        this.#go(rows[Math.max(index - 1, 0)], event.shiftKey);
        return true;
      case 'Home':
        this.#go(rows[0]);
        return true;
      case 'End':
        this.#go(rows.at(-1));
        return true;
      case 'ArrowRight':
        if (hasInside && !this.#isOpen(key)) this.#toggle(key);
        else if (hasInside) this.#go(rows[index + 1]);
        return true;
      case 'ArrowLeft':
        if (hasInside && this.#isOpen(key)) this.#toggle(key);
        else this.#go(rows.slice(0, index).findLast((other) => level(other) < level(row)));
        return true;
      case 'Enter':
      case ' ':
        // Within a name, a space is one of its letters.
        if (event.key === ' ' && this.#isTyping) return this.#find(event.key, rows, index);
        if (row.classList.contains('folder')) this.#toggle(key);
        else this.#go(row);
        return true;
      default:
        return event.key.length === 1 && this.#find(event.key, rows, index);
    }
  }

  /** A Boolean value that indicates whether a name is being typed. */
  get #isTyping() {
    return performance.now() - this.#word.time <= wordTime;
  }

  /** Moves to the next row with a name that begins with the typed letters. */
  #find(letter, rows, index) {
    const isNew = !this.#isTyping;
    this.#word = { text: (isNew ? '' : this.#word.text) + letter.toLowerCase(), time: performance.now() };
    const start = isNew ? index + 1 : index;
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    const found = order.find((row) => row.querySelector('.grow').textContent.toLowerCase().startsWith(this.#word.text));
    // A letter that begins no name is a command, as everywhere else.
    if (!found) {
      if (isNew) this.#word.time = -Infinity;
      return !isNew;
    }
    this.#go(found);
    return true;
  }
}
