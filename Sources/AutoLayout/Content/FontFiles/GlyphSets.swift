/// Coverage and class tables of fonts (OpenType specification, common table formats).
extension FontTable {
  /// Returns the index of a glyph in the coverage table at an offset, or `nil` if it is not
  /// covered.
  func coverageIndex(of glyph: Int, at offset: Int) -> Int? {
    switch u16(offset) {
    case 1:
      let count = count(u16(offset + 2), recordSize: 2, at: offset + 4)
      return Self.search(count) { u16(offset + 4 + 2 * $0) - glyph }
    case 2:
      let count = count(u16(offset + 2), recordSize: 6, at: offset + 4)
      return range(of: glyph, count, at: offset + 4).map { range in
        u16(range + 4) + glyph - u16(range)
      }
    default: return nil
    }
  }

  /// Returns the class of a glyph in the class table at an offset, or 0 for glyphs without a class.
  func glyphClass(of glyph: Int, at offset: Int) -> Int {
    switch u16(offset) {
    case 1:
      let index = glyph - u16(offset + 2)
      return index >= 0 && index < u16(offset + 4) ? u16(offset + 6 + 2 * index) : 0
    case 2:
      let count = count(u16(offset + 2), recordSize: 6, at: offset + 4)
      return range(of: glyph, count, at: offset + 4).map { u16($0 + 4) } ?? 0
    default: return 0
    }
  }

  /// Returns the offset of the range that contains a glyph, or `nil` if there is none.
  private func range(of glyph: Int, _ count: Int, at offset: Int) -> Int? {
    Self.search(count) { index in
      let range = offset + 6 * index
      if glyph > u16(range + 2) { return -1 }
      return glyph < u16(range) ? 1 : 0
    }.map { offset + 6 * $0 }
  }
}

/// A summary of a coverage table, which quickly excludes most glyphs that are not covered.
struct GlyphDigest: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A summary that excludes no glyph.
  static let all = GlyphDigest(low: .max, high: .max)

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Summarizes the coverage table at an offset. `rest` is the number of records that can still be
  /// read.
  init(_ table: FontTable, at offset: Int, _ rest: inout Int) {
    let isList = table.u16(offset) == 1
    let count = table.count(table.u16(offset + 2), recordSize: isList ? 2 : 6, at: offset + 4)
    rest -= count
    guard rest > 0 else {
      self = .all
      return
    }
    for index in 0..<count {
      if isList {
        let glyph = table.u16(offset + 4 + 2 * index)
        insert(glyph...glyph)
      } else {
        let range = offset + 4 + 6 * index
        let first = table.u16(range)
        insert(first...max(first, table.u16(range + 2)))
      }
    }
  }

  private mutating func insert(_ glyphs: ClosedRange<Int>) {
    guard glyphs.count < 64 else {
      self = .all
      return
    }
    for glyph in glyphs {
      low |= 1 << (glyph & 63)
      high |= 1 << (glyph >> 6 & 63)
    }
  }

  /// Returns `false` if a glyph is definitely not covered.
  @inline(__always)
  func mayContain(_ glyph: Int) -> Bool {
    low >> (glyph & 63) & 1 == 1 && high >> (glyph >> 6 & 63) & 1 == 1
  }
}

/// The classes of glyphs, which determine the glyphs that lookups skip (OpenType specification,
/// `GDEF`).
struct GlyphClasses: Sendable {
  /// The class of marks, which have no width.
  static let mark = 3

  /// The table, which may be empty.
  let table: FontTable

  /// Returns the class of a glyph: 1 for base glyphs, 2 for ligatures, 3 for marks, or 0.
  func kind(of glyph: Int) -> Int {
    let offset = table.u16(4)
    return offset == 0 ? 0 : table.glyphClass(of: glyph, at: offset)
  }

  /// Returns a Boolean value that indicates whether a lookup skips a glyph.
  func skips(_ glyph: Int, kind: Int, _ lookup: LayoutTable.Lookup) -> Bool {
    let flags = lookup.flags
    if flags & 0xFF1E == 0 { return false }
    if kind > 0, kind <= 3, flags & (1 << kind) != 0 { return true }
    guard kind == Self.mark else { return false }
    if flags & 0x10 != 0 {
      let sets = table.u16(12)
      guard sets > 0, lookup.markSet < table.u16(sets + 2) else { return true }
      let set = sets + table.u32(sets + 4 + 4 * lookup.markSet)
      return table.coverageIndex(of: glyph, at: set) == nil
    }
    let wanted = flags >> 8
    guard wanted > 0 else { return false }
    let marks = table.u16(10)
    return marks == 0 || table.glyphClass(of: glyph, at: marks) != wanted
  }
}
