// Creating the tape for repeated edits of the same constants.

extension LayoutEngine {
  /// Records everything that depends on the edited constraints, before it is evaluated. This takes
  /// as long as a search. Returns the tape, and the checks and members of components that depend on
  /// the constraints.
  mutating func makeTape() -> (tape: EditTape, reached: [TapeMaker.Reached]) {
    var tape = EditTape(edited: editedConstraints)
    var maker = TapeMaker(edited: editedConstraints)
    var heap = MinimumHeap()
    for constraint in editedConstraints {
      guard let variable = definedVariable(constraint) else { continue }
      heap.push(key: variables.records[Int(variable)].rank, item: Int(variable))
    }
    while let (_, variable) = heap.popMinimum() {
      guard place(of: Int32(variable), maker) == nil else { continue }
      setPlace(of: Int32(variable), &maker)
      appendStep(Int32(variable), to: &tape, &maker, &heap)
    }
    appendInputs(&maker, to: &tape)
    for (index, constraint) in editedConstraints.enumerated() {
      tape.parameters.append(constraints.records[Int(constraint)].constant)
      tape.stepOfEdited.append(
        definedVariable(constraint).flatMap { place(of: $0, maker) } ?? -1)
      if isConcerned(constraint) { maker.reach(constraint, 1, Int32(index)) }
    }
    appendMembers(maker, to: &tape)
    return (tape, maker.reached)
  }

  /// Appends the evaluation of a fixed variable: its definition, with the terms that the tape does
  /// not change summed in advance.
  private func appendStep(
    _ variable: Int32, to tape: inout EditTape, _ maker: inout TapeMaker, _ heap: inout MinimumHeap
  ) {
    let definition = Int(variables.records[Int(variable)].owner)
    var step = EditTape.Step(
      constant: constraints.records[definition].constant, coefficient: 1, variable: variable,
      termEnd: 0)
    let parameter = maker.parameter(of: Int32(definition))
    var dependence = TapeMaker.Dependence()
    if let parameter { dependence.add(1, parameter) }
    var isLeading = parameter == nil
    for index in constraints.terms(of: definition) {
      let term = constraints.terms[index]
      if term.variable == variable {
        step.coefficient = term.coefficient
      } else if let input = place(of: term.variable, maker) {
        isLeading = false
        let other = maker.dependences[Int(input)]
        dependence.add(-term.coefficient * other.slope, other.parameter)
        tape.terms.append(.init(coefficient: term.coefficient, input: term.variable))
      } else if isLeading {
        // Without a tape, the subtractions are the same and in the same order.
        step.constant -= term.coefficient * variables.records[Int(term.variable)].working
      } else {
        tape.terms.append(.init(coefficient: term.coefficient, input: term.variable))
      }
    }
    dependence.slope /= step.coefficient
    let working = variables.records[Int(variable)].working
    // The condition is negated so that NaN fails it too.
    if !(abs(dependence.slope) <= Tolerance.large && abs(working) <= Tolerance.large) {
      tape.isAlwaysLarge = true
    }
    maker.dependences.append(dependence)
    step.termEnd = Int32(tape.terms.count)
    tape.steps.append(step)
    tape.values.append(variables.records[Int(variable)].working)
    reach(from: variable, dependence, &maker, &heap)
  }

  /// Records the dependents of a step's variable.
  private func reach(
    from variable: Int32, _ dependence: TapeMaker.Dependence, _ maker: inout TapeMaker,
    _ heap: inout MinimumHeap
  ) {
    var place = variables.records[Int(variable)].firstTerm
    while place >= 0 {
      let term = constraints.terms[Int(place)]
      place = term.next
      if let other = definedVariable(term.constraint) {
        guard other != variable else { continue }
        heap.push(key: variables.records[Int(other)].rank, item: Int(other))
      } else if isConcerned(term.constraint) {
        maker.reach(
          term.constraint, -term.coefficient * dependence.slope, dependence.parameter)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a constraint that is not a definition must be
  /// examined when its variables change.
  private func isConcerned(_ constraint: Int32) -> Bool {
    switch constraints.records[Int(constraint)].role {
    case .member: true
    case .check: constraints.isRequired(Int(constraint))
    case .definition, .pending: false
    }
  }

  /// Adds the variables of the tape's terms to its values.
  private mutating func appendInputs(_ maker: inout TapeMaker, to tape: inout EditTape) {
    for term in tape.terms.indices {
      let variable = tape.terms[term].input
      if let known = place(of: variable, maker) {
        tape.terms[term].input = known
      } else {
        tape.terms[term].input = Int32(tape.values.count)
        setPlace(of: variable, &maker)
        tape.values.append(variables.records[Int(variable)].working)
      }
    }
  }

  /// Returns the index of a variable's value on the tape, if the value is there.
  private func place(of variable: Int32, _ maker: TapeMaker) -> Int32? {
    let place = variables.records[Int(variable)].localIndex
    // A scratch field that was used for other work does not refer back to the variable.
    guard maker.variables.indices.contains(Int(place)), maker.variables[Int(place)] == variable
    else { return nil }
    return place
  }

  /// Assigns a variable the next index on the tape.
  private mutating func setPlace(of variable: Int32, _ maker: inout TapeMaker) {
    variables.records[Int(variable)].localIndex = Int32(maker.variables.count)
    maker.variables.append(variable)
  }

}
