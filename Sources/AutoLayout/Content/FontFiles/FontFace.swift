import Foundation

/// A font in a file, with the data for measuring text: its metrics, advances, kerning and
/// ligatures.
///
/// Outlines are not read. All offsets are checked, and the work for a text is bounded by its
/// length.
package final class FontFace: Sendable {
  /// The identity of a font: the file, the font in it, and the values of its axes.
  package struct Identity: Hashable, Sendable {
    /// The path of the file.
    let path: String
    /// The number of the font in a collection.
    let index: Int
    /// The values of the axes of a variable font, or an empty array for the default.
    let coordinates: [Double]
  }

  /// The identity of the font.
  package let identity: Identity
  /// The number of units per em.
  package let unitsPerEm: Int
  /// The distance from the baseline to the top of a line, in units (`hhea`).
  package let ascender: Int
  /// The distance from the baseline to the bottom of a line, in units; negative in most fonts
  /// (`hhea`).
  package let descender: Int
  /// The line gap in units, which labels ignore (`hhea`).
  package let lineGap: Int
  /// The height of capital letters in units, or `nil` if the font does not state it (`OS/2`).
  package let capHeight: Int?
  /// The height of lowercase letters in units, or `nil` if the font does not state it (`OS/2`).
  package let xHeight: Int?
  /// The path of the file.
  package var path: String { identity.path }
  /// The size of the font in memory, in bytes.
  let size: Int

  private let characters: CharacterMap
  private let metrics: FontTable
  /// The number of glyphs with an advance. All later ones have the advance of the last one.
  private let advanceCount: Int
  private let advanceVariations: AdvanceVariations?
  private let kerningVariations: ItemVariations?
  private let classes: GlyphClasses
  private let substitutions: LayoutTable
  private let positions: LayoutTable
  private let kerning: KerningTable?
  private let plans = ShapingPlans()

  /// Reads the font at an index of a file, at values of its axes.
  ///
  /// - Throws: `FontFileError` if text cannot be measured with it.
  init(
    _ source: FontSource, index: Int = 0, coordinates: [Double] = []
  ) throws(FontFileError) {
    identity = Identity(path: source.path, index: index, coordinates: coordinates)
    let tables = try source.reading { (reader) throws(FontFileError) in
      try Tables(reader, index: index)
    }
    guard let unitsPerEm = tables.unitsPerEm else {
      throw FontFileError(.table, source.path, "the table 'head' is missing or damaged")
    }
    guard tables.hhea.bytes.count >= 36 else {
      throw FontFileError(.table, source.path, "the table 'hhea' is missing or damaged")
    }
    guard let characters = CharacterMap(tables.cmap) else {
      throw FontFileError(.table, source.path, "the font has no character map")
    }
    let stated = tables.hhea.u16(34)
    advanceCount = tables.hmtx.count(stated, recordSize: 4, at: 0)
    guard advanceCount > 0 else {
      throw FontFileError(.table, source.path, "the table 'hmtx' is missing or damaged")
    }
    self.unitsPerEm = unitsPerEm
    self.characters = characters
    ascender = tables.hhea.i16(4)
    descender = tables.hhea.i16(6)
    lineGap = tables.hhea.i16(8)
    let hasHeights = tables.os2.u16(0) >= 2 && tables.os2.bytes.count >= 90
    xHeight = hasHeights && tables.os2.i16(86) > 0 ? tables.os2.i16(86) : nil
    capHeight = hasHeights && tables.os2.i16(88) > 0 ? tables.os2.i16(88) : nil
    metrics = tables.hmtx
    classes = GlyphClasses(table: tables.gdef)
    substitutions = LayoutTable(tables.gsub, extensionType: 7, contextTypes: [5, 6])
    positions = LayoutTable(tables.gpos, extensionType: 9, contextTypes: [7, 8])
    kerning = KerningTable(tables.kern)
    let point = FontAxes(tables.fvar).normalized(coordinates, tables.avar)
    advanceVariations = AdvanceVariations(tables.hvar, point)
    let store = tables.gdef.u32(0) >= 0x0001_0003 ? tables.gdef.u32(14) : 0
    kerningVariations = ItemVariations(tables.gdef, at: store, point)
    size = tables.size
  }

  // MARK: Measuring

  /// Returns the advance of each character of a text in units of the font, or `nil` for a character
  /// that is missing from the font. The advance includes the kerning with the next character; the
  /// parts of a ligature have the same width.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  package func advances(of text: [Character]) -> [Double?] {
    var result = [Double?](repeating: nil, count: text.count)
    var glyphs: [GlyphRun.Glyph] = []
    var start = 0
    for index in 0...text.count {
      let found = index < text.count ? self.glyphs(of: text[index], at: index) : nil
      if let found {
        glyphs += found
        result[index] = 0
        continue
      }
      if !glyphs.isEmpty { measure(glyphs, text[start..<index], &result) }
      glyphs = []
      start = index + 1
    }
    return result
  }

  /// Returns the glyphs of a character before lookups apply, or `nil` if the character is missing
  /// from the font.
  private func glyphs(of character: Character, at index: Int) -> [GlyphRun.Glyph]? {
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else {
      if let found = glyphs(of: scalars, at: index) { return found }
      let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
      return parts.count > 1 ? glyphs(of: parts, at: index) : nil
    }
    // A separate accent is combined with its letter if the font has a precomposed character.
    let joined = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    return glyphs(of: joined, at: index) ?? glyphs(of: scalars, at: index)
  }

  private func glyphs(
    of scalars: some Sequence<Unicode.Scalar>, at index: Int
  ) -> [GlyphRun.Glyph]? {
    var glyphs: [GlyphRun.Glyph] = []
    for scalar in scalars {
      guard scalar.value >= 0x20, scalar.value != 0x7F else { return nil }
      let id = glyph(of: scalar.value)
      if id != 0 {
        glyphs.append(GlyphRun.Glyph(id: id, kind: classes.kind(of: id), character: index))
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        return nil
      }
    }
    return glyphs
  }

  /// Returns the glyph of a character. Nonbreaking spaces and hyphens use the glyphs of the
  /// ordinary ones.
  private func glyph(of scalar: UInt32) -> Int {
    let glyph = characters.glyph(of: scalar)
    guard glyph == 0 else { return glyph }
    switch scalar {
    case 0xA0: return characters.glyph(of: 0x20)
    case 0x2010, 0x2011: return characters.glyph(of: 0x2D)
    default: return 0
    }
  }

  /// Adds the advances of glyphs after all lookups to those of the characters.
  private func measure(
    _ glyphs: [GlyphRun.Glyph], _ text: ArraySlice<Character>, _ result: inout [Double?]
  ) {
    let plan = plans.plan(for: TextScript.tag(of: text), substitutions, positions)
    var run = GlyphRun(glyphs, substitutions, classes, isPositioning: false)
    run.apply(plan.substitutions)
    var placed = GlyphRun(
      run.glyphs, positions, classes, isPositioning: true, variations: kerningVariations)
    placed.apply(plan.positions)
    let pairs = plan.positions.isEmpty ? kerning : nil
    var widths: [(character: Int, width: Double)] = []
    for (index, glyph) in placed.glyphs.enumerated() {
      var width = glyph.adjustment
      if glyph.kind != GlyphClasses.mark { width += advance(of: glyph.id) }
      if let pairs, index + 1 < placed.glyphs.count {
        width += Double(pairs.kerning(glyph.id, placed.glyphs[index + 1].id))
      }
      if let last = widths.last, last.character == glyph.character {
        widths[widths.count - 1].width += width
      } else {
        widths.append((glyph.character, width))
      }
    }
    for (index, part) in widths.enumerated() {
      let end = index + 1 < widths.count ? widths[index + 1].character : text.endIndex
      let share = part.width / Double(max(1, end - part.character))
      for character in part.character..<max(part.character + 1, end) {
        result[character] = (result[character] ?? 0) + share
      }
    }
  }

  /// Returns the advance of a glyph in units, without kerning.
  private func advance(of glyph: Int) -> Double {
    let advance = Double(metrics.u16(4 * min(glyph, advanceCount - 1)))
    return advance + (advanceVariations?.delta(of: glyph) ?? 0)
  }
}

