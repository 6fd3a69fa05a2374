// Solvers that small components of the same structure share.

extension PrototypeStore {
  /// The maximum number of shared solvers of a structure. One is nearly always sufficient. Solvers
  /// differ in the slacks that they minimize first, which are those of bounds of 0. Usually these
  /// are the nonnegative sizes of views, which are the same in all components.
  private static let maxSharedSolvers = 4

  /// Returns the index of the prototype for the structure of a system with a hash, if its solvers
  /// can be shared. A solver that defers rows cannot be shared.
  mutating func indexOfSharedPrototype(for system: LinearSystem, _ hash: UInt64) -> Int? {
    guard let index = index(ofStructureOf: system, hash),
      prototypes[index].solver.deferredRows.isEmpty
    else { return nil }
    return index
  }

  /// Returns a Boolean value that indicates whether the prototype at an index has a structure.
  func hasStructure(_ structure: Structure, at index: Int) -> Bool {
    index < structures.count && structures[index] === structure
  }

  /// Passes the right-hand sides of a system to the shared solvers.
  mutating func takeRightHandSides(of system: LinearSystem) {
    rightHandSides.removeAll(keepingCapacity: true)
    for row in 0..<system.constraintCount {
      rightHandSides.append(
        .init(
          constant: system.constant[row], magnitude: system.magnitude[row],
          minimizesSlackFirst: system.minimizesSlackFirst[row]))
    }
  }

  /// Solves the prototype's structure for `rightHandSides` with one of its shared solvers, and
  /// returns the solver's index. Returns `nil` if there is no solution.
  ///
  /// The method searches for a solver that minimizes the same slacks first, starting with
  /// `preferred`. If there is none, another solver is added, or the preferred one changes. The
  /// solution does not depend on earlier solutions, up to rounding errors.
  mutating func solve(
    _ prototype: Int, preferred: Int, _ stepLimit: Int, _ work: inout LayoutEngine.Work
  ) -> Int? {
    let index = indexOfSolver(prototype, preferred: preferred)
    guard solve(prototype, with: index, stepLimit, &work) else {
      // The state after a failure is not a valid start for other solutions.
      prototypes[prototype].shared.remove(at: index)
      prototypes[prototype].latest = 0
      return nil
    }
    prototypes[prototype].latest = index
    return index
  }

  /// Returns the index of a shared solver that minimizes the same slacks first as `rightHandSides`.
  private mutating func indexOfSolver(_ prototype: Int, preferred: Int) -> Int {
    let count = prototypes[prototype].shared.count
    // Solvers are removed after failures.
    let preferred = preferred < count ? preferred : 0
    for offset in 0..<count {
      let index = preferred + offset < count ? preferred + offset : preferred + offset - count
      if prototypes[prototype].shared[index].minimizesSameSlacksFirst(as: &rightHandSides) {
        return index
      }
    }
    var index = preferred
    if count < Self.maxSharedSolvers {
      index = count
      let model =
        count == 0
        ? SharedSolver(prototypes[prototype].solver) : prototypes[prototype].shared[preferred]
      prototypes[prototype].shared.append(model)
    }
    prototypes[prototype].shared[index].minimizeSameSlacksFirst(as: rightHandSides)
    return index
  }

  /// Solves the structure for `rightHandSides` with a shared solver, and counts its basis changes.
  /// Returns false if there is no solution.
  private mutating func solve(
    _ prototype: Int, with index: Int, _ stepLimit: Int, _ work: inout LayoutEngine.Work
  ) -> Bool {
    let pivots = prototypes[prototype].shared[index].solver.pivots
    defer { work.pivots += prototypes[prototype].shared[index].solver.pivots - pivots }
    do {
      try prototypes[prototype].shared[index].solve(&rightHandSides, stepLimit: stepLimit)
      return true
    } catch {
      return false
    }
  }
}
