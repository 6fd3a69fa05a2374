// Small components, which share the solvers of their structure.

extension LayoutEngine {
  /// Solves a component that has no solver with one that all components of its structure share, and
  /// stores its values. Returns false if the component received its own solver, which has not
  /// solved it yet.
  ///
  /// A component gets its own solver if its structure is new, or if it has no solution. If it has
  /// several solutions, it gets a copy of the shared solver, for queries about them.
  mutating func solveWithSharedSolver(_ index: Int, _ members: [Int32]) -> Bool {
    _ = components.slots[index].takeConstants()
    if hasKnownStructure(index) {
      work.componentsUpdated += 1
      takeRightHandSides(of: members)
    } else {
      work.componentsBuilt += 1
      guard findStructure(of: index, members) else { return false }
    }
    let prototype = Int(components.slots[index].prototype)
    guard
      let solver = prototypes.solve(
        prototype, preferred: Int(components.slots[index].sharedSolver), stepLimit, &work)
    else {
      components.slots[index].structure = nil
      components.slots[index].solver = [prototypes.solver(for: system(of: index, members))]
      return false
    }
    components.slots[index].sharedSolver = Int32(solver)
    components.slots[index].isSolved = true
    work.valuesTaken += components.slots[index].variables.count
    variables.take(
      prototypes.prototypes[prototype].shared[solver].solver.values,
      for: components.slots[index].variables, &touchedVariables)
    if !prototypes.prototypes[prototype].shared[solver].solver.isUnique {
      components.slots[index].structure = nil
      components.slots[index].solver = [prototypes.prototypes[prototype].shared[solver].solver]
    }
    return true
  }

  /// Makes a component use the shared solvers of its structure, and passes its right-hand sides to
  /// them. If there are none, the component gets its own solver, and the method returns false.
  private mutating func findStructure(of index: Int, _ members: [Int32]) -> Bool {
    var system = LinearSystem()
    swap(&system, &prototypes.system)
    system.removeAll()
    copyConstraints(of: index, members, to: &system)
    let hash = system.structureHash
    guard let prototype = prototypes.indexOfSharedPrototype(for: system, hash) else {
      components.slots[index].structure = nil
      components.slots[index].solver = [prototypes.solver(for: system, hash)]
      return false
    }
    prototypes.takeRightHandSides(of: system)
    swap(&system, &prototypes.system)
    components.slots[index].structure = prototypes.structures[prototype]
    components.slots[index].prototype = Int32(prototype)
    components.slots[index].sharedSolver = Int32(prototypes.prototypes[prototype].latest)
    return true
  }

  /// Returns a Boolean value that indicates whether the prototypes still have the structure of a
  /// component. Structures are discarded when there are too many, and an engine can be solved with
  /// the prototypes of another one.
  private func hasKnownStructure(_ index: Int) -> Bool {
    guard let structure = components.slots[index].structure else { return false }
    return prototypes.hasStructure(structure, at: Int(components.slots[index].prototype))
  }

  /// Passes the right-hand sides of a component's constraints to the shared solvers.
  private mutating func takeRightHandSides(of members: [Int32]) {
    prototypes.rightHandSides.removeAll(keepingCapacity: true)
    prototypes.rightHandSides.reserveCapacity(members.count)
    for constraint in members {
      let (constant, magnitude) = constraints.rightHandSide(of: Int(constraint), variables)
      prototypes.rightHandSides.append(
        .init(
          constant: constant, magnitude: magnitude,
          minimizesSlackFirst: constraints.minimizesSlackFirst(Int(constraint))))
    }
  }
}
