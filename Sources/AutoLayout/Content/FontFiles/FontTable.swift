/// The bytes of a font table. Reading never fails: bytes beyond the end of the table are zero, so
/// that a damaged offset leads to an empty list.
struct FontTable: Sendable {
  /// The bytes from the start of the table.
  let bytes: [UInt8]

  /// An empty table, for tables that are missing from a font.
  static let empty = FontTable(bytes: [])

  /// A Boolean value that indicates whether there are no bytes.
  var isEmpty: Bool { bytes.isEmpty }

  /// Returns the byte at an offset, or 0 beyond the end.
  @inline(__always)
  func u8(_ offset: Int) -> Int {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : 0
  }

  /// Returns the unsigned number of two bytes at an offset, or 0 beyond the end.
  @inline(__always)
  func u16(_ offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count - 1 else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Returns the signed number of two bytes at an offset, or 0 beyond the end.
  @inline(__always)
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  /// Returns the unsigned number of four bytes at an offset, or 0 beyond the end.
  @inline(__always)
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  /// Returns the number with 14 fraction bits at an offset, or 0 beyond the end.
  func f2dot14(_ offset: Int) -> Double { Double(i16(offset)) / 16_384 }

  /// Returns the number with 16 fraction bits at an offset, or 0 beyond the end.
  func fixed(_ offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: u32(offset))) / 65_536
  }

  /// Returns the count of records of a size that begin at an offset, limited to the number that
  /// fits in the table.
  func count(_ stated: Int, recordSize: Int, at offset: Int) -> Int {
    max(0, min(stated, (bytes.count - offset) / recordSize))
  }

  /// Returns the index of the record for which `order` is 0, or `nil` if there is none. `order` is
  /// negative for records before it and positive for records after it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of records.
  @inline(__always)
  static func search(_ count: Int, _ order: (Int) -> Int) -> Int? {
    var low = 0
    var high = count - 1
    while low <= high {
      let middle = (low + high) / 2
      let side = order(middle)
      if side == 0 { return middle }
      if side < 0 { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }
}
