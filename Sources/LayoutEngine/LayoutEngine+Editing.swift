extension LayoutEngine {
  // MARK: Variables

  /// Makes a variable, which is 0 until constraints say otherwise.
  public mutating func addVariable() -> Variable {
    let slot = variables.make()
    queue(variable: slot)
    return Variable(index: slot, generation: variables.shown[Int(slot)].generation)
  }

  /// Forgets a variable that no constraint mentions any more.
  public mutating func removeVariable(_ variable: Variable) {
    let slot = slot(of: variable)
    precondition(
      variables.records[slot].firstTerm < 0,
      "LayoutEngine: a removed variable still has constraints")
    if variables.records[slot].role == .member { dissolve(variables.records[slot].owner) }
    if variables.shown[slot].changedIn == variables.epoch {
      variables.shown[slot].changedIn = 0
      changedVariables.removeAll { $0 == variable }
    }
    variables.release(variable.index)
  }

  // MARK: Constraints

  /// Makes room for so many variables and constraints in all, those that exist included, as when a
  /// whole document is loaded.
  ///
  /// Saves the copies that growing takes; more can be added all the same. Copies what exists where there
  /// is less room, each time, so it is for one call before many additions and not for one before each.
  /// O(variables + constraints).
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    self.variables.reserveCapacity(variables)
    self.constraints.reserveCapacity(constraints)
    pendingVariables.reserveCapacity(variables)
    pendingConstraints.reserveCapacity(constraints)
    touchedVariables.reserveCapacity(variables)
    changedVariables.reserveCapacity(variables)
  }

  /// Adds `terms relation constant`.
  ///
  /// Terms with the same variable are added up, and terms that come to 0 are dropped; a constraint
  /// that has none left is legal and holds or not by its constant alone. Coefficients and the
  /// constant must be finite, and the priority above 0 and at most 1000.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> Constraint {
    precondition(constant.isFinite, "LayoutEngine: a constraint's constant must be finite")
    Self.validate(priority)
    let slot =
      areCombined(terms)
      ? constraints.make(terms, relation, constant, priority.rawValue, &variables)
      : constraints.make(combined(terms), relation, constant, priority.rawValue, &variables)
    pendingConstraints.append(slot)
    return Constraint(index: slot, generation: constraints.records[Int(slot)].generation)
  }

  /// Whether the terms mention each variable once and have no zero coefficient, as nearly always.
  private func areCombined(_ terms: [Term]) -> Bool {
    var result = true
    for index in terms.indices {
      precondition(
        terms[index].coefficient.isFinite,
        "LayoutEngine: a constraint's coefficients must be finite")
      _ = slot(of: terms[index].variable)
      result = result && terms[index].coefficient != 0
      for other in 0..<index where terms[other].variable.index == terms[index].variable.index {
        result = false
      }
    }
    return result
  }

  /// Adds up terms with the same variable, in the order in which the variables first occur.
  private func combined(_ terms: [Term]) -> [Term] {
    var result: [Term] = []
    for term in terms {
      if let known = result.firstIndex(where: { $0.variable == term.variable }) {
        result[known].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }

  /// Forgets a constraint; its handle is stale from now on.
  ///
  /// Costs the component that it takes part in, or the fixed variables that were computed from it,
  /// which the next ``solve()`` analyses again.
  public mutating func remove(_ constraint: Constraint) {
    let slot = slot(of: constraint)
    detach(slot)
    forgetTape()
    pendingConstraints.removeLast(where: { $0 == constraint.index })
    constraints.release(constraint.index, &variables)
  }

  /// Changes the right-hand side. The cheapest edit: no structure changes.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "LayoutEngine: a constraint's constant must be finite")
    let slot = slot(of: constraint)
    guard constraints.records[slot].constant != constant else { return }
    constraints.records[slot].constant = constant
    if constraints.records[slot].role != .pending { editedConstraints.append(constraint.index) }
  }

  /// Changes the priority, from and to any, also from and to required.
  ///
  /// After a conflict, lowering one of its constraints and solving again breaks it; raising the
  /// constraint later restores it.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    Self.validate(priority)
    let slot = slot(of: constraint)
    guard constraints.records[slot].priority != priority.rawValue else { return }
    detach(slot)
    constraints.records[slot].priority = priority.rawValue
  }

  private static func validate(_ priority: Priority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "LayoutEngine: a priority must be above 0 and at most 1000")
  }

  // MARK: Handles

  func slot(of variable: Variable) -> Int {
    let slot = Int(variable.index)
    precondition(
      // A slot's generation changes when its variable is removed.
      variables.shown.indices.contains(slot)
        && variables.shown[slot].generation == variable.generation,
      "LayoutEngine: the variable was removed")
    return slot
  }

  func slot(of constraint: Constraint) -> Int {
    let slot = Int(constraint.index)
    precondition(
      constraints.records.indices.contains(slot) && constraints.records[slot].isAlive
        && constraints.records[slot].generation == constraint.generation,
      "LayoutEngine: the constraint was removed")
    return slot
  }

  func handle(_ slot: Int32) -> Constraint {
    Constraint(index: slot, generation: constraints.records[Int(slot)].generation)
  }

  func variableHandle(_ slot: Int32) -> Variable {
    Variable(index: slot, generation: variables.shown[Int(slot)].generation)
  }
}

extension Array {
  /// Removes the last element that satisfies a condition, without keeping the order.
  fileprivate mutating func removeLast(where condition: (Element) -> Bool) {
    guard let index = lastIndex(where: condition) else { return }
    swapAt(index, count - 1)
    removeLast()
  }
}
