/// Elimination of a component's required equalities.
///
/// Each required equality defines one of its variables, which is replaced in every other row, until
/// no equality is left. The rows that remain are inequalities and optional constraints over the
/// *core* variables. Where one parameter runs through all of them, ``propagate()`` finds the order in
/// one pass and the rest of this is skipped. Otherwise it is Markowitz's: the row and variable with the
/// least possible fill first, which solves chains, equal sizes and variables that occur in one equality
/// only without any fill (Brearley et al. 1975, Andersen & Andersen 1995). It depends on coefficients
/// alone, so other constants are pushed through the recorded steps by ``replay(_:_:)`` without a new
/// search.
struct Presolve: Sendable {
  /// Where row `r` (constraint `r` of the system) lies in the arena of terms.
  var rowStart: [Int32] = []
  var rowCount: [Int32] = []
  var rowCapacity: [Int32] = []
  /// The arena. A row that outgrows its capacity moves to the end.
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []

  /// Right-hand sides after all replacements.
  var constant: [Double] = []
  /// The absolute sum of what each right-hand side was added from; scales the tolerance.
  var magnitude: [Double] = []

  /// Whether the row defines a variable and is no longer part of the system.
  var isRetired: [Bool] = []
  /// Whether the variable is defined by a retired row.
  var isEliminated: [Bool] = []
  /// Eliminated variables in order; each is defined in terms of variables eliminated later, and
  /// core variables.
  private(set) var eliminatedVariable: [Int32] = []
  /// The rows that define them.
  private(set) var definingRow: [Int32] = []
  /// The coefficients of the defined variables in their rows.
  private(set) var definingCoefficient: [Double] = []

  /// A recorded replacement: `constant[target] -= factor · constant[source]`.
  private struct Step: Sendable {
    var factor: Double
    var target: Int32
    var source: Int32
  }

  private var steps: [Step] = []

  /// A row that mentions a variable, and the next node of the variable or -1.
  struct Node: Sendable {
    var row: Int32
    var next: Int32
  }

  /// By variable, its first node or -1; nodes of rows that lost the variable stay.
  var firstNode: [Int32] = []
  var nodes: [Node] = []
  /// In how many rows of the system each variable occurs.
  var occurrences: [Int32] = []

  /// Whether a row is a required equality that still has to define a variable.
  var isPending: [Bool] = []
  /// How many rows the system has; those after them were added.
  var givenRows = 0
  /// Pending rows by fill, cheapest first; entries may be out of date and are checked when taken.
  private var queue: FillQueue?

  init(_ system: LinearSystem) {
    self.init(loading: system)
    if propagate() { return }
    queue = FillQueue()
    indexRows()
    eliminateAll()
    queue = nil
    defineRows(system)
    firstNode = []
    nodes = []
    rowCapacity = []
  }

  /// The rows of a system, with nothing replaced yet.
  init(loading system: LinearSystem) {
    let rows = system.constraintCount
    givenRows = rows
    termVariable = system.termVariable
    termCoefficient = system.termCoefficient
    constant = system.constant
    magnitude = system.magnitude
    isRetired = Array(repeating: false, count: rows)
    isPending = Array(repeating: false, count: rows)
    isEliminated = Array(repeating: false, count: system.variableCount)
    rowStart.reserveCapacity(rows)
    rowCount.reserveCapacity(rows)
    for row in 0..<rows {
      let start = system.termStart[row]
      let count = system.termStart[row + 1] - start
      rowStart.append(start)
      rowCount.append(count)
      isPending[row] = system.relation[row] == .equal && system.isRequired(row) && count > 0
    }
  }

  /// Notes which rows mention each variable, and which equality may go first.
  private mutating func indexRows() {
    firstNode = Array(repeating: -1, count: variableCount)
    occurrences = Array(repeating: 0, count: variableCount)
    rowCapacity = rowCount
    // Nearly every replacement mentions another variable in a row.
    nodes.reserveCapacity(termVariable.count + givenRows)
    steps.reserveCapacity(givenRows)
    for row in 0..<givenRows {
      let start = Int(rowStart[row])
      for term in start..<start + Int(rowCount[row]) { note(row, mentions: termVariable[term]) }
    }
    for row in 0..<givenRows where isPending[row] { enqueue(row) }
  }

  mutating func note(_ row: Int, mentions variable: Int32) {
    nodes.append(Node(row: Int32(row), next: firstNode[Int(variable)]))
    firstNode[Int(variable)] = Int32(nodes.count - 1)
    occurrences[Int(variable)] += 1
  }

  private mutating func eliminateAll() {
    while let (key, row) = queue?.popMinimum() {
      guard isPending[row] else { continue }
      guard rowCount[row] > 0 else {
        isPending[row] = false
        continue
      }
      let choice = cheapestVariable(of: row)
      if choice.fill > key {
        queue?.push(key: choice.fill, item: row)
      } else {
        eliminate(term: choice.term, of: row)
      }
    }
  }

