/// Eliminates the required equalities of a component.
///
/// Each required equality defines one of its variables, which is replaced in every other row, until
/// no equality remains. The remaining rows are inequalities and optional constraints on the *core*
/// variables. If one parameter determines all of them, ``propagate()`` finds the order in one pass,
/// and the rest of the elimination is skipped. If not, the order is Markowitz's: the row and
/// variable with the minimum fill first. This solves chains, equal sizes, and variables that occur
/// in only one equality without any fill (Brearley et al. 1975, Andersen & Andersen 1995). The
/// order depends only on coefficients, so that ``replay(_:_:)`` applies the recorded steps to other
/// constants without a new search.
struct Presolve: Sendable {
  /// The start of row `r` (constraint `r` of the system) in the arena of terms.
  var rowStart: [Int32] = []
  /// The current number of terms in each row.
  var rowCount: [Int32] = []
  /// The capacity of each row in terms. It is empty after the elimination.
  var rowCapacity: [Int32] = []
  /// The arena of terms. A row that exceeds its capacity moves to the end.
  var termVariable: [Int32] = []
  /// The coefficients of the same terms.
  var termCoefficient: [Double] = []

  /// Right-hand sides after all replacements.
  var constant: [Double] = []
  /// The absolute sum from which each right-hand side was computed. It scales the tolerance.
  var magnitude: [Double] = []

  /// A Boolean value per row that indicates whether the row defines a variable and is no longer
  /// part of the system.
  var isRetired: [Bool] = []
  /// A Boolean value per variable that indicates whether a retired row defines the variable.
  var isEliminated: [Bool] = []
  /// The eliminated variables, in order. Each is defined in terms of core variables and variables
  /// that are eliminated later.
  private(set) var eliminatedVariable: [Int32] = []
  /// The rows that define the eliminated variables.
  private(set) var definingRow: [Int32] = []
  /// The coefficients of the defined variables in their rows.
  private(set) var definingCoefficient: [Double] = []
  /// The positions of the outer definitions among the eliminations, in order. See
  /// `Presolve+OuterDefinitions.swift`.
  var outerDefinitions: [Int32] = []
  /// A Boolean value per elimination that indicates whether it is an outer definition. The array is
  /// empty if there are none.
  var isOuter: [Bool] = []

  /// A recorded replacement: `constant[target] -= factor · constant[source]`.
  struct Step: Sendable {
    /// The factor of the source's right-hand side.
    var factor: Double
    /// The row with the right-hand side that changes.
    var target: Int32
    /// The row that is subtracted.
    var source: Int32
  }

  /// All replacements in order.
  var steps: [Step] = []

  /// A row that refers to a variable, and the next node of the variable or -1.
  struct Node: Sendable {
    /// A row that refers to the variable, or that referred to it.
    var row: Int32
    /// The next node of the same variable, or -1.
    var next: Int32
  }

  /// The first node of each variable, or -1. Nodes of rows that lost the variable are kept.
  var firstNode: [Int32] = []
  /// The nodes of all variables. It is empty after the elimination.
  var nodes: [Node] = []
  /// The number of rows of the system in which each variable occurs.
  var occurrences: [Int32] = []

  /// A Boolean value per row that indicates whether the row is a required equality that does not
  /// define a variable yet.
  var isPending: [Bool] = []
  /// The number of rows in the system. Rows with higher indices were added by presolve.
  var givenRows = 0
  /// The pending rows by fill, cheapest first. Entries may be out of date, and are checked when
  /// they are removed.
  var queue: FillQueue?

  /// Creates the presolve of a system. Only `constant` and `magnitude` depend on the constants.
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

  /// Loads the rows of a system without replacements.
  init(loading system: LinearSystem) {
    let rows = system.constraintCount
    givenRows = rows
    termVariable = system.termVariable
    termCoefficient = system.termCoefficient
    constant = system.constant
    magnitude = system.magnitude
    isRetired = Array(filledWith: false, count: rows)
    isPending = Array(filledWith: false, count: rows)
    isEliminated = Array(filledWith: false, count: system.variableCount)
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

  /// Records the rows of each variable, and the equalities that can be eliminated first.
  private mutating func indexRows() {
    firstNode = Array(filledWith: -1, count: variableCount)
    occurrences = Array(filledWith: 0, count: variableCount)
    rowCapacity = rowCount
    // Nearly every replacement adds another variable to a row, which then moves to the end of the
    // arena.
    nodes.reserveCapacity(termVariable.count + givenRows)
    termVariable.reserveCapacity(2 * termVariable.count)
    termCoefficient.reserveCapacity(2 * termCoefficient.count)
    let equalities = isPending.count(where: { $0 })
    if equalities > 0 { reserveCapacity(steps: givenRows, definitions: equalities) }
    for row in 0..<givenRows {
      let start = Int(rowStart[row])
      for term in start..<start + Int(rowCount[row]) { note(row, mentions: termVariable[term]) }
    }
    for row in 0..<givenRows where isPending[row] { enqueue(row) }
  }

  /// Records another occurrence of a variable.
  ///
  /// - Complexity: O(1), amortized.
  mutating func note(_ row: Int, mentions variable: Int32) {
    nodes.append(Node(row: Int32(row), next: firstNode[Int(variable)]))
    firstNode[Int(variable)] = Int32(nodes.count - 1)
    occurrences[Int(variable)] += 1
  }

  /// Records that `row` defines the variable in the term at `term` and is no longer part of the
  /// system.
  mutating func retire(_ row: Int, defining variable: Int32, at term: Int) {
    isPending[row] = false
    isRetired[row] = true
    isEliminated[Int(variable)] = true
    eliminatedVariable.append(variable)
    definingRow.append(Int32(row))
    definingCoefficient.append(termCoefficient[term])
    if !isOuter.isEmpty { isOuter.append(false) }
  }

  /// Returns the position in the arena of a row's term that refers to the variable, or `nil` if
  /// there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of the row.
  func position(of variable: Int32, in row: Int) -> Int? {
    let start = Int(rowStart[row])
    for term in start..<start + Int(rowCount[row]) where termVariable[term] == variable {
      return term
    }
    return nil
  }

  /// Subtracts a multiple of one right-hand side from another, and records the step, so that it can
  /// be repeated for other constants.
  mutating func subtract(_ factor: Double, times source: Int, from target: Int) {
    constant[target] -= factor * constant[source]
    magnitude[target] += abs(factor) * magnitude[source]
    // An added row has the constant 0, which has no effect.
    if source < givenRows {
      steps.append(Step(factor: factor, target: Int32(target), source: Int32(source)))
    }
  }

  /// Reserves space for replacements and eliminated variables.
  mutating func reserveCapacity(steps: Int, definitions: Int) {
    self.steps.reserveCapacity(steps)
    eliminatedVariable.reserveCapacity(definitions)
    definingRow.reserveCapacity(definitions)
    definingCoefficient.reserveCapacity(definitions)
  }

  /// The number of rows that are combinations of others, if all rows are required equalities.
  var dependentRows: Int { isRetired.count - eliminatedVariable.count }
}
