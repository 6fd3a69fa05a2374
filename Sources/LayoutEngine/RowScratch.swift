/// Scratch space in which a row is written in terms of core variables.
struct RowScratch: Sendable {
  /// What the row has of a variable.
  private struct Entry: Sendable {
    /// The coefficient so far.
    var coefficient = 0.0
    /// A Boolean value that indicates whether the variable is among those of the row.
    var isVisited = false
  }

  /// An entry per variable. All are empty between rows.
  private var entries: [Entry]
  /// The variables of the row, in the order in which they came.
  private var touched: [Int32] = []
  /// The eliminated variables of the row that have not been replaced, by position.
  private var pending = MinimumHeap()

  /// Creates scratch space for a number of variables.
  init(variables: Int) { entries = Array(repeating: Entry(), count: variables) }

  /// Adds a variable.
  mutating func appendVariable() { entries.append(Entry()) }

  /// The number of variables that came into the row.
  var touchedCount: Int { touched.count }

  /// Adds a multiple of a variable to the row. `position` is that among the eliminations, or -1 for a
  /// core variable.
  @inline(__always)
  mutating func add(_ variable: Int32, _ coefficient: Double, position: Int32) {
    let entry = entries[Int(variable)]
    let sum = entry.coefficient + coefficient
    let isGone = abs(sum) <= Tolerance.cancellation * (abs(entry.coefficient) + abs(coefficient))
    entries[Int(variable)] = Entry(coefficient: isGone ? 0 : sum, isVisited: true)
    guard !entry.isVisited else { return }
    touched.append(variable)
    if position >= 0 { pending.push(key: Int(position), item: Int(variable)) }
  }

  /// Takes the eliminated variable out of the row that was eliminated first. Returns nil if the row has
  /// none.
  mutating func takeEliminated() -> (position: Int, variable: Int32, coefficient: Double)? {
    while let (position, item) = pending.popMinimum() {
      let coefficient = entries[item].coefficient
      entries[item].coefficient = 0
      if coefficient != 0 { return (position, Int32(item), coefficient) }
    }
    return nil
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
    return terms
  }
}
