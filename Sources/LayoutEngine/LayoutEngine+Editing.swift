extension LayoutEngine {
  // MARK: Variables

  /// Adds a variable. Its value is 0 as long as no constraint refers to it.
  public mutating func addVariable() -> Variable {
    let slot = variables.make(&pendingVariables)
    return Variable(index: slot, generation: variables.shown[Int(slot)].generation)
  }

  /// Removes a variable. The method traps if a constraint still refers to it. The handle becomes
  /// stale.
  public mutating func removeVariable(_ variable: Variable) {
    let slot = slot(of: variable)
    precondition(
      variables.records[slot].firstTerm < 0,
      "LayoutEngine: a removed variable still has constraints")
    if variables.records[slot].role == .member {
      let component = variables.records[slot].owner
      if canRevise(component) {
        revise(droppingVariable: variable.index)
      } else {
        dissolve(component)
      }
    }
    if variables.shown[slot].changedIn == variables.epoch {
      variables.shown[slot].changedIn = 0
      changedVariables.removeAll { $0 == variable }
    }
    variables.release(variable.index)
  }

  // MARK: Constraints

  /// Reserves space for a number of variables and constraints, including existing ones.
  ///
  /// Call this method once before many additions, such as when loading a document. A call before
  /// each addition copies the storage each time.
  ///
  /// - Parameters:
  ///   - variables: The total number of variables, including existing ones.
  ///   - constraints: The total number of constraints, including existing ones.
  /// - Complexity: O(*m* + *n*), where *m* is the number of variables and *n* that of constraints.
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
  /// Terms with the same variable are combined, and terms with a coefficient of 0 are removed. A
  /// constraint without terms is valid; it holds or is violated depending on its constant. Nothing
  /// is solved before the next ``solve()``.
  ///
  /// Coefficients and the constant must be finite, and the priority must be above 0 and at most
  /// 1000. If they are not, the method traps.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side. The coefficients must be finite.
  ///   - relation: The relation between the sum of the terms and the constant.
  ///   - constant: The right-hand side, which must be finite.
  ///   - priority: The priority of the constraint. The default is required.
  /// - Returns: The handle of the constraint.
  /// - Complexity: O(*n*²), where *n* is the number of terms, which is small. It does not depend on
  ///   the size of the system (amortized).
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> Constraint {
    precondition(constant.isFinite, "LayoutEngine: a constraint's constant must be finite")
    Self.validate(priority)
    return handleOfNew(
      variables.areCombined(terms)
        ? constraints.make(terms, relation, constant, priority.rawValue, &variables)
        : constraints.make(combined(terms), relation, constant, priority.rawValue, &variables))
  }

  /// Adds the constraint `variable relation constant`, in the same way as the method above.
  ///
  /// - Parameters:
  ///   - variable: The variable on the left-hand side, with a coefficient of 1.
  ///   - relation: The relation between the variable and the constant.
  ///   - constant: The right-hand side, which must be finite.
  ///   - priority: The priority of the constraint. The default is required.
  /// - Returns: The handle of the constraint.
  /// - Complexity: O(1), amortized.
  @discardableResult
  public mutating func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> Constraint {
    precondition(constant.isFinite, "LayoutEngine: a constraint's constant must be finite")
    Self.validate(priority)
    variables.check(variable)
    return handleOfNew(
      constraints.make(
        CollectionOfOne(Term(variable)), relation, constant, priority.rawValue, &variables))
  }

  /// Makes a new constraint pending, and returns its handle.
  @inline(__always)
  private mutating func handleOfNew(_ slot: Int32) -> Constraint {
    pendingConstraints.append(slot)
    noteFirstDefinition(slot)
    return Constraint(index: slot, generation: constraints.records[Int(slot)].generation)
  }

  /// Combines terms with the same variable, in the order of the first occurrences of the variables.
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

  /// Removes a constraint. The handle becomes stale.
  ///
  /// The next ``solve()`` changes the component of the constraint or analyzes it again, or the
  /// fixed variables that were computed from it.
  public mutating func remove(_ constraint: Constraint) {
    let slot = slot(of: constraint)
    forgetTape()
    if constraints.records[slot].role == .member, canRevise(constraints.records[slot].owner) {
      revise(removing: slot)
    } else {
      detach(slot)
    }
    pendingConstraints.removeLast(where: { $0 == constraint.index })
    constraints.release(constraint.index, &variables)
  }

  /// Changes the right-hand side of a constraint.
  ///
  /// This is the fastest edit, because the structure does not change. The next ``solve()``
  /// evaluates only the values that depend on the constant.
  ///
  /// - Parameters:
  ///   - constant: The new right-hand side, which must be finite.
  ///   - constraint: The handle of the constraint. A stale handle traps.
  /// - Complexity: O(1).
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "LayoutEngine: a constraint's constant must be finite")
    let slot = slot(of: constraint)
    guard constraints.records[slot].constant != constant else { return }
    constraints.records[slot].constant = constant
    if constraints.records[slot].role != .pending { editedConstraints.append(constraint.index) }
  }

  /// Changes the priority of a constraint to any value, including 1000.
  ///
  /// To break a constraint after a conflict, lower its priority and solve again. To restore it
  /// later, raise the priority. The next ``solve()`` analyzes the component of the constraint
  /// again.
  ///
  /// - Parameters:
  ///   - priority: The new priority, above 0 and at most 1000.
  ///   - constraint: The handle of the constraint. A stale handle traps.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    Self.validate(priority)
    let slot = slot(of: constraint)
    guard constraints.records[slot].priority != priority.rawValue else { return }
    if constraints.records[slot].role == .member, canRevise(constraints.records[slot].owner) {
      revise(removing: slot)
      makePending(constraint.index)
    } else {
      detach(slot)
    }
    constraints.records[slot].priority = priority.rawValue
    noteFirstDefinition(constraint.index)
  }

  /// Lists a constraint that determines a variable alone, if nothing has a role yet. Without the
  /// list, the search for such constraints would read all constraints of a new system.
  @inline(__always)
  private mutating func noteFirstDefinition(_ constraint: Int32) {
    guard !hasAssignedRoles, constraints.isDefinitionAlone(Int(constraint)) else { return }
    firstDefinitions.append(constraint)
  }

  /// Traps unless the priority is above 0 and at most 1000.
  private static func validate(_ priority: Priority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "LayoutEngine: a priority must be above 0 and at most 1000")
  }
}

extension Array {
  /// Removes the last element that satisfies a condition. The order is not preserved.
  fileprivate mutating func removeLast(where condition: (Element) -> Bool) {
    guard let index = lastIndex(where: condition) else { return }
    swapAt(index, count - 1)
    removeLast()
  }
}
