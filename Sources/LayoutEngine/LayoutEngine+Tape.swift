// Running the tape for repeated edits of the same constants.

extension LayoutEngine {
  /// Evaluates everything that depends on the constants of a new tape, whose members have no
  /// regions yet.
  ///
  /// Unlike in later runs, the solvers have the solutions before the edit, so they are notified of
  /// the new constants.
  mutating func runNew(_ tape: inout EditTape, _ reached: [TapeMaker.Reached]) {
    evaluate(&tape)
    for item in reached { notify(item.constraint) }
  }

  /// Evaluates everything that depends on the constants of the tape.
  mutating func run(_ tape: inout EditTape) {
    guard evaluate(&tape) else { return }
    noteNewConstants(ofPendingMembers: tape)
    for constraint in tape.reactions { notify(constraint) }
    for constraint in tape.broadReactions { notifyAll(constraint) }
    for member in tape.misses {
      let component = tape.members[Int(member)].component
      components.slots[Int(component)].noteManyNewConstants()
      schedule(component)
    }
  }

  /// Evaluates the steps of a tape, and the members with a region. Returns false if nothing else
  /// depends on its constants, in which case the values have been published.
  @inline(__always)
  @discardableResult
  private mutating func evaluate(_ tape: inout EditTape) -> Bool {
    tape.begin(constraints)
    work.evaluations += tape.steps.count
    work.componentsUpdated += tape.members.count - tape.misses.count
    let isAlone =
      !tape.isLarge && tape.reactions.isEmpty && tape.broadReactions.isEmpty
      && tape.misses.isEmpty && pendingChecks.isEmpty
      && pendingComponents.isEmpty && touchedVariables.isEmpty
    if isAlone {
      variables.show(&tape, &changedVariables, &unlistedChanges)
      return false
    }
    if tape.isLarge || !touchedVariables.isEmpty {
      variables.store(&tape)
      variables.touch(&tape, &touchedVariables)
    } else {
      // The values of most members do not pass through their records: a long list has one component
      // per cell, and only a few of them change their basis.
      variables.hold(&tape)
    }
    return true
  }

  /// Passes the new constants to the solvers of members that a conflict of the last run left
  /// without a solution, whether or not the tape has their values now.
  private mutating func noteNewConstants(ofPendingMembers tape: EditTape) {
    guard !pendingComponents.isEmpty else { return }
    for member in tape.members where components.slots[Int(member.component)].isPending {
      components.slots[Int(member.component)].noteManyNewConstants()
    }
  }

  /// Notifies the component of a constraint that represents all constraints that an edit affects
  /// there. Any of the component's constants may be new.
  private mutating func notifyAll(_ constraint: Int32) {
    notify(constraint)
    let component = constraints.records[Int(constraint)].owner
    components.slots[Int(component)].noteManyNewConstants()
  }

  /// Adds the new solution of a component, as a function of the constants, to the tape.
  mutating func record(_ component: Int) {
    guard components.slots[component].exact.isEmpty, let index = tapeMember(component),
      findParametricSolution(of: component, index)
    else { return }
    if components.slots[component].isRevised {
      let variables = components.slots[component].variables
      let lines = parametric.solution.lines
      parametric.solution.lines = variables.indices.filter { variables[$0] >= 0 }.map { lines[$0] }
    }
    guard parametric.solution.lines.allSatisfy({ abs($0.slope) <= Tolerance.large })
    else { return }
    tape!.add(parametric.solution, to: index)
  }

  /// Finds the last solution of a component, which was solved last, as a function of a change of
  /// right-hand sides. Returns false if there is none.
  private mutating func findParametricSolution(of component: Int, _ member: Int) -> Bool {
    let slopes = tape!.slopes(of: member)
    guard components.slots[component].structure != nil else {
      parametric.rates.forget()
      return components.slots[component].solver[0].findParametricSolution(
        slopes, &parametric.rates, &parametric.solution)
    }
    return prototypes.prototypes[Int(components.slots[component].prototype)]
      .shared[Int(components.slots[component].sharedSolver)]
      .findParametricSolution(slopes, &parametric.solution)
  }

  /// Publishes the values of the tape if this was postponed until all components have solutions.
  mutating func publishTape() {
    guard var tape = tape.take() else { return }
    if tape.awaitsPublication {
      variables.publish(&tape, &changedVariables, &unlistedChanges)
    }
    self.tape = tape
  }

  /// Leaves the publication of the tape's values to the next solution.
  mutating func releaseTape() {
    guard var tape = tape.take() else { return }
    if tape.awaitsPublication { variables.release(&tape, &touchedVariables) }
    self.tape = tape
  }

  /// Stores the values that exist only on the tape in the engine's records, before the tape is
  /// discarded.
  mutating func retire(_ tape: inout EditTape) {
    if tape.awaitsPublication {
      variables.release(&tape, &touchedVariables)
    } else {
      variables.store(&tape)
    }
    for member in tape.members where member.current >= 0 {
      components.slots[Int(member.component)].isFromTape = true
    }
  }

  /// Returns a Boolean value that indicates whether the priorities determine the values of all
  /// variables of a component.
  func isUnique(_ component: Int) -> Bool {
    if components.slots[component].isFromTape { return true }
    if let member = tapeMember(component), tape!.members[member].current >= 0 { return true }
    if let exact = components.slots[component].exact.first { return exact.isUnique }
    return components.slots[component].solver.isEmpty
      || components.slots[component].solver[0].isUnique
  }

  /// Returns the index of a component among the members of the tape, if it is a member.
  private func tapeMember(_ component: Int) -> Int? {
    let member = Int(components.slots[component].tapeMember)
    // The index that an earlier tape stored in the component is not valid. The tape is not copied,
    // because this would retain its arrays.
    guard tape != nil, tape!.members.indices.contains(member),
      tape!.members[member].component == Int32(component)
    else { return nil }
    return member
  }
}
