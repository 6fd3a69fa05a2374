#if SourcePorting
  /// The files of a module after the port, and what is left to do.
  public struct PortedModule: Sendable {
    /// A file after the port.
    public struct File: Sendable {
      /// The path of the file, relative to the folder of the module.
      public let path: String
      /// The text after the port; equal to the source where nothing had to change.
      public let text: String
      /// The number of edits; 0 for a file that is unchanged.
      public let editCount: Int
    }

    /// The files, in the order of the sources.
    public let files: [File]
    /// What could not be ported, in the order of files and lines.
    public let notes: [PortNote]
  }
#endif
