// Structural edits of large components, which keep most of the analysis.

extension LayoutEngine {
  /// Returns a Boolean value that indicates whether the structure of a component can be changed in
  /// place. The analysis of a small component costs less, and so does that of a large one after
  /// many changes.
  func canRevise(_ component: Int32) -> Bool {
    let index = Int(component)
    guard components.slots[index].constraints.count >= minRevisedConstraints,
      components.slots[index].isSolved, components.slots[index].exact.isEmpty,
      components.slots[index].structure == nil
    else { return false }
    guard components.slots[index].isRevised else { return true }
    return components.slots[index].solver[0].revision[0].work
      <= Self.revisionWork * components.slots[index].constraints.count
  }

  /// The number of rows per constraint that changes may visit before a component is analyzed again.
  /// An analysis visits each row several times.
  private static let revisionWork = 8

  /// Returns the number of constraints that can be added to or removed from a component at a time.
  /// More changes are worth another analysis.
  func maxChanges(_ component: Int32) -> Int {
    max(4, components.slots[Int(component)].constraints.count / 16)
  }

  // MARK: Removing

  /// Removes a constraint from its component, which is not solved yet.
  mutating func revise(removing constraint: Int) {
    let component = constraints.records[constraint].owner
    let row = constraints.records[constraint].unknowns
    components.slots[Int(component)].constraints[Int(row)] = -1
    note(.init(component: component, member: .constraint(row: row)))
    for term in constraints.terms(of: constraint) {
      let variable = constraints.terms[term].variable
      if variables.records[Int(variable)].role == .member { bereaved.append(variable) }
    }
  }

  /// Removes a variable without constraints from its component, which is not solved yet.
  mutating func revise(droppingVariable variable: Int32) {
    let component = variables.records[Int(variable)].owner
    let place = position(of: variable, in: component)
    components.slots[Int(component)].variables[Int(place)] = -1
    note(.init(component: component, member: .variable(place)))
  }

  /// Records a removal, which the next `solve()` applies.
  private mutating func note(_ removal: ComponentStore.Removal) {
    components.slots[Int(removal.component)].hasRemovals = true
    removals.append(removal)
    schedule(removal.component)
  }

  /// Applies the removals since the last `solve()` to the solvers of their components.
  ///
  /// Rows that define no variable are removed first. Otherwise, the variables for the violations of
  /// removed definitions would be added to them, and would then be in use. Variables are removed
  /// last, because no row may refer to them.
  mutating func applyRemovals() {
    guard !removals.isEmpty else { return }
    dissolveAfterRemovals()
    let list = removals
    removals.removeAll(keepingCapacity: true)
    for removal in list { beginRevision(removal.component) }
    for areDefinitions in [false, true] {
      for removal in list {
        let component = Int(removal.component)
        guard case .constraint(let row) = removal.member,
          components.slots[component].solver[0].isDefinition(row) == areDefinitions
        else { continue }
        components.slots[component].solver[0].remove(row: row)
      }
    }
    for removal in list {
      components.slots[Int(removal.component)].hasRemovals = false
      guard case .variable(let place) = removal.member else { continue }
      components.slots[Int(removal.component)].solver[0].drop(variable: place)
    }
  }

  /// Dissolves the components that lost so much that another analysis costs less.
  private mutating func dissolveAfterRemovals() {
    var counts: [Int32: Int] = [:]
    for removal in removals {
      var isConstraint = false
      if case .constraint = removal.member { isConstraint = true }
      counts[removal.component, default: 0] += isConstraint ? 1 : 0
    }
    // In a fixed order, so that the first conflict that is found is always the same.
    for (component, count) in counts.sorted(by: { $0.key < $1.key })
    where count > maxChanges(component) || !canRevise(component) { dissolve(component) }
  }

  /// Isolates the variables that lost their last constraint, and removes them from their
  /// components.
  mutating func isolateBereaved() {
    for variable in bereaved {
      let index = Int(variable)
      guard variables.records[index].isAlive, variables.records[index].role == .member,
        variables.records[index].firstTerm < 0
      else { continue }
      let component = variables.records[index].owner
      let place = position(of: variable, in: component)
      beginRevision(component)
      components.slots[Int(component)].variables[Int(place)] = -1
      components.slots[Int(component)].solver[0].drop(variable: place)
      schedule(component)
      isolate(variable)
    }
    bereaved.removeAll(keepingCapacity: true)
  }

  // MARK: Places

  /// Prepares a component's solver for changes of its structure.
  mutating func beginRevision(_ component: Int32) {
    let index = Int(component)
    beginRevisionOfConstants(component)
    guard !components.slots[index].solver[0].revision[0].hasAges else { return }
    components.slots[index].solver[0].revision[0].takeAges(
      constraints: components.slots[index].constraints.map {
        $0 >= 0 ? constraints.records[Int($0)].age : 0
      },
      variables: components.slots[index].variables.map {
        $0 >= 0 ? variables.records[Int($0)].age : 0
      })
  }

  /// Prepares a component's solver for changes of few constants. The order of the members is that
  /// of their ages until the structure changes.
  mutating func beginRevisionOfConstants(_ component: Int32) {
    let index = Int(component)
    guard !components.slots[index].isRevised else { return }
    components.slots[index].isRevised = true
    components.slots[index].solver[0].beginRevision()
    fillHidden(component)
  }

  /// Makes the component's list of variables as long as that of its solver. Variables that only the
  /// solver has are -1.
  mutating func fillHidden(_ component: Int32) {
    let index = Int(component)
    while components.slots[index].variables.count
      < components.slots[index].solver[0].givenSystem.variableCount
    {
      components.slots[index].variables.append(-1)
    }
  }

  /// Returns the index of a variable in its component.
  mutating func position(of variable: Int32, in component: Int32) -> Int32 {
    let index = Int(component)
    let known = Int(variables.records[Int(variable)].localIndex)
    if components.slots[index].variables.indices.contains(known),
      components.slots[index].variables[known] == variable
    {
      return Int32(known)
    }
    // Other work used the scratch field.
    for (place, member) in components.slots[index].variables.enumerated() where member >= 0 {
      variables.records[Int(member)].localIndex = Int32(place)
    }
    return variables.records[Int(variable)].localIndex
  }
}
