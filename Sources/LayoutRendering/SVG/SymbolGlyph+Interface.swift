extension SymbolGlyph {
  /// Arrows that turn, symbols of windows and layouts, and signs, in a square of 24 units.
  ///
  /// | kind | names begin with |
  /// | --- | --- |
  /// | turning arrows | `arrow.uturn`, `arrow.counterclockwise`, `arrow.triangle.2.circlepath` |
  /// | diagonal arrows | `arrow.up.right`, `arrow.down.right`, `arrow.up.left.and.arrow.down.right` |
  /// | lists | `list.dash`, `list.bullet`, `list.number`, `line.3.horizontal.decrease` |
  /// | windows and grids | `rectangle`, `square.grid`, `sidebar.left`, `table` |
  /// | signs | `multiply`, `equal`, `at`, `power`, `link`, `paperclip`, `qrcode` |
  ///
  /// The names `undo` and `redo` are those of Interface Builder's bar buttons.
  static let interfaceShapes: [String: [GlyphStroke]] = [
    "arrow.uturn.left": turnedLeft, "arrow.uturn.backward": turnedLeft, "undo": turnedLeft,
    "arrow.uturn.right": turnedRight, "arrow.uturn.forward": turnedRight, "redo": turnedRight,
    "arrow.counterclockwise": [
      .path("M4.5 9A8 8 0 1 1 4 13"), .lines([(4, 4), (4.5, 9), (9.5, 8.5)]),
    ],
    "arrow.triangle.2.circlepath": turning, "arrow.2.circlepath": turning,
    "arrow.up.right": [.lines([(6, 18), (18, 6)]), .lines([(9, 6), (18, 6), (18, 15)])],
    "arrow.down.right": [.lines([(6, 6), (18, 18)]), .lines([(9, 18), (18, 18), (18, 9)])],
    "arrow.up.left.and.arrow.down.right": expanding, "viewfinder": corners,
    "arrow.up.arrow.down": upAndDown, "arrow.up.and.down": upAndDown,
    "chevron.up.chevron.down": [
      .lines([(7, 9), (12, 4), (17, 9)]), .lines([(7, 15), (12, 20), (17, 15)]),
    ],
    "line.3.horizontal.decrease": filter, "line.horizontal.3.decrease": filter,
    "list.dash": list, "list.bullet": list, "list.number": list,
    "slider.horizontal.3": [
      .lines([(3, 6), (21, 6)]), .lines([(3, 12), (21, 12)]), .lines([(3, 18), (21, 18)]),
      .dot(15, 6, 2.4), .dot(8, 12, 2.4), .dot(16, 18, 2.4),
    ],
    "multiply": [.lines([(6, 6), (18, 18)]), .lines([(18, 6), (6, 18)])],
    "equal": [.lines([(5, 9), (19, 9)]), .lines([(5, 15), (19, 15)])],
    "at": [.circle(12, 12, 4), .path("M16 8V13C16 17 21 16 21 12A9 9 0 1 0 16 20")],
    "square.grid.2x2": [
      .box(3, 3, 7.5, 7.5, 1.5), .box(13.5, 3, 7.5, 7.5, 1.5), .box(3, 13.5, 7.5, 7.5, 1.5),
      .box(13.5, 13.5, 7.5, 7.5, 1.5),
    ],
    "square.grid.3x2": [
      .box(2, 5, 5, 5, 1), .box(9.5, 5, 5, 5, 1), .box(17, 5, 5, 5, 1), .box(2, 14, 5, 5, 1),
      .box(9.5, 14, 5, 5, 1), .box(17, 14, 5, 5, 1),
    ],
    "square.on.square": [
      .box(8, 8, 13, 13, 2.5),
      .path("M4.5 16C3.5 16 3 15.3 3 14.5V5.5A2.5 2.5 0 0 1 5.5 3H14.5C15.5 3 16 3.5 16 4.5"),
    ],
    "rectangle": [.box(2, 5, 20, 14, 2.5)],
    "rectangle.split.3x1": [
      .box(2, 5, 20, 14, 2.5), .lines([(8.7, 5), (8.7, 19)]), .lines([(15.3, 5), (15.3, 19)]),
    ],
    "rectangle.compress.vertical": [
      .lines([(4, 12), (20, 12)]), .lines([(12, 3), (12, 9)]), .lines([(9, 6), (12, 9), (15, 6)]),
      .lines([(12, 21), (12, 15)]), .lines([(9, 18), (12, 15), (15, 18)]),
    ],
    "rectangle.portrait.and.arrow.right": [
      .lines([(13, 4), (4, 4), (4, 20), (13, 20)]), .lines([(9, 12), (21, 12)]),
      .lines([(16, 7), (21, 12), (16, 17)]),
    ],
    "list.bullet.rectangle": [.box(2, 4, 20, 16, 2.5)] + rows,
    "sidebar.left": [.box(2, 5, 20, 14, 2.5), .lines([(9, 5), (9, 19)])],
    "table": [
      .box(3, 4, 18, 16, 2), .lines([(3, 9.5), (21, 9.5)]), .lines([(3, 14.7), (21, 14.7)]),
      .lines([(10, 4), (10, 20)]),
    ],
    "checkmark.square": [.lines([(6, 12.5), (10.5, 17), (18.5, 7)])],
    "power": [.lines([(12, 3), (12, 12)]), .path("M7 6A8.5 8.5 0 1 0 17 6")],
    "link": [
      .path("M10 14A4.5 4.5 0 0 1 10 8L13 5A4.3 4.3 0 0 1 19 11L17 13"),
      .path("M14 10A4.5 4.5 0 0 1 14 16L11 19A4.3 4.3 0 0 1 5 13L7 11"),
    ],
    "paperclip": [
      .path(
        "M20 11L12 19A5 5 0 0 1 5 12L13.5 3.5A3.4 3.4 0 0 1 18.3 8.3L10 16.5A1.6 1.6 0 0 1 7.6 14L15 6.7"
      )
    ],
    "qrcode": [
      .box(3, 3, 7, 7, 1), .box(14, 3, 7, 7, 1), .box(3, 14, 7, 7, 1), .dot(6.5, 6.5, 1.2),
      .dot(17.5, 6.5, 1.2), .dot(6.5, 17.5, 1.2), .lines([(14, 14), (17, 14), (17, 17)]),
      .lines([(21, 14), (21, 17)]), .lines([(14, 18), (14, 21)]), .lines([(18, 21), (21, 21)]),
    ],
  ]

  /// An arrow that turns to the left.
  private static let turnedLeft: [GlyphStroke] = [
    .lines([(9, 4), (4, 9), (9, 14)]), .path("M4 9H15A5 5 0 0 1 15 19H9"),
  ]

  /// An arrow that turns to the right.
  private static let turnedRight: [GlyphStroke] = [
    .lines([(15, 4), (20, 9), (15, 14)]), .path("M20 9H9A5 5 0 0 0 9 19H15"),
  ]

  /// Two arrows in a circle.
  private static let turning: [GlyphStroke] = [
    .path("M20 10A8.2 8.2 0 0 0 5 8"), .lines([(4.5, 3.5), (5, 8), (9.5, 8)]),
    .path("M4 14A8.2 8.2 0 0 0 19 16"), .lines([(19.5, 20.5), (19, 16), (14.5, 16)]),
  ]

  /// Two arrows to the corners.
  private static let expanding: [GlyphStroke] = [
    .lines([(4, 4), (20, 20)]), .lines([(4, 10), (4, 4), (10, 4)]),
    .lines([(20, 14), (20, 20), (14, 20)]),
  ]

  /// The corners of a frame.
  private static let corners: [GlyphStroke] = [
    .lines([(3, 8), (3, 3), (8, 3)]), .lines([(16, 3), (21, 3), (21, 8)]),
    .lines([(21, 16), (21, 21), (16, 21)]), .lines([(8, 21), (3, 21), (3, 16)]),
  ]

  /// An arrow up and one down.
  private static let upAndDown: [GlyphStroke] = [
    .lines([(8, 20), (8, 4)]), .lines([(4, 8), (8, 4), (12, 8)]),
    .lines([(16, 4), (16, 20)]), .lines([(12, 16), (16, 20), (20, 16)]),
  ]

  /// Three lines that become shorter.
  private static let filter: [GlyphStroke] = [
    .lines([(3, 7), (21, 7)]), .lines([(7, 12), (17, 12)]), .lines([(10, 17), (14, 17)]),
  ]

  /// Lines with dots before them.
  private static let list: [GlyphStroke] = [
    .lines([(9, 6), (21, 6)]), .lines([(9, 12), (21, 12)]), .lines([(9, 18), (21, 18)]),
    .dot(4, 6, 1.4), .dot(4, 12, 1.4), .dot(4, 18, 1.4),
  ]

  /// The rows of a small list.
  private static let rows: [GlyphStroke] = [
    .lines([(10, 9), (18, 9)]), .lines([(10, 15), (18, 15)]), .dot(6.5, 9, 1), .dot(6.5, 15, 1),
  ]
}
