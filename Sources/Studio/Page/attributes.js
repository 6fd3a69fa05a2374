// The attributes inspector: the properties of the selected view by class, and its runtime attributes.

import { h, number } from './dom.js';
import { computed, read, refuse } from './fields.js';
import { icon } from './icons.js';
import { folding } from './remembered.js';

/** The system colors in the color menu, in Interface Builder's order. */
const systemColors = [
  'labelColor',
  'secondaryLabelColor',
  'tertiaryLabelColor',
  'placeholderTextColor',
  'systemBackgroundColor',
  'secondarySystemBackgroundColor',
  'tertiarySystemBackgroundColor',
  'systemGroupedBackgroundColor',
  'secondarySystemGroupedBackgroundColor',
  'separatorColor',
  'linkColor',
  'systemRedColor',
  'systemOrangeColor',
  'systemYellowColor',
  'systemGreenColor',
  'systemTealColor',
  'systemBlueColor',
  'systemIndigoColor',
  'systemPurpleColor',
  'systemPinkColor',
  'systemBrownColor',
  'systemGrayColor',
];

/** The text styles in the font menu. */
const textStyles = [
  ['UICTFontTextStyleTitle0', 'Large Title'],
  ['UICTFontTextStyleTitle1', 'Title 1'],
  ['UICTFontTextStyleTitle2', 'Title 2'],
  ['UICTFontTextStyleTitle3', 'Title 3'],
  ['UICTFontTextStyleHeadline', 'Headline'],
  ['UICTFontTextStyleSubhead', 'Subheadline'],
  ['UICTFontTextStyleBody', 'Body'],
  ['UICTFontTextStyleCallout', 'Callout'],
  ['UICTFontTextStyleFootnote', 'Footnote'],
  ['UICTFontTextStyleCaption1', 'Caption 1'],
  ['UICTFontTextStyleCaption2', 'Caption 2'],
];

const weights = ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black'];

/** Returns the words of a name, such as `System Red` for `systemRedColor`. */
export function words(name) {
  const spaced = name.replace(/Color$/, '').replace(/([A-Z])/g, ' $1').trim();
  return spaced[0].toUpperCase() + spaced.slice(1);
}

/** The properties that the size inspector shows with their variations. */
const varied = new Set(['contentMode', 'hidden', 'axis', 'alignment', 'distribution', 'spacing']);

/** Returns a section that folds, with its title. Other views have the same sections open. */
export function section(title, rows, count = undefined) {
  return folding(
    h(
      'details',
      { class: 'attributes', 'data-section': title },
      h('summary', {}, h('h3', {}, title), count === undefined ? null : h('small', {}, ` ${count}`)),
      ...rows,
    ),
    title,
  );
}

/** Draws the sections of the attributes inspector. */
export class Attributes {
  constructor(app) {
    this.app = app;
  }

  /**
   * Returns the sections of a view, and its runtime attributes. `more` has lines by the titles of the sections in
   * which they come first.
   */
  sections(view, more = new Map()) {
    const titles = (view.sections ?? []).map((section) => section.title);
    return [
      ...[...more].filter(([title]) => !titles.includes(title)).map(([title, lines]) => section(title, lines)),
      ...(view.sections ?? []).map(({ title, rows }) =>
        section(title, [
          ...(more.get(title) ?? []),
          ...rows.filter((row) => !varied.has(row.path)).map((row) => this.#row(view.id, row)),
        ])
      ),
      section('User Defined Runtime Attributes', this.#runtime(view)),
    ];
  }

  /** Sends the new value of a property; null restores the default. */
  #set(id, row, value) {
    const path = `${id}.${row.path}`;
    this.app.edit(
      row.kind ? { type: 'setProperty', path, kind: row.kind, value } : { type: 'setAttribute', path, value },
    );
  }

  #row(id, row) {
    const set = (value) => this.#set(id, row, value === row.standard ? null : value);
    const field = row.path;
    const control = {
      flag: () => this.#flag(row, field, set),
      choice: () => this.#choice(row, field, set),
      metrics: () => this.#choice(row, field, set),
      number: () => this.#number(row, field, set),
      integer: () => this.#number(row, field, set),
      color: () => this.#color(id, row, field),
      font: () => this.#font(id, row, field),
    }[row.control]?.() ?? this.#text(row, field, set);
    return h('div', { class: `line attribute ${row.control}` }, h('span', {}, row.title), control);
  }

