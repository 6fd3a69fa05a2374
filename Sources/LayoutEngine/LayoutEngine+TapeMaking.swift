// Making the tape for repeated edits of the same constants.

extension LayoutEngine {
  /// Records everything that the edited constraints can reach. Costs what a search costs.
  mutating func makeTape() -> EditTape {
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
    return tape
  }

  /// Appends the evaluation of a fixed variable: its definition, with the terms that the tape does
  /// not change summed up front.
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
        // The same subtraction in the same order as without a tape.
        step.constant -= term.coefficient * variables.records[Int(term.variable)].working
      } else {
        tape.terms.append(.init(coefficient: term.coefficient, input: term.variable))
      }
    }
    dependence.slope /= step.coefficient
    let working = variables.records[Int(variable)].working
    // Negated so that what is not a number counts too.
    if !(abs(dependence.slope) <= Tolerance.large && abs(working) <= Tolerance.large) {
      tape.isAlwaysLarge = true
    }
    maker.dependences.append(dependence)
    step.termEnd = Int32(tape.terms.count)
    tape.steps.append(step)
    tape.values.append(variables.records[Int(variable)].working)
    reach(from: variable, dependence, &maker, &heap)
  }

  /// Notes what depends on a step's variable.
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

  /// Whether a constraint that defines nothing has to be looked at when its variables change.
  private func isConcerned(_ constraint: Int32) -> Bool {
    switch constraints.records[Int(constraint)].role {
    case .member: true
    case .check: constraints.isRequired(Int(constraint))
    case .definition, .pending: false
    }
  }

  /// Makes places in the tape's values of the variables in its terms.
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

  /// Where a variable's value is on the tape being made, if it is there.
  private func place(of variable: Int32, _ maker: TapeMaker) -> Int32? {
    let place = variables.records[Int(variable)].localIndex
    // What other work left in the scratch field does not lead back to the variable.
    guard maker.variables.indices.contains(Int(place)), maker.variables[Int(place)] == variable
    else { return nil }
    return place
  }

  /// Gives a variable the next place on the tape being made.
  private mutating func setPlace(of variable: Int32, _ maker: inout TapeMaker) {
    variables.records[Int(variable)].localIndex = Int32(maker.variables.count)
    maker.variables.append(variable)
  }

}
