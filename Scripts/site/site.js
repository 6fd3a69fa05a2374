// Search, appearance, menu and buttons that copy. The page works without this file, except for the search.
'use strict';

(() => {
  const root = document.documentElement;
  const base = root.dataset.base;
  const input = document.querySelector('.search input');
  const list = document.querySelector('.results');
  const MAX_RESULTS = 12;
  const EXCERPT_LENGTH = 150;
  let selected = -1;
  let isLoading = false;

  // The index is a script, because pages of a folder may not read other files.
  function load() {
    if (isLoading || globalThis.SEARCH_INDEX) return;
    isLoading = true;
    const script = document.createElement('script');
    script.src = base + 'search-index.js';
    script.onload = search;
    document.head.append(script);
  }

  const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

  // How well an entry answers the words: 0 if one of them is missing.
  function score(entry, words) {
    entry.folded ??= [entry.page, entry.title, entry.text].map(fold);
    const [page, title, text] = entry.folded;
    let total = 0;
    for (const word of words) {
      const begins = new RegExp('(?:^|[^\\p{L}\\p{N}])' + escaped(word), 'u');
      const points = (title === word ? 60 : 0) + (begins.test(title) ? 30 : title.includes(word) ? 12 : 0) +
        (begins.test(page) ? 16 : 0) + (begins.test(text) ? 5 : text.includes(word) ? 1 : 0);
      if (points === 0) return 0;
      total += points;
    }
    return total * entry.weight;
  }

  // Text with the words marked, as nodes.
  function marked(text, words) {
    const parts = text.split(new RegExp('(' + words.map(escaped).join('|') + ')', 'giu'));
    return parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const node = document.createElement('mark');
      node.textContent = part;
      return node;
    });
  }

  function excerpt(text, words) {
    const at = Math.min(...words.map((word) => fold(text).indexOf(word)).filter((place) => place >= 0), text.length);
    const near = at === text.length ? 0 : Math.max(0, at - EXCERPT_LENGTH / 3);
    const start = near > 0 ? text.indexOf(' ', near) + 1 : 0;
    return (start > 0 ? '…' : '') + text.slice(start, start + EXCERPT_LENGTH) +
      (start + EXCERPT_LENGTH < text.length ? '…' : '');
  }

  function search() {
    const words = fold(input.value).split(/\s+/).filter(Boolean);
    const entries = globalThis.SEARCH_INDEX;
    selected = -1;
    list.replaceChildren();
    list.hidden = words.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden || !entries) return;
    const found = entries.map((entry) => [score(entry, words), entry]).filter(([points]) => points > 0);
    found.sort((one, other) => other[0] - one[0]);
    for (const [, entry] of found.slice(0, MAX_RESULTS)) {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const title = document.createElement('b');
      const text = document.createElement('span');
      title.append(...marked(entry.title === entry.page ? entry.page : entry.page + ' › ' + entry.title, words));
      text.append(...marked(excerpt(entry.text, words), words));
      link.href = base + entry.address;
      link.append(title, text);
      link.addEventListener('click', close);
      item.append(link);
      item.setAttribute('role', 'option');
      item.id = 'result-' + list.children.length;
      list.append(item);
    }
    if (found.length === 0) {
      const item = document.createElement('li');
      item.className = 'none';
      item.textContent = 'Nothing was found.';
      list.append(item);
    }
  }

  function close() {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  }

  function select(step) {
    const items = [...list.querySelectorAll('[role=option]')];
    if (items.length === 0) return;
    items[selected]?.removeAttribute('aria-selected');
    selected = (selected + step + items.length) % items.length;
    items[selected].setAttribute('aria-selected', 'true');
    items[selected].scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', items[selected].id);
  }

  input.addEventListener('focus', load);
  input.addEventListener('input', () => globalThis.SEARCH_INDEX ? search() : load());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') select(1);
    else if (event.key === 'ArrowUp') select(-1);
    else if (event.key === 'Enter') list.querySelectorAll('a')[Math.max(selected, 0)]?.click();
    else if (event.key === 'Escape') {
      close();
      input.blur();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.search')) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    }
  });

  // The appearance is kept where the browser allows it.
  const store = (value) => {
    try {
      if (value) localStorage.setItem('theme', value);
      return localStorage.getItem('theme');
    } catch {
      return value;
    }
  };
  const kept = store();
  if (kept) root.dataset.theme = kept;
  document.querySelector('.theme').addEventListener('click', () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = isDark ? 'light' : 'dark';
    store(root.dataset.theme);
  });

  const menu = document.querySelector('.menu');
  menu.addEventListener('click', () => {
    const isOpen = root.classList.toggle('opened');
    menu.setAttribute('aria-expanded', String(isOpen));
    showCurrent();
  });

  // What is copied from an example are its commands, without prompts and without what they print.
  for (const block of document.querySelectorAll('main pre')) {
    const holder = document.createElement('div');
    const button = document.createElement('button');
    holder.className = 'block';
    button.className = 'copy';
    button.type = 'button';
    button.textContent = 'Copy';
    block.replaceWith(holder);
    holder.append(block, button);
    button.addEventListener('click', async () => {
      const commands = [...block.querySelectorAll('.command')].map((line) => line.textContent.slice(2));
      const text = commands.length ? commands.join('\n') : block.textContent;
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(block);
        button.textContent = 'Selected';
      }
      setTimeout(() => button.textContent = 'Copy', 1500);
    });
  }
  // Scrolls the navigation, and not the page.
  function showCurrent() {
    const side = document.querySelector('nav.side');
    const current = side.querySelector('[aria-current]');
    if (!current) return;
    const place = current.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
    side.scrollTop = place > side.clientHeight - 60 ? place - side.clientHeight / 2 : 0;
  }
  showCurrent();
})();
