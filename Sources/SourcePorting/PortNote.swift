#if SourcePorting
  /// Something that could not be ported mechanically, and what to do about it.
  public struct PortNote: Hashable, Sendable, Comparable {
    /// The path of the file, relative to the folder of the module.
    public let file: String
    /// The number of the line in the source before the port, from 1.
    public let line: Int
    /// The number of the column, in bytes of UTF-8 from 1.
    public let column: Int
    /// What was found, as a clause without a period.
    public let message: String
    /// What to do, as a clause without a period.
    public let hint: String

    /// Notes are in the order of files, lines and columns.
    public static func < (first: PortNote, second: PortNote) -> Bool {
      (first.file, first.line, first.column, first.message)
        < (second.file, second.line, second.column, second.message)
    }
  }
#endif
