// Which variables are fixed, and which components the others form.

extension LayoutEngine {
  // MARK: Dissolving

  /// Takes a constraint out of what it does, so that it is pending.
  mutating func detach(_ slot: Int) {
    switch constraints.role[slot] {
    case .pending: return
    case .check: makePending(Int32(slot))
    case .member: dissolve(constraints.owner[slot])
    case .definition: release(variable: constraints.owner[slot])
    }
  }

  private mutating func makePending(_ constraint: Int32) {
    constraints.role[Int(constraint)] = .pending
    constraints.owner[Int(constraint)] = -1
    pendingConstraints.append(constraint)
  }

  /// Makes a component's variables and constraints pending.
  mutating func dissolve(_ component: Int32) {
    let members = components.slots[Int(component)]
    for variable in members.variables { makePending(variable: variable) }
    for constraint in members.constraints { makePending(constraint) }
    if members.isPending { pendingComponents.removeAll { $0 == component } }
    components.release(component)
  }

  private mutating func makePending(variable: Int32) {
    variables.role[Int(variable)] = .pending
    variables.owner[Int(variable)] = -1
    queue(variable: variable)
  }

  /// Lets the next `solve()` look at a pending variable.
  mutating func queue(variable: Int32) {
    guard !variables.isQueued[Int(variable)] else { return }
    variables.isQueued[Int(variable)] = true
    pendingVariables.append(variable)
  }

  /// Makes a fixed variable pending, with everything that was computed from it.
  private mutating func release(variable: Int32) {
    var stack = [variable]
    makePending(variables.owner[Int(variable)])
    makePending(variable: variable)
    while let current = stack.popLast() {
      var term = variables.firstTerm[Int(current)]
      while term >= 0 {
        let constraint = constraints.termConstraint[Int(term)]
        term = constraints.nextTerm[Int(term)]
        switch constraints.role[Int(constraint)] {
        case .pending: continue
        case .check: makePending(constraint)
        case .member: dissolve(constraints.owner[Int(constraint)])
        case .definition:
          let dependent = constraints.owner[Int(constraint)]
          makePending(constraint)
          makePending(variable: dependent)
          stack.append(dependent)
        }
      }
    }
  }

  // MARK: Fixing

  /// Fixes every pending variable that a required equality determines alone.
  mutating func fixVariables() {
    var queue: [Int32] = []
    for constraint in pendingConstraints {
      var unknowns: Int32 = 0
      for term in constraints.terms(of: Int(constraint))
      where variables.role[Int(constraints.termVariable[term])] != .fixed { unknowns += 1 }
      constraints.unknowns[Int(constraint)] = unknowns
      if unknowns == 1, isDefinition(constraint) { queue.append(constraint) }
    }
    var head = 0
    while head < queue.count {
      let constraint = queue[head]
      head += 1
      guard constraints.role[Int(constraint)] == .pending else { continue }
      guard constraints.unknowns[Int(constraint)] == 1 else { continue }
      fix(by: constraint, &queue)
    }
  }

  private func isDefinition(_ constraint: Int32) -> Bool {
    constraints.relation[Int(constraint)] == .equal && constraints.isRequired(Int(constraint))
  }

  private mutating func fix(by constraint: Int32, _ queue: inout [Int32]) {
    let unknown = constraints.terms(of: Int(constraint)).first {
      variables.role[Int(constraints.termVariable[$0])] != .fixed
    }
    guard let unknown else { return }
    let variable = constraints.termVariable[unknown]
    constraints.role[Int(constraint)] = .definition
    constraints.owner[Int(constraint)] = variable
    variables.role[Int(variable)] = .fixed
    variables.owner[Int(variable)] = constraint
    variables.rank[Int(variable)] = nextRank
    nextRank += 1
    _ = evaluate(variable)
    var term = variables.firstTerm[Int(variable)]
    while term >= 0 {
      let other = Int(constraints.termConstraint[Int(term)])
      term = constraints.nextTerm[Int(term)]
      guard constraints.role[other] == .pending else { continue }
      constraints.unknowns[other] -= 1
      if constraints.unknowns[other] == 1, isDefinition(Int32(other)) { queue.append(Int32(other)) }
    }
  }

