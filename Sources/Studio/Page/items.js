// The items of a constraint in the pop-up buttons of the inspector: the object, the attribute, and
// whether the attribute refers to the margin or follows the language direction.

import { h } from './dom.js';

const titles = {
  leading: 'Leading',
  trailing: 'Trailing',
  left: 'Left',
  right: 'Right',
  centerX: 'Center X',
  top: 'Top',
  bottom: 'Bottom',
  centerY: 'Center Y',
  firstBaseline: 'First Baseline',
  baseline: 'Last Baseline',
  lastBaseline: 'Last Baseline',
  width: 'Width',
  height: 'Height',
};
const across = ['leading', 'trailing', 'left', 'right', 'centerX'];
const down = ['top', 'bottom', 'centerY', 'firstBaseline', 'baseline'];
const swapped = { leading: 'left', trailing: 'right', left: 'leading', right: 'trailing' };

/** Splits an attribute: `leadingMargin` becomes `leading` and true. */
function parts(attribute) {
  const name = attribute.replace(/(WithinMargins|Margin)$/, '');
  return [name, name !== attribute];
}

function joined(name, isMargin) {
  if (!isMargin || ['firstBaseline', 'baseline', 'lastBaseline', 'width', 'height'].includes(name)) return name;
  return name.startsWith('center') ? `${name}WithinMargins` : `${name}Margin`;
}

/** Returns the display name of an attribute, such as Leading Margin. */
export function attributeTitle(attribute) {
  const [name, isMargin] = parts(attribute ?? '');
  return `${titles[name] ?? name}${isMargin ? ' Margin' : ''}`;
}

/**
 * Returns the attribute of the same side that follows the language direction, or the one that does
 * not.
 */
function turned(attribute) {
  const [name, isMargin] = parts(attribute);
  return swapped[name] ? joined(swapped[name], isMargin) : attribute;
}

/**
 * Returns the possible items: first the container and the siblings of the other item, then all
 * others.
 */
function candidates(app, key) {
  const { store } = app;
  const entries = store.inspector.outline.filter((entry) => entry.kind !== 'constraint');
  const parent = entries.find((entry) => entry.key === key)?.parent;
  const isNear = (entry) =>
    entry.key === parent || entry.parent === parent || entry.parent === key || entry.key === key;
  return [entries.filter(isNear), entries.filter((entry) => !isNear(entry))];
}

/**
 * Returns the name of the item of a side. The guides of a controller are not in the outline, but
 * the constraint has their names.
 */
export function itemName(app, constraint, side) {
  const key = constraint[side];
  const isKnown = app.store.views.has(key) || app.store.inspector.outline.some((entry) => entry.key === key);
  return isKnown ? app.store.name(key) : constraint.other || key;
}

/**
 * Returns the content of the pop-up button for one side. `change` receives the changed properties.
 */
export function itemChoices(app, constraint, side, change) {
  const [own, other] = side === 'first' ? ['first', 'second'] : ['second', 'first'];
  const ownAttribute = constraint[`${own}Attribute`];
  const otherAttribute = constraint[`${other}Attribute`];
  const hasOwn = constraint[own] !== undefined && constraint[own] !== null;
  const [name, isMargin] = hasOwn ? parts(ownAttribute) : [null, false];
  const isSize = ['width', 'height'].includes(parts(constraint.firstAttribute)[0]);
  const list = isSize ? ['width', 'height'] : across.includes(parts(constraint.firstAttribute)[0]) ? across : down;
  const [near, far] = candidates(app, constraint[other] ?? constraint.first);
  const item = (title, isOn, role, values, autofocus) =>
    h(
      'button',
      {
        class: 'menu-item',
        role,
        'aria-checked': role === 'menuitem' ? undefined : String(isOn),
        autofocus,
        onclick: () => change(values),
      },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, isOn ? '✓' : ''),
      h('span', { class: 'grow' }, title),
    );
  // The keyboard focus begins at the current item. Nothing changes before an item is chosen.
  const choice = (key, name, isOn) =>
    item(name, isOn, 'menuitemradio', {
      [`${own}Item`]: key,
      ...(hasOwn ? {} : { [`${own}Attribute`]: otherAttribute }),
    }, isOn);
  const choices = (
    label,
    entries,
  ) => (entries.length
    ? h(
      'div',
      { role: 'group', 'aria-label': label },
      h('h3', { role: 'presentation' }, label),
      entries.map((entry) => choice(entry.key, entry.name, entry.key === constraint[own])),
    )
    : null);
  const isUnlisted = hasOwn && ![...near, ...far].some((entry) => entry.key === constraint[own]);
  const isGuide = app.store.inspector.outline.find((entry) => entry.key === constraint[own])?.kind.endsWith(
    'LayoutGuide',
  );
  const follows = !['left', 'right'].some((fixed) =>
    [ownAttribute, otherAttribute].some((attribute) => attribute && parts(attribute)[0] === fixed)
  );
  const shown = list.filter((each) => !(each in swapped) || ['leading', 'trailing'].includes(each) === follows);
  return [
    h('h2', {}, side === 'first' ? 'First Item' : 'Second Item'),
    h('div', { role: 'menu', 'aria-label': side === 'first' ? 'First Item' : 'Second Item' }, [
      h(
        'div',
        { class: 'items', role: 'group', 'aria-label': 'Items' },
        side === 'second' && isSize ? choice('', 'None', !hasOwn) : null,
        isUnlisted ? choice(constraint[own], itemName(app, constraint, own), true) : null,
        choices('Nearby items', near),
        choices('Other items', far),
      ),
      ...(hasOwn
        ? [
          h('hr'),
          ...shown.map((each) =>
            item(titles[each], each === name || (each === 'baseline' && name === 'lastBaseline'), 'menuitemradio', {
              [`${own}Attribute`]: joined(each, isMargin),
            })
          ),
        ]
        : []),
      ...(hasOwn && !isSize
        ? [
          h('hr'),
          list === across
            ? item('Respect language direction', follows, 'menuitemcheckbox', {
              [`${own}Attribute`]: turned(ownAttribute),
              [`${other}Attribute`]: turned(otherAttribute),
            })
            : null,
          isGuide || joined(name, true) === name ? null : item('Relative to margin', isMargin, 'menuitemcheckbox', {
            [`${own}Attribute`]: joined(name, !isMargin),
          }),
        ]
        : []),
      ...(constraint.second
        ? [h('hr'), item('Reverse First And Second Item', false, 'menuitem', { isReversed: true })]
        : []),
    ]),
  ];
}
