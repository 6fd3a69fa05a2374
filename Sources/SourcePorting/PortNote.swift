#if SourcePorting
  /// A part of the source that could not be ported mechanically, with advice.
  public struct PortNote: Hashable, Sendable, Comparable {
    /// The path of the file, relative to the folder of the module.
    public let file: String
    /// The line number in the source before the port, from 1.
    public let line: Int
    /// The column number in UTF-8 bytes, from 1.
    public let column: Int
    /// The description of the finding, as a clause without a period.
    public let message: String
    /// The advice, as a clause without a period.
    public let hint: String

    /// Returns a Boolean value that indicates whether the first note precedes the second one in the
    /// order of files, lines and columns.
    public static func < (first: PortNote, second: PortNote) -> Bool {
      (first.file, first.line, first.column, first.message)
        < (second.file, second.line, second.column, second.message)
    }
  }
#endif
