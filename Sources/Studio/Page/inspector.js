// The size inspector: the selected view, its constraints, and its content priorities.

import { Attributes, section, words } from './attributes.js';
import { h, number } from './dom.js';
import { computed, read, refuse } from './fields.js';
import { icon } from './icons.js';
import { commonAttributes } from './common.js';
import { edgesMoved } from './moving.js';
import { attributeTitle, itemChoices, itemName } from './items.js';
import { canUnwind } from './menus.js';
import { intrinsicSize, layoutMargins } from './sizes.js';

const relations = [['equal', '='], ['lessThanOrEqual', '≤'], ['greaterThanOrEqual', '≥']];
const relationNames = {
  equal: 'Equal',
  lessThanOrEqual: 'Less Than or Equal',
  greaterThanOrEqual: 'Greater Than or Equal',
};
/** The sections that views of all classes have. */
const general = new Set(['View', 'Accessibility', 'Identity', 'User Defined Runtime Attributes']);
/** Returns the point below a button at which its menu opens. */
const below = (button) => {
  const { left, bottom } = button.getBoundingClientRect();
  return [left, bottom];
};
/** Returns size classes as Interface Builder's inspector writes them: wC hR. */
const classNames = (key) =>
  key.split('-').reverse().map((part) => part[0] + part.split('=')[1][0].toUpperCase()).join(' ');

export class Inspector {
  /** The constraints with visible details. */
  #open = new Set();
  #count = 0;
  /** The appearance for which the inspector was drawn. */
  isDark = undefined;