extension FontFace: Hashable {
  // The same path can have another content later, and fonts in memory have no path.
  package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace {
  /// The tables that measuring reads.
  private struct Tables {
    let head, hhea, hmtx, cmap, gsub, gpos, gdef, kern, os2, fvar, avar, hvar: FontTable

    init(_ reader: borrowing FontSource.Reader, index: Int) throws(FontFileError) {
      let offsets = try FontDirectory.faceOffsets(reader)
      guard index < offsets.count else {
        throw FontFileError(.format, reader.path, "the collection has no font at index \(index)")
      }
      let directory = try FontDirectory(reader, at: offsets[index])
      head = try directory.table("head", reader)
      hhea = try directory.table("hhea", reader)
      hmtx = try directory.table("hmtx", reader)
      cmap = try directory.table("cmap", reader)
      gsub = try directory.table("GSUB", reader)
      gpos = try directory.table("GPOS", reader)
      gdef = try directory.table("GDEF", reader)
      kern = try directory.table("kern", reader)
      os2 = try directory.table("OS/2", reader)
      fvar = try directory.table("fvar", reader)
      avar = try directory.table("avar", reader)
      hvar = try directory.table("HVAR", reader)
    }

    /// The number of units per em, or `nil` if the table is missing or damaged.
    var unitsPerEm: Int? {
      let units = head.u16(18)
      return units >= 16 && units <= 16_384 ? units : nil
    }

    /// The number of bytes of all tables.
    var size: Int {
      [head, hhea, hmtx, cmap, gsub, gpos, gdef, kern, os2, fvar, avar, hvar]
        .reduce(0) { $0 + $1.bytes.count }
    }
  }
}