  private mutating func enqueue(_ row: Int) {
    guard isPending[row], rowCount[row] > 0 else { return }
    let fill = cheapestVariable(of: row).fill
    queue?.push(key: fill, item: row)
  }

  /// The term of a row whose elimination adds the fewest entries elsewhere.
  private func cheapestVariable(of row: Int) -> (term: Int, fill: Int) {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    // Rows lie within the arena, and variables within the system.
    return termCoefficient.withUnsafeBufferPointer { coefficients in
      var largest = 0.0
      for term in start..<start + count { largest = max(largest, abs(coefficients[term])) }
      var best = (term: start, fill: Int.max)
      var bestSize = 0.0
      for term in start..<start + count {
        let size = abs(coefficients[term])
        guard size >= Tolerance.eliminationThreshold * largest else { continue }
        let fill = (count - 1) * Int(occurrences[Int(termVariable[term])] - 1)
        if fill < best.fill || (fill == best.fill && size > bestSize) {
          best = (term, fill)
          bestSize = size
        }
      }
      return best
    }
  }

  /// Makes `row` the definition of the variable in `term` and replaces it everywhere else.
  mutating func eliminate(term: Int, of row: Int) {
    let variable = termVariable[term]
    let coefficient = termCoefficient[term]
    retire(row, defining: variable, at: term)
    let start = Int(rowStart[row])
    let end = start + Int(rowCount[row])
    for other in start..<end { occurrences[Int(termVariable[other])] -= 1 }
    var node = firstNode[Int(variable)]
    while node >= 0 {
      let target = Int(nodes[Int(node)].row)
      if !isRetired[target] { replace(variable, coefficient, in: target, using: row) }
      node = nodes[Int(node)].next
    }
    for other in start..<end where occurrences[Int(termVariable[other])] == 1 {
      enqueueRows(of: termVariable[other])
    }
  }

  /// Notes that `row` defines the variable in the term at `term` and is no longer part of the system.
  mutating func retire(_ row: Int, defining variable: Int32, at term: Int) {
    isPending[row] = false
    isRetired[row] = true
    isEliminated[Int(variable)] = true
    eliminatedVariable.append(variable)
    definingRow.append(Int32(row))
    definingCoefficient.append(termCoefficient[term])
  }

  private mutating func enqueueRows(of variable: Int32) {
    var node = firstNode[Int(variable)]
    while node >= 0 {
      let row = Int(nodes[Int(node)].row)
      if isPending[row], position(of: variable, in: row) != nil { enqueue(row) }
      node = nodes[Int(node)].next
    }
  }

  func position(of variable: Int32, in row: Int) -> Int? {
    let start = Int(rowStart[row])
    for term in start..<start + Int(rowCount[row]) where termVariable[term] == variable {
      return term
    }
    return nil
  }

  /// Subtracts the multiple of `source` from `target` that removes `variable`.
  private mutating func replace(
    _ variable: Int32, _ coefficient: Double, in target: Int, using source: Int
  ) {
    guard let term = position(of: variable, in: target) else { return }
    let factor = termCoefficient[term] / coefficient
    removeTerm(at: term, from: target)
    let start = Int(rowStart[source])
    for other in start..<start + Int(rowCount[source]) where termVariable[other] != variable {
      add(-factor * termCoefficient[other], of: termVariable[other], to: target)
    }
    subtract(factor, times: source, from: target)
    enqueue(target)
  }

  /// Subtracts a multiple of one right-hand side from another, now and for other constants.
  mutating func subtract(_ factor: Double, times source: Int, from target: Int) {
    constant[target] -= factor * constant[source]
    magnitude[target] += abs(factor) * magnitude[source]
    // A row that was added has the constant 0, which changes nothing.
    if source < givenRows {
      steps.append(Step(factor: factor, target: Int32(target), source: Int32(source)))
    }
  }

  /// Makes room for so many steps and eliminated variables.
  mutating func reserveCapacity(steps: Int, definitions: Int) {
    self.steps.reserveCapacity(steps)
    eliminatedVariable.reserveCapacity(definitions)
    definingRow.reserveCapacity(definitions)
    definingCoefficient.reserveCapacity(definitions)
  }

  private mutating func removeTerm(at term: Int, from row: Int) {
    let last = Int(rowStart[row] + rowCount[row]) - 1
    termVariable[term] = termVariable[last]
    termCoefficient[term] = termCoefficient[last]
    rowCount[row] -= 1
  }

  private mutating func add(_ coefficient: Double, of variable: Int32, to row: Int) {
    if let term = position(of: variable, in: row) {
      let old = termCoefficient[term]
      let sum = old + coefficient
      if abs(sum) <= Tolerance.cancellation * (abs(old) + abs(coefficient)) {
        removeTerm(at: term, from: row)
        occurrences[Int(variable)] -= 1
        if occurrences[Int(variable)] == 1 { enqueueRows(of: variable) }
      } else {
        termCoefficient[term] = sum
      }
      return
    }
    if rowCount[row] == rowCapacity[row] { move(row) }
    let end = Int(rowStart[row] + rowCount[row])
    termVariable[end] = variable
    termCoefficient[end] = coefficient
    rowCount[row] += 1
    note(row, mentions: variable)
  }

