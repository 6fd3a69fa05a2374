extension GlyphRun {
  /// The types of lookups that position glyphs. Those for marks do not change widths.
  private enum Positioning {
    static let single = 1
    static let pair = 2
    static let context = 7
    static let chainedContext = 8
  }

  /// The parts of a value record (OpenType specification, `ValueFormat`).
  private enum Value {
    static let advance = 0x4
    static let advanceDevice = 0x40
  }

  /// Changes the advance of the glyph at an index according to a subtable. Returns the index of the
  /// next glyph to process, or `nil` if the subtable does not apply.
  mutating func position(
    _ lookup: LayoutTable.Lookup, _ offset: Int, at place: Int, depth: Int
  ) -> Int? {
    switch lookup.type {
    case Positioning.single: return adjust(offset, at: place)
    case Positioning.pair: return kern(lookup, offset, at: place)
    case Positioning.context:
      return applyContext(lookup, offset, at: place, isChained: false, depth: depth)
    case Positioning.chainedContext:
      return applyContext(lookup, offset, at: place, isChained: true, depth: depth)
    default: return nil
    }
  }

  private static func size(_ format: Int) -> Int { 2 * (format & 0xFF).nonzeroBitCount }

  /// Returns the change of the advance in a value record. Device tables are relative to `base`.
  private func advance(_ record: Int, _ format: Int, base: Int) -> Double {
    var value = 0.0
    if format & Value.advance != 0 {
      value = Double(table.i16(record + Self.size(format & (Value.advance - 1))))
    }
    guard let variations, format & Value.advanceDevice != 0 else { return value }
    let place = table.u16(record + Self.size(format & (Value.advanceDevice - 1)))
    let device = base + place
    guard place > 0, table.u16(device + 4) == 0x8000 else { return value }
    return value + variations.delta(outer: table.u16(device), inner: table.u16(device + 2))
  }

  /// Changes the advance of one glyph.
  private mutating func adjust(_ offset: Int, at place: Int) -> Int? {
    guard let index = coverageIndex(at: place, offset + table.u16(offset + 2)) else { return nil }
    let format = table.u16(offset + 4)
    if table.u16(offset) == 1 {
      glyphs[place].adjustment += advance(offset + 6, format, base: offset)
    } else {
      guard index < table.u16(offset + 6) else { return nil }
      glyphs[place].adjustment +=
        advance(offset + 8 + index * Self.size(format), format, base: offset)
    }
    return place + 1
  }

  /// Changes the advances of two successive glyphs.
  private mutating func kern(_ lookup: LayoutTable.Lookup, _ offset: Int, at place: Int) -> Int? {
    guard let index = coverageIndex(at: place, offset + table.u16(offset + 2)),
      let second = next(after: place, lookup)
    else { return nil }
    let (format1, format2) = (table.u16(offset + 4), table.u16(offset + 6))
    let record: Int
    let base: Int
    if table.u16(offset) == 1 {
      guard index < table.u16(offset + 8) else { return nil }
      base = offset + table.u16(offset + 10 + 2 * index)
      guard let pair = pair(with: second, in: base, format1, format2) else { return nil }
      record = pair
    } else {
      base = offset
      guard let pair = pair(place, second, ofClasses: offset, format1, format2) else { return nil }
      record = pair
    }
    glyphs[place].adjustment += advance(record, format1, base: base)
    guard format2 != 0 else { return second }
    glyphs[second].adjustment += advance(record + Self.size(format1), format2, base: base)
    return second + 1
  }

  /// Returns the offset of the values of a pair in a set of second glyphs, or `nil` if the set does
  /// not contain the pair.
  private func pair(with second: Int, in set: Int, _ format1: Int, _ format2: Int) -> Int? {
    let size = 2 + Self.size(format1) + Self.size(format2)
    let count = table.count(table.u16(set), recordSize: size, at: set + 2)
    let id = glyphs[second].id
    return FontTable.search(count) { table.u16(set + 2 + size * $0) - id }
      .map { set + 4 + size * $0 }
  }

  /// Returns the offset of the values for the classes of two glyphs, or `nil` if there are none.
  private func pair(
    _ first: Int, _ second: Int, ofClasses offset: Int, _ format1: Int, _ format2: Int
  ) -> Int? {
    let size = Self.size(format1) + Self.size(format2)
    let class1 = table.glyphClass(of: glyphs[first].id, at: offset + table.u16(offset + 8))
    let class2 = table.glyphClass(of: glyphs[second].id, at: offset + table.u16(offset + 10))
    let columns = table.u16(offset + 14)
    guard class1 < table.u16(offset + 12), class2 < columns else { return nil }
    return offset + 16 + size * (class1 * columns + class2)
  }
}
