/// Component solvers that were made and not yet solved, for components of the same structure.
///
/// The cells of a list have the same constraints and differ in constants. Analyzing one of them is
/// most of the work of building a list; the others copy what was found, and share with it the arrays
/// that never change. The copy computes the same numbers in the same order as an analysis of its own
/// would, so that nothing depends on what was built before.
struct PrototypeStore: Sendable {
  /// Larger components are rarely alike, and keeping them would cost memory.
  private static let mostConstraints = 64
  /// No more structures are kept; a list has few.
  private static let mostPrototypes = 32

  /// Solvers that have no solution yet.
  private var prototypes: [ComponentSolver] = []
  /// The hashes of the structures, in the same order; so few that a search is faster than a table.
  private var hashes: [UInt64] = []
  /// The hashes of structures met once, the latest of them.
  private var metOnce: [UInt64] = []

  /// A solver for a system that is not solved yet.
  mutating func solver(for system: LinearSystem) -> ComponentSolver {
    guard system.constraintCount <= Self.mostConstraints else { return ComponentSolver(system) }
    let hash = system.structureHash
    if let index = hashes.firstIndex(of: hash),
      prototypes[index].givenSystem.hasStructure(of: system)
    {
      var copy = prototypes[index]
      copy.setConstants(of: system)
      return copy
    }
    let solver = ComponentSolver(system)
    if isMetAgain(hash) { keep(solver, hash) }
    return solver
  }

  /// Whether a structure was met before. What is kept shares its arrays with the component, which
  /// copies them when it is solved: too much for a structure that there is but one of.
  private mutating func isMetAgain(_ hash: UInt64) -> Bool {
    if metOnce.contains(hash) { return true }
    if metOnce.count == Self.mostPrototypes { metOnce.removeAll() }
    metOnce.append(hash)
    return false
  }

  /// Keeps a solver as a prototype. A full store is emptied, since its structures are probably
  /// gone.
  private mutating func keep(_ solver: ComponentSolver, _ hash: UInt64) {
    if prototypes.count == Self.mostPrototypes {
      prototypes.removeAll()
      hashes.removeAll()
    }
    // Of two structures with one hash the first is kept.
    guard !hashes.contains(hash) else { return }
    hashes.append(hash)
    prototypes.append(solver)
  }
}

extension LinearSystem {
  /// A number that systems which differ in constants only share.
  fileprivate var structureHash: UInt64 {
    var hash = WordHash()
    for variable in termVariable { hash.add(variable) }
    for coefficient in termCoefficient { hash.add(coefficient) }
    for index in 0..<constraintCount {
      hash.add(priority[index])
      hash.add(
        UInt64(UInt32(bitPattern: termStart[index])) << 8
          | UInt64(UInt8(bitPattern: relation[index].rawValue)))
    }
    return hash.value
  }

  /// Whether the systems differ at most in constants, so that one analysis serves both.
  fileprivate func hasStructure(of other: LinearSystem) -> Bool {
    variableCount == other.variableCount && termVariable == other.termVariable
      && termStart == other.termStart && relation == other.relation
      && priority == other.priority && termCoefficient == other.termCoefficient
  }
}
