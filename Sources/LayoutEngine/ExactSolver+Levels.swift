/// Priorities, as in `Block+Levels.swift`, without rounding errors.
extension ExactSolver {
  /// Finds the solution that `LayoutEngine` defines. Throws if required constraints conflict.
  ///
  /// If `ignoresConflict` is true, required constraints may be violated, but as little as possible.
  /// Callers set it after a conflict that only the rounding of the numbers in the constraints
  /// explains.
  mutating func solve(
    stepLimit: Int, ignoresConflict: Bool = false
  ) throws(SolverFailure) {
    self.stepLimit = stepLimit
    startAtStrongestEntries()
    try eliminateEqualities()
    computeBasicValues()
    try satisfyRequired(ignoresConflict)
    for level in 1..<max(1, levelCount) where freeCount > 0 {
      addCosts(ofLevel: level)
      _ = try minimize()
      try endLevel()
    }
    if freeCount > 0 {
      face = [self]
      try breakTies()
    }
    try readValues()
  }

  /// Returns a Boolean value that indicates whether the required constraints can hold together.
  /// Optional ones are ignored.
  mutating func isFeasible() throws(SolverFailure) -> Bool {
    try eliminateEqualities()
    computeBasicValues()
    do {
      try satisfyRequired(false)
      return true
    } catch .conflict {
      return false
    }
  }

  /// A Boolean value that indicates whether the optional levels determine the values of all
  /// variables.
  var isUnique: Bool { face.isEmpty }

  /// Rounds the values of the variables.
  private mutating func readValues() throws(SolverFailure) {
    values = (0..<system.variableCount).map { state[$0].value.double }
    for value in values where !value.isFinite { throw .overflow }
  }

  /// Gives each variable the value of its strongest entry, which saves most steps.
  private mutating func startAtStrongestEntries() {
    var strongest = Array(repeating: Int.max, count: system.variableCount)
    for entry in entries where entry.column < system.variableCount {
      let rank = entry.level == 0 ? levelCount : entry.level
      guard rank < strongest[entry.column] else { continue }
      strongest[entry.column] = rank
      state[entry.column].value = entry.value
    }
  }

  /// Makes the values of required equalities nonbasic, those with the fewest entries first. Each of
  /// them determines the variable that replaces it.
  private mutating func eliminateEqualities() throws(SolverFailure) {
    var isDetermined = Array(repeating: false, count: nonbasic.count)
    var open: [(row: Int, value: Rational)] = []
    for entry in entries where entry.level == 0 && !entry.down.isZero && !entry.up.isZero {
      if entry.column >= system.variableCount {
        open.append((state[entry.column].basisIndex, entry.value))
      } else {
        state[entry.column].value = entry.value
        isDetermined[entry.column] = true
      }
    }
    while let index = open.indices.min(by: {
      rows[open[$0].row].positions.count < rows[open[$1].row].positions.count
    }) {
      let (row, value) = open[index]
      open.swapAt(index, open.count - 1)
      open.removeLast()
      let free = rows[row].positions.filter { !isDetermined[Int($0)] }
      guard let position = free.min(by: { rowCounts[Int($0)] < rowCounts[Int($1)] }) else {
        continue
      }
      try pivot(row: row, position: Int(position))
      state[nonbasic[Int(position)]].value = value
      isDetermined[Int(position)] = true
    }
  }

  // MARK: Levels

  /// Makes the constraints of a level the cost of the stage.
  private mutating func addCosts(ofLevel level: Int) {
    var costs: [Int: [Breakpoint]] = [:]
    for entry in entries where entry.level == level {
      costs[entry.column, default: []].append(
        Breakpoint(value: entry.value, down: entry.down, up: entry.up))
    }
    for (column, points) in costs.sorted(by: { $0.key < $1.key }) {
      addCost(column, points.sorted { $0.value < $1.value })
    }
  }

  /// Minimizes the required violations.
  private mutating func satisfyRequired(
    _ ignoresConflict: Bool
  ) throws(SolverFailure) {
    addCosts(ofLevel: 0)
    _ = try minimize()
    if !ignoresConflict, let contradiction = contradiction() {
      try readValues()
      throw .conflict(contradiction)
    }
    try endLevel()
  }

  /// Ends a stage, and narrows the intervals to the face of its optima (complementary slackness).
  mutating func endLevel() throws(SolverFailure) {
    for position in nonbasic.indices {
      let column = nonbasic[position]
      let (up, down) = rates(at: position)
      let here = state[column].value
      for point in state[column].cost where !(point.value == here) {
        restrict(column, to: point.value, isLower: point.value < here)
      }
      if up.isPositive { restrict(column, to: here, isLower: false) }
      if down.isPositive { restrict(column, to: here, isLower: true) }
    }
    for column in costly where state[column].basisIndex >= 0 {
      for (index, point) in state[column].cost.enumerated() {
        restrict(column, to: point.value, isLower: index < state[column].segment)
      }
    }
    endStage()
    try expelFixedColumns()
  }

  /// Moves an end of a column's interval inward.
  private mutating func restrict(_ column: Int, to bound: Rational, isLower: Bool) {
    if isLower {
      if let lower = state[column].lower, !(lower < bound) { return }
      state[column].lower = bound
    } else {
      if let upper = state[column].upper, !(bound < upper) { return }
      state[column].upper = bound
    }
  }
}
