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
  /// How many terms each row has now.
  var rowCount: [Int32] = []
  /// How many terms each row has room for; empty once the elimination is done.
  var rowCapacity: [Int32] = []
  /// The arena. A row that outgrows its capacity moves to the end.
  var termVariable: [Int32] = []
  /// The coefficients of the same terms.
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
  struct Step: Sendable {
    /// What the right-hand side of the source is multiplied by.
    var factor: Double
    /// The row whose right-hand side changes.
    var target: Int32
    /// The row that is subtracted.
    var source: Int32
  }

  /// All replacements in order.
  var steps: [Step] = []

  /// A row that mentions a variable, and the next node of the variable or -1.
  struct Node: Sendable {
    /// A row that mentions the variable, or did.
    var row: Int32
    /// The next node of the same variable, or -1.
    var next: Int32
  }

  /// By variable, its first node or -1; nodes of rows that lost the variable stay.
  var firstNode: [Int32] = []
  /// The nodes of all variables; empty once the elimination is done.
  var nodes: [Node] = []
  /// In how many rows of the system each variable occurs.
  var occurrences: [Int32] = []

  /// Whether a row is a required equality that still has to define a variable.
  var isPending: [Bool] = []
  /// How many rows the system has; those after them were added.
  var givenRows = 0
  /// Pending rows by fill, cheapest first; entries may be out of date and are checked when taken.
  var queue: FillQueue?

  /// Presolves a system. Depends on the constants only in `constant` and `magnitude`.
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

  /// Counts another occurrence of a variable. Complexity: amortized O(1).
  mutating func note(_ row: Int, mentions variable: Int32) {
    nodes.append(Node(row: Int32(row), next: firstNode[Int(variable)]))
    firstNode[Int(variable)] = Int32(nodes.count - 1)
    occurrences[Int(variable)] += 1
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

  /// The term of a row that mentions the variable, as a place in the arena. Complexity: O(terms of
  /// the row).
  func position(of variable: Int32, in row: Int) -> Int? {
    let start = Int(rowStart[row])
    for term in start..<start + Int(rowCount[row]) where termVariable[term] == variable {
      return term
    }
    return nil
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

  /// Reserves space for replacements and eliminated variables.
  mutating func reserveCapacity(steps: Int, definitions: Int) {
    self.steps.reserveCapacity(steps)
    eliminatedVariable.reserveCapacity(definitions)
    definingRow.reserveCapacity(definitions)
    definingCoefficient.reserveCapacity(definitions)
  }

  /// How many rows are combinations of others, when all rows are required equalities.
  var dependentRows: Int { isRetired.count - eliminatedVariable.count }
}
