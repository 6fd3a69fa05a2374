extension LayoutEngine {
  // MARK: Variables

  /// Adds a variable. Its value is 0 as long as no constraint mentions it.
  public mutating func addVariable() -> Variable {
    let slot = variables.make()
    queue(variable: slot)
    return Variable(index: slot, generation: variables.shown[Int(slot)].generation)
  }

  /// Removes a variable. Traps if a constraint still mentions it; its handle is stale from now on.
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

  /// Reserves space for a number of variables and constraints, those that exist included.
  ///
  /// Call it once before many additions, such as when loading a document. A call before each
  /// addition copies the storage each time.
  ///
  /// - Complexity: O(variables + constraints).
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    self.variables.reserveCapacity(variables)
    self.constraints.reserveCapacity(constraints)
    pendingVariables.reserveCapacity(variables)
    pendingConstraints.reserveCapacity(constraints)
    touchedVariables.reserveCapacity(variables)
    changedVariables.reserveCapacity(variables)
  }

  /// Adds the constraint `terms relation constant`.
  ///
  /// Terms with the same variable are combined, and terms whose coefficient is 0 are dropped. A
  /// constraint without terms is legal; it holds or does not by its constant alone. Nothing is
  /// solved before the next ``solve()``.
  ///
  /// Coefficients and the constant must be finite, and the priority above 0 and at most 1000;
  /// otherwise the call traps.
  ///
  /// - Complexity: O(n²) in the number of terms, which are few; amortized O(1) in the size of the
  ///   system.
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

  /// Whether the terms mention each variable once and have no coefficient of 0, as nearly all do.
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

  /// Combines terms with the same variable, in the order in which the variables first occur.
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

  /// Removes a constraint; its handle is stale from now on.
  ///
  /// The next ``solve()`` analyzes the component of the constraint again, or the fixed variables
  /// that were computed from it.
  public mutating func remove(_ constraint: Constraint) {
    let slot = slot(of: constraint)
    detach(slot)
    forgetTape()
    pendingConstraints.removeLast(where: { $0 == constraint.index })
    constraints.release(constraint.index, &variables)
  }

  /// Changes the right-hand side of a constraint.
  ///
  /// The cheapest edit, since no structure changes. The next ``solve()`` evaluates only what
  /// depends on the constant.
  ///
  /// - Complexity: O(1).
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "LayoutEngine: a constraint's constant must be finite")
    let slot = slot(of: constraint)
    guard constraints.records[slot].constant != constant else { return }
    constraints.records[slot].constant = constant
    if constraints.records[slot].role != .pending { editedConstraints.append(constraint.index) }
  }

  /// Changes the priority of a constraint, from any value to any other, 1000 included.
  ///
  /// After a conflict, lower the priority of one of its constraints and solve again to break it;
  /// raise the priority later to restore it. The next ``solve()`` analyzes the constraint's
  /// component again.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    Self.validate(priority)
    let slot = slot(of: constraint)
    guard constraints.records[slot].priority != priority.rawValue else { return }
    detach(slot)
    constraints.records[slot].priority = priority.rawValue
  }

  /// Traps unless the priority is above 0 and at most 1000.
  private static func validate(_ priority: Priority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "LayoutEngine: a priority must be above 0 and at most 1000")
  }

  // MARK: Handles

  /// The slot of a variable. Traps on a stale handle.
  func slot(of variable: Variable) -> Int {
    let slot = Int(variable.index)
    precondition(
      // A slot's generation changes when its variable is removed.
      variables.shown.indices.contains(slot)
        && variables.shown[slot].generation == variable.generation,
      "LayoutEngine: the variable was removed")
    return slot
  }

  /// The slot of a constraint. Traps on a stale handle.
  func slot(of constraint: Constraint) -> Int {
    let slot = Int(constraint.index)
    precondition(
      constraints.records.indices.contains(slot) && constraints.records[slot].isAlive
        && constraints.records[slot].generation == constraint.generation,
      "LayoutEngine: the constraint was removed")
    return slot
  }

  /// The handle of a live constraint.
  func handle(_ slot: Int32) -> Constraint {
    Constraint(index: slot, generation: constraints.records[Int(slot)].generation)
  }

  /// The handle of a live variable.
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
