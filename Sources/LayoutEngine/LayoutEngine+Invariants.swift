extension LayoutEngine {
  /// Traps if the internal state of the engine is inconsistent.
  ///
  /// The method has an effect only if the module is compiled with `-D LAYOUT_ENGINE_CHECKS`. Each
  /// ``solve()`` calls it.
  public func checkInvariants() {
    #if LAYOUT_ENGINE_CHECKS
      checkRoles()
      checkDefinitions()
      checkRequiredConstraintsHold()
    #endif
  }

  #if LAYOUT_ENGINE_CHECKS
    /// Checks that every live variable and constraint has a role, and that lists of members are
    /// consistent with the roles.
    private func checkRoles() {
      for slot in 0..<variables.count where variables.records[slot].isAlive {
        switch variables.records[slot].role {
        case .pending: preconditionFailure("a variable is pending after solve()")
        case .isolated:
          precondition(variables.records[slot].firstTerm < 0, "an isolated variable has terms")
        case .fixed: precondition(constraints.records[Int(variables.records[slot].owner)].isAlive)
        case .member:
          let component = components.slots[Int(variables.records[slot].owner)]
          precondition(component.isAlive && component.variables.contains(Int32(slot)))
        }
      }
      for slot in 0..<constraints.count where constraints.records[slot].isAlive {
        precondition(
          constraints.records[slot].role != .pending, "a constraint is pending after solve()")
        for term in constraints.terms(of: slot) {
          precondition(constraints.terms[term].constraint == Int32(slot))
          precondition(variables.records[Int(constraints.terms[term].variable)].isAlive)
          checkPlace(of: Int(constraints.terms[term].variable), in: slot)
        }
      }
    }

    /// Checks that a variable of a member is fixed or of the same component, and that all variables
    /// of other constraints are fixed.
    private func checkPlace(of variable: Int, in slot: Int) {
      switch constraints.records[slot].role {
      case .member:
        precondition(
          variables.records[variable].role == .fixed
            || variables.records[variable].owner == constraints.records[slot].owner,
          "a constraint relates variables of two components")
      default:
        precondition(
          variables.records[variable].role == .fixed, "a check has a variable that is not fixed")
      }
    }

    /// Checks that definitions refer to variables that were fixed before.
    private func checkDefinitions() {
      for slot in 0..<variables.count
      where variables.records[slot].isAlive && variables.records[slot].role == .fixed {
        let definition = Int(variables.records[slot].owner)
        precondition(constraints.records[definition].owner == Int32(slot))
        for term in constraints.terms(of: definition) {
          let other = Int(constraints.terms[term].variable)
          precondition(
            other == slot || variables.records[other].rank < variables.records[slot].rank)
        }
      }
    }

    /// Checks that the published values satisfy all required constraints.
    private func checkRequiredConstraintsHold() {
      for constraint in liveConstraints where priority(of: constraint) == .required {
        let size = terms(of: constraint).reduce(1 + abs(self.constant(of: constraint))) {
          $0 + abs($1.coefficient * value(of: $1.variable))
        }
        precondition(
          violation(of: constraint) <= Tolerance.spoiled * size,
          "a required constraint is not satisfied")
      }
    }
  #endif
}
