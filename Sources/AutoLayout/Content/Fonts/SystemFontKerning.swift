import Foundation

/// The kerning of the system font between ASCII characters, prepared for lookups.
struct SystemFontKerning: Sendable {
  /// The table, which is read once.
  static let shared = SystemFontKerning()

  /// Six values per pair in font units: light, regular and black, each at 17 and at 28 points. The
  /// first six are those of all pairs without kerning.
  let values: [CGFloat]
  /// The index of the record of each pair, or 0 for none, with a row of `side` entries per first
  /// character.
  let records: [UInt16]

  /// The number of printable ASCII characters, of which pairs consist.
  static let side = 0x7F - 0x20
  /// The number of values per pair: one for each cut and weight.
  static let valuesPerPair = 6

  private init() {
    var values = [CGFloat](repeating: 0, count: Self.valuesPerPair)
    var records = [UInt16](repeating: 0, count: Self.side * Self.side)
    let text = SystemFontUnits.kerning
    var bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[...]
    while let first = bytes.first {
      bytes = bytes.dropFirst()
      while let second = bytes.first, second != UInt8(ascii: "\n") {
        let pair = Self.place(first, second)
        records[pair] = UInt16(values.count / Self.valuesPerPair)
        values += bytes.dropFirst().prefix(Self.valuesPerPair).map {
          CGFloat(SystemFontUnits.kerningValues[Int($0 - SystemFontUnits.firstCode)])
        }
        bytes = bytes.dropFirst(1 + Self.valuesPerPair)
      }
      bytes = bytes.dropFirst()
    }
    self.values = values
    self.records = records
  }

  /// Returns the index of a pair. Both characters must be printable ASCII.
  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first - 0x20) * side + Int(second - 0x20)
  }

  /// Returns the index in `values` at which the values of a pair begin, or `nil` for a pair without
  /// kerning.
  func record(_ first: UInt8, _ second: UInt8) -> Int? {
    guard (0x20...0x7E).contains(first), (0x20...0x7E).contains(second) else { return nil }
    let record = Int(records[Self.place(first, second)])
    return record == 0 ? nil : record * Self.valuesPerPair
  }
}