  /// Gives a row twice its capacity at the end of the arena.
  private mutating func move(_ row: Int) {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    let capacity = max(4, 2 * count)
    rowStart[row] = Int32(termVariable.count)
    rowCapacity[row] = Int32(capacity)
    for term in start..<start + count {
      termVariable.append(termVariable[term])
      termCoefficient.append(termCoefficient[term])
    }
    for _ in count..<capacity {
      termVariable.append(-1)
      termCoefficient.append(0)
    }
  }

  /// Computes the reduced constants of a system that differs in constants only.
  mutating func replay(_ constants: [Double], _ magnitudes: [Double]) {
    for row in 0..<constants.count {
      constant[row] = constants[row]
      magnitude[row] = magnitudes[row]
    }
    constant.withUnsafeMutableBufferPointer { constant in
      magnitude.withUnsafeMutableBufferPointer { magnitude in
        for step in steps {
          constant[Int(step.target)] -= step.factor * constant[Int(step.source)]
          magnitude[Int(step.target)] += abs(step.factor) * magnitude[Int(step.source)]
        }
      }
    }
  }

  /// Pushes changes of the constants through the recorded steps, in place.
  func replay(slopes: inout [Double]) {
    for step in steps {
      let change = step.factor * slopes[Int(step.source)]
      guard change != 0 else { continue }
      let old = slopes[Int(step.target)]
      let isGone = abs(old - change) <= Tolerance.cancellation * (abs(old) + abs(change))
      slopes[Int(step.target)] = isGone ? 0 : old - change
    }
  }

  /// Turns multipliers of reduced rows into those of the rows as given, in place.
  ///
  /// A multiplier that cancels on the way becomes 0.
  func trace(_ multipliers: inout [Double]) {
    var sizes = multipliers.map { abs($0) }
    for step in steps.reversed() {
      let source = Int(step.source)
      guard multipliers[Int(step.target)] != 0 else { continue }
      let change = step.factor * multipliers[Int(step.target)]
      sizes[source] += abs(change)
      multipliers[source] -= change
      if abs(multipliers[source]) <= Tolerance.multiplier * sizes[source] {
        multipliers[source] = 0
      }
    }
  }

  /// How many rows are combinations of others, when all rows are required equalities.
  var dependentRows: Int { isRetired.count - eliminatedVariable.count }

  /// Fills in the eliminated variables of a solution whose core variables are set.
  func complete(_ values: inout [Double]) { complete(&values, constants: constant) }

  /// The same for other constants, such as their changes.
  func complete(_ values: inout [Double], constants: [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      for index in stride(from: eliminatedVariable.count - 1, through: 0, by: -1) {
        let row = Int(definingRow[index])
        values[Int(eliminatedVariable[index])] =
          (constants[row] - sumOfOthers(index, values)) / definingCoefficient[index]
      }
    }
  }

  /// Fills in how eliminated variables move when the core variables move, in place.
  ///
  /// A sum that cancels is 0: its rounding error would be a direction in which nothing moves.
  func completeDirection(_ direction: inout [Double]) {
    for index in stride(from: eliminatedVariable.count - 1, through: 0, by: -1) {
      let row = Int(definingRow[index])
      let variable = eliminatedVariable[index]
      let start = Int(rowStart[row])
      var sum = 0.0
      var size = 0.0
      for term in start..<start + Int(rowCount[row]) where termVariable[term] != variable {
        let product = termCoefficient[term] * direction[Int(termVariable[term])]
        sum += product
        size += abs(product)
      }
      direction[Int(variable)] =
        abs(sum) <= Tolerance.cancellation * size ? 0 : -sum / definingCoefficient[index]
    }
  }

  /// Replaces eliminated variables in a linear function by core variables, up to a constant.
  func expand(_ weights: inout [Double]) {
    var sizes = weights.map { abs($0) }
    for index in 0..<eliminatedVariable.count {
      let variable = eliminatedVariable[index]
      let weight = weights[Int(variable)]
      guard weight != 0 else { continue }
      weights[Int(variable)] = 0
      let start = Int(rowStart[Int(definingRow[index])])
      let end = start + Int(rowCount[Int(definingRow[index])])
      for term in start..<end where termVariable[term] != variable {
        let other = Int(termVariable[term])
        let change = weight * termCoefficient[term] / definingCoefficient[index]
        sizes[other] += abs(change)
        weights[other] -= change
        if abs(weights[other]) <= Tolerance.cancellation * sizes[other] { weights[other] = 0 }
      }
    }
  }

  @inline(__always)
  private func sumOfOthers(_ index: Int, _ values: UnsafeMutableBufferPointer<Double>) -> Double {
    let row = Int(definingRow[index])
    let variable = eliminatedVariable[index]
    let start = Int(rowStart[row])
    var sum = 0.0
    for term in start..<start + Int(rowCount[row]) where termVariable[term] != variable {
      sum += termCoefficient[term] * values[Int(termVariable[term])]
    }
    return sum
  }
}