  #flag(row, field, set) {
    return h('input', {
      type: 'checkbox',
      checked: (row.value ?? row.standard) === 'YES',
      'aria-label': row.title,
      'data-field': field,
      onchange: (event) => set(event.target.checked ? 'YES' : 'NO'),
    });
  }

  #choice(row, field, set) {
    const current = row.value ?? row.standard ?? '';
    const choices = row.choices ?? [];
    const isKnown = choices.some(([value]) => value === current);
    return h(
      'select',
      { 'aria-label': row.title, 'data-field': field, onchange: (event) => set(event.target.value) },
      isKnown ? null : h('option', { value: current, selected: true }, current || 'Default'),
      choices.map(([value, title]) => h('option', { value, selected: value === current }, title || 'Unspecified')),
    );
  }

  #number(row, field, set) {
    const shown = row.value ?? row.standard ?? '';
    return h('input', {
      value: shown,
      inputMode: 'decimal',
      'aria-label': row.title,
      'data-field': field,
      onchange: (event) => {
        const input = event.target;
        if (input.value.trim() === '') return set(row.standard ?? null);
        const value = read(input);
        if (value === null) return undefined;
        if (row.control === 'integer' && !Number.isInteger(value)) return refuse(input, 'Enter a whole number.');
        return set(row.control === 'integer' ? String(value) : number(value));
      },
      onkeydown: (event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const size = row.title === 'Alpha' || row.title === 'Progress' ? 0.1 : 1;
        event.target.value = number((computed(event.target.value) ?? 0) + step * size * (event.shiftKey ? 10 : 1));
        event.target.dispatchEvent(new Event('change'));
      },
    });
  }

  #text(row, field, set) {
    return h('input', {
      value: row.value ?? '',
      placeholder: row.control === 'image' ? 'Image name' : '',
      disabled: row.lock ? '' : null,
      title: row.lock ?? null,
      'aria-label': row.title,
      'data-field': field,
      onchange: (event) => set(event.target.value === '' ? row.standard ?? null : event.target.value),
    });
  }

  /** Returns the menu of colors and a well for components. */
  #color(id, row, field) {
    const current = row.value ?? '';
    const set = (value) => this.#set(id, row, value || null);
    const isSystem = systemColors.includes(current);
    const named = (this.app.store.state?.colors ?? []).map((name) => `named:${name}`);
    const isComponents = current.startsWith('#');
    const shade = row.shades?.[this.app.store.canvas?.isDark ? 1 : 0];
    return h(
      'span',
      { class: 'color' },
      h('input', {
        type: 'color',
        value: (isComponents ? current : shade ?? '#808080').slice(0, 7).toLowerCase(),
        'aria-label': `${row.title}: components`,
        'data-field': `${field}-components`,
        onchange: (event) => set(event.target.value.toUpperCase() + (isComponents ? current.slice(7) : '')),
      }),
      h(
        'select',
        { 'aria-label': row.title, 'data-field': field, onchange: (event) => set(event.target.value) },
        h('option', { value: '', selected: current === '' }, 'Default'),
        current && !isSystem && !named.includes(current)
          ? h('option', { value: current, selected: true }, isComponents ? current : current.replace(/^named:/, ''))
          : null,
        named.map((value) => h('option', { value, selected: value === current }, value.replace(/^named:/, ''))),
        systemColors.map((name) => h('option', { value: name, selected: name === current }, words(name))),
      ),
    );
  }

  /** Returns the menu of fonts, with a weight and a size for the system font. */
  #font(id, row, field) {
    const current = row.value ?? '';
    const set = (value) => this.#set(id, row, value || null);
    const parts = current.split(' ');
    const isStyle = textStyles.some(([name]) => name === current);
    const isCustom = current.startsWith('name:');
    const size = parts.length > 1 ? parts[parts.length - 1] : '17';
    const weight = parts.length === 3 && !isCustom ? parts[1] : 'regular';
    const kind = isStyle ? current : isCustom ? 'custom' : parts[0] || 'system';
    const compose = (next) => {
      const { k = kind, w = weight, s = size } = next;
      if (k.startsWith('UICTFont')) return k;
      if (k === 'custom') return `${parts.slice(0, -1).join(' ')} ${s}`;
      return w === 'regular' || k !== 'system' ? `${k} ${s}` : `${k} ${w} ${s}`;
    };
    const option = (value, title) => h('option', { value, selected: value === kind }, title);
    const isSystem = !isStyle && !isCustom && kind === 'system';
    return h(
      'span',
      { class: 'font' },
      h(
        'select',
        {
          'aria-label': row.title,
          'data-field': field,
          onchange: (event) => set(compose({ k: event.target.value })),
        },
        option('system', 'System'),
        option('boldSystem', 'System Bold'),
        option('italicSystem', 'System Italic'),
        isCustom ? option('custom', parts.slice(0, -1).join(' ').split('/').pop()) : null,
        textStyles.map(([value, title]) => option(value, title)),
      ),
      isSystem
        ? h(
          'select',
          {
            'aria-label': `${row.title}: weight`,
            'data-field': `${field}-weight`,
            onchange: (event) => set(compose({ w: event.target.value })),
          },
          weights.map((each) => h('option', { value: each, selected: each === weight }, words(each))),
        )
        : null,
      isStyle ? null : h('input', {
        class: 'size',
        value: size,
        inputMode: 'decimal',
        'aria-label': `${row.title}: size`,
        'data-field': `${field}-size`,
        onchange: (event) => {
          const value = read(event.target);
          if (value !== null && value > 0) set(compose({ s: number(value) }));
        },
      }),
    );
  }

  // MARK: Runtime attributes

  #runtime(view) {
    const edit = (keyPath, type, value) =>
      this.app.edit({ type: 'setRuntimeAttribute', object: view.id, property: keyPath, kind: type, value });
    const rows = (view.runtimeAttributes ?? []).map((attribute) =>
      h(
        'div',
        { class: 'line attribute runtime' },
        h('span', { title: `${attribute.keyPath}: ${attribute.type}` }, attribute.keyPath),
        h('input', {
          value: attribute.value ?? '',
          disabled: attribute.value === undefined ||
            !['boolean', 'number', 'string', 'color', 'image'].includes(attribute.type),
          'aria-label': `${attribute.keyPath}: value`,
          'data-field': `runtime-${attribute.keyPath}`,
          onchange: (event) => edit(attribute.keyPath, attribute.type, event.target.value),
        }),
        h('button', {
          class: 'icon small',
          'aria-label': `Remove ${attribute.keyPath}`,
          html: icon('close'),
          onclick: () => edit(attribute.keyPath, attribute.type, null),
        }),
      )
    );
    return [...rows, this.#addition(edit)];
  }

  /** Returns the fields that add a runtime attribute. */
  #addition(edit) {
    const keyPath = h('input', { placeholder: 'Key path', 'aria-label': 'New key path', 'data-field': 'runtime-new' });
    const type = h(
      'select',
      { 'aria-label': 'Type of the new attribute', 'data-field': 'runtime-new-type' },
      [['string', 'String'], ['boolean', 'Boolean'], ['number', 'Number'], ['color', 'Color'], ['image', 'Image']]
        .map(([value, title]) => h('option', { value }, title)),
    );
    const standard = { string: '', boolean: 'YES', number: '0', color: '#000000', image: '' };
    const add = () => {
      const name = /** @type {HTMLInputElement} */ (keyPath).value.trim();
      const kind = /** @type {HTMLSelectElement} */ (type).value;
      if (name) edit(name, kind, standard[kind]);
    };
    keyPath.addEventListener('keydown', (event) => event.key === 'Enter' && add());
    return h(
      'div',
      { class: 'line attribute addition' },
      keyPath,
      type,
      h('button', { class: 'icon small', 'aria-label': 'Add a runtime attribute', html: icon('plus'), onclick: add }),
    );
  }
}
