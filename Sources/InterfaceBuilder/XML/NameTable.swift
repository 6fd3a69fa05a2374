import Foundation

/// Finds names of elements and attributes by their bytes, without a string.
///
/// A hash table in which a name is at its slot or at one of the few slots that follow. A name for
/// which all of them are occupied is not added, so that no file can make a search slow.
struct NameTable {
  /// The result of a search.
  enum Result {
    /// The index with which the name was added.
    case index(Int32)
    /// The name was never added, and can be added at a slot.
    case free(Int)
    /// The name was never added, and cannot be added.
    case full
  }

  /// A name, with its range in the file and its index. The length is 0 for none.
  private struct Entry {
    var start: Int32 = 0
    var count: Int32 = 0
    var index: Int32 = 0
  }

  /// The entries by hash.
  private var entries = [Entry](repeating: Entry(), count: 1 << Self.sizeBits)

  /// The binary logarithm of the number of entries: several times the names of a large storyboard,
  /// which are 229 in the open corpus and 205 in the held-out documents.
  private static let sizeBits = 10

  /// The number of slots for a name. A table with 200 names has no group of so many entries.
  private static let maxPlaces = 16

  /// Searches for a name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the name.
  func find(_ range: Range<Int>, in bytes: [UInt8]) -> Result {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, range.upperBound <= bytes.count else { return .full }
      let name = start + range.lowerBound
      let hash = Self.hash(name, range.count)
      for step in 0..<Self.maxPlaces {
        let place = (hash + step) & (entries.count - 1)
        let entry = entries[place]
        if entry.count == 0 { return .free(place) }
        if Int(entry.count) == range.count,
          memcmp(start + Int(entry.start), name, range.count) == 0
        {
          return .index(entry.index)
        }
      }
      return .full
    }
  }

  /// Adds a name, which is not empty, at a free slot.
  mutating func add(_ range: Range<Int>, _ index: Int32, at place: Int) {
    entries[place] = Entry(
      start: Int32(range.lowerBound), count: Int32(range.count), index: index)
  }

  /// Returns the hash of a name, computed eight bytes at a time.
  private static func hash(_ name: UnsafeRawPointer, _ count: Int) -> Int {
    var hash = UInt64(truncatingIfNeeded: count)
    var rest = 0
    while rest + 8 <= count {
      hash = (hash ^ name.loadUnaligned(fromByteOffset: rest, as: UInt64.self)) &* multiplier
      rest += 8
    }
    var tail: UInt64 = 0
    while rest < count {
      tail = tail << 8 | UInt64(name.load(fromByteOffset: rest, as: UInt8.self))
      rest += 1
    }
    hash = (hash ^ hash >> 32 ^ tail) &* multiplier
    return Int(hash >> (64 - UInt64(sizeBits)))
  }

  /// An odd number whose multiples differ in their high bits: 2⁶⁴ divided by the golden ratio.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}
