// Priorities, the choice among optima, and conflicts, as in the files of `Block` with these names.

extension ExactSolver {
  /// Finds the solution that `LayoutEngine` defines. Throws if required constraints conflict.
  ///
  /// With `ignoresConflict`, violations of required constraints stay as small as they can be. The numbers
  /// of the constraints are then known to be rounded.
  mutating func solve(
    stepLimit: Int, ignoresConflict: Bool = false
  ) throws(ComponentSolver.Failure) {
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

  /// Returns a Boolean value that indicates whether the required constraints can hold together. Optional
  /// ones are ignored.
  mutating func isFeasible() throws(ComponentSolver.Failure) -> Bool {
    try eliminateEqualities()
    computeBasicValues()
    do {
      try satisfyRequired(false)
      return true
    } catch .conflict {
      return false
    }
  }

  /// A Boolean value that indicates whether the optional levels determine the values of all variables.
  var isUnique: Bool { face.isEmpty }

  /// Rounds the values of the variables.
  private mutating func readValues() throws(ComponentSolver.Failure) {
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

  /// Makes the values of required equalities nonbasic, those with the fewest entries first. Each of them
  /// determines the variable that replaces it.
  private mutating func eliminateEqualities() throws(ComponentSolver.Failure) {
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
  ) throws(ComponentSolver.Failure) {
    addCosts(ofLevel: 0)
    _ = try minimize()
    if !ignoresConflict, let contradiction = contradiction() {
      try readValues()
      throw .conflict(contradiction)
    }
    try endLevel()
  }

  /// Ends a stage, and narrows the intervals to the face of its optima (complementary slackness).
  private mutating func endLevel() throws(ComponentSolver.Failure) {
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

  // MARK: Ties

  /// Selects the solution that `LayoutEngine` prefers.
  private mutating func breakTies() throws(ComponentSolver.Failure) {
    let optional = entries.indices.filter { entries[$0].level > 0 }
      .sorted { (entries[$0].level, $0) < (entries[$1].level, $1) }
    for entry in optional where freeCount > 0 {
      try minimizeAlone(
        entries[entry].column,
        Breakpoint(
          value: entries[entry].value, down: entries[entry].down, up: entries[entry].up))
    }
    let inequalities = entries.indices.filter { system.relation[$0] != .equal }
    for isFirst in [true, false] {
      for entry in inequalities
      where system.minimizesSlackFirst[entry] == isFirst && freeCount > 0 {
        try minimizeDistance(entries[entry].column, from: entries[entry].value)
      }
    }
    for variable in 0..<system.variableCount where freeCount > 0 {
      try minimizeDistance(variable, from: .zero)
    }
  }

  /// Minimizes the distance of a column from a value.
  mutating func minimizeDistance(
    _ column: Int, from value: Rational
  ) throws(ComponentSolver.Failure) {
    try minimizeAlone(column, Breakpoint(value: value, down: .one, up: .one))
  }

  /// Minimizes the cost of one column.
  private mutating func minimizeAlone(
    _ column: Int, _ cost: Breakpoint
  ) throws(ComponentSolver.Failure) {
    guard state[column].isFree else { return }
    addCost(column, [cost])
    _ = try minimize()
    try endLevel()
  }

  // MARK: Conflicts

  /// Returns the multipliers with which violated required constraints add up to a contradiction, at the end
  /// of the required stage; nil if all hold.
  private func contradiction() -> [(constraint: Int32, multiplier: Double)]? {
    var lowest: [Int: Int] = [:]
    var highest: [Int: Int] = [:]
    var isViolated = false
    for (index, entry) in entries.enumerated() where entry.level == 0 {
      let here = state[entry.column].value
      if !entry.down.isZero {
        isViolated = isViolated || here < entry.value
        let known = lowest[entry.column]
        if known.map({ entries[$0].value < entry.value }) ?? true { lowest[entry.column] = index }
      }
      if !entry.up.isZero {
        isViolated = isViolated || entry.value < here
        let known = highest[entry.column]
        if known.map({ entry.value < entries[$0].value }) ?? true { highest[entry.column] = index }
      }
    }
    guard isViolated else { return nil }
    for column in state.indices {
      guard let low = lowest[column], let high = highest[column],
        entries[high].value < entries[low].value
      else { continue }
      return Self.rounded([
        (low, -Rational.one / entries[low].scale), (high, Rational.one / entries[high].scale),
      ])
    }
    var multipliers: [(Int, Rational)] = []
    for (column, price) in requiredPrices() where !price.isZero {
      guard let entry = price.isPositive ? highest[column] : lowest[column] else { continue }
      multipliers.append((entry, price / entries[entry].scale))
    }
    return Self.rounded(multipliers)
  }

  /// Returns the prices of the columns at the end of the required stage.
  private func requiredPrices() -> [(column: Int, price: Rational)] {
    var result = costly.filter { state[$0].basisIndex >= 0 }.map {
      (column: $0, price: slope($0, segment: state[$0].segment))
    }
    for position in nonbasic.indices { result.append((nonbasic[position], -gradient[position])) }
    return result
  }

  /// Returns multipliers as doubles, of which the largest is 1.
  private static func rounded(
    _ multipliers: [(Int, Rational)]
  ) -> [(constraint: Int32, multiplier: Double)] {
    var largest = Rational.zero
    for (_, multiplier) in multipliers where largest < multiplier.magnitude {
      largest = multiplier.magnitude
    }
    guard !largest.isZero else { return [] }
    return multipliers.sorted { $0.0 < $1.0 }.map { (Int32($0.0), ($0.1 / largest).double) }
  }
}
