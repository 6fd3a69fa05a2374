// Making and running the tape for repeated edits of the same constants.

extension LayoutEngine {
  /// Evaluates everything that the tape's constants reach.
  mutating func run(_ tape: inout EditTape) {
    tape.begin(constraints)
    work.evaluations += tape.steps.count
    work.componentsUpdated += tape.members.count - tape.misses.count
    let isAlone =
      !tape.isLarge && tape.reactions.isEmpty && tape.misses.isEmpty && pendingChecks.isEmpty
      && pendingComponents.isEmpty && touchedVariables.isEmpty
    if isAlone {
      variables.show(&tape, &changedVariables)
      return
    }
    variables.store(&tape)
    variables.touch(&tape, &touchedVariables)
    for constraint in tape.reactions { notify(constraint) }
    for member in tape.misses { schedule(tape.members[Int(member)].component) }
  }

  /// Adds to the tape what a component's new solution says about other constants.
  mutating func record(_ component: Int) {
    guard let index = tapeMember(component) else { return }
    let rows = tape!.members[index].rows
    let slopes = tape!.rowSlopes[Int(rows.lowerBound)..<Int(rows.upperBound)]
    guard let linear = components.slots[component].solver!.linear(slopes),
      linear.lines.allSatisfy({ abs($0.slope) <= Tolerance.large })
    else { return }
    tape!.add(linear, to: index)
  }

  /// Leaves behind what a tape knows.
  mutating func retire(_ tape: inout EditTape) {
    variables.store(&tape)
    for member in tape.members where member.current >= 0 {
      components.slots[Int(member.component)].isFromTape = true
    }
  }

  /// Whether priorities leave a component's variables one value each.
  func isUnique(_ component: Int) -> Bool {
    if components.slots[component].isFromTape { return true }
    if let member = tapeMember(component), tape!.members[member].current >= 0 { return true }
    return components.slots[component].solver?.isUnique ?? true
  }

  /// The index of a component among the members of the tape, if it is one.
  private func tapeMember(_ component: Int) -> Int? {
    let member = Int(components.slots[component].tapeMember)
    // What an earlier tape left in the component says nothing.
    guard let tape, tape.members.indices.contains(member),
      tape.members[member].component == Int32(component)
    else { return nil }
    return member
  }

  // MARK: Making

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
        // The same subtraction in the same order as ever.
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

  /// Makes members of the components that depend on one constant, and reactions of everything else.
  private mutating func appendMembers(_ maker: TapeMaker, to tape: inout EditTape) {
    var reached = maker.reached.filter {
      guard constraints.records[Int($0.constraint)].role == .check else { return true }
      tape.reactions.append($0.constraint)
      return false
    }
    reached.sort {
      let (a, b) = ($0.constraint, $1.constraint)
      return (constraints.records[Int(a)].owner, a) < (constraints.records[Int(b)].owner, b)
    }
    var start = 0
    while start < reached.count {
      let component = constraints.records[Int(reached[start].constraint)].owner
      var end = start
      while end < reached.count,
        constraints.records[Int(reached[end].constraint)].owner == component
      { end += 1 }
      appendMember(component, reached[start..<end], to: &tape)
      start = end
    }
  }

  private mutating func appendMember(
    _ component: Int32, _ reached: ArraySlice<TapeMaker.Reached>, to tape: inout EditTape
  ) {
    let first = reached[reached.startIndex]
    // Whether a bound rests first depends on its own constant, which may become 0.
    let isLinear = reached.allSatisfy {
      $0.parameter == first.parameter && $0.parameter >= 0
        && (constraints.records[Int($0.constraint)].termCount > 1
          || constraints.records[Int($0.constraint)].relation == .equal)
    }
    guard isLinear else {
      tape.reactions.append(first.constraint)
      return
    }
    let firstRow = Int32(tape.rowSlopes.count)
    for item in reached {
      tape.rowSlopes.append(.init(row: row(of: item.constraint, in: component), slope: item.slope))
    }
    let firstVariable = Int32(tape.memberVariables.count)
    tape.memberVariables += components.slots[Int(component)].variables
    components.slots[Int(component)].tapeMember = Int32(tape.members.count)
    tape.members.append(
      .init(
        component: component, parameter: first.parameter,
        variables: firstVariable..<Int32(tape.memberVariables.count),
        rows: firstRow..<Int32(tape.rowSlopes.count)))
  }

