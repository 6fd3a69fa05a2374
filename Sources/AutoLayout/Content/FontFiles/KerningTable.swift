/// The kerning of pairs of glyphs in fonts without a `GPOS` table (`kern`, as Apple and Microsoft
/// define it).
struct KerningTable: Sendable {
  private let table: FontTable
  /// The lists of pairs: the offset of the first one, and their number.
  private let lists: [(start: Int, count: Int)]

  /// Reads the lists of horizontal pairs. Returns `nil` if there are none.
  init?(_ table: FontTable) {
    let isApple = table.u16(0) == 1
    let stated = isApple ? table.u32(4) : table.u16(2)
    var offset = isApple ? 8 : 4
    var lists: [(start: Int, count: Int)] = []
    for _ in 0..<min(stated, FontLimits.faceCount) where offset < table.bytes.count {
      let length = isApple ? table.u32(offset) : table.u16(offset + 2)
      let coverage = table.u16(offset + 4)
      // Vertical, cross-stream and variation kerning is ignored; so are minimum values.
      let isUsed = isApple ? coverage & 0xE0FF == 0 : coverage & 0xFF07 == 1
      let header = isApple ? 8 : 6
      if isUsed {
        let start = offset + header + 8
        lists.append(
          (start, table.count(table.u16(offset + header), recordSize: 6, at: start)))
      }
      offset += max(length, header)
    }
    guard !lists.isEmpty else { return nil }
    self.table = table
    self.lists = lists
  }

  /// Returns the kerning between two glyphs in units of the font.
  func kerning(_ first: Int, _ second: Int) -> Int {
    let pair = first << 16 | second
    return lists.reduce(0) { sum, list in
      let found = FontTable.search(list.count) { table.u32(list.start + 6 * $0) - pair }
      return sum + (found.map { table.i16(list.start + 6 * $0 + 4) } ?? 0)
    }
  }
}
