/// Bytes of a document that give way to others.
public struct DocumentPatch: Hashable, Sendable, Codable {
  /// Where the patch starts, in bytes from the start of the file.
  public var offset: Int
  /// What stands there before the patch.
  public var removed: [UInt8]
  /// What stands there after it.
  public var inserted: [UInt8]

  /// A patch that puts `inserted` in the place of `removed`.
  public init(offset: Int, removed: [UInt8], inserted: [UInt8]) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// The bytes of the original that the patch replaces.
  public var range: Range<Int> { offset..<offset + removed.count }
}
