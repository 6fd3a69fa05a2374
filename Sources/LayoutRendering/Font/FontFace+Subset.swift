import Foundation

extension FontFace {
  /// Returns a font file with some characters of the face, for a picture that contains them.
  ///
  /// Characters that the face lacks are skipped. Equal sets give equal bytes. The file has these
  /// tables, which browsers require:
  ///
  /// | table | holds |
  /// | --- | --- |
  /// | `cmap` | the glyphs of the characters, numbered in the order of their codes from 1 |
  /// | `glyf`, `loca` | the outlines and their offsets, four bytes each |
  /// | `hmtx` | the advances and left bearings |
  /// | `head`, `hhea`, `maxp` | those of the face with the new counts |
  /// | `OS/2`, `name`, `post` | those of the face, with its name and its license |
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters in the set.
  func subset(_ scalars: Set<UInt32>) -> [UInt8] {
    let codes = scalars.filter { glyphs[$0] != nil }.sorted()
    let numbers = [0] + codes.map { glyphs[$0] ?? 0 }
    var outlines: [UInt8] = []
    var places = FontWriter()
    var advances = FontWriter()
    let metrics = table("hmtx")
    for number in numbers {
      places.long(outlines.count)
      outlines += outline(of: number)
      while outlines.count % 4 != 0 { outlines.append(0) }
      advances.bytes += metrics.dropFirst(4 * number).prefix(4)
    }
    places.long(outlines.count)
    return FontWriter.file([
      ("OS/2", Array(table("OS/2"))), ("cmap", Self.characterMap(codes)), ("glyf", outlines),
      ("head", changed("head", at: 50, to: 1)),
      ("hhea", changed("hhea", at: 34, to: numbers.count)),
      ("hmtx", advances.bytes), ("loca", places.bytes),
      ("maxp", changed("maxp", at: 4, to: numbers.count)), ("name", Array(table("name"))),
      ("post", Array(table("post"))),
    ])
  }

  /// Returns a copy of a table with the 16-bit number at an offset replaced.
  private func changed(_ tag: String, at offset: Int, to value: Int) -> [UInt8] {
    var bytes = Array(table(tag))
    guard offset + 2 <= bytes.count else { return bytes }
    bytes[offset] = UInt8(value >> 8 & 0xFF)
    bytes[offset + 1] = UInt8(value & 0xFF)
    return bytes
  }

  /// Returns a character map of format 4 that numbers sorted codes from 1, with a segment for every
  /// run of successive codes.
  private static func characterMap(_ codes: [UInt32]) -> [UInt8] {
    var runs: [(first: Int, last: Int, glyph: Int)] = []
    for (index, code) in codes.enumerated() {
      if let last = runs.last?.last, Int(code) == last + 1 {
        runs[runs.count - 1].last = Int(code)
      } else {
        runs.append((Int(code), Int(code), index + 1))
      }
    }
    // The last segment ends the list, and has the missing glyph.
    runs.append((0xFFFF, 0xFFFF, 0x10000))
    let power = 1 << (Int.bitWidth - 1 - runs.count.leadingZeroBitCount)
    var map = FontWriter()
    map.words([0, 1, 3, 1])
    map.long(12)
    map.words([4, 16 + 8 * runs.count, 0, 2 * runs.count, 2 * power, power.trailingZeroBitCount])
    map.words([2 * (runs.count - power)] + runs.map(\.last) + [0] + runs.map(\.first))
    map.words(runs.map { $0.glyph - $0.first } + runs.map { _ in 0 })
    return map.bytes
  }
}

/// Writes the big-endian numbers of a font file.
struct FontWriter {
  /// The bytes so far.
  var bytes: [UInt8] = []

  /// Appends the low 16 bits of each number.
  mutating func words(_ values: [Int]) {
    for value in values { bytes += [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
  }

  /// Appends the low 32 bits of a number.
  mutating func long(_ value: Int) { words([value >> 16, value]) }

  /// Returns a font file with tables in the order of their tags.
  ///
  /// The directory at the start names every table with its checksum, offset and length. Each begins
  /// at a multiple of four bytes. The table `head` has a number that makes the sum of the whole
  /// file a constant.
  static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    let power = 1 << (Int.bitWidth - 1 - tables.count.leadingZeroBitCount)
    var head = FontWriter()
    head.long(0x10000)
    head.words([tables.count, 16 * power, power.trailingZeroBitCount, 16 * (tables.count - power)])
    var body: [UInt8] = []
    var adjustment: Int?
    for (tag, bytes) in tables {
      var bytes = bytes
      if tag == "head", bytes.count >= 12 {
        adjustment = 12 + 16 * tables.count + body.count + 8
        bytes.replaceSubrange(8..<12, with: [0, 0, 0, 0])
      }
      head.bytes += Array(tag.utf8)
      head.long(checksum(bytes))
      head.long(12 + 16 * tables.count + body.count)
      head.long(bytes.count)
      body += bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    var file = head.bytes + body
    if let adjustment {
      var number = FontWriter()
      number.long(0xB1B0_AFBA - checksum(file))
      file.replaceSubrange(adjustment..<adjustment + 4, with: number.bytes)
    }
    return file
  }

  /// Returns the sum of the 32-bit numbers, without the carry.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var number: UInt32 = 0
      for index in start..<start + 4 {
        number = number << 8 | (index < bytes.count ? UInt32(bytes[index]) : 0)
      }
      sum &+= number
    }
    return Int(sum)
  }
}
