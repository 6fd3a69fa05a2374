import Foundation

/// The open fonts that documents name most often, for projects whose font files are incomplete.
///
/// The table contains their metrics and the advances of common characters, without kerning
/// (`Scripts/make-open-font-table.py`). A font file of the project always takes precedence.
enum OpenFonts {
  /// The characters of the table, in its order: Basic Latin, Latin-1 and some punctuation.
  static let characters: [UInt32] =
    Array(0x20...0x7E) + Array(0xA0...0xFF)
    + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]

  /// The number of values before the advances: units per em, ascender, descender and line gap.
  private static let headerCount = 4

  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var faces: [String: FontFace] = [:]
  }

  private static let storage = Storage()

  /// The numbers of each font by its PostScript name in lowercase.
  private static let units: [String: [Int]] = {
    var units: [String: [Int]] = [:]
    var name = ""
    for line in OpenFontUnits.text.split(separator: "\n") {
      if let end = line.firstIndex(of: "|") {
        name = line[..<end].lowercased()
      } else {
        units[name, default: []] += line.split(separator: " ").compactMap { Int($0) }
      }
    }
    return units
  }()

  /// Returns the font with a PostScript name, ignoring case, or `nil` if the table does not contain
  /// it.
  static func face(named name: String) -> FontFace? {
    var key = name.lowercased()
    // In some versions, the name of the regular weight of Open Sans has no style.
    if key == "opensans" { key = "opensans-regular" }
    guard let numbers = units[key], numbers.count == headerCount + characters.count else {
      return nil
    }
    return storage.lock.withLock {
      if let known = storage.faces[key] { return known }
      let made = try? FontFace(.bytes(file(numbers)))
      storage.faces[key] = made
      return made
    }
  }

  /// Returns a font file with the values of the table.
  private static func file(_ numbers: [Int]) -> [UInt8] {
    let advances = Array(numbers[headerCount...])
    let glyphs = advances.indices.filter { advances[$0] >= 0 }
    let head = [UInt8](repeating: 0, count: 18) + u16(numbers[0])
    let hhea: [UInt8] =
      [1, 0, numbers[1], numbers[2], numbers[3]].flatMap(u16)
      + [UInt8](repeating: 0, count: 24) + u16(glyphs.count + 1)
    let hmtx: [UInt8] = u32(0) + glyphs.flatMap { u16(advances[$0]) + u16(0) }
    let groups = glyphs.enumerated().flatMap { index, glyph -> [UInt8] in
      let character = u32(Int(characters[glyph]))
      return character + character + u32(index + 1)
    }
    let header: [UInt8] = [0, 1, 3, 10].flatMap(u16) + u32(12)
    let map: [UInt8] =
      [12, 0].flatMap(u16) + [16 + groups.count, 0, glyphs.count].flatMap(u32) + groups
    let tables = [("cmap", header + map), ("head", head), ("hhea", hhea), ("hmtx", hmtx)]
    var directory = u32(0x0001_0000) + u16(tables.count) + u16(0) + u16(0) + u16(0)
    var data: [UInt8] = []
    for (tag, table) in tables {
      directory += Array(tag.utf8) + u32(0)
      directory += u32(12 + 16 * tables.count + data.count) + u32(table.count)
      data += table
    }
    return directory + data
  }

  private static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
}
