/// Bytes of a document and the bytes that replace them.
public struct DocumentPatch: Hashable, Sendable, Codable {
  /// Where the patch starts, in bytes from the start of the file.
  public var offset: Int
  /// The bytes at the offset before the patch; empty for an insertion.
  public var removed: [UInt8]
  /// The bytes at the offset after the patch; empty for a removal.
  public var inserted: [UInt8]

  /// A patch that replaces `removed` with `inserted`.
  public init(offset: Int, removed: [UInt8], inserted: [UInt8]) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// The bytes of the original that the patch replaces.
  public var range: Range<Int> { offset..<offset + removed.count }
}
