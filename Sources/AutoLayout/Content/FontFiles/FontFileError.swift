/// The reason why a font file cannot be used.
package struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  package enum Kind: String, Hashable, Sendable {
    /// The file cannot be opened or is not a regular file.
    case unreadable
    /// The file does not begin like a TrueType or OpenType font.
    case format
    /// A table without which text cannot be measured is missing or damaged.
    case table
    /// The file exceeds a limit of `FontLimits`.
    case limit
  }

  /// The kind of reason.
  package let kind: Kind
  /// The path of the file, or an empty text for a font in memory.
  package let file: String
  /// A description of the error, without a period.
  package let message: String

  init(_ kind: Kind, _ file: String, _ message: String) {
    self.kind = kind
    self.file = file
    self.message = message
  }

  /// The path and the error, in the format of compilers.
  package var description: String { file.isEmpty ? message : "\(file): \(message)" }
}

/// The limits for font files, which are untrusted input.
enum FontLimits {
  /// The maximum number of tables of a font. Fonts have about 20.
  static let tableCount = 256
  /// The maximum size of a table in bytes. The layout tables of the largest fonts have about a
  /// megabyte, and the character maps of Chinese fonts half of that.
  static let tableSize = 16 << 20
  /// The maximum size of a name table in bytes.
  static let nameTableSize = 1 << 20
  /// The maximum number of records in a name table.
  static let nameCount = 4096
  /// The maximum length of a name in bytes.
  static let nameLength = 512
  /// The maximum number of fonts in a collection. Apple's largest one has 18.
  static let faceCount = 64
  /// The maximum number of axes of a variable font.
  static let axisCount = 64
  /// The maximum number of named instances of a variable font.
  static let instanceCount = 512
  /// The maximum number of regions of a variable font.
  static let regionCount = 4096
  /// The maximum number of lookups in a table. Large fonts have some hundreds.
  static let lookupCount = 4096
  /// The maximum number of subtables of all lookups.
  static let subtableCount = 32_768
  /// The maximum number of coverage records that are read to find the subtables that a glyph can
  /// skip.
  static let digestRecordCount = 1 << 20
  /// The maximum depth at which contextual lookups apply other lookups.
  static let nestingDepth = 8
  /// The maximum number of glyphs that a character can become, on average.
  static let growth = 8
  /// The maximum number of records that are compared per character. Real fonts need some hundreds.
  static let comparisonsPerCharacter = 20_000
  /// The maximum number of files that a search for fonts finds.
  static let fileCount = 2000
  /// The maximum size in bytes of all tables that are kept in memory.
  static let cacheSize = 128 << 20
}
