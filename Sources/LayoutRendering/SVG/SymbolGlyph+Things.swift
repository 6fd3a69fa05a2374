extension SymbolGlyph {
  /// Shapes of objects and people, in a square of 24 units.
  ///
  /// | kind | names begin with |
  /// | --- | --- |
  /// | people | `person.2` |
  /// | time | `timer`, `memories` |
  /// | weather | `icloud`, `cloud`, `bolt`, `moon` |
  /// | light and energy | `lightbulb` |
  /// | tools | `wand.and.stars`, `wrench`, `key` |
  /// | texts | `scroll`, `book`, `doc.text` |
  /// | signs | `shield`, `flag`, `tag`, `gift` |
  /// | sound and pictures | `music.note`, `speaker`, `mic`, `video` |
  /// | devices | `keyboard`, `iphone`, `wifi` |
  /// | others | `safari`, `table.furniture` |
  ///
  /// Each was drawn for this project to match its name. The names have the same components as those
  /// of symbols, so that `fill`, `slash` and enclosing shapes apply to the drawings.
  static let thingShapes: [String: [GlyphStroke]] = [
    "person.2": [
      .circle(9, 8, 3.6), .path("M2.5 19.5C2.5 12.8 15.5 12.8 15.5 19.5Z"),
      .path("M15.5 5A3.4 3.4 0 0 1 15.5 11.5"), .path("M17.5 14C20 14.8 21.5 16.6 21.5 19.5"),
    ],
    "safari": [
      .circle(12, 12, 9), .closed([(16.5, 7.5), (13.3, 13.3), (7.5, 16.5), (10.7, 10.7)]),
    ],
    "timer": [
      .circle(12, 13, 8), .lines([(12, 13), (12, 8)]), .lines([(9, 2.5), (15, 2.5)]),
      .lines([(18.5, 5.5), (20, 7)]),
    ],
    "memories": [
      .path("M4.5 9A8 8 0 1 1 4 13"), .lines([(4, 4), (4.5, 9), (9.5, 8.5)]),
      .lines([(12, 8), (12, 12.5), (15, 14)]),
    ],
    "icloud": cloud, "cloud": cloud,
    "icloud.and.arrow.up": cloud + [
      .lines([(12, 21), (12, 12)]), .lines([(9, 15), (12, 12), (15, 15)]),
    ],
    "bolt": [.closed([(13, 2.5), (5, 14), (11.5, 14), (10.5, 21.5), (19, 10), (12.5, 10)])],
    "moon": [.path("M20 14.5A8.8 8.8 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z")],
    "lightbulb": [
      .path("M9 17.5C9 14.5 6 13.5 6 9A6 6 0 0 1 18 9C18 13.5 15 14.5 15 17.5Z"),
      .lines([(10, 21), (14, 21)]),
    ],
    "scroll": [
      .path("M7 4H17C19 4 19 6 19 7V20C17 20 17 18 15 18H5C5 20 7 20 7 20H17"),
      .path("M7 4C5 4 5 6 5 8V18"),
    ],
    "keyboard": [
      .box(2, 6, 20, 12, 2.5), .dot(6, 10, 0.9), .dot(10, 10, 0.9), .dot(14, 10, 0.9),
      .dot(18, 10, 0.9),
      .lines([(8, 14.5), (16, 14.5)]),
    ],
    "wand.and.stars": [
      .lines([(4, 20), (14, 10)]), .lines([(17, 3), (17, 8)]), .lines([(14.5, 5.5), (19.5, 5.5)]),
      .lines([(20, 11), (20, 14)]), .lines([(18.5, 12.5), (21.5, 12.5)]), .lines([(9, 3), (9, 6)]),
      .lines([(7.5, 4.5), (10.5, 4.5)]),
    ],
    "wrench": wrench, "wrench.and.screwdriver": wrench + [.lines([(20, 20), (14, 14)])],
    "key": [
      .circle(8, 15, 4.5), .lines([(11.3, 11.7), (19.5, 3.5)]), .lines([(16, 7), (19, 10)]),
    ],
    "shield": [.path("M12 2.5L20 5.5V11C20 16.5 16.5 20 12 21.5C7.5 20 4 16.5 4 11V5.5Z")],
    "flag": [.lines([(5, 21.5), (5, 3)]), .path("M5 4C9 2 13 6 19 4V13C13 15 9 11 5 13")],
    "tag": [.closed([(3, 3), (12, 3), (21.5, 12.5), (12.5, 21.5), (3, 12)]), .dot(7.5, 7.5, 1.5)],
    "gift": [
      .box(4, 11, 16, 10, 1.5), .box(2.5, 7.5, 19, 4, 1), .lines([(12, 7.5), (12, 21)]),
      .path(
        "M12 7.5C6 7.5 7 2 9.5 3C11.5 4 12 7.5 12 7.5C12 7.5 12.5 4 14.5 3C17 2 18 7.5 12 7.5Z"),
    ],
    "book": [
      .path(
        "M12 6C9 4 6 4 2.5 5V18.5C6 17.5 9 17.5 12 19.5C15 17.5 18 17.5 21.5 18.5V5C18 4 15 4 12 6Z"
      ),
      .lines([(12, 6), (12, 19.5)]),
    ],
    "doc.text": [
      .closed([(6, 3), (14, 3), (18, 7), (18, 21), (6, 21)]), .lines([(9, 11), (15, 11)]),
      .lines([(9, 14), (15, 14)]), .lines([(9, 17), (13, 17)]),
    ],
    "table.furniture": [
      .box(2, 7, 20, 3, 1), .lines([(5, 10), (5, 20)]), .lines([(19, 10), (19, 20)]),
    ],
    "music.note": [.dot(7, 18, 2.8), .lines([(9.5, 18), (9.5, 5), (18, 3), (18, 8)])],
    "speaker": [.closed([(3, 9), (7, 9), (12, 4), (12, 20), (7, 15), (3, 15)])],
    "speaker.wave.2": [
      .closed([(2, 9), (6, 9), (11, 4), (11, 20), (6, 15), (2, 15)]),
      .path("M14.5 9A4.5 4.5 0 0 1 14.5 15"),
      .path("M17.5 6A9 9 0 0 1 17.5 18"),
    ],
    "mic": [
      .box(8.5, 2.5, 7, 12, 3.5), .path("M5 11.5A7 7 0 0 0 19 11.5"),
      .lines([(12, 18.5), (12, 21.5)]),
    ],
    "video": [.box(2, 6, 13, 12, 2.5), .closed([(16.5, 11), (22, 7.5), (22, 16.5), (16.5, 13)])],
    "iphone": [.box(6.5, 2, 11, 20, 2.5), .lines([(10.5, 4.5), (13.5, 4.5)])],
    "wifi": [
      .path("M3 10A13 13 0 0 1 21 10"), .path("M6.5 14A8 8 0 0 1 17.5 14"), .dot(12, 18, 1.9),
    ],
  ]

  /// A cloud.
  private static let cloud: [GlyphStroke] = [
    .path("M7 18A4.5 4.5 0 0 1 6.5 9A6 6 0 0 1 18 9.5A4.3 4.3 0 0 1 17.5 18Z")
  ]

  /// A wrench.
  private static let wrench: [GlyphStroke] = [
    .path(
      "M15 3A5.5 5.5 0 0 0 9.5 10.5L3 17A2.8 2.8 0 0 0 7 21L13.5 14.5A5.5 5.5 0 0 0 21 9L17.5 11L13.5 10L13 6.5Z"
    )
  ]
}
