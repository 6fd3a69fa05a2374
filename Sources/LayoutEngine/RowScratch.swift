/// Scratch space in which a row is written in terms of core variables.
struct RowScratch: Sendable {
  /// The entry of a variable in the row.
  private struct Entry: Sendable {
    /// The coefficient so far.
    var coefficient = 0.0
    /// A Boolean value that indicates whether the variable is among those of the row.
    var isVisited = false
  }

  /// An entry per variable. All are empty between rows.
  private var entries: [Entry]
  /// The variables of the row, in the order in which they were added.
  private var touched: [Int32] = []
  /// The eliminated variables of the row that have not been replaced, by position in the order of
  /// the eliminations.
  private var pending = MinimumHeap()

  /// Creates scratch space for a number of variables.
  init(variables: Int) { entries = Array(repeating: Entry(), count: variables) }

  /// Adds a variable.
  mutating func appendVariable() { entries.append(Entry()) }

  /// The number of variables that came into the row.
  var touchedCount: Int { touched.count }

  /// Adds a multiple of a variable to the row. `place` is the position in the order of the
  /// eliminations, or `nil` for a core variable.
  @inline(__always)
  mutating func add(_ variable: Int32, _ coefficient: Double, place: Int?) {
    let entry = entries[Int(variable)]
    let sum = entry.coefficient + coefficient
    let isGone = abs(sum) <= Tolerance.cancellation * (abs(entry.coefficient) + abs(coefficient))
    entries[Int(variable)] = Entry(coefficient: isGone ? 0 : sum, isVisited: true)
    guard !entry.isVisited else { return }
    touched.append(variable)
    if let place { pending.push(key: place, item: Int(variable)) }
  }

  /// Removes from the row the variable that was eliminated first, if its position in the order of
  /// the eliminations is less than `end`. Returns `nil` if the row has none.
  mutating func takeEliminated(before end: Int = .max) -> (variable: Int32, coefficient: Double)? {
    while let place = pending.minimumKey, place < end, let (_, item) = pending.popMinimum() {
      let coefficient = entries[item].coefficient
      entries[item].coefficient = 0
      if coefficient != 0 { return (Int32(item), coefficient) }
    }
    return nil
  }

  /// Restores the variable that was removed last and is not replaced.
  mutating func restore(_ variable: Int32, _ coefficient: Double) {
    entries[Int(variable)].coefficient = coefficient
  }

  /// The terms of the row so far.
  var terms: some Sequence<(variable: Int32, coefficient: Double)> {
    touched.lazy.map { ($0, entries[Int($0)].coefficient) }.filter { $0.coefficient != 0 }
  }

  /// Returns the terms of the row, and empties the space.
  mutating func takeTerms() -> [(variable: Int32, coefficient: Double)] {
    var terms: [(variable: Int32, coefficient: Double)] = []
    for variable in touched {
      let coefficient = entries[Int(variable)].coefficient
      entries[Int(variable)] = Entry()
      if coefficient != 0 { terms.append((variable, coefficient)) }
    }
    touched.removeAll(keepingCapacity: true)
    pending.removeAll()
    return terms
  }
}
