import Foundation

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
  private var entries = [Entry](repeating: Entry(), count: 1 << Self.sizeBits)

  /// The logarithm of the number of entries. Storyboards have about 100 names, of which two or fewer
  /// share one of 4,096 entries.
  private static let sizeBits = 12

  /// The index of a name that was added; nil if it is unknown or was replaced. O(bytes of the name).
  func index(of range: Range<Int>, in bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, range.upperBound <= bytes.count else { return nil }
      let entry = entries[Self.place(of: start + range.lowerBound, range.count)]
      guard Int(entry.count) == range.count,
        memcmp(start + Int(entry.start), start + range.lowerBound, range.count) == 0
      else { return nil }
      return entry.index
    }
  }

  /// Adds a name, which replaces one of the same hash.
  mutating func add(_ range: Range<Int>, _ index: Int32, in bytes: [UInt8]) {
    let place: Int? = bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, range.upperBound <= bytes.count else { return nil }
      return Self.place(of: start + range.lowerBound, range.count)
    }
    guard let place else { return }
    entries[place] = Entry(
      start: Int32(range.lowerBound), count: Int32(range.count), index: index)
  }

  /// The hash of a name, eight bytes at a time, as a place of the table.
  private static func place(of name: UnsafeRawPointer, _ count: Int) -> Int {
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
