/// The page's style sheet.
enum GalleryStyle {
  static let source = [page, tools, grid, stage, inspector, narrow].joined(separator: "\n")

  /// Colours, type, and what has no better place.
  private static let page = #"""
    :root {
      --page: #f4f4f6; --panel: #ffffff; --ink: #1d1d1f; --quiet: #6a6a70; --line: #00000017;
      --field: #0000000d; --press: #00000017; --accent: #0064d1; --tint: #0064d11f;
      --orange: #b35c00; --orange-tint: #ff95002b; --red: #c9211a; --red-tint: #ff3b3021;
      --shadow: 0 1px 2px #00000014, 0 10px 30px -12px #00000038; --bezel: #00000026; --zoom: .5;
      color-scheme: light;
      font: 14px/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", sans-serif;
      color: var(--ink); background: var(--page);
    }
    :root.dark {
      --page: #0e0e10; --panel: #1a1a1d; --ink: #f2f2f5; --quiet: #9b9ba2; --line: #ffffff1c;
      --field: #ffffff14; --press: #ffffff24; --accent: #58a6ff; --tint: #58a6ff2b;
      --orange: #ffb04d; --orange-tint: #ff95002e; --red: #ff7a70; --red-tint: #ff3b3033;
      --shadow: 0 1px 2px #00000080, 0 14px 34px -12px #000000b0; --bezel: #ffffff30;
      color-scheme: dark;
    }
    *, *::before, *::after { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; font-variant-numeric: tabular-nums; }
    [hidden] { display: none !important; }
    h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
    ul { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    button { border: 0; background: none; padding: 0; cursor: pointer; }
    :focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; }
    code, .mono { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    kbd {
      font: 11px/1 ui-monospace, "SF Mono", Menlo, monospace; padding: 3px 6px; border-radius: 5px;
      border: 1px solid var(--line); background: var(--field); color: var(--quiet);
    }
    .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: 12px; top: -60px; z-index: 9; padding: 8px 14px;
      border-radius: 8px; background: var(--accent); color: var(--page); }
    .skip:focus { top: 12px; }
    @media (prefers-reduced-motion: no-preference) {
      .toggle, .round, .segments button, .picture .screen { transition: background .15s, color .15s, box-shadow .15s; }
      .inspector { animation: rise .16s ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(6px); } }
    }
    """#

  /// The bar at the top.
  private static let tools = #"""
    .top { display: flex; flex-wrap: wrap; gap: 10px 24px; align-items: center; padding: 12px 24px;
      background: var(--panel); border-bottom: 1px solid var(--line); z-index: 3; }
    .heading { min-width: 0; flex: 1 1 260px; }
    .heading h1 { font-size: 17px; font-weight: 650; letter-spacing: -.01em; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; }
    .counts { color: var(--quiet); font-size: 12.5px; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; }
    .counts b { font-weight: 600; color: var(--orange); }
    .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .search { position: relative; display: flex; align-items: center; flex: 1 1 150px; }
    .search svg { position: absolute; left: 10px; width: 15px; fill: none; stroke: var(--quiet);
      stroke-width: 1.6; stroke-linecap: round; pointer-events: none; }
    .search input { width: 100%; height: 34px; padding: 0 30px 0 32px; border: 0; border-radius: 9px;
      background: var(--field); }
    .search input::placeholder { color: var(--quiet); }
    .search kbd { position: absolute; right: 8px; pointer-events: none; }
    .search input:focus ~ kbd, .search input:not(:placeholder-shown) ~ kbd { display: none; }
    .pick select { height: 34px; max-width: 170px; padding: 0 8px; border: 0; border-radius: 9px;
      background: var(--field); }
    .pick option { background: var(--panel); }
    .toggle { height: 34px; padding: 0 13px; border-radius: 9px; background: var(--field);
      white-space: nowrap; }
    .toggle:hover, .round:hover { background: var(--press); }
    .toggle[aria-pressed=true] { background: var(--tint); color: var(--accent); font-weight: 550; }
    .dot { display: inline-block; width: 8px; height: 8px; border-radius: 50%; background: #ff9500;
      margin-right: 7px; vertical-align: 1px; }
    .segments { display: flex; padding: 2px; border-radius: 9px; background: var(--field); }
    .segments button { height: 30px; padding: 0 11px; border-radius: 7px; }
    .segments [aria-checked=true] { background: var(--panel); box-shadow: 0 1px 3px #00000030;
      font-weight: 550; }
    .dark .segments [aria-checked=true] { background: #ffffff29; }
    .zoom { display: flex; align-items: center; gap: 4px; height: 34px; padding: 0 4px;
      border-radius: 9px; background: var(--field); }
    .zoom button { width: 26px; height: 26px; border-radius: 7px; font-size: 16px; line-height: 1; }
    .zoom button:hover { background: var(--press); }
    .zoom input { width: 92px; accent-color: var(--accent); }
    .zoom output { width: 42px; text-align: right; padding-right: 6px; color: var(--quiet);
      font-size: 12.5px; }
    .round { width: 34px; height: 34px; border-radius: 50%; background: var(--field);
      font-weight: 600; }
    .text { color: var(--accent); height: 34px; padding: 0 6px; border-radius: 7px; }
    """#

  /// Scenes and their pictures.
  private static let grid = #"""
    .desk { flex: 1; min-height: 0; display: flex; position: relative; }
    main { flex: 1; min-width: 0; overflow: auto; padding: 8px 24px 80px; outline: none;
      scroll-padding: 60px; }
    .scene { padding: 20px 0 28px; border-bottom: 1px solid var(--line); }
    .scene:last-child { border: 0; }
    .scene > header { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline;
      margin-bottom: 18px; position: sticky; left: 0; }
    .scene h2 { font-size: 20px; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere; }
    .scene .where { color: var(--quiet); font-size: 12.5px; overflow-wrap: anywhere; }
    .pictures > li { max-width: 100%; }
    .pictures { display: flex; flex-wrap: wrap; gap: 32px 36px; align-items: flex-start; }
    .picture { display: block; text-align: left; border-radius: 12px; max-width: 100%; }
    .picture:focus-visible { outline-offset: 8px; }
    .screen { display: block; position: relative; overflow: hidden; background: var(--panel);
      width: calc(var(--w) * var(--zoom) * 1px); max-width: 100%;
      aspect-ratio: var(--w) / var(--h);
      border-radius: max(3px, calc(var(--radius) * var(--zoom) * 1px));
      box-shadow: 0 0 0 1px var(--bezel), var(--shadow); }
    .picture:hover .screen { box-shadow: 0 0 0 1px var(--quiet), var(--shadow); }
    .picture.current .screen { box-shadow: 0 0 0 2.5px var(--accent), var(--shadow); }
    .screen > svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
    .screen > svg.marks { pointer-events: none; overflow: hidden; }
    .caption { display: block; margin-top: 12px; max-width: max(calc(var(--w) * var(--zoom) * 1px), 130px); }
    .caption b { display: block; font-weight: 600; font-size: 13px; }
    .caption span { display: block; color: var(--quiet); font-size: 12px; }
    .badge { display: inline-block; margin-top: 6px; padding: 1px 9px; border-radius: 99px;
      font-size: 12px; font-weight: 550; font-style: normal; color: var(--orange);
      background: var(--orange-tint); }
    .badge.conflict { color: var(--red); background: var(--red-tint); }
    .notes { margin: 16px 0 4px; border-radius: 12px; background: var(--panel);
      box-shadow: 0 0 0 1px var(--line); }
    .notes summary { padding: 11px 16px; cursor: pointer; font-weight: 600; border-radius: 12px; }
    .notes li { padding: 10px 16px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .notes .where, .notes .hint { display: block; color: var(--quiet); font-size: 12.5px; }
    .notes i { font-style: normal; font-weight: 600; margin-right: 6px; color: var(--quiet); }
    .notes .error i { color: var(--red); } .notes .warning i { color: var(--orange); }
    .nothing { padding: 90px 20px; text-align: center; color: var(--quiet); }
    .marks rect, .marks path { vector-effect: non-scaling-stroke; fill: none; }
    .marks .frame { stroke: #5e5ce6; stroke-width: 1; opacity: .75; }
    .marks .ambiguous { stroke: #ff9500; stroke-width: 1.5; stroke-dasharray: 5 3; fill: #ff950022; }
    .marks .conflict { stroke: #ff3b30; stroke-width: 1.5; fill: #ff3b3022; }
    .marks .found { stroke: #ff2d92; stroke-width: 2; fill: #ff2d9222; }
    .marks .related { stroke: #af52de; stroke-width: 1.5; stroke-dasharray: 4 3; }
    .marks .selected { stroke: #0a84ff; stroke-width: 2.5; fill: #0a84ff20; }
    .marks .line { stroke: #af52de; stroke-width: 1.5; }
    .marks .line.bad { stroke: #ff3b30; stroke-width: 2; }
    .marks .line.strong { stroke-width: 3.5; }
    """#

  /// One picture, large.
  private static let stage = #"""
    .stage { position: absolute; inset: 0; z-index: 2; background: var(--page); display: flex;
      flex-direction: column; }
    .desk.inspecting .stage { right: 340px; }
    .stagebar { display: flex; align-items: center; justify-content: space-between; gap: 12px;
      padding: 10px 20px; }
    .stagebar p { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      font-weight: 600; }
    .stagebar p span { color: var(--quiet); font-weight: 400; margin-left: 8px; }
    .stagebar div { display: flex; gap: 6px; }
    .stagebox { flex: 1; min-height: 0; overflow: auto; display: grid; place-items: safe center;
      padding: 12px 28px 36px; }
    .stagebox .screen { width: var(--fit); max-width: none;
      border-radius: max(4px, var(--fitradius)); cursor: crosshair; }
    dialog { max-width: min(440px, 92vw); padding: 24px; border: 0; border-radius: 18px;
      color: var(--ink); background: var(--panel); box-shadow: 0 20px 80px #00000060; }
    dialog::backdrop { background: #00000059; }
    dialog h2 { font-size: 18px; margin-bottom: 12px; }
    dialog dl div { display: flex; justify-content: space-between; gap: 20px; padding: 6px 0; }
    dialog dt { color: var(--quiet); font-size: 12.5px; } dialog dd { text-align: right; }
    dialog p { margin: 14px 0; color: var(--quiet); font-size: 12.5px; }
    dialog form { text-align: right; }
    """#

  /// The panel about the selected view.
  private static let inspector = #"""
    .inspector { width: 340px; flex: none; background: var(--panel); z-index: 2; display: flex;
      flex-direction: column; border-left: 1px solid var(--line); overflow: hidden; }
    .detail { flex: 1 1 60%; overflow: auto; padding: 18px 18px 24px; outline: none; }
    .outlinebox { flex: 0 1 auto; max-height: 40%; overflow: auto; padding: 0 18px 18px;
      border-top: 1px solid var(--line); }
    .inspector .outlinebox h3 { position: sticky; top: 0; margin: 0; padding: 12px 0 8px; background: var(--panel); }
    .inspector .title { display: flex; justify-content: space-between; align-items: flex-start;
      gap: 10px; }
    .inspector h2 { font-size: 17px; font-weight: 650; overflow-wrap: anywhere; line-height: 1.25; }
    .inspector .name { color: var(--quiet); overflow-wrap: anywhere; }
    .inspector h3 { margin: 24px 0 8px; font-size: 12px; font-weight: 600; color: var(--quiet); }
    .numbers { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px; margin-top: 14px; }
    .numbers div { padding: 7px 9px; border-radius: 9px; background: var(--field); min-width: 0; }
    .numbers dt { font-size: 11px; color: var(--quiet); }
    .numbers dd { font-weight: 550; overflow: hidden; text-overflow: ellipsis; }
    .facts { margin-top: 12px; font-size: 12.5px; }
    .facts div { display: flex; gap: 10px; padding: 3px 0; }
    .facts dt { width: 84px; flex: none; color: var(--quiet); }
    .facts dd { min-width: 0; overflow-wrap: anywhere; }
    .chips { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 10px; }
    .chip { padding: 1px 8px; border-radius: 99px; font-size: 11.5px; background: var(--field);
      color: var(--quiet); }
    .chip.warn { color: var(--orange); background: var(--orange-tint); }
    .chip.bad { color: var(--red); background: var(--red-tint); }
    .constraints li { padding: 10px 11px; margin: 0 -11px; border-radius: 10px; }
    .constraints li:hover, .constraints li:focus-within { background: var(--field); }
    .constraints .equation { overflow-wrap: anywhere; }
    .constraints .equation button { color: var(--accent); text-align: left; border-radius: 4px; }
    .constraints .equation button:hover { text-decoration: underline; }
    .constraints .chips { margin-top: 5px; }
    .constraints code { display: block; margin-top: 5px; font-size: 11px; color: var(--quiet);
      overflow-wrap: anywhere; }
    .outline { margin: 0 -8px; }
    .outline button { display: block; width: 100%; padding: 3px 8px 3px calc(8px + var(--depth) * 13px);
      text-align: left; border-radius: 7px; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; font-size: 12.5px; }
    .outline button span { color: var(--quiet); margin-left: 6px; }
    .outline button:hover { background: var(--field); }
    .outline [aria-current=true] { background: var(--tint); color: var(--accent); }
    .outline .gone { opacity: .5; }
    .outline .ambiguous::after, .outline .conflict::after { content: ""; display: inline-block;
      width: 7px; height: 7px; margin-left: 7px; border-radius: 50%; background: #ff9500; }
    .outline .conflict::after { background: #ff3b30; }
    .empty { color: var(--quiet); font-size: 12.5px; }
    """#

  /// Windows below 1,000 and below 640 points.
  private static let narrow = #"""
    @media (max-width: 1000px) {
      .top { padding: 10px 16px; gap: 8px; }
      .tools { width: 100%; }
      .zoom input { width: 64px; }
      main { padding: 4px 16px 60px; }
      .inspector { width: 300px; }
      .desk.inspecting .stage { right: 300px; }
    }
    @media (max-width: 640px) {
      .top { position: relative; }
      .tools { flex-wrap: nowrap; overflow-x: auto; margin: 0 -16px; padding: 3px 16px; width: auto;
        scrollbar-width: none; }
      .search { flex: 0 0 190px; } .search kbd { display: none; }
      .pictures { gap: 26px 20px; }
      .desk { flex-direction: column; }
      .desk.inspecting .stage { right: 0; bottom: 46%; }
      .detail, .outlinebox { flex: none; overflow: visible; max-height: none; }
      .inspector { display: block; overflow: auto; width: 100%; height: 46%; border-left: 0; border-top: 1px solid var(--line);
        border-radius: 18px 18px 0 0; box-shadow: 0 -8px 30px #00000026; }
      .stagebar { padding: 6px 12px; } .stagebox { padding: 6px 14px 20px; }
    }
    @media (forced-colors: active) { .screen { border: 1px solid; } }
    @media print { .top .tools, .inspector { display: none; } body, main { display: block; height: auto; overflow: visible; } }
    """#
}