  /// Computes a fixed variable from its definition; returns whether the value changed.
  mutating func evaluate(_ variable: Int32) -> Bool {
    let definition = Int(variables.owner[Int(variable)])
    var sum = constraints.constant[definition]
    var coefficient = 1.0
    for term in constraints.terms(of: definition) {
      if constraints.termVariable[term] == variable {
        coefficient = constraints.termCoefficient[term]
      } else {
        sum -=
          constraints.termCoefficient[term]
          * variables.working[Int(constraints.termVariable[term])]
      }
    }
    work.evaluations += 1
    touch(variable)
    let value = sum / coefficient
    defer { variables.working[Int(variable)] = value }
    return value != variables.working[Int(variable)]
  }

  mutating func touch(_ variable: Int32) {
    guard !variables.isTouched[Int(variable)] else { return }
    variables.isTouched[Int(variable)] = true
    touchedVariables.append(variable)
  }

  // MARK: Components

  /// Gives every pending variable and constraint its place, now that no more can be fixed.
  mutating func formComponents() {
    for variable in pendingVariables { variables.isQueued[Int(variable)] = false }
    let open = pendingVariables.filter {
      variables.isAlive[Int($0)] && variables.role[Int($0)] == .pending
    }
    .sorted { variables.age[Int($0)] < variables.age[Int($1)] }
    for (index, variable) in open.enumerated() {
      variables.localIndex[Int(variable)] = Int32(index)
    }
    pendingVariables.removeAll(keepingCapacity: true)
    var sets = DisjointSets(count: open.count)
    var members = placeConstraints(&sets)
    members.sort { constraints.age[Int($0)] < constraints.age[Int($1)] }
    var componentOfRoot = Array(repeating: Int32(-1), count: open.count)
    for variable in open {
      if variables.firstTerm[Int(variable)] < 0 {
        isolate(variable)
        continue
      }
      let root = Int(sets.find(variables.localIndex[Int(variable)]))
      if componentOfRoot[root] < 0 { componentOfRoot[root] = makeComponent() }
      let component = componentOfRoot[root]
      variables.role[Int(variable)] = .member
      variables.owner[Int(variable)] = component
      components.slots[Int(component)].variables.append(variable)
    }
    for constraint in members {
      let component = self.component(of: constraint)
      constraints.role[Int(constraint)] = .member
      constraints.owner[Int(constraint)] = component
      components.slots[Int(component)].constraints.append(constraint)
    }
  }

  /// Makes checks of pending constraints without unknowns, and unites the unknowns of the others,
  /// which are returned.
  private mutating func placeConstraints(_ sets: inout DisjointSets) -> [Int32] {
    var members: [Int32] = []
    for constraint in pendingConstraints
    where constraints.role[Int(constraint)] == .pending {
      guard constraints.unknowns[Int(constraint)] > 0 else {
        constraints.role[Int(constraint)] = .check
        if constraints.isRequired(Int(constraint)) { pendingChecks.append(constraint) }
        continue
      }
      members.append(constraint)
      var first: Int32 = -1
      for term in constraints.terms(of: Int(constraint)) {
        let variable = Int(constraints.termVariable[term])
        guard variables.role[variable] != .fixed else { continue }
        let index = variables.localIndex[variable]
        if first < 0 { first = index } else { sets.unite(first, index) }
      }
    }
    pendingConstraints.removeAll(keepingCapacity: true)
    return members
  }

  private mutating func isolate(_ variable: Int32) {
    variables.role[Int(variable)] = .isolated
    variables.working[Int(variable)] = 0
    touch(variable)
  }

  private mutating func makeComponent() -> Int32 {
    let component = components.make(.init(variables: [], constraints: []))
    schedule(component)
    return component
  }

  mutating func schedule(_ component: Int32) {
    guard !components.slots[Int(component)].isPending else { return }
    components.slots[Int(component)].isPending = true
    pendingComponents.append(component)
  }

  private func component(of constraint: Int32) -> Int32 {
    for term in constraints.terms(of: Int(constraint)) {
      let variable = Int(constraints.termVariable[term])
      if variables.role[variable] == .member { return variables.owner[variable] }
    }
    return -1
  }
}
