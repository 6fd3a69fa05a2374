// Which variables are fixed, and which components the others form.

extension LayoutEngine {
  // MARK: Dissolving

  /// Takes a constraint out of what it does, so that it is pending.
  mutating func detach(_ slot: Int) {
    switch constraints.records[slot].role {
    case .pending: return
    case .check: makePending(Int32(slot))
    case .member: dissolve(constraints.records[slot].owner)
    case .definition: release(variable: constraints.records[slot].owner)
    }
  }

  private mutating func makePending(_ constraint: Int32) {
    constraints.records[Int(constraint)].role = .pending
    constraints.records[Int(constraint)].owner = -1
    pendingConstraints.append(constraint)
  }

  /// Makes a component's variables and constraints pending.
  mutating func dissolve(_ component: Int32) {
    for variable in components.slots[Int(component)].variables {
      makePending(variable: variable)
    }
    for constraint in components.slots[Int(component)].constraints { makePending(constraint) }
    if components.slots[Int(component)].isPending {
      pendingComponents.removeAll { $0 == component }
    }
    components.release(component)
  }

  private mutating func makePending(variable: Int32) {
    variables.records[Int(variable)].role = .pending
    variables.records[Int(variable)].owner = -1
    queue(variable: variable)
  }

  /// Lets the next `solve()` look at a pending variable.
  mutating func queue(variable: Int32) {
    guard !variables.records[Int(variable)].isQueued else { return }
    variables.records[Int(variable)].isQueued = true
    pendingVariables.append(variable)
  }

  /// Makes a fixed variable pending, with everything that was computed from it.
  private mutating func release(variable: Int32) {
    var stack = [variable]
    makePending(variables.records[Int(variable)].owner)
    makePending(variable: variable)
    while let current = stack.popLast() {
      var term = variables.records[Int(current)].firstTerm
      while term >= 0 {
        let constraint = constraints.terms[Int(term)].constraint
        term = constraints.terms[Int(term)].next
        switch constraints.records[Int(constraint)].role {
        case .pending: continue
        case .check: makePending(constraint)
        case .member: dissolve(constraints.records[Int(constraint)].owner)
        case .definition:
          let dependent = constraints.records[Int(constraint)].owner
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
      where variables.records[Int(constraints.terms[term].variable)].role != .fixed {
        unknowns += 1
      }
      constraints.records[Int(constraint)].unknowns = unknowns
      if unknowns == 1, isDefinition(constraint) { queue.append(constraint) }
    }
    var head = 0
    while head < queue.count {
      let constraint = queue[head]
      head += 1
      guard constraints.records[Int(constraint)].role == .pending else { continue }
      guard constraints.records[Int(constraint)].unknowns == 1 else { continue }
      fix(by: constraint, &queue)
    }
  }

  private func isDefinition(_ constraint: Int32) -> Bool {
    constraints.records[Int(constraint)].relation == .equal
      && constraints.isRequired(Int(constraint))
  }

  private mutating func fix(by constraint: Int32, _ queue: inout [Int32]) {
    let unknown = constraints.terms(of: Int(constraint)).first {
      variables.records[Int(constraints.terms[$0].variable)].role != .fixed
    }
    guard let unknown else { return }
    let variable = constraints.terms[unknown].variable
    constraints.records[Int(constraint)].role = .definition
    constraints.records[Int(constraint)].owner = variable
    variables.records[Int(variable)].role = .fixed
    variables.records[Int(variable)].owner = constraint
    variables.records[Int(variable)].rank = nextRank
    nextRank += 1
    _ = evaluate(variable)
    var term = variables.records[Int(variable)].firstTerm
    while term >= 0 {
      let other = Int(constraints.terms[Int(term)].constraint)
      term = constraints.terms[Int(term)].next
      guard constraints.records[other].role == .pending else { continue }
      constraints.records[other].unknowns -= 1
      if constraints.records[other].unknowns == 1, isDefinition(Int32(other)) {
        queue.append(Int32(other))
      }
    }
  }

  /// Computes a fixed variable from its definition; returns whether the value changed.
  mutating func evaluate(_ variable: Int32) -> Bool {
    let definition = Int(variables.records[Int(variable)].owner)
    var sum = constraints.records[definition].constant
    var coefficient = 1.0
    for term in constraints.terms(of: definition) {
      if constraints.terms[term].variable == variable {
        coefficient = constraints.terms[term].coefficient
      } else {
        sum -=
          constraints.terms[term].coefficient
          * variables.records[Int(constraints.terms[term].variable)].working
      }
    }
    work.evaluations += 1
    touch(variable)
    let value = sum / coefficient
    defer { variables.records[Int(variable)].working = value }
    return value != variables.records[Int(variable)].working
  }

  mutating func touch(_ variable: Int32) {
    guard !variables.records[Int(variable)].isTouched else { return }
    variables.records[Int(variable)].isTouched = true
    touchedVariables.append(variable)
  }

  // MARK: Components

  /// Gives every pending variable and constraint its place, now that no more can be fixed.
  mutating func formComponents() {
    // 1. Variables without a value are numbered, and united where they share a constraint.
    let open = variables.takePending(pendingVariables)
    pendingVariables.removeAll(keepingCapacity: true)
    var sets = DisjointSets(count: open.count)
    let (members, checks) = constraints.uniteUnknowns(pendingConstraints, variables, &sets)
    pendingConstraints.removeAll(keepingCapacity: true)
    pendingChecks += checks
    // 2. Each set becomes a component.
    var componentOfRoot = Array(repeating: Int32(-1), count: open.count)
    for (index, variable) in open.enumerated() {
      if variables.records[Int(variable)].firstTerm < 0 {
        isolate(variable)
        continue
      }
      let root = Int(sets.find(Int32(index)))
      if componentOfRoot[root] < 0 { componentOfRoot[root] = makeComponent(sets.size(of: root)) }
      let component = componentOfRoot[root]
      variables.records[Int(variable)].role = .member
      variables.records[Int(variable)].owner = component
      components.slots[Int(component)].variables.append(variable)
    }
    // 3. Constraints join the components of their variables.
    for constraint in members {
      let component = componentOfRoot[Int(sets.find(constraints.records[Int(constraint)].owner))]
      constraints.records[Int(constraint)].role = .member
      constraints.records[Int(constraint)].owner = component
      components.slots[Int(component)].constraints.append(constraint)
    }
  }

  private mutating func isolate(_ variable: Int32) {
    variables.records[Int(variable)].role = .isolated
    variables.records[Int(variable)].working = 0
    touch(variable)
  }

  /// Makes a component for so many variables.
  private mutating func makeComponent(_ size: Int) -> Int32 {
    var made = ComponentStore.Component(variables: [], constraints: [])
    made.variables.reserveCapacity(size)
    // Rarely fewer, and often not many more, than one a variable.
    made.constraints.reserveCapacity(size)
    let component = components.make(made)
    schedule(component)
    return component
  }

  mutating func schedule(_ component: Int32) {
    guard !components.slots[Int(component)].isPending else { return }
    components.slots[Int(component)].isPending = true
    pendingComponents.append(component)
  }
}
