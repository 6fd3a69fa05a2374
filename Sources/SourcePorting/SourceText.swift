#if SourcePorting
  /// A Swift file of the module that is ported.
  public struct SourceText: Sendable {
    /// The path of the file, relative to the folder of the module.
    public let path: String
    /// The text of the file.
    public let text: String

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the folder of the module.
    ///   - text: The text of the file.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }
#endif
