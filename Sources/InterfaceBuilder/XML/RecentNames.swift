/// Finds names of elements and attributes by their bytes, without a string.
///
/// A table with one place for names of the same hash: a name that is not found may have been replaced
/// by another one. The time for a name does not depend on other names, so that no file can make it
/// slow.
struct RecentNames {
  /// A name: where it was read, and its index; the length is 0 for none.
  private struct Entry {
    var start: Int32 = 0
    var count: Int32 = 0
    var index: Int32 = 0
  }

  /// The entries by hash.
  private var entries = [Entry](repeating: Entry(), count: Self.size)

  /// The number of entries: a power of two, several times the names of a large storyboard.
  private static let size = 512

  /// The index of a name that was added; nil if it is unknown or was replaced. O(bytes of the name).
  func index(of range: Range<Int>, in bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBufferPointer { bytes in
      let entry = entries[Self.place(of: range, bytes)]
      guard Int(entry.count) == range.count else { return nil }
      let start = Int(entry.start)
      for offset in 0..<range.count
      where bytes[start + offset] != bytes[range.lowerBound + offset] { return nil }
      return entry.index
    }
  }

  /// Adds a name, which replaces one of the same hash.
  mutating func add(_ range: Range<Int>, _ index: Int32, in bytes: [UInt8]) {
    let place = bytes.withUnsafeBufferPointer { Self.place(of: range, $0) }
    entries[place] = Entry(
      start: Int32(range.lowerBound), count: Int32(range.count), index: index)
  }

  /// The hash of a name (FNV-1a with 32 bits), as a place of the table.
  private static func place(of range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for offset in range { hash = (hash ^ UInt32(bytes[offset])) &* 16_777_619 }
    return Int((hash ^ (hash >> 16)) % UInt32(size))
  }
}
