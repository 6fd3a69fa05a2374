/// A location in a document, in the units of editors and compilers.
///
/// Columns are measured in bytes, because compilers and most tools that read their messages do so.
/// For editors that count characters, there is `XMLTree.Element.codePointColumn`.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The number of bytes from the start of the file.
  public var offset: Int
  /// The line, which is 1 for the first one.
  public var line: Int
  /// The column, which is 1 for the first byte of the line, in UTF-8 bytes as in compilers.
  public var column: Int

  /// Creates a location.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
