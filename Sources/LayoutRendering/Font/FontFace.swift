import Foundation

/// A face of the font of pictures: the advances of its characters, and subsets of it.
///
/// The file is part of the program and made by `Scripts/make-picture-font.py`, so that it has the
/// tables that are read here: big-endian numbers, a character map of format 4, a long or short list
/// of glyph locations, one advance per glyph, and no glyphs that consist of others.
struct FontFace: Sendable {
  /// The bytes of the file.
  let file: [UInt8]
  /// The ranges of the tables in the file, by tag.
  let tables: [String: Range<Int>]
  /// The glyph indices by character code.
  let glyphs: [UInt32: Int]
  /// The number of font units per em.
  let unitsPerEm: CGFloat

  /// Reads the tables of a file.
  init(_ file: [UInt8]) {
    self.file = file
    let bytes = FontBytes(file)
    var tables: [String: Range<Int>] = [:]
    for index in 0..<bytes.word(4) {
      let entry = 12 + 16 * index
      guard entry + 16 <= file.count else { break }
      let tag = String(decoding: file[entry..<entry + 4], as: UTF8.self)
      let start = bytes.long(entry + 8)
      guard start <= file.count else { continue }
      tables[tag] = start..<min(file.count, start + bytes.long(entry + 12))
    }
    self.tables = tables
    unitsPerEm = CGFloat(max(1, bytes.word((tables["head"]?.lowerBound ?? 0) + 18)))
    glyphs = bytes.characterMap(at: tables["cmap"]?.lowerBound ?? 0)
  }

  /// Returns the advance of a character in ems, or `nil` for a character that the face does not
  /// have.
  func advance(of scalar: Unicode.Scalar) -> CGFloat? {
    guard let glyph = glyphs[scalar.value], let table = tables["hmtx"] else { return nil }
    return CGFloat(FontBytes(file).word(table.lowerBound + 4 * glyph)) / unitsPerEm
  }

  /// Returns the bytes of a table; empty for a missing one.
  func table(_ tag: String) -> ArraySlice<UInt8> { tables[tag].map { file[$0] } ?? [] }

  /// Returns the bytes of a glyph's outline in the table `glyf`, or an empty slice if a table is
  /// missing or too short.
  func outline(of glyph: Int) -> ArraySlice<UInt8> {
    let bytes = FontBytes(file)
    guard let places = tables["loca"]?.lowerBound, let outlines = tables["glyf"],
      let head = tables["head"]?.lowerBound
    else { return [] }
    let isLong = bytes.word(head + 50) == 1
    func place(_ index: Int) -> Int {
      isLong ? bytes.long(places + 4 * index) : 2 * bytes.word(places + 2 * index)
    }
    let start = outlines.lowerBound + place(glyph)
    let end = outlines.lowerBound + place(glyph + 1)
    return start <= end && end <= file.count ? file[start..<end] : []
  }
}

/// Reads the big-endian numbers of a font file. Numbers beyond the end are zero.
struct FontBytes {
  private let bytes: [UInt8]

  /// Creates a reader of bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the 16-bit number at an offset.
  func word(_ offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Returns the 32-bit number at an offset.
  func long(_ offset: Int) -> Int { word(offset) << 16 | word(offset + 2) }

  /// Returns the glyphs of a character map of format 4, which is the first one of the table at an
  /// offset. Segments must be in ascending order; others are skipped, so that no code is read
  /// twice.
  func characterMap(at table: Int) -> [UInt32: Int] {
    var map: [UInt32: Int] = [:]
    let start = table + long(table + 8)
    guard word(start) == 4 else { return map }
    let doubled = word(start + 6)
    var next = 0
    for offset in stride(from: 0, to: doubled, by: 2) {
      let end = word(start + 14 + offset)
      let first = word(start + 16 + doubled + offset)
      let delta = word(start + 16 + 2 * doubled + offset)
      let place = start + 16 + 3 * doubled + offset
      let reach = word(place)
      guard next <= first, first <= end, first != 0xFFFF else { continue }
      next = end + 1
      for code in first...end {
        let glyph = reach == 0 ? code : word(place + reach + 2 * (code - first))
        let number = (glyph + delta) & 0xFFFF
        if number != 0 { map[UInt32(code)] = number }
      }
    }
    return map
  }
}
