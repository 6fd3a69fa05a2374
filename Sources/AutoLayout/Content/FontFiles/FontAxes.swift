/// The axes and the named instances of a variable font (OpenType specification, `fvar`).
struct FontAxes: Sendable {
  /// An axis with values in its natural units, such as a weight from 100 to 900.
  struct Axis: Sendable {
    let minimum: Double
    let standard: Double
    let maximum: Double
  }

  /// A named point of the axes.
  struct Instance: Sendable {
    /// The identifier of the style's name in the table `name`.
    let styleName: Int
    /// The identifier of the PostScript name in the table `name`, or `nil` if the font has none for
    /// the instance.
    let postScriptName: Int?
    /// The values of the axes.
    let coordinates: [Double]
  }

  /// The axes.
  let axes: [Axis]
  /// The named instances.
  let instances: [Instance]

  /// Reads the table `fvar`, which may be empty.
  init(_ table: FontTable) {
    let count = min(table.u16(8), FontLimits.axisCount)
    let start = table.u16(4)
    let axisSize = max(20, table.u16(10))
    axes = (0..<table.count(count, recordSize: axisSize, at: start)).map { index in
      let offset = start + axisSize * index
      return Axis(
        minimum: table.fixed(offset + 4), standard: table.fixed(offset + 8),
        maximum: table.fixed(offset + 12))
    }
    let first = start + axisSize * count
    let size = max(4 + 4 * count, table.u16(14))
    let named = min(table.u16(12), FontLimits.instanceCount)
    instances = (0..<table.count(named, recordSize: size, at: first)).map { index in
      let offset = first + size * index
      return Instance(
        styleName: table.u16(offset),
        postScriptName: size >= 6 + 4 * count ? table.u16(offset + 4 + 4 * count) : nil,
        coordinates: (0..<count).map { table.fixed(offset + 4 + 4 * $0) })
    }
  }

  /// Returns values of the axes in normalized units from -1 to 1, with the maps of the table
  /// `avar`.
  func normalized(_ coordinates: [Double], _ maps: FontTable) -> [Double] {
    var offset = 8
    return zip(axes, coordinates).map { axis, value in
      let value = min(max(value, axis.minimum), axis.maximum)
      let side = value < axis.standard ? axis.standard - axis.minimum : axis.maximum - axis.standard
      let plain = side > 0 ? (value - axis.standard) / side : 0
      let count = maps.count(maps.u16(offset), recordSize: 4, at: offset + 2)
      defer { offset += 2 + 4 * count }
      return Self.mapped(plain, maps, at: offset + 2, count: count)
    }
  }

  /// Returns a value mapped by a function that is linear between its points.
  private static func mapped(_ value: Double, _ maps: FontTable, at offset: Int, count: Int)
    -> Double
  {
    var previous: (from: Double, to: Double)?
    for index in 0..<count {
      let next = (from: maps.f2dot14(offset + 4 * index), to: maps.f2dot14(offset + 4 * index + 2))
      guard next.from < value else {
        guard let previous, next.from > previous.from else { return next.to }
        let share = (value - previous.from) / (next.from - previous.from)
        return previous.to + (next.to - previous.to) * share
      }
      previous = next
    }
    return previous?.to ?? value
  }
}
