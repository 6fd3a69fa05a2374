// Choices about the page that this browser remembers: closed sections and widths of panels.

/** Returns a remembered value, or another one if there is none. */
export function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`studio-${name}`) ?? 'null') ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Remembers a value. Without storage, it is that of this page only. */
export function remember(name, value) {
  try {
    localStorage.setItem(`studio-${name}`, JSON.stringify(value));
  } catch {
    // A browser may refuse storage.
  }
}

const closed = new Set(remembered('closed-sections', ['Identity', 'Accessibility', 'Text Input Traits']));

/** Makes an element with its title a section that folds. All sections with this title do so together. */
export function folding(details, title) {
  details.open = !closed.has(title);
  details.addEventListener('toggle', () => {
    if (details.open === !closed.has(title)) return;
    if (details.open) closed.delete(title);
    else closed.add(title);
    remember('closed-sections', [...closed]);
  });
  return details;
}
