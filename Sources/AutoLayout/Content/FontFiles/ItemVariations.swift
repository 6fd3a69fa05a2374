/// The variations of numbers for the values of the axes of a variable font (OpenType specification,
/// item variation store).
struct ItemVariations: Sendable {
  private let table: FontTable
  /// The offset of the store in the table.
  private let start: Int
  /// The fraction of the deltas of each region that applies.
  private let shares: [Double]

  /// Reads the store at an offset of a table, for normalized values of the axes. Returns `nil` if
  /// there is no store, or if all axes have their default values.
  init?(_ table: FontTable, at start: Int, _ coordinates: [Double]) {
    guard start > 0, start < table.bytes.count, coordinates.contains(where: { $0 != 0 }) else {
      return nil
    }
    self.table = table
    self.start = start
    let list = start + table.u32(start + 2)
    let axisCount = table.u16(list)
    let size = max(1, 6 * axisCount)
    let stated = min(table.u16(list + 2), FontLimits.regionCount)
    shares = (0..<table.count(stated, recordSize: size, at: list + 4)).map { region in
      var share = 1.0
      for axis in 0..<min(axisCount, coordinates.count) where share != 0 {
        share *= Self.share(coordinates[axis], table, at: list + 4 + size * region + 6 * axis)
      }
      return share
    }
  }

  /// Returns the scalar of a region along one axis: 1 at its peak, 0 outside of it.
  private static func share(_ value: Double, _ table: FontTable, at offset: Int) -> Double {
    let (low, peak, high) = (
      table.f2dot14(offset), table.f2dot14(offset + 2), table.f2dot14(offset + 4)
    )
    guard low <= peak, peak <= high, peak != 0, !(low < 0 && high > 0) else { return 1 }
    if value == peak { return 1 }
    guard value > low, value < high else { return 0 }
    return value < peak ? (value - low) / (peak - low) : (high - value) / (high - peak)
  }

  /// Returns the delta of a number, in the units of the number.
  func delta(outer: Int, inner: Int) -> Double {
    guard outer < table.u16(start + 6) else { return 0 }
    let data = start + table.u32(start + 8 + 4 * outer)
    guard inner < table.u16(data) else { return 0 }
    let words = table.u16(data + 2)
    let isLong = words & 0x8000 != 0
    let longCount = words & 0x7FFF
    let count = min(table.u16(data + 4), shares.count)
    let stated = table.u16(data + 4)
    guard longCount <= stated else { return 0 }
    let (long, short) = isLong ? (4, 2) : (2, 1)
    let row = data + 6 + 2 * stated + inner * (longCount * long + (stated - longCount) * short)
    var sum = 0.0
    for index in 0..<count {
      let region = table.u16(data + 6 + 2 * index)
      guard region < shares.count, shares[region] != 0 else { continue }
      let isWide = index < longCount
      let offset =
        row + (isWide ? index * long : longCount * long + (index - longCount) * short)
      sum += shares[region] * Double(number(at: offset, size: isWide ? long : short))
    }
    return sum
  }

  private func number(at offset: Int, size: Int) -> Int {
    switch size {
    case 4: Int(Int32(truncatingIfNeeded: table.u32(offset)))
    case 2: table.i16(offset)
    default: Int(Int8(truncatingIfNeeded: table.u8(offset)))
    }
  }
}

/// The variations of advances (OpenType specification, `HVAR`).
struct AdvanceVariations: Sendable {
  private let table: FontTable
  private let items: ItemVariations

  /// Reads the table `HVAR`, for normalized values of the axes. Returns `nil` if no advance varies.
  init?(_ table: FontTable, _ coordinates: [Double]) {
    guard let items = ItemVariations(table, at: table.u32(4), coordinates) else { return nil }
    self.table = table
    self.items = items
  }

  /// Returns the delta of the advance of a glyph, in units of the font.
  func delta(of glyph: Int) -> Double {
    let map = table.u32(8)
    guard map > 0 else { return items.delta(outer: 0, inner: glyph) }
    let format = table.u8(map + 1)
    let isLong = table.u8(map) == 1
    let count = isLong ? table.u32(map + 2) : table.u16(map + 2)
    guard count > 0 else { return 0 }
    let size = (format >> 4 & 3) + 1
    let offset = map + (isLong ? 6 : 4) + min(glyph, count - 1) * size
    let entry = (0..<size).reduce(0) { $0 << 8 | table.u8(offset + $1) }
    let bits = (format & 0xF) + 1
    return items.delta(outer: entry >> bits, inner: entry & (1 << bits - 1))
  }
}