  /// Where a constraint is in its component's list, which is sorted by age.
  private func row(of constraint: Int32, in component: Int32) -> Int32 {
    let age = constraints.records[Int(constraint)].age
    var low = 0
    var high = components.slots[Int(component)].constraints.count
    while low < high {
      let middle = (low + high) / 2
      let other = components.slots[Int(component)].constraints[middle]
      if constraints.records[Int(other)].age < age { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}

/// What is known while a tape is made.
struct TapeMaker {
  /// How a value changes with the edited constants.
  struct Dependence {
    /// The only constant that it depends on, ``none`` or ``several``.
    var parameter = TapeMaker.none
    var slope = 0.0

    mutating func add(_ slope: Double, _ parameter: Int32) {
      guard parameter != TapeMaker.none else { return }
      if self.parameter == TapeMaker.none { self.parameter = parameter }
      if self.parameter != parameter { self.parameter = TapeMaker.several }
      self.slope += slope
    }
  }

  /// A check or a component's constraint, whose right-hand side changes with a constant.
  struct Reached {
    var constraint: Int32
    var slope: Double
    var parameter: Int32
  }

  static let none: Int32 = -1
  static let several: Int32 = -2

  /// The edited constraints by slot, and the place of each among them; a resized list may edit all of
  /// its cells.
  private let parameters: [(constraint: Int32, place: Int32)]
  /// The variables by their place in the tape's values: those of the steps, then their inputs.
  var variables: [Int32] = []
  var dependences: [Dependence] = []
  var reached: [Reached] = []

  init(edited: [Int32]) {
    parameters = edited.indices.map { (edited[$0], Int32($0)) }
      .sorted { ($0.constraint, $0.place) < ($1.constraint, $1.place) }
  }

  /// The first place of a constraint among those edited, if it is one. A binary search, since most
  /// tapes have one parameter and hashing would cost more than the rest of a step.
  func parameter(of constraint: Int32) -> Int32? {
    var (low, high) = (0, parameters.count)
    while low < high {
      let middle = (low + high) / 2
      if parameters[middle].constraint < constraint { low = middle + 1 } else { high = middle }
    }
    guard low < parameters.count, parameters[low].constraint == constraint else { return nil }
    return parameters[low].place
  }

  mutating func reach(_ constraint: Int32, _ slope: Double, _ parameter: Int32) {
    reached.append(.init(constraint: constraint, slope: slope, parameter: parameter))
  }
}

extension VariableStore {
  /// Runs a tape and shows callers the values at once, when nothing can object.
  mutating func show(_ tape: inout EditTape, _ changed: inout [LayoutEngine.Variable]) {
    tape.isStored = false
    let epoch = self.epoch
    changed.reserveCapacity(changed.count + tape.steps.count + tape.memberVariables.count)
    shown.withUnsafeMutableBufferPointer { shown in
      tape.forEachChangedStep { variable, value in
        guard shown[Int(variable)].show(value, in: epoch) else { return }
        changed.append(.init(index: variable, generation: shown[Int(variable)].generation))
      }
      tape.forEachMemberVariable { variable, value in
        guard shown[Int(variable)].show(value, in: epoch) else { return }
        changed.append(.init(index: variable, generation: shown[Int(variable)].generation))
      }
    }
  }

  /// Makes a tape's values the working ones, as of its last run.
  mutating func store(_ tape: inout EditTape) {
    guard !tape.isStored else { return }
    tape.isStored = true
    for (step, value) in zip(tape.steps, tape.values) {
      records[Int(step.variable)].working = value
    }
    tape.forEachMemberVariable { records[Int($0)].working = $1 }
  }

  /// Runs a tape and notes what may have to be shown.
  ///
  /// Nothing is compared: the working values may be those of any earlier run.
  mutating func touch(_ tape: inout EditTape, _ touched: inout [Int32]) {
    tape.forEachChangedStep { take($1, for: $0, &touched) }
    tape.forEachMemberVariable { take($1, for: $0, &touched) }
  }

  private mutating func take(_ value: Double, for variable: Int32, _ touched: inout [Int32]) {
    records[Int(variable)].working = value
    guard !records[Int(variable)].isTouched else { return }
    records[Int(variable)].isTouched = true
    touched.append(variable)
  }
}
