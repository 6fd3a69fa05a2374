// Changed constants, and their effects on fixed variables.

extension LayoutEngine {
  /// Evaluates the definitions that edits affect, in the order of their dependencies.
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
    if editedConstraints == lastEdited {
      var (tape, reached) = makeTape()
      runNew(&tape, reached)
      self.tape = tape
    } else {
      searchEdits()
    }
    swap(&editedConstraints, &lastEdited)
    editedConstraints.removeAll(keepingCapacity: true)
  }

  /// Discards the tape, because it may not describe the effects of the next edit.
  mutating func forgetTape() {
    if var tape = tape.take() { retire(&tape) }
    lastEdited.removeAll(keepingCapacity: true)
  }

  // MARK: Searching

  /// Evaluates the effects of edits in the order of rank. Each definition is evaluated once, after
  /// those on which it depends.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of terms that the edits affect.
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

  /// Returns a Boolean value that indicates whether the constraint determines the value of the
  /// variable.
  private func isDefinition(_ constraint: Int32, of variable: Int32) -> Bool {
    constraints.records[Int(constraint)].owner == variable
      && constraints.records[Int(constraint)].role == .definition
  }

  /// Records the dependents of a constraint after a change of its constant or of a fixed variable.
  private mutating func react(to constraint: Int32, _ heap: inout MinimumHeap) {
    if let variable = definedVariable(constraint) {
      heap.push(key: variables.records[Int(variable)].rank, item: Int(variable))
    } else {
      notify(constraint)
    }
  }

  /// Returns the variable that the constraint defines, if it is a definition.
  func definedVariable(_ constraint: Int32) -> Int32? {
    let record = constraints.records[Int(constraint)]
    return record.role == .definition ? record.owner : nil
  }

  /// Schedules the check or component of a constraint after a change of its constant or of a fixed
  /// variable.
  mutating func notify(_ constraint: Int32) {
    switch constraints.records[Int(constraint)].role {
    case .pending, .definition: break
    case .check:
      if constraints.isRequired(Int(constraint)) { pendingChecks.append(constraint) }
    case .member:
      let component = constraints.records[Int(constraint)].owner
      components.slots[Int(component)].noteNewConstant(
        row: constraints.records[Int(constraint)].unknowns)
      schedule(component)
    }
  }
}
