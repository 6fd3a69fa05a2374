// Changed constants, and what they reach through fixed variables.

extension LayoutEngine {
  /// Evaluates the definitions that edits reach, in the order in which they depend on one another.
  mutating func evaluateEdits() {
    guard !editedConstraints.isEmpty else { return }
    if let tape = tape.take(), tape.edited == editedConstraints {
      self.tape = run(tape)
    } else {
      searchEdits()
      if editedConstraints == lastEdited { tape = makeTape() }
      swap(&editedConstraints, &lastEdited)
    }
    editedConstraints.removeAll(keepingCapacity: true)
  }

  /// Forgets the tape, since it may not describe what the next edit reaches.
  mutating func forgetTape() {
    tape = nil
    lastEdited.removeAll(keepingCapacity: true)
  }

  // MARK: Searching

  private mutating func searchEdits() {
    var heap = MinimumHeap()
    for constraint in editedConstraints
    where constraints.records[Int(constraint)].isAlive { react(to: constraint, &heap) }
    var last = -1
    while let (rank, variable) = heap.popMinimum() {
      guard rank != last else { continue }
      last = rank
      guard evaluate(Int32(variable)) else { continue }
      var term = variables.records[variable].firstTerm
      while term >= 0 {
        let constraint = constraints.terms[Int(term)].constraint
        term = constraints.terms[Int(term)].next
        if !isDefinition(constraint, of: Int32(variable)) { react(to: constraint, &heap) }
      }
    }
  }

  private func isDefinition(_ constraint: Int32, of variable: Int32) -> Bool {
    constraints.records[Int(constraint)].owner == variable
      && constraints.records[Int(constraint)].role == .definition
  }

  /// Notes what depends on a constraint whose constant, or fixed variable, changed.
  private mutating func react(to constraint: Int32, _ heap: inout MinimumHeap) {
    if let variable = definedVariable(constraint) {
      heap.push(key: variables.records[Int(variable)].rank, item: Int(variable))
    } else {
      notify(constraint)
    }
  }

  private func definedVariable(_ constraint: Int32) -> Int32? {
    let record = constraints.records[Int(constraint)]
    return record.role == .definition ? record.owner : nil
  }

  /// Lets a check or a component be looked at, since a constant or a fixed variable changed.
  private mutating func notify(_ constraint: Int32) {
    switch constraints.records[Int(constraint)].role {
    case .pending, .definition: break
    case .check:
      if constraints.isRequired(Int(constraint)) { pendingChecks.append(constraint) }
    case .member: schedule(constraints.records[Int(constraint)].owner)
    }
  }

  // MARK: The tape

  private mutating func run(_ tape: consuming EditTape) -> EditTape {
    for constraint in tape.edited { notify(constraint) }
    tape.run(constraints)
    if tape.reactions.isEmpty && pendingChecks.isEmpty && pendingComponents.isEmpty {
      variables.publishValues(of: tape, &changedVariables)
    } else {
      variables.takeValues(of: tape, &touchedVariables)
      for index in tape.changed {
        for reaction in tape.reactions(ofStep: index) { notify(tape.reactions[reaction]) }
      }
    }
    work.evaluations += tape.steps.count
    return tape
  }

  /// Records everything that the edited constraints can reach. Costs what a search costs.
  private mutating func makeTape() -> EditTape {
    var tape = EditTape(edited: editedConstraints)
    var heap = MinimumHeap()
    var stepOfVariable: [Int32: Int32] = [:]
    for constraint in editedConstraints {
      guard let variable = definedVariable(constraint) else { continue }
      heap.push(key: variables.records[Int(variable)].rank, item: Int(variable))
    }
    while let (_, variable) = heap.popMinimum() {
      guard stepOfVariable[Int32(variable)] == nil else { continue }
      stepOfVariable[Int32(variable)] = Int32(tape.steps.count)
      appendStep(Int32(variable), to: &tape, &heap)
    }
    appendInputs(&stepOfVariable, to: &tape)
    tape.stepOfEdited = editedConstraints.map { constraint in
      definedVariable(constraint).flatMap { stepOfVariable[$0] } ?? -1
    }
    return tape
  }

  private func appendStep(_ variable: Int32, to tape: inout EditTape, _ heap: inout MinimumHeap) {
    let definition = Int(variables.records[Int(variable)].owner)
    var coefficient = 1.0
    for place in constraints.terms(of: definition) {
      let term = constraints.terms[place]
      if term.variable == variable {
        coefficient = term.coefficient
      } else {
        tape.terms.append(.init(coefficient: term.coefficient, input: term.variable))
      }
    }
    var term = variables.records[Int(variable)].firstTerm
    while term >= 0 {
      let constraint = constraints.terms[Int(term)].constraint
      term = constraints.terms[Int(term)].next
      guard let other = definedVariable(constraint) else {
        if isConcerned(constraint) { tape.reactions.append(constraint) }
        continue
      }
      guard other != variable else { continue }
      heap.push(key: variables.records[Int(other)].rank, item: Int(other))
    }
    tape.values.append(variables.records[Int(variable)].working)
    tape.steps.append(
      .init(
        constant: constraints.records[definition].constant, coefficient: coefficient,
        variable: variable, termEnd: Int32(tape.terms.count),
        reactionEnd: Int32(tape.reactions.count)))
  }

  /// Whether a constraint that defines nothing has to be looked at when its variables change.
  private func isConcerned(_ constraint: Int32) -> Bool {
    constraints.records[Int(constraint)].role == .member
      || constraints.isRequired(Int(constraint))
  }

  /// Makes places in the tape's values of the variables in its terms.
  private func appendInputs(_ places: inout [Int32: Int32], to tape: inout EditTape) {
    for term in tape.terms.indices {
      let variable = tape.terms[term].input
      if let known = places[variable] {
        tape.terms[term].input = known
      } else {
        tape.terms[term].input = Int32(tape.values.count)
        places[variable] = Int32(tape.values.count)
        tape.values.append(variables.records[Int(variable)].working)
      }
    }
  }
}
