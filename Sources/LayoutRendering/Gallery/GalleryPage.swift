/// The parts of the page that do not depend on its pictures.
enum GalleryPage {
  /// Everything before the body. The policy lets the page run its own script and style and
  /// nothing else.
  static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(GalleryStyle.source)
    </style>
    </head>

    """
  }

  static let body = #"""
    <body>
    <a class="skip" href="#scenes">Skip to the pictures</a>
    <header class="top">
      <div class="heading">
        <h1 id="title"></h1>
        <p class="counts" id="counts" aria-live="polite"></p>
      </div>
      <div class="tools" role="toolbar" aria-label="View">
        <label class="search">
          <span class="sr">Search scenes and views</span>
          <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.5"/><path d="M10.5 10.5 14 14"/></svg>
          <input id="search" type="search" placeholder="Scenes and views" autocomplete="off" spellcheck="false">
          <kbd aria-hidden="true">/</kbd>
        </label>
        <label class="pick"><span class="sr">Devices</span><select id="devices"></select></label>
        <label class="pick" id="variantpick" hidden><span class="sr">Languages and settings</span><select id="variants"></select></label>
        <button class="toggle" id="problems" aria-pressed="false"><i class="dot"></i>Only problems</button>
        <button class="toggle" id="frames" aria-pressed="false">Frames</button>
        <div class="segments" role="radiogroup" aria-label="Appearance">
          <button role="radio" data-appearance="auto">Auto</button>
          <button role="radio" data-appearance="light">Light</button>
          <button role="radio" data-appearance="dark">Dark</button>
        </div>
        <div class="zoom" role="group" aria-label="Zoom">
          <button id="smaller" aria-label="Smaller">−</button>
          <input id="zoom" type="range" min="15" max="150" step="5" aria-label="Zoom in percent">
          <button id="larger" aria-label="Larger">+</button>
          <output id="percent" for="zoom"></output>
        </div>
        <button class="round" id="help" aria-label="Keyboard shortcuts">?</button>
      </div>
    </header>
    <div class="desk">
      <main id="scenes" tabindex="-1"><noscript>This page needs JavaScript to show its pictures.</noscript></main>
      <section class="stage" id="stage" hidden aria-label="Large picture">
        <div class="stagebar">
          <button class="text" id="back">‹ All pictures</button>
          <p id="stagename"></p>
          <div><button class="round" id="previous" aria-label="Previous picture">‹</button>
          <button class="round" id="next" aria-label="Next picture">›</button></div>
        </div>
        <div class="stagebox" id="stagebox"></div>
      </section>
      <aside class="inspector" id="inspector" hidden aria-label="Inspector">
        <div class="detail" id="detail" tabindex="-1"></div>
        <div class="outlinebox" id="outline"></div>
      </aside>
    </div>
    <dialog id="shortcuts" aria-labelledby="shortcutstitle">
      <h2 id="shortcutstitle">Keyboard</h2>
      <dl>
        <div><dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt><dd>Move between pictures</dd></div>
        <div><dt><kbd>Enter</kbd></dt><dd>Open the picture large</dd></div>
        <div><dt><kbd>Esc</kbd></dt><dd>Go back, clear the selection</dd></div>
        <div><dt><kbd>↑</kbd> <kbd>↓</kbd> when large</dt><dd>Select the view before or after</dd></div>
        <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>Zoom in, out, reset</dd></div>
        <div><dt><kbd>/</kbd></dt><dd>Search</dd></div>
        <div><dt><kbd>F</kbd></dt><dd>Frames</dd></div>
        <div><dt><kbd>P</kbd></dt><dd>Only problems</dd></div>
        <div><dt><kbd>D</kbd></dt><dd>Light or dark</dd></div>
        <div><dt><kbd>?</kbd></dt><dd>This help</dd></div>
      </dl>
      <p>Click a view to see what places it; click again for the view around it. Double-click to open a picture.</p>
      <form method="dialog"><button class="toggle" autofocus>Done</button></form>
    </dialog>

    """#
}
