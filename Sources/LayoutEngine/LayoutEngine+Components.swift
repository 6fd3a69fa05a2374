// The components of the variables that are not fixed.

extension LayoutEngine {
  /// Assigns a role to every pending variable and constraint after all possible variables are
  /// fixed.
  ///
  /// Variables with a common constraint belong to the same component (union–find).
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of pending variables and constraints,
  ///   for sorting by age.
  mutating func formComponents() {
    // 1. Variables without a value are numbered, and united if they have a common constraint.
    let open = variables.takePending(pendingVariables)
    pendingVariables.removeAll(keepingCapacity: true)
    var sets = DisjointSets(count: open.count)
    let (members, checks) = constraints.uniteUnknowns(pendingConstraints, variables, &sets)
    pendingConstraints.removeAll(keepingCapacity: true)
    pendingChecks += checks
    // 2. Each set becomes a component.
    let sizes = constraints.countMembers(members, &sets)
    var componentOfRoot = Array(filledWith: Int32(-1), count: open.count)
    components.reserveCapacity(adding: sizes.components)
    for (index, variable) in open.enumerated() {
      if variables.records[Int(variable)].firstTerm < 0 {
        isolate(variable)
        continue
      }
      let root = Int(sets.find(Int32(index)))
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = makeComponent(sets.size(of: root), Int(sizes.constraints[root]))
      }
      let component = componentOfRoot[root]
      variables.records[Int(variable)].role = .member
      variables.records[Int(variable)].owner = component
      components.slots[Int(component)].variables.append(variable)
    }
    // 3. Constraints join the components of their variables.
    for constraint in members {
      let component = componentOfRoot[Int(constraints.records[Int(constraint)].owner)]
      constraints.records[Int(constraint)].role = .member
      constraints.records[Int(constraint)].owner = component
      constraints.records[Int(constraint)].unknowns =
        Int32(components.slots[Int(component)].constraints.count)
      components.slots[Int(component)].constraints.append(constraint)
    }
  }

  /// Sets the value of a variable without constraints to 0.
  mutating func isolate(_ variable: Int32) {
    variables.records[Int(variable)].role = .isolated
    variables.records[Int(variable)].owner = -1
    variables.records[Int(variable)].working = 0
    touch(variable)
  }

  /// Creates an empty component, which must be solved, with space for variables and constraints.
  private mutating func makeComponent(_ variables: Int, _ constraints: Int) -> Int32 {
    var made = ComponentStore.Component(variables: [], constraints: [])
    made.variables.reserveCapacity(variables)
    made.constraints.reserveCapacity(constraints)
    let component = components.make(made)
    schedule(component)
    return component
  }

  /// Schedules a component for the next `solve()`.
  ///
  /// - Complexity: O(1).
  mutating func schedule(_ component: Int32) {
    guard !components.slots[Int(component)].isPending else { return }
    components.slots[Int(component)].isPending = true
    pendingComponents.append(component)
  }
}
