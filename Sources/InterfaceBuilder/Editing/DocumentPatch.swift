/// Bytes of a document and the bytes that replace them.
public struct DocumentPatch: Hashable, Sendable, Codable {
  /// The start of the patch, in bytes from the start of the file.
  public var offset: Int
  /// The bytes at the offset before the patch. The array is empty for an insertion.
  public var removed: [UInt8]
  /// The bytes at the offset after the patch. The array is empty for a removal.
  public var inserted: [UInt8]

  /// Creates a patch that replaces `removed` with `inserted`.
  public init(offset: Int, removed: [UInt8], inserted: [UInt8]) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// The bytes of the original that the patch replaces.
  public var range: Range<Int> { offset..<offset + removed.count }
}
