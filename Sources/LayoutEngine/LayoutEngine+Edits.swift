// Changed constants, and what they reach through fixed variables.

extension LayoutEngine {
  /// Evaluates the definitions that edits reach, in the order in which they depend on one another.
  mutating func evaluateEdits() {
    guard !editedConstraints.isEmpty else { return }
    if var tape = tape.take() {
      if tape.edited == editedConstraints {
        run(&tape)
        self.tape = tape
        editedConstraints.removeAll(keepingCapacity: true)
        return
      }
      retire(&tape)
    }
    searchEdits()
    if editedConstraints == lastEdited { tape = makeTape() }
    swap(&editedConstraints, &lastEdited)
    editedConstraints.removeAll(keepingCapacity: true)
  }

  /// Discards the tape, since it may not describe what the next edit reaches.
  mutating func forgetTape() {
    if var tape = tape.take() { retire(&tape) }
    lastEdited.removeAll(keepingCapacity: true)
  }

  // MARK: Searching

  /// Evaluates what edits reach in the order of rank, so that each definition is evaluated once,
  /// after those that it depends on.
  ///
  /// Complexity: O(n log n) in the number of terms that the edits reach.
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

  /// Whether the constraint is what gives the variable its value.
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

  /// The variable that the constraint defines, if it is a definition.
  func definedVariable(_ constraint: Int32) -> Int32? {
    let record = constraints.records[Int(constraint)]
    return record.role == .definition ? record.owner : nil
  }

  /// Schedules the check or component of a constraint whose constant, or one of whose fixed
  /// variables, changed.
  mutating func notify(_ constraint: Int32) {
    switch constraints.records[Int(constraint)].role {
    case .pending, .definition: break
    case .check:
      if constraints.isRequired(Int(constraint)) { pendingChecks.append(constraint) }
    case .member: schedule(constraints.records[Int(constraint)].owner)
    }
  }
}
