/// The reason why a font file cannot be used.
package struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  package enum Kind: String, Hashable, Sendable {
    /// The file cannot be opened or is not a regular file.
    case unreadable
    /// The file does not begin as a TrueType or OpenType font.
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
  /// What is wrong, without a period.
  package let message: String

  init(_ kind: Kind, _ file: String, _ message: String) {
    self.kind = kind
    self.file = file
    self.message = message
  }

  /// The path and the reason, as compilers print them.
  package var description: String { file.isEmpty ? message : "\(file): \(message)" }
}

/// The limits for font files, which are untrusted input.
enum FontLimits {
  /// The tables of a font at most. Fonts have about 20.
  static let tableCount = 256
  /// The bytes of a table at most. The layout tables of the largest fonts have about a megabyte, and
  /// the character maps of Chinese ones half of that.
  static let tableSize = 16 << 20
  /// The bytes of a table of names at most.
  static let nameTableSize = 1 << 20
  /// The records of a table of names at most.
  static let nameCount = 4096
  /// The bytes of a name at most.
  static let nameLength = 512
  /// The fonts of a collection at most. Apple's largest one has 18.
  static let faceCount = 64
  /// The axes of a variable font at most.
  static let axisCount = 64
  /// The named instances of a variable font at most.
  static let instanceCount = 512
  /// The regions of a variable font at most.
  static let regionCount = 4096
  /// The lookups of a table at most. Large fonts have some hundreds.
  static let lookupCount = 4096
  /// The subtables of all lookups at most.
  static let subtableCount = 32_768
  /// The coverage records that are read to find out which subtables a glyph can skip.
  static let digestRecordCount = 1 << 20
  /// The levels at which contextual lookups apply other lookups.
  static let nestingDepth = 8
  /// The glyphs that a character can become, on average.
  static let growth = 8
  /// The records that are compared per character at most. Real fonts need some hundreds.
  static let comparisonsPerCharacter = 20_000
  /// The files that a search for fonts finds at most.
  static let fileCount = 2000
  /// The bytes of all tables that are kept in memory.
  static let cacheSize = 128 << 20
}
