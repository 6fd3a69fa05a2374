/// The glyphs of a text while a font substitutes and positions them.
struct GlyphRun {
  /// A glyph.
  struct Glyph {
    /// The number in the font.
    var id: Int
    /// The class, which determines the lookups that skip the glyph.
    var kind: Int
    /// The index of the character to which the glyph belongs.
    var character: Int
    /// The difference from the advance of the glyph, in units of the font.
    var adjustment: Double = 0
  }

  /// The glyphs in the order of the text.
  var glyphs: [Glyph]
  /// The table whose lookups apply.
  let layout: LayoutTable
  /// The classes of glyphs.
  let classes: GlyphClasses
  /// A Boolean value that indicates whether lookups position glyphs. Otherwise they substitute
  /// glyphs.
  let isPositioning: Bool
  /// The variations of kerning for the values of the axes, or `nil` without variations.
  let variations: ItemVariations?
  /// The maximum number of glyphs that the text can become.
  let capacity: Int
  /// The number of records that can still be compared.
  var rest: Int

  /// Prepares glyphs for the lookups of a table.
  init(
    _ glyphs: [Glyph], _ layout: LayoutTable, _ classes: GlyphClasses, isPositioning: Bool,
    variations: ItemVariations? = nil
  ) {
    self.glyphs = glyphs
    self.layout = layout
    self.classes = classes
    self.isPositioning = isPositioning
    self.variations = variations
    capacity = FontLimits.growth * (glyphs.count + 8)
    rest = FontLimits.comparisonsPerCharacter * (glyphs.count + 8)
  }

  /// The bytes of the table.
  var table: FontTable { layout.table }

  /// Applies lookups one after the other, each to all glyphs.
  mutating func apply(_ indices: [Int]) {
    for index in indices {
      let lookup = layout.lookups[index]
      var place = 0
      while place < glyphs.count, rest > 0 {
        place = apply(lookup, at: place, depth: 0) ?? place + 1
      }
    }
  }

  /// Applies a lookup to the glyph at an index. Returns the index of the next glyph to process, or
  /// `nil` if the lookup does not apply.
  mutating func apply(_ lookup: LayoutTable.Lookup, at place: Int, depth: Int) -> Int? {
    let glyph = glyphs[place]
    rest -= 1
    guard rest > 0, !skips(place, lookup) else { return nil }
    for subtable in lookup.subtables where subtable.digest.mayContain(glyph.id) {
      rest -= 1
      guard rest > 0 else { return nil }
      let next =
        isPositioning
        ? position(lookup, subtable.offset, at: place, depth: depth)
        : substitute(lookup, subtable.offset, at: place, depth: depth)
      if let next { return next }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a lookup skips the glyph at an index.
  @inline(__always)
  func skips(_ place: Int, _ lookup: LayoutTable.Lookup) -> Bool {
    classes.skips(glyphs[place].id, kind: glyphs[place].kind, lookup)
  }

  /// Returns the index of the next glyph that a lookup does not skip, or `nil` at the end.
  func next(after place: Int, _ lookup: LayoutTable.Lookup) -> Int? {
    var place = place + 1
    while place < glyphs.count, skips(place, lookup) { place += 1 }
    return place < glyphs.count ? place : nil
  }

  /// Returns the index of the previous glyph that a lookup does not skip, or `nil` at the start.
  func previous(before place: Int, _ lookup: LayoutTable.Lookup) -> Int? {
    var place = place - 1
    while place >= 0, skips(place, lookup) { place -= 1 }
    return place >= 0 ? place : nil
  }

  /// Returns the index of a glyph in the coverage table at an offset, or `nil` if it is not
  /// covered.
  func coverageIndex(at place: Int, _ offset: Int) -> Int? {
    table.coverageIndex(of: glyphs[place].id, at: offset)
  }
}
