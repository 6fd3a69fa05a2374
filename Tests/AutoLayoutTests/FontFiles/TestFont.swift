import Foundation

@testable import AutoLayout

/// Builds a small font for tests, without outlines.
struct TestFont {
  var unitsPerEm = 1000
  var ascender = 800
  var descender = -200
  var lineGap = 0
  /// The advances of characters; glyphs are numbered from 1 in the order of the characters.
  var advances: [(character: Unicode.Scalar, advance: Int)] = [("A", 600), ("V", 500), (" ", 250)]
  var postScriptName = "Test-Regular"
  /// Further tables by tag.
  var tables: [String: [UInt8]] = [:]

  /// Two bytes of a number.
  static func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// Four bytes of a number.
  static func u32(_ value: Int) -> [UInt8] { u16(value >> 16, value & 0xFFFF) }

  private var metrics: [UInt8] {
    Self.u16(500, 0) + advances.flatMap { Self.u16($0.advance, 0) }
  }

  private var map: [UInt8] {
    let sorted = advances.enumerated().sorted { $0.element.character < $1.element.character }
    let groups = sorted.flatMap { index, entry in
      Self.u32(Int(entry.character.value)) + Self.u32(Int(entry.character.value))
        + Self.u32(index + 1)
    }
    return Self.u16(0, 1, 3, 10) + Self.u32(12) + Self.u16(12, 0) + Self.u32(16 + groups.count)
      + Self.u32(0) + Self.u32(advances.count) + groups
  }

  private var names: [UInt8] {
    let text = postScriptName.utf16.flatMap { Self.u16(Int($0)) }
    return Self.u16(0, 1, 18, 3, 1, 0x409, 6, text.count, 0) + text
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var all = tables
    all["head"] = all["head"] ?? [UInt8](repeating: 0, count: 18) + Self.u16(unitsPerEm)
    all["hhea"] =
      all["hhea"] ?? Self.u16(1, 0, ascender, descender, lineGap)
      + [UInt8](repeating: 0, count: 24) + Self.u16(advances.count + 1)
    all["hmtx"] = all["hmtx"] ?? metrics
    all["cmap"] = all["cmap"] ?? map
    all["name"] = all["name"] ?? names
    var directory = Self.u32(0x0001_0000) + Self.u16(all.count, 0, 0, 0)
    var data: [UInt8] = []
    for (tag, table) in all.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + Self.u32(0) + Self.u32(12 + 16 * all.count + data.count)
      directory += Self.u32(table.count)
      data += table
    }
    return directory + data
  }

  /// The font.
  func face() throws -> FontFace { try FontFace(.bytes(bytes)) }

  /// The font at a size in points.
  func font(_ size: CGFloat) throws -> UIFont {
    UIFont(try face(), name: postScriptName, family: "Test", size: size)
  }

  /// The folder with the files of two open fonts.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Files")

  /// A font of the folder.
  static func open(_ name: String, size: CGFloat) throws -> UIFont {
    let files = FontFileSearch(folder.path, depth: 1).files
    guard let face = FontCatalog(files).face(named: name) else {
      throw FontFileError(.unreadable, folder.path, "there is no font '\(name)'")
    }
    return UIFont(face, name: name, family: name, size: size)
  }
}
