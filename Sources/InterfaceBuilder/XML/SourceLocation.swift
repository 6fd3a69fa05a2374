/// A place in a document, as editors and compilers count.
///
/// Columns count bytes, because compilers and most tools that read their messages do. For editors
/// that count characters, there is `XMLTree.Element.codePointColumn`.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// Bytes from the start of the file.
  public var offset: Int
  /// 1 for the first line.
  public var line: Int
  /// 1 for the first byte of the line; counted in UTF-8 bytes, as compilers do.
  public var column: Int

  /// A place of which all three are known.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
