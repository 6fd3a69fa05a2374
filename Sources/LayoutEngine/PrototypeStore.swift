/// Component solvers without solutions, for components with the same structure.
///
/// The cells of a list have the same constraints and differ in constants. Analyzing a cell is most
/// of the work of building a list. Small components of a known structure are solved by shared
/// solvers (see `PrototypeStore+SharedSolvers.swift`). Larger ones copy the analysis and share the
/// arrays that never change. The copy computes the same numbers in the same order as its own
/// analysis would, so that results do not depend on earlier components.
struct PrototypeStore: Sendable {
  /// The maximum number of constraints of a prototype. Larger components are rarely equal, and
  /// storing them would use memory.
  private static let maxConstraints = 1024
  /// The maximum number of constraints of all prototypes. Each takes about half a kilobyte, and
  /// as much again in each shared solver.
  private static let maxStoredConstraints = 4096
  /// The maximum number of structures. A list has few.
  private static let maxPrototypes = 32

  /// The identity of a structure, to which components that share its solvers refer.
  final class Structure: Sendable {}

  /// The solvers for components of one structure.
  struct Prototype: Sendable {
    /// The solver without a solution.
    var solver: ComponentSolver
    /// The solvers that small components use in turn. Each minimizes different slacks first.
    var shared: [SharedSolver] = []
    /// The shared solver that was used last.
    var latest = 0
  }

  /// The solvers, by structure.
  var prototypes: [Prototype] = []
  /// The hashes of the structures, in the same order. There are so few that a search is faster than
  /// a table.
  private var hashes: [UInt64] = []
  /// The identities of the structures, in the same order.
  private(set) var structures: [Structure] = []
  /// The number of constraints of all prototypes.
  private var storedConstraints = 0
  /// The hashes of the latest structures that occurred once.
  private var metOnce: [UInt64] = []
  /// Scratch: the system of a component that may use a shared solver. Its memory is reused from one
  /// component to the next.
  var system = LinearSystem()
  /// Scratch: the right-hand sides that a shared solver gets, by row.
  var rightHandSides: [LinearSystem.RightHandSide] = []

  /// Returns a solver for a system. The system is not solved yet.
  mutating func solver(for system: LinearSystem) -> ComponentSolver {
    guard system.constraintCount <= Self.maxConstraints else { return ComponentSolver(system) }
    return solver(for: system, system.structureHash)
  }

  /// Returns a solver for a system whose structure has a hash.
  mutating func solver(for system: LinearSystem, _ hash: UInt64) -> ComponentSolver {
    if let index = index(ofStructureOf: system, hash) {
      var copy = prototypes[index].solver
      copy.setConstants(of: system)
      return copy
    }
    let solver = ComponentSolver(system)
    if isMetAgain(hash) { keep(solver, hash) }
    return solver
  }

  /// Returns the index of the prototype for the structure of a system, if there is one.
  mutating func index(ofStructureOf system: LinearSystem, _ hash: UInt64) -> Int? {
    guard let index = hashes.firstIndex(of: hash),
      Self.hasStructure(&prototypes[index].solver.givenSystem, of: system)
    else { return nil }
    return index
  }

  /// Returns a Boolean value that indicates whether a structure occurred before. A prototype shares
  /// its arrays with the component, which copies them when it is solved. For a structure that
  /// occurs only once, this would cost too much.
  private mutating func isMetAgain(_ hash: UInt64) -> Bool {
    if metOnce.contains(hash) { return true }
    if metOnce.count == Self.maxPrototypes { metOnce.removeAll() }
    metOnce.append(hash)
    return false
  }

  /// Stores a solver as a prototype. A full store is emptied, because its structures are probably
  /// no longer in use.
  private mutating func keep(_ solver: ComponentSolver, _ hash: UInt64) {
    // If two structures have the same hash, the first is kept.
    guard !hashes.contains(hash) else { return }
    let constraints = solver.givenSystem.constraintCount
    if prototypes.count == Self.maxPrototypes
      || storedConstraints + constraints > Self.maxStoredConstraints
    {
      prototypes.removeAll()
      hashes.removeAll()
      structures.removeAll()
      storedConstraints = 0
    }
    storedConstraints += constraints
    hashes.append(hash)
    structures.append(Structure())
    prototypes.append(Prototype(solver: solver))
  }
}

extension LayoutEngine {
  /// The analyses of components that several engines use in turn.
  ///
  /// The cells of a list can be measured by one engine each. With common prototypes, only the first
  /// two cells are analyzed. The values of solutions do not depend on sharing.
  public struct Prototypes: Sendable {
    /// The analyses.
    fileprivate var store = PrototypeStore()

    /// Creates an empty value.
    public init() {}
  }

  /// Updates the values in the same way as ``solve()``, with analyses that several engines share.
  ///
  /// - Parameter prototypes: The shared analyses. They are used instead of the engine's own, and
  ///   new ones are added to them.
  /// - Returns: ``Outcome/solved``, or the conflict or the reason why there are no new values.
  public mutating func solve(sharing prototypes: inout Prototypes) -> Outcome {
    swap(&self.prototypes, &prototypes.store)
    defer { swap(&self.prototypes, &prototypes.store) }
    return solve()
  }
}

extension PrototypeStore {
  /// Returns a Boolean value that indicates whether the systems differ at most in constants, so
  /// that they can share an analysis.
  ///
  /// The first system is passed by reference. A copy would retain all of its arrays.
  private static func hasStructure(_ system: inout LinearSystem, of other: LinearSystem) -> Bool {
    system.variableCount == other.variableCount && system.termVariable == other.termVariable
      && system.termStart == other.termStart && system.relation == other.relation
      && system.priority == other.priority && system.termCoefficient == other.termCoefficient
  }
}

extension LinearSystem {
  /// A hash that is equal for systems that differ only in constants.
  var structureHash: UInt64 {
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
}
