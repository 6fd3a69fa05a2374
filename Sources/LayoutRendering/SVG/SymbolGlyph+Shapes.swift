extension SymbolGlyph {
  /// Returns the drawing of a symbol or bar button, or `nil` if there is none for the name.
  ///
  /// The components of the name have these meanings:
  ///
  /// | word | drawing |
  /// | --- | --- |
  /// | `fill` | closed shapes, or the enclosing one, are filled |
  /// | `slash` | a line crosses the drawing |
  /// | `circle`, `square`, `rectangle` | a shape encloses the drawing |
  /// | `badge` | nothing is added |
  ///
  /// The longest known prefix of the other components determines the shape: `building.2` is drawn
  /// as `building`.
  static func drawing(for name: String) -> GlyphDrawing? {
    var words = name.excerpt(80).split(separator: ".").map(String.init)
    var drawing = GlyphDrawing(isFilled: words.contains("fill"), isSlashed: words.contains("slash"))
    words.removeAll { ["fill", "slash"].contains($0) }
    if let shape = shapes[words.joined(separator: ".")] {
      drawing.strokes = shape
      return drawing
    }
    drawing.enclosure = GlyphDrawing.Enclosure.allCases.first { words.contains($0.rawValue) }
    words.removeAll { GlyphDrawing.Enclosure(rawValue: $0) != nil || $0 == "badge" }
    while !words.isEmpty {
      if let shape = shapes[words.joined(separator: ".")] {
        drawing.strokes = shape
        return drawing
      }
      words.removeLast()
    }
    return drawing.enclosure == nil ? nil : drawing
  }

  /// All shapes by the name of the symbol. They were drawn for this project, in a square of 24
  /// units.
  private static let shapes: [String: [GlyphStroke]] = arrows.merging(objects) { first, _ in first }
    .merging(barButtons) { first, _ in first }.merging(interfaceShapes) { _, last in last }
    .merging(thingShapes) { _, last in last }

  /// The names of all shapes except those of bar buttons.
  static let shapeNames = Set(shapes.keys)
    .subtracting(barButtons.keys.filter { !$0.contains(".") })

  /// Arrows, chevrons and signs.
  private static let arrows: [String: [GlyphStroke]] = [
    "chevron.right": [.lines([(9, 5), (16, 12), (9, 19)])],
    "chevron.left": [.lines([(15, 5), (8, 12), (15, 19)])],
    "chevron.backward": [.lines([(15, 5), (8, 12), (15, 19)])],
    "chevron.forward": [.lines([(9, 5), (16, 12), (9, 19)])],
    "chevron.down": [.lines([(5, 9), (12, 16), (19, 9)])],
    "chevron.up": [.lines([(5, 15), (12, 8), (19, 15)])],
    "arrow.right": [.lines([(4, 12), (20, 12)]), .lines([(14, 6), (20, 12), (14, 18)])],
    "arrow.left": [.lines([(20, 12), (4, 12)]), .lines([(10, 6), (4, 12), (10, 18)])],
    "arrow.up": [.lines([(12, 20), (12, 4)]), .lines([(6, 10), (12, 4), (18, 10)])],
    "arrow.down": [.lines([(12, 4), (12, 20)]), .lines([(6, 14), (12, 20), (18, 14)])],
    "arrow.clockwise": [
      .path("M19.5 9A8 8 0 1 0 20 13"), .lines([(20, 4), (19.5, 9), (14.5, 8.5)]),
    ],
    "plus": [.lines([(12, 5), (12, 19)]), .lines([(5, 12), (19, 12)])],
    "minus": [.lines([(5, 12), (19, 12)])],
    "xmark": [.lines([(6, 6), (18, 18)]), .lines([(18, 6), (6, 18)])],
    "checkmark": [.lines([(4, 13), (10, 19), (20, 5)])],
    "ellipsis": [.dot(5, 12, 1.8), .dot(12, 12, 1.8), .dot(19, 12, 1.8)],
    "line.horizontal.3": lines3, "line.3.horizontal": lines3, "list.bullet": lines3,
    "text.alignleft": lines3, "text.aligncenter": lines3, "text.justify": lines3,
  ]

  /// Three lines, as in lists and menus.
  private static let lines3: [GlyphStroke] = [
    .lines([(4, 6), (20, 6)]), .lines([(4, 12), (20, 12)]), .lines([(4, 18), (20, 18)]),
  ]

  /// A head and shoulders.
  private static let person: [GlyphStroke] = [
    .circle(12, 8, 4), .path("M4.5 20C4.5 12.5 19.5 12.5 19.5 20Z"),
  ]

  /// An envelope.
  private static let envelope: [GlyphStroke] = [
    .box(3, 5, 18, 14, 2.5), .lines([(4, 7), (12, 13), (20, 7)]),
  ]

  /// Objects.
  private static let objects: [String: [GlyphStroke]] = [
    "circle": [.circle(12, 12, 9)],
    "square": [.box(3, 3, 18, 18, 4)],
    "magnifyingglass": [.circle(10.5, 10.5, 6), .lines([(15, 15), (20, 20)])],
    "info": [.dot(12, 7, 1.3), .lines([(12, 11), (12, 17.5)])],
    "photo": [
      .box(2.5, 4.5, 19, 15, 2.5), .dot(8, 9.5, 1.7),
      .lines([(4, 18), (10, 13), (13, 15.5), (16.5, 11.5), (20.5, 16)]),
    ],
    "globe": [
      .circle(12, 12, 9), .lines([(3, 12), (21, 12)]),
      .path("M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3"),
    ],
    "mappin": [
      .path("M12 22C7 15.5 5 12.5 5 9A7 7 0 0 1 19 9C19 12.5 17 15.5 12 22Z"), .dot(12, 9, 2.6),
    ],
    "location": [.closed([(20, 4), (4, 11), (12, 12), (13, 20)])],
    "person": person, "person.2": person, "person.crop": person,
    "gear": gear, "gearshape": gear,
    "house": [
      .lines([(3, 12), (12, 4), (21, 12)]), .lines([(6, 10), (6, 20), (18, 20), (18, 10)]),
    ],
    "star": [
      .closed([
        (12, 3), (14.7, 9), (21, 9.6), (16.2, 13.9), (17.6, 20.4), (12, 17), (6.4, 20.4),
        (7.8, 13.9), (3, 9.6), (9.3, 9),
      ])
    ],
    "building": [
      .box(6, 3, 12, 18, 1), .lines([(10, 7), (10, 8)]), .lines([(14, 7), (14, 8)]),
      .lines([(10, 12), (10, 13)]), .lines([(14, 12), (14, 13)]), .lines([(12, 21), (12, 17.5)]),
    ],
    "sun": [
      .circle(12, 12, 4), .lines([(12, 2.5), (12, 5)]), .lines([(12, 19), (12, 21.5)]),
      .lines([(2.5, 12), (5, 12)]), .lines([(19, 12), (21.5, 12)]), .lines([(5.3, 5.3), (7, 7)]),
      .lines([(17, 17), (18.7, 18.7)]), .lines([(5.3, 18.7), (7, 17)]),
      .lines([(17, 7), (18.7, 5.3)]),
    ],
    "mountain": [
      .lines([(2, 19), (9, 6), (14, 15)]), .lines([(11.5, 19), (16.5, 10), (22, 19), (2, 19)]),
    ],
    "airplane": [
      .closed([
        (12, 2), (13.5, 4), (13.5, 9), (21, 14), (21, 16), (13.5, 13.5), (13.2, 18), (16, 20.5),
        (16, 22),
        (12, 21), (8, 22), (8, 20.5), (10.8, 18), (10.5, 13.5), (3, 16), (3, 14), (10.5, 9),
        (10.5, 4),
      ])
    ],
    "map": [
      .closed([(3, 6), (9, 4), (15, 6), (21, 4), (21, 18), (15, 20), (9, 18), (3, 20)]),
      .lines([(9, 4), (9, 18)]), .lines([(15, 6), (15, 20)]),
    ],
    "heart": [.path("M12 20C-3 10 6 1 12 7.5C18 1 27 10 12 20Z")],
    "bell": [
      .path("M5 17C7 14.5 6 11 6.5 9.5C7.5 3.5 16.5 3.5 17.5 9.5C18 11 17 14.5 19 17Z"),
      .lines([(10, 20), (14, 20)]),
    ],
    "envelope": envelope, "mail": envelope,
    "lock": [.box(5, 11, 14, 9, 2), .path("M8 11V8A4 4 0 0 1 16 8V11")],
    "eye": [.path("M2 12C7 4 17 4 22 12C17 20 7 20 2 12Z"), .circle(12, 12, 3)],
    "trash": [
      .lines([(4, 7), (20, 7)]), .lines([(6, 7), (7, 21), (17, 21), (18, 7)]),
      .lines([(9, 7), (9, 4), (15, 4), (15, 7)]),
    ],
    "camera": [
      .box(2.5, 7, 19, 13, 3), .circle(12, 13.5, 3.8),
      .lines([(8, 7), (9.5, 4), (14.5, 4), (16, 7)]),
    ],
    "calendar": [.box(3, 5, 18, 16, 3), .lines([(3, 10), (21, 10)])],
    "clock": [.circle(12, 12, 9), .lines([(12, 7), (12, 12), (16, 14)])],
    "play": [.closed([(7, 4), (20, 12), (7, 20)])],
    "pause": [.lines([(8, 5), (8, 19)]), .lines([(16, 5), (16, 19)])],
    "stop": [.box(6, 6, 12, 12, 2)],
    "forward": [.closed([(4, 6), (12, 12), (4, 18)]), .closed([(12, 6), (20, 12), (12, 18)])],
    "backward": [.closed([(20, 6), (12, 12), (20, 18)]), .closed([(12, 6), (4, 12), (12, 18)])],
    "cart": [
      .lines([(2, 4), (5, 4), (8, 15), (18, 15), (20, 7), (6, 7)]), .dot(9, 19, 1.6),
      .dot(17, 19, 1.6),
    ],
    "bookmark": [.closed([(6, 3), (18, 3), (18, 21), (12, 16), (6, 21)])],
    "folder": [.closed([(3, 6), (9, 6), (11, 8), (21, 8), (21, 19), (3, 19)])],
    "doc": [.closed([(6, 3), (14, 3), (18, 7), (18, 21), (6, 21)])],
    "paperplane": [.closed([(3, 11), (21, 3), (14, 21), (11, 13)])],
    "phone": [
      .path("M6 3L9 8L7.5 10.5C9 13.5 11 15.5 14 17L16.5 15.5L21 18C20 24 3 15 6 3Z")
    ],
    "bubble": [.path("M12 4C-1 4 1 18 9 17.5L6 21.5L13 17.6C24 17 23 4 12 4Z")],
    "message": [.path("M12 4C-1 4 1 18 9 17.5L6 21.5L13 17.6C24 17 23 4 12 4Z")],
    "pencil": [.closed([(4, 20), (5, 15.5), (16, 4.5), (19.5, 8), (8.5, 19)])],
    "exclamationmark": [.lines([(12, 5), (12, 14)]), .dot(12, 18.5, 1.4)],
    "questionmark": [.path("M8 9A4 4 0 1 1 12 13V15"), .dot(12, 18.5, 1.4)],
  ]

  /// A wheel with eight teeth.
  private static let gear: [GlyphStroke] = [
    .circle(12, 12, 7), .circle(12, 12, 3), .lines([(12, 2.5), (12, 5)]),
    .lines([(12, 19), (12, 21.5)]), .lines([(2.5, 12), (5, 12)]), .lines([(19, 12), (21.5, 12)]),
    .lines([(5.3, 5.3), (7, 7)]), .lines([(17, 17), (18.7, 18.7)]),
    .lines([(5.3, 18.7), (7, 17)]), .lines([(17, 7), (18.7, 5.3)]),
  ]

  /// The system bar items of Interface Builder.
  private static let barButtons: [String: [GlyphStroke]] = [
    "add": [.lines([(12, 5), (12, 19)]), .lines([(5, 12), (19, 12)])],
    "action": share, "square.and.arrow.up": share, "reply": share,
    "search": [.circle(10.5, 10.5, 6), .lines([(15, 15), (20, 20)])],
    "refresh": [.path("M19.5 9A8 8 0 1 0 20 13"), .lines([(20, 4), (19.5, 9), (14.5, 8.5)])],
    "compose": [
      .lines([(12, 5), (5, 5), (5, 19), (19, 19), (19, 12)]),
      .closed([(10, 14), (11, 10.5), (18, 3.5), (20.5, 6), (13.5, 13)]),
    ],
    "organize": [.closed([(3, 6), (9, 6), (11, 8), (21, 8), (21, 19), (3, 19)])],
    "bookmarks": [.closed([(6, 3), (18, 3), (18, 21), (12, 16), (6, 21)])],
    "close": [.lines([(6, 6), (18, 18)]), .lines([(18, 6), (6, 18)])],
    "rewind": [.closed([(20, 6), (12, 12), (20, 18)]), .closed([(12, 6), (4, 12), (12, 18)])],
    "fastForward": [
      .closed([(4, 6), (12, 12), (4, 18)]), .closed([(12, 6), (20, 12), (12, 18)]),
    ],
    "contacts": person, "more": [.dot(5, 12, 1.8), .dot(12, 12, 1.8), .dot(19, 12, 1.8)],
    "favorites": [
      .closed([
        (12, 3), (14.7, 9), (21, 9.6), (16.2, 13.9), (17.6, 20.4), (12, 17), (6.4, 20.4),
        (7.8, 13.9), (3, 9.6), (9.3, 9),
      ])
    ],
    "recents": [.circle(12, 12, 9), .lines([(12, 7), (12, 12), (16, 14)])],
    "history": [.circle(12, 12, 9), .lines([(12, 7), (12, 12), (16, 14)])],
    "downloads": [
      .lines([(12, 3), (12, 15)]), .lines([(7, 10), (12, 15), (17, 10)]),
      .lines([(4, 20), (20, 20)]),
    ],
  ]

  /// A box with an arrow.
  private static let share: [GlyphStroke] = [
    .lines([(8, 10), (5, 10), (5, 21), (19, 21), (19, 10), (16, 10)]),
    .lines([(12, 15), (12, 3)]), .lines([(8, 7), (12, 3), (16, 7)]),
  ]
}
