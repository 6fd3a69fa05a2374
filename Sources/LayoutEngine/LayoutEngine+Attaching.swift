// Pending constraints and variables that join a large component without another analysis.

extension LayoutEngine {
  /// Adds pending constraints with variables of a component to that component, together with the
  /// pending variables and constraints that they connect to it.
  ///
  /// Returns false if a component had to be dissolved instead: because constraints connect it with
  /// a larger one, or because they are many.
  mutating func attachPending() -> Bool {
    var isComplete = true
    for constraint in pendingConstraints
    where constraints.records[Int(constraint)].role == .pending
      && constraints.records[Int(constraint)].unknowns > 0
    {
      guard let component = component(touchedBy: constraint) else { continue }
      if !attach(from: constraint, to: component) { isComplete = false }
    }
    return isComplete
  }

  /// Returns the component of the first member among the variables of a pending constraint.
  private func component(touchedBy constraint: Int32) -> Int32? {
    for term in constraints.terms(of: Int(constraint)) {
      let record = variables.records[Int(constraints.terms[term].variable)]
      if record.role == .member { return record.owner }
    }
    return nil
  }

  /// Adds a pending constraint and everything pending that it connects to a component. Returns
  /// false if it dissolved components instead.
  private mutating func attach(from constraint: Int32, to component: Int32) -> Bool {
    var cluster = Cluster()
    collect(from: constraint, in: component, &cluster)
    if cluster.others.isEmpty, canTake(cluster, component) {
      take(cluster, component)
      return true
    }
    for constraint in cluster.constraints { constraints.records[Int(constraint)].owner = -1 }
    for variable in cluster.variables { variables.records[Int(variable)].owner = -1 }
    // The largest component stays. The variables and constraints of the others join it in the next
    // turn.
    var largest = component
    for other in cluster.others
    where components.slots[Int(other)].constraints.count
      > components.slots[Int(largest)].constraints.count
    { largest = other }
    if cluster.others.isEmpty { dissolve(component) }
    for other in cluster.others + [component]
    where other != largest && components.slots[Int(other)].isAlive { dissolve(other) }
    return false
  }

  /// Pending constraints and variables that are connected with a component.
  private struct Cluster {
    /// The pending constraints.
    var constraints: [Int32] = []
    /// The pending variables.
    var variables: [Int32] = []
    /// The other components that are connected.
    var others: [Int32] = []
  }

  /// Collects what a pending constraint connects with a component. The owner of pending constraints
  /// and variables is the component once they were visited.
  private mutating func collect(
    from constraint: Int32, in component: Int32, _ cluster: inout Cluster
  ) {
    cluster.constraints.append(constraint)
    constraints.records[Int(constraint)].owner = component
    var visited = 0
    while visited < cluster.constraints.count {
      for term in constraints.terms(of: Int(cluster.constraints[visited])) {
        let variable = constraints.terms[term].variable
        let record = variables.records[Int(variable)]
        switch record.role {
        case .fixed, .isolated: continue
        case .member:
          if record.owner != component { cluster.others.append(record.owner) }
        case .pending:
          guard record.owner != component else { continue }
          variables.records[Int(variable)].owner = component
          cluster.variables.append(variable)
          var place = record.firstTerm
          while place >= 0 {
            let other = constraints.terms[Int(place)].constraint
            place = constraints.terms[Int(place)].next
            guard constraints.records[Int(other)].role == .pending,
              constraints.records[Int(other)].owner != component
            else { continue }
            constraints.records[Int(other)].owner = component
            cluster.constraints.append(other)
          }
        }
      }
      visited += 1
    }
  }

  /// Returns a Boolean value that indicates whether a component can take pending constraints and
  /// variables without another analysis.
  private func canTake(_ cluster: Cluster, _ component: Int32) -> Bool {
    guard canRevise(component) else { return false }
    guard cluster.constraints.count <= maxChanges(component) else { return false }
    if constraints.mayHaveManyScales {
      let members = components.slots[Int(component)].constraints + cluster.constraints
      return !constraints.hasManyScales(members)
    }
    return true
  }

  /// Adds pending constraints and variables to a component.
  private mutating func take(_ cluster: Cluster, _ component: Int32) {
    let index = Int(component)
    var newVariables = cluster.variables
    var newConstraints = cluster.constraints
    variables.sortByAge(&newVariables)
    constraints.sortByAge(&newConstraints)
    beginRevision(component)
    fillHidden(component)
    for variable in newVariables {
      let place = components.slots[index].solver[0].appendVariable(
        age: variables.records[Int(variable)].age)
      variables.records[Int(variable)].role = .member
      variables.records[Int(variable)].localIndex = place
      components.slots[index].variables.append(variable)
    }
    for constraint in newConstraints { appendRow(constraint, component) }
    // Equalities first: they may define the new variables, which are then in no block.
    for isFirst in [true, false] {
      for constraint in newConstraints where isEquality(constraint) == isFirst {
        components.slots[index].solver[0].reduce(
          row: constraints.records[Int(constraint)].unknowns)
      }
    }
    schedule(component)
  }

  /// Returns a Boolean value that indicates whether a constraint is a required equality.
  private func isEquality(_ constraint: Int32) -> Bool {
    constraints.records[Int(constraint)].relation == .equal
      && constraints.isRequired(Int(constraint))
  }

  /// Appends a constraint to a component and its solver.
  private mutating func appendRow(_ constraint: Int32, _ component: Int32) {
    let slot = Int(constraint)
    let index = Int(component)
    for place in constraints.terms(of: slot) {
      let term = constraints.terms[place]
      guard variables.records[Int(term.variable)].role != .fixed else { continue }
      let variable = position(of: term.variable, in: component)
      components.slots[index].solver[0].appendTerm(variable, term.coefficient)
    }
    let (constant, magnitude) = constraints.rightHandSide(of: slot, variables)
    let row = components.slots[index].solver[0].appendRow(
      relation: constraints.records[slot].relation, constant: constant, magnitude: magnitude,
      priority: constraints.records[slot].priority,
      minimizesSlackFirst: constraints.minimizesSlackFirst(slot),
      age: constraints.records[slot].age)
    while components.slots[index].constraints.count < Int(row) {
      components.slots[index].constraints.append(-1)
    }
    components.slots[index].constraints.append(constraint)
    constraints.records[slot].role = .member
    constraints.records[slot].owner = component
    constraints.records[slot].unknowns = row
  }
}
