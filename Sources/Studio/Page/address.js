// The address of the current content, so that it can be bookmarked and shared.

const names = { device: 'device', textSize: 'text', locale: 'language' };
const flags = { isDark: 'dark', isLandscape: 'landscape', isRightToLeft: 'rtl' };

/** Returns the content that the address specifies. */
export function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const canvas = {};
  for (const [key, name] of Object.entries(names)) if (values.has(name)) canvas[key] = values.get(name);
  for (const [key, name] of Object.entries(flags)) if (values.has(name)) canvas[key] = values.get(name) === '1';
  const size = (values.get('size') ?? '').split('x').map(Number);
  if (size.length === 2 && size.every((side) => side > 0)) [canvas.width, canvas.height] = size;
  const count = (
    name,
  ) => (values.has(name) && Number.isInteger(Number(values.get(name))) ? Number(values.get(name)) : undefined);
  return {
    document: count('document'),
    lesson: count('lesson'),
    scene: values.get('scene') ?? undefined,
    selection: values.get('select')?.split(',').filter(Boolean) ?? [],
    canvas,
  };
}

/** Sets the address to that of the current content. */
export function writeAddress(app) {
  const { store } = app;
  if (!store.state) return;
  const values = new URLSearchParams();
  if (store.state.lesson !== undefined) values.set('lesson', store.state.lesson);
  else {
    values.set('document', store.state.document);
    if (app.rootID) values.set('scene', app.rootID);
  }
  for (const [key, name] of Object.entries(names)) if (store.request[key]) values.set(name, store.request[key]);
  for (const [key, name] of Object.entries(flags)) {
    if (store.request[key] !== undefined) values.set(name, store.request[key] ? '1' : '0');
  }
  if (store.request.width) values.set('size', `${store.request.width}x${store.request.height}`);
  if (store.selection.length && store.selection.length < 20) values.set('select', store.selection.join(','));
  history.replaceState(null, '', `#${values}`);
}