  constructor(host, app) {
    this.host = host;
    this.app = app;
    this.attributes = new Attributes(app);
    app.store.on('inspector', () => this.draw());
    app.store.on('scene', () => app.edges.isDragged || this.#updateSolved());
    app.store.on('edgePaused canvasChanged', () => this.#updateSolved());
    app.store.on('overlay', () => this.#updateTones());
    // The wells of dynamic colors show the appearance of the canvas.
    app.store.on('canvasChanged', () => this.isDark !== app.store.canvas?.isDark && this.draw());
  }

  draw() {
    this.isDark = this.app.store.canvas?.isDark;
    const { views, constraints, objects } = this.app.store.inspector;
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focus = this.host.contains(active) ? active.dataset.field : null;
    const parts = [];
    if (!views.length && !constraints.length && !objects.length) parts.push(this.#nothing());
    for (const object of views.length ? [] : objects) parts.push(...this.#object(object));
    if (views.length > 1) parts.push(h('header', { class: 'object' }, h('h2', {}, `${views.length} views`)));
    if (views.length > 1) parts.push(commonAttributes(this.app, views));
    const attributes = views.length === 1 ? this.attributes.sections(views[0], this.#traits(views[0])) : [];
    // The sections of the class come first; those of all views follow the size inspector.
    const isGeneral = (part) => general.has(part.dataset.section);
    if (views.length === 1) parts.push(...this.#view(views[0]), ...attributes.filter((part) => !isGeneral(part)));
    const single = !views.length && constraints.length === 1 ? constraints[0] : null;
    if (single) parts.push(...this.#constraintPage(single));
    else if (constraints.length) parts.push(this.#list(constraints));
    if (views.length === 1) parts.push(...this.#content(views[0]), ...attributes.filter(isGeneral));
    this.host.replaceChildren(...parts.filter(Boolean));
    this.#updateSolved();
    if (focus) this.host.querySelector(`[data-field="${CSS.escape(focus)}"]`)?.focus();
  }

  #nothing() {
    return h(
      'div',
      { class: 'hint pad' },
      h('p', {}, 'Nothing is selected.'),
      h(
        'p',
        {},
        'Click a view to see its constraints. Control-drag (or right-drag) from one view to another to add a constraint. Drag the edges of the canvas to resize the layout.',
      ),
    );
  }

  // MARK: Controllers, gesture recognizers, segues and guides

  #object(object) {
    const { app } = this;
    const initial = object.isInitial === undefined ? null : h(
      'div',
      { class: 'line attribute' },
      h('span', {}, 'Is Initial View Controller'),
      this.#check('Is Initial View Controller', object.isInitial, (isOn) =>
        app.edit({
          type: 'setAttribute',
          path: 'document.initialViewController',
          value: isOn ? object.id : null,
        })),
    );
    return [
      h('header', { class: 'object' }, h('h2', {}, object.name), h('small', {}, object.className)),
      initial && h('section', {}, initial),
      object.segues.length
        ? h(
          'section',
          {},
          h('button', { class: 'text', onclick: () => app.map.chooseTarget(app.segueSource) }, 'Add Segue…'),
          canUnwind(object)
            ? h('button', { class: 'text', onclick: ({ target }) => app.unwind(below(target)) }, 'Add Unwind Segue…')
            : null,
        )
        : null,
      ...this.attributes.sections(object),
    ].filter(Boolean);
  }

  // MARK: Views

  #view(view) {
    const frame = this.app.store.views.get(view.id);
    // The drawn frame, which is the solved one wherever constraints determine it.
    const drawn = frame?.shown ?? frame?.frame ?? view.frame;
    const field = (index, label) =>
      this.#number(`frame-${index}`, label, drawn?.[index], (value) => {
        const next = [...drawn];
        next[index] = value;
        this.app.edit(this.#framed(view.id, drawn, next));
      }, { disabled: view.placedBy === 'root' || !drawn });
    const placed = {
      root: 'Sized by the canvas.',
      constraints: 'Positioned by constraints.',
      mask: 'Positioned by its autoresizing mask.',
      stack: 'Arranged by its stack view.',
    }[view.placedBy];
    return [
      h('header', { class: 'object' }, h('h2', {}, view.name), h('small', {}, view.className)),
      section('Frame', [
        h('div', { class: 'grid4' }, field(0, 'X'), field(1, 'Y'), field(2, 'Width'), field(3, 'Height')),
        h('p', { class: 'hint' }, placed),
        h('p', { class: 'hint solved' }),
        view.placedBy === 'mask' && view.mask ? this.#mask(view) : null,
      ]),
    ];
  }

  /**
   * Returns the edit that gives a view another frame. Documents have the frames of their own canvas. On
   * another one, the edges move by what was typed: the constants of the view's constraints change.
   */
  #framed(id, drawn, next) {
    const isRecorded = this.app.store.canvas.isOwn && !this.app.sizeClasses.variation;
    if (isRecorded) return { type: 'setFrame', view: id, frame: next };
    const [left, top] = [next[0] - drawn[0], next[1] - drawn[1]];
    return edgesMoved(this.app, [id], [left, top, left + next[2] - drawn[2], top + next[3] - drawn[3]]);
  }

  #why(view) {
    if (view.placedBy === 'root') return null;
    const edge = (name, label) =>
      h('button', { class: 'chip', onclick: () => this.app.understanding.explain(view.id, name) }, label);
    return section('Why is it here?', [
      h(
        'div',
        { class: 'chips' },
        edge('leading', 'Leading'),
        edge('top', 'Top'),
        edge('trailing', 'Trailing'),
        edge('bottom', 'Bottom'),
        edge('width', 'Width'),
        edge('height', 'Height'),
      ),
    ]);
  }

  /** Returns the springs and struts of an autoresizing mask, as a square with six switches. */
  #mask(view) {
    const flexible = new Set(view.mask);
    const toggle = (name, label) =>
      h('button', {
        class: `mask-part ${name}`,
        'aria-pressed': flexible.has(name) === ['widthSizable', 'heightSizable'].includes(name),
        'aria-label': label,
        title: label,
        onclick: () =>
          this.app.edit({
            type: 'setAttribute',
            path: `${view.id}.autoresizingMask.${name}`,
            value: flexible.has(name) ? null : 'YES',
          }),
      });
    return h(
      'div',
      { class: 'mask', role: 'group', 'aria-label': 'Autoresizing' },
      toggle('flexibleMinX', 'Left strut'),
      toggle('flexibleMaxX', 'Right strut'),
      toggle('flexibleMinY', 'Top strut'),
      toggle('flexibleMaxY', 'Bottom strut'),
      toggle('widthSizable', 'Flexible width'),
      toggle('heightSizable', 'Flexible height'),
    );
  }

  #updateSolved() {
    const line = this.host.querySelector('.solved');
    const view = this.app.store.selectedViews[0];
    if (!line || !view) return;
    const place = ([x, y, width, height]) => `${x}, ${y}, ${width} × ${height}`;
    line.textContent = `Layout: ${place(view.frame.map(number))}.`;
    line.classList.remove('warning');
    if (view.isMisplaced) {
      const resolve = (command) => this.app.edit({ type: 'resolve', command, views: [view.key] });
      line.append(
        ` Recorded: ${place(view.recorded.map(number))}. `,
        h('button', { class: 'link', onclick: () => resolve('updateFrames') }, 'Update the frame'),
        ' or ',
        h('button', { class: 'link', onclick: () => resolve('updateConstants') }, 'update the constants'),
        '.',
      );
    }
    if (view.ambiguity) {
      const open = ['x', 'y', 'width', 'height'].filter((_, index) => view.ambiguity & (1 << index));
      line.append(` Ambiguous: ${open.join(', ')}.`);
      line.classList.add('warning');
      line.append(
        ' ',
        h('button', {
          class: 'link',
          onclick: () => this.app.understanding.exercise(view.key),
        }, 'Show another solution'),
      );
    }
  }

  #content(view) {
    const id = view.id;
    const set = (name, value) => this.app.edit({ type: 'setAttribute', path: `${id}.${name}`, value });
    const priority = (index, label, name, standard) =>
      this.#number(
        `priority-${index}`,
        label,
        view.priorities[index],
        (value) => set(name, value === standard ? null : String(value)),
        {
          list: 'priorities',
          min: 1,
          max: 1000,
          name: `${label} Content ${index < 2 ? 'Hugging' : 'Compression Resistance'} Priority`,
        },
      );
    return [
      this.#why(view),
      section('Content hugging', [
        h(
          'div',
          { class: 'grid2' },
          priority(0, 'Horizontal', 'horizontalHuggingPriority', 250),
          priority(1, 'Vertical', 'verticalHuggingPriority', 250),
        ),
      ]),
      section('Compression resistance', [
        h(
          'div',
          { class: 'grid2' },
          priority(2, 'Horizontal', 'horizontalCompressionResistancePriority', 750),
          priority(3, 'Vertical', 'verticalCompressionResistancePriority', 750),
        ),
      ]),
      section('Sizes', [...intrinsicSize(this.app, view), ...layoutMargins(this.app, view)]),
    ];
  }

  /** Returns the lines of the properties that size classes vary, by the titles of their sections. */
  #traits(view) {
    const id = view.id;
    const set = (name, value) => this.app.edit({ type: 'setAttribute', path: `${id}.${name}`, value });
    const lines = new Map();
    if (view.element === 'stackView') {
      lines.set('Stack View', [
        ...this.#choices(view, 'axis', 'Axis', ['horizontal', 'vertical'], 'horizontal'),
        ...this.#choices(view, 'alignment', 'Alignment', [
          'fill',
          'leading',
          'center',
          'trailing',
          'top',
          'bottom',
          'firstBaseline',
          'lastBaseline',
        ], 'fill'),
        ...this.#choices(view, 'distribution', 'Distribution', [
          'fill',
          'fillEqually',
          'fillProportionally',
          'equalSpacing',
          'equalCentering',
        ], 'fill'),
        ...this.#varied(
          id,
          'spacing',
          'Spacing',
          view.attributes.spacing ?? '0',
          view.varied.spacing,
          (label, value, set) => this.#text(label, value, set),
          null,
          this.#number(
            'spacing',
            'Spacing',
            Number(view.attributes.spacing ?? 0),
            (value) => set('spacing', value === 0 ? null : String(value)),
            { isLine: true, isVaried: true },
          ),
        ),
      ]);
    }
    lines.set('View', [
      ...this.#choices(view, 'contentMode', 'Content mode', [
        'scaleToFill',
        'scaleAspectFit',
        'scaleAspectFill',
        'redraw',
        'center',
        'top',
        'bottom',
        'left',
        'right',
        'topLeft',
        'topRight',
        'bottomLeft',
        'bottomRight',
      ], 'scaleToFill'),
      ...this.#varied(
        id,
        'hidden',
        'Hidden',
        view.attributes.hidden ?? 'NO',
        view.varied.hidden,
        (label, value, set) => this.#check(label, value === 'YES', (isOn) => set(isOn ? 'YES' : 'NO')),
        (value) => set('hidden', value === 'YES' ? 'YES' : null),
      ),
      ...(view.placedBy === 'root' ? [] : this.#installed(id, view.uninstalled)),
    ]);
    return lines;
  }

  // MARK: Traits

  #check(label, isOn, set) {
    return h('input', {
      type: 'checkbox',
      checked: isOn,
      'aria-label': label,
      onchange: (event) => set(event.target.checked),
    });
  }

  #text(label, value, set) {
    return h('input', {
      value,
      'aria-label': label,
      inputMode: 'decimal',
      onchange: (event) => {
        const next = read(event.target);
        if (next !== null) set(String(next));
      },
    });
  }

  #choices(view, name, label, values, standard) {
    // The attributes inspector has the titles of the values.
    const row = (view.sections ?? []).flatMap((section) => section.rows).find((each) => each.path === name);
    const titles = new Map(row?.choices ?? []);
    const select = (title, value, set) =>
      h('select', {
        'aria-label': title,
        'data-field': title === label ? name : undefined,
        onchange: (event) => set(event.target.value),
      }, values.map((each) => h('option', { value: each, selected: each === value }, titles.get(each) ?? words(each))));
    return this.#varied(
      view.id,
      name,
      label,
      view.attributes[name] ?? standard,
      view.varied[name],
      select,
      (value) =>
        this.app.edit({ type: 'setAttribute', path: `${view.id}.${name}`, value: value === standard ? null : value }),
    );
  }

  /**
   * Returns the lines of a property: its value, its variations for size classes, and the button
   * that adds a variation.
   */
  #varied(id, property, label, value, varied, control, set, line) {
    const vary = (sizeClass, next) => this.app.edit({ type: 'vary', object: id, property, sizeClass, value: next });
    // With a canvas of size classes, the value is that of the size classes.
    const active = this.app.sizeClasses?.variation;
    const first = active
      ? h(
        'div',
        { class: 'line for-class', 'data-class': property },
        h('span', {}, `${label} (${classNames(active)})`),
        control(`${label} for ${classNames(active)}`, varied?.[active] ?? value, (next) => vary(active, next)),
      )
      : line ?? h('div', { class: 'line' }, h('span', {}, label), control(label, value, set));
    const entries = Object.entries(varied ?? {});
    first.prepend(this.#plus(label, entries.map(([key]) => key), (key) => vary(key, value)));
    return [
      first,
      ...entries.map(([key, each]) =>
        this.#variation(
          label,
          key,
          control(`${label} for ${classNames(key)}`, each, (next) => vary(key, next)),
          () => vary(key, null),
        )
      ),
    ];
  }

  #plus(label, taken, add) {
    const button = h('button', {
      class: 'icon small plus',
      'aria-label': `Vary ${label} for traits`,
      title: `Vary ${label} for traits`,
      'aria-haspopup': 'dialog',
      html: icon('plus'),
      onclick: () => this.app.menus.vary(button, taken, add),
    });
    return button;
  }

  #variation(label, key, control, remove) {
    return h(
      'div',
      { class: 'line variation', 'data-variation': `${label} ${classNames(key)}` },
      h('button', {
        class: 'icon small plus',
        'aria-label': `Remove ${label} for ${classNames(key)}`,
        html: icon('close'),
        onclick: remove,
      }),
      h('span', {}, classNames(key)),
      control,
    );
  }

  /**
   * Returns the switches that install an object: for all size classes, and for those with
   * variations.
   */
  #installed(id, uninstalled) {
    const set = (sizeClass, isInstalled) => this.app.edit({ type: 'setInstalled', object: id, sizeClass, isInstalled });
    const isInstalled = !uninstalled.includes('default');
    const entries = uninstalled.filter((key) => key !== 'default' && key !== '+default').map((
      key,
    ) => (key[0] === '+' ? [key.slice(1), true] : [key, false]));
    return [
      h(
        'div',
        { class: 'line' },
        this.#plus('Installed', entries.map(([key]) => key), (key) => set(key, !isInstalled)),
        h('span', {}, 'Installed'),
        this.#check('Installed', isInstalled, (isOn) => set('', isOn)),
      ),
      this.#installedForClass(entries, isInstalled, set),
      // The value for all size classes is not a variation, so that setting it removes the entry.
      ...entries.map(([key, isOn]) =>
        this.#variation(
          'Installed',
          key,
          this.#check(`Installed for ${classNames(key)}`, isOn, (next) => set(key, next)),
          () => set(key, isInstalled),
        )
      ),
    ];
  }

  /** Returns the switch that installs an object for the size classes of the canvas. */
  #installedForClass(entries, isInstalled, set) {
    const active = this.app.sizeClasses?.variation;
    if (!active || entries.some(([key]) => key === active)) return null;
    const title = `Installed for ${classNames(active)}`;
    return h(
      'div',
      { class: 'line for-class' },
      h('span', {}, title),
      this.#check(title, isInstalled, (isOn) => set(active, isOn)),
    );
  }

  // MARK: Constraints

  #list(constraints) {
    const part = section('Constraints', constraints.map((constraint) => this.#card(constraint)), constraints.length);
    part.classList.add('constraints');
    return part;
  }

  #tone(id) {
    const live = this.app.store.constraints.get(id);
    if (!live) return 'off';
    if (this.app.store.lines.find((line) => line.key === id)?.tone === 'open') return 'violated';
    return this.app.store.conflicts.some((conflict) => conflict.members.includes(id)) || live.status === 'broken'
      ? 'conflict'
      : live.status;
  }

  /** Updates the colors of the cards, which are those of the lines on the canvas. */
  #updateTones() {
    for (const card of this.host.querySelectorAll('.card')) {
      const tone = this.#tone(card.dataset.card);
      if (card.classList.contains(tone)) continue;
      card.classList.remove('met', 'violated', 'conflict', 'broken', 'off');
      card.classList.add(tone);
    }
  }

  #card(constraint) {
    const isOpen = this.#open.has(constraint.id);
    const relation = relations.find(([name]) => name === constraint.relation)?.[1] ?? '=';
    const value = constraint.second && constraint.title === 'Aspect Ratio'
      ? constraint.multiplier
      : number(constraint.constant);
    const card = h(
      'div',
      {
        class: `card ${this.#tone(constraint.id)}${constraint.isSelected ? ' chosen' : ''}`,
        'data-card': constraint.id,
      },
      h(
        'button',
        { class: 'card-head', 'aria-expanded': isOpen, onclick: () => this.#toggle(constraint.id) },
        h('span', { class: 'grow' }, h('span', {}, constraint.title), ' ', h('strong', {}, constraint.other)),
        h(
          'span',
          { class: 'value' },
          `${relation === '=' ? '' : relation} ${value}${
            constraint.priority < 1000 ? ` @${number(constraint.priority)}` : ''
          }`,
        ),
      ),
    );
    card.addEventListener('pointerenter', () => this.app.overlay.point(constraint.id));
    card.addEventListener('pointerleave', () => this.app.overlay.point(null));
    if (isOpen) card.append(...this.#details(constraint).filter(Boolean));
    return card;
  }

  #toggle(id) {
    if (this.#open.has(id)) this.#open.delete(id);
    else this.#open.add(id);
    this.draw();
  }

  /** Shows the details of a constraint and edits its constant. */
  editConstraint(id) {
    this.#open.add(id);
    this.draw();
    const input = this.host.querySelector(`[data-field="${CSS.escape(id)}-constant"]`);
    input?.focus();
    input?.select();
  }

  /** Returns the fields of a constraint that is edited on the canvas; null for one that is not selected. */
  constraintFields(id) {
    const constraint = this.app.store.inspector.constraints.find((each) => each.id === id);
    if (!constraint) return null;
    const names = ['relation', 'constant', 'priority', 'multiplier'].map((name) => `${id}-${name}`);
    const lines = this.#details(constraint).filter((line) =>
      names.includes(line?.querySelector('[data-field]')?.dataset.field)
    );
    return [h('h2', {}, `${constraint.title} ${constraint.other}`), h('div', { class: 'constraint-fields' }, lines)];
  }

  #constraintPage(constraint) {
    return [
      h(
        'header',
        { class: 'object' },
        h('h2', {}, `${constraint.title} ${constraint.other}`),
        h('small', {}, 'Constraint'),
      ),
      h('section', { class: 'constraints' }, ...this.#details(constraint)),
    ];
  }

  #details(constraint) {
    const id = constraint.id;
    const change = (values) => this.app.edit({ type: 'changeConstraint', constraint: id, change: values });
    const select = (name, label, options, current, set) =>
      h(
        'label',
        { class: 'line' },
        h('span', {}, label),
        h(
          'select',
          { 'data-field': `${id}-${name}`, onchange: (event) => set(event.target.value) },
          options.map(([value, title]) => h('option', { value, selected: value === current }, title)),
        ),
      );
    return [
      this.#item(constraint, 'first', change),
      select(
        'relation',
        'Relation',
        relations.map(([value, sign]) => [value, `${relationNames[value]} (${sign})`]),
        constraint.relation,
        (value) => change({ relation: value }),
      ),
      this.#item(constraint, 'second', change),
      ...this.#varied(
        id,
        'constant',
        'Constant',
        String(constraint.constant),
        constraint.varied,
        (label, value, set) => this.#text(label, value, set),
        null,
        this.#number(
          `${id}-constant`,
          `Constant${constraint.isSymbolic ? ' (standard)' : ''}`,
          constraint.constant,
          (value, gesture) =>
            this.app.edit({ type: 'changeConstraint', constraint: id, change: { constant: value } }, gesture),
          { isLine: true, isVaried: true },
        ),
      ),
      this.#number(`${id}-priority`, 'Priority', constraint.priority, (value) => change({ priority: value }), {
        isLine: true,
        list: 'priorities',
        min: 1,
        max: 1000,
      }),
      constraint.second
        ? h(
          'label',
          { class: 'line' },
          h('span', {}, 'Multiplier'),
          h('input', {
            value: constraint.multiplier,
            'data-field': `${id}-multiplier`,
            onchange: (event) => {
              const text = event.target.value.trim() || '1';
              const isRatio = /^\s*[\d.]+\s*[:/]\s*[\d.]+\s*$/.test(text);
              const value = isRatio ? text : computed(text);
              refuse(
                event.target,
                value === null ? `'${text}' is not a multiplier. Enter a value such as 0.5, 1/3 or 16:9.` : '',
              );
              if (value !== null) change({ multiplier: String(value) });
            },
          }),
        )
        : null,
      h(
        'label',
        { class: 'line' },
        h('span', {}, 'Identifier'),
        h('input', {
          value: constraint.identifier,
          'data-field': `${id}-identifier`,
          onchange: (event) => change({ identifier: event.target.value.trim() }),
        }),
      ),
      ...this.#installed(id, constraint.uninstalled),
      h(
        'label',
        { class: 'line' },
        h('span', {}, 'Placeholder'),
        h(
          'span',
          {},
          h('input', {
            type: 'checkbox',
            checked: constraint.isPlaceholder,
            onchange: (event) => change({ isPlaceholder: event.target.checked }),
          }),
          ' Remove at build time',
        ),
      ),
      h(
        'div',
        { class: 'chips' },
        constraint.isSelected ? null : h('button', { class: 'chip', onclick: () => this.app.select([id]) }, 'Select'),
        h('button', {
          class: 'chip danger',
          onclick: () => this.app.edit({ type: 'removeConstraints', constraints: [id] }),
        }, 'Delete'),
      ),
    ];
  }

  /** Returns the pop-up button for one side of a constraint. */
  #item(constraint, side, change) {
    const key = constraint[side];
    const isSize = ['width', 'height'].includes(constraint.firstAttribute);
    if (!key && !isSize) return null;
    const label = side === 'first' ? 'First Item' : 'Second Item';
    const name = key
      ? `${itemName(this.app, constraint, side)}.${attributeTitle(constraint[`${side}Attribute`])}`
      : 'None';
    const button = h('button', {
      class: 'popup',
      'data-field': `${constraint.id}-${side}Item`,
      'aria-haspopup': 'dialog',
      'aria-label': `${label}: ${name}`,
      title: name,
    }, h('span', { class: 'grow' }, name));
    button.addEventListener(
      'click',
      () =>
        this.app.menus.toggle(button, label, () =>
          itemChoices(this.app, constraint, side, (values) => {
            this.app.menus.close(true);
            change(values);
          })),
    );
    return h('div', { class: 'line' }, h('span', {}, label), button);
  }

  /**
   * Returns a field for a number. Arrow keys change the number. All changes until the field loses
   * the focus are one undo step.
   *
   * @param {string} name
   * @param {string} label
   * @param {number | undefined} value
   * @param {Function} commit
   * @param {{ disabled?: boolean, list?: string, min?: number, max?: number, isLine?: boolean,
   *   isVaried?: boolean, name?: string }} options
   */
  #number(name, label, value, commit, { disabled, list, min, max, isLine, isVaried, name: title } = {}) {
    this.#count += 1;
    const gesture = `field-${name}-${this.#count}`;
    const input = h('input', {
      inputMode: 'decimal',
      value: value === undefined || Number.isNaN(value) ? '' : number(value),
      disabled,
      list,
      'data-field': name,
      'aria-label': title ?? (isLine && !isVaried ? undefined : label),
    });
    const send = (next) => {
      if (next === null) return;
      commit(Math.min(Math.max(next, min ?? -1e6), max ?? 1e6), gesture);
    };
    input.addEventListener('change', () => {
      const next = read(input);
      if (next === null) return;
      input.value = number(next);
      send(next);
    });
    input.addEventListener('keydown', (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const next = (computed(input.value) ?? 0) + step * (event.shiftKey ? 10 : 1);
      input.value = number(next);
      send(next);
    });
    // A label would name the button next to the field instead of the field.
    return h(isVaried ? 'div' : 'label', { class: isLine ? 'line' : 'field' }, h('span', {}, label), input);
  }
}
