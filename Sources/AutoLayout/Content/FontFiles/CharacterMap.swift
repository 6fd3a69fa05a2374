/// The glyphs of characters (OpenType specification, `cmap`).
struct CharacterMap: Sendable {
  private let table: FontTable
  /// The offset of the subtable in use.
  private let start: Int
  private let format: Int
  /// A Boolean value that indicates whether the font can map a character below 256 at U+F000 plus
  /// its number.
  private let isSymbolic: Bool

  /// The encodings in order of preference, as platform and encoding.
  private static let preferred = [
    (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (3, 0), (1, 0),
  ]

  /// Chooses the subtable that comes first in the order of preferred encodings and has a supported
  /// format. Returns `nil` if there is none.
  init?(_ table: FontTable) {
    let count = table.count(min(table.u16(2), 256), recordSize: 8, at: 4)
    for (platform, encoding) in Self.preferred {
      for index in 0..<count {
        let record = 4 + 8 * index
        guard table.u16(record) == platform, table.u16(record + 2) == encoding else { continue }
        let start = table.u32(record + 4)
        guard start < table.bytes.count, [0, 4, 6, 10, 12].contains(table.u16(start)) else {
          continue
        }
        self.table = table
        self.start = start
        format = table.u16(start)
        isSymbolic = (platform, encoding) == (3, 0)
        return
      }
    }
    return nil
  }

  /// Returns the glyph of a character, or 0 if there is none.
  func glyph(of scalar: UInt32) -> Int {
    let glyph = found(Int(scalar))
    return glyph == 0 && isSymbolic && scalar < 0x100 ? found(0xF000 + Int(scalar)) : glyph
  }

  private func found(_ code: Int) -> Int {
    switch format {
    case 0: code < 256 ? table.u8(start + 6 + code) : 0
    case 4: segment(code)
    case 6: trimmed(code, first: table.u16(start + 6), count: table.u16(start + 8), at: 10)
    case 10: trimmed(code, first: table.u32(start + 12), count: table.u32(start + 16), at: 20)
    default: group(code)
    }
  }

  /// Returns the glyph of a character in a list for one range.
  private func trimmed(_ code: Int, first: Int, count: Int, at offset: Int) -> Int {
    code >= first && code < first + count ? table.u16(start + offset + 2 * (code - first)) : 0
  }

  /// Returns the glyph of a character in segments with 16-bit numbers.
  private func segment(_ code: Int) -> Int {
    guard code <= 0xFFFF else { return 0 }
    let stated = table.u16(start + 6) / 2
    let count = table.count(stated, recordSize: 8, at: start + 14)
    let (ends, starts) = (start + 14, start + 16 + 2 * stated)
    let found = FontTable.search(count) { index in
      if code > table.u16(ends + 2 * index) { return -1 }
      return code < table.u16(starts + 2 * index) ? 1 : 0
    }
    guard let found else { return 0 }
    let delta = table.u16(starts + 2 * stated + 2 * found)
    let place = starts + 4 * stated + 2 * found
    let offset = table.u16(place)
    if offset == 0 { return (code + delta) & 0xFFFF }
    let glyph = table.u16(place + offset + 2 * (code - table.u16(starts + 2 * found)))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// Returns the glyph of a character in groups with 32-bit numbers.
  private func group(_ code: Int) -> Int {
    let count = table.count(table.u32(start + 12), recordSize: 12, at: start + 16)
    let found = FontTable.search(count) { index in
      let group = start + 16 + 12 * index
      if code > table.u32(group + 4) { return -1 }
      return code < table.u32(group) ? 1 : 0
    }
    guard let found else { return 0 }
    let group = start + 16 + 12 * found
    let glyph = table.u32(group + 8) + code - table.u32(group)
    return glyph <= 0xFFFF ? glyph : 0
  }
}
