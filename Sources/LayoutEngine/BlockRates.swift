/// The rates at which the columns of a block change with the right-hand sides.
///
/// They depend on the basis and on the rates of the right-hand sides, and not on constants.
struct BlockRates: Sendable {
  /// The rate at which a column passes an entry on which the solution relies.
  struct Passage: Sendable {
    /// The increase of the difference between the column and the entry per unit of the change.
    var rate: Double
    /// The entry.
    var entry: Int32
  }

  /// The version of the component's rates to which the rates belong, or 0 if they are not those of
  /// the block's basis.
  var version = 0
  /// The rates of all columns.
  var columns: [Double] = []
  /// The entries on which the solution relies and whose differences from their columns change.
  var passages: [Passage] = []
}

// These methods are mutating although they do not change the block. If they were not, a call for an
// element of an array would copy the block and retain all of its arrays.
extension Block {
  /// Computes the rates for those of the constants of reduced rows.
  mutating func findRates(_ rowRates: [Double], _ rates: inout BlockRates) {
    findColumnRates(rowRates, &rates.columns)
    rates.passages.removeAll(keepingCapacity: true)
    for entry in 0..<entries.count where entries[entry].side != 0 {
      let own = rates.columns[Int(entries[entry].column)]
      let point = rate(ofEntry: entry, rowRates)
      let rate = own - point
      guard abs(rate) > Tolerance.cancellation * (abs(own) + abs(point)) else { continue }
      rates.passages.append(.init(rate: rate, entry: Int32(entry)))
    }
  }

  /// Computes the rates of the columns.
  private mutating func findColumnRates(_ rowRates: [Double], _ columns: inout [Double]) {
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: repeatElement(0, count: columnCount))
    for position in 0..<structuralCount {
      let entry = Int(state[Int(nonbasic[position])].anchor)
      columns[Int(nonbasic[position])] = rate(ofEntry: entry, rowRates)
    }
    for row in 0..<rowCount {
      var sum = 0.0
      var size = 0.0
      tableau.forEach(inRow: row) { position, entry in
        let part = entry * columns[Int(nonbasic[position])]
        sum += part
        size += abs(part)
      }
      // If a sum cancels, the column does not move.
      columns[Int(basic[row])] = abs(sum) <= Tolerance.cancellation * size ? 0 : sum
    }
  }

  /// Returns the rate of an entry's value.
  private func rate(ofEntry entry: Int, _ rowRates: [Double]) -> Double {
    rowRates[Int(entries[entry].constraint)] / entries[entry].scale
  }

  /// Narrows the interval to the changes for which every column is on the same side of every entry
  /// as now.
  mutating func keepSides(_ rates: BlockRates, _ result: inout ParametricSolution) {
    for passage in rates.passages {
      let entry = Int(passage.entry)
      let gap = state[Int(entries[entry].column)].value - entries[entry].value
      if entries[entry].side & 1 != 0 { result.keep(gap, passage.rate, atLeast: true) }
      if entries[entry].side & 2 != 0 { result.keep(gap, passage.rate, atLeast: false) }
    }
  }
}
