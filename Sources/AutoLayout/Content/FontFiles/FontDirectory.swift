/// The locations of the tables of one font in a file.
struct FontDirectory: Sendable {
  /// A range of bytes in the file.
  struct Place: Sendable {
    /// The offset of the first byte.
    let offset: Int
    /// The number of bytes.
    let count: Int
  }

  private let places: [UInt32: Place]

  /// Returns the offsets of the fonts in a file: one, or those of a collection.
  ///
  /// - Throws: `FontFileError` if the file is not a font.
  static func faceOffsets(
    _ reader: borrowing FontSource.Reader
  ) throws(FontFileError) -> [Int] {
    let header = FontTable(bytes: reader.read(at: 0, count: 12))
    guard header.bytes.count == 12 else {
      throw FontFileError(.format, reader.path, "the file is too short to be a font")
    }
    switch UInt32(header.u32(0)) {
    case 0x0001_0000, "OTTO".fontTag, "true".fontTag: return [0]
    case "ttcf".fontTag:
      let count = header.u32(8)
      guard count <= FontLimits.faceCount else {
        throw FontFileError(
          .limit, reader.path, "the collection has more than \(FontLimits.faceCount) fonts")
      }
      let offsets = FontTable(bytes: reader.read(at: 12, count: 4 * count))
      return (0..<offsets.bytes.count / 4).map { offsets.u32(4 * $0) }
    default:
      throw FontFileError(.format, reader.path, "the file is not a TrueType or OpenType font")
    }
  }

  /// Reads the directory of the font at an offset.
  ///
  /// - Throws: `FontFileError` if the number of tables exceeds the limit.
  init(_ reader: borrowing FontSource.Reader, at offset: Int) throws(FontFileError) {
    let count = FontTable(bytes: reader.read(at: offset + 4, count: 2)).u16(0)
    guard count <= FontLimits.tableCount else {
      throw FontFileError(
        .limit, reader.path, "the font has more than \(FontLimits.tableCount) tables")
    }
    let records = FontTable(bytes: reader.read(at: offset + 12, count: 16 * count))
    var places: [UInt32: Place] = [:]
    for record in 0..<records.bytes.count / 16 {
      let place = Place(offset: records.u32(16 * record + 8), count: records.u32(16 * record + 12))
      places[UInt32(records.u32(16 * record))] = place
    }
    self.places = places
  }

  /// Reads a table, or returns an empty one if the font does not have it.
  ///
  /// - Throws: `FontFileError` if the table has more than `limit` bytes.
  func table(
    _ tag: String, _ reader: borrowing FontSource.Reader, limit: Int = FontLimits.tableSize
  ) throws(FontFileError) -> FontTable {
    guard let place = places[tag.fontTag] else { return .empty }
    guard min(place.count, reader.size - place.offset) <= limit else {
      throw FontFileError(.limit, reader.path, "the table '\(tag)' is larger than \(limit) bytes")
    }
    return FontTable(bytes: reader.read(at: place.offset, count: place.count))
  }
}

extension String {
  /// The number that represents a tag of four characters in fonts.
  var fontTag: UInt32 { utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
