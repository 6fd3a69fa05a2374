#if SourcePorting
  /// The files of a module after the port, and the remaining work.
  public struct PortedModule: Sendable {
    /// A file after the port.
    public struct File: Sendable {
      /// The path of the file, relative to the folder of the module.
      public let path: String
      /// The text after the port, which equals the source if no change was necessary.
      public let text: String
      /// The number of edits, or 0 for an unchanged file.
      public let editCount: Int
    }

    /// The files, in the order of the sources.
    public let files: [File]
    /// The parts that could not be ported, in the order of files and lines.
    public let notes: [PortNote]
  }
#endif
