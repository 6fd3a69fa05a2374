extension LayoutEngine {
  /// Traps when the engine's bookkeeping contradicts itself.
  ///
  /// Compiled with `-D LAYOUT_ENGINE_CHECKS` only; otherwise empty. Called after each `solve()`.
  public func checkInvariants() {
    #if LAYOUT_ENGINE_CHECKS
      checkRoles()
      checkDefinitions()
      checkRequiredConstraintsHold()
    #endif
  }

  #if LAYOUT_ENGINE_CHECKS
    /// Every live variable and constraint has its place, and places know their members.
    private func checkRoles() {
      for slot in 0..<variables.count where variables.isAlive[slot] {
        switch variables.role[slot] {
        case .pending: preconditionFailure("a variable is pending after solve()")
        case .isolated: precondition(variables.firstTerm[slot] < 0, "isolated but mentioned")
        case .fixed: precondition(constraints.isAlive[Int(variables.owner[slot])])
        case .member:
          let component = components.slots[Int(variables.owner[slot])]
          precondition(component.isAlive && component.variables.contains(Int32(slot)))
        }
      }
      for slot in 0..<constraints.count where constraints.isAlive[slot] {
        precondition(constraints.role[slot] != .pending, "a constraint is pending after solve()")
        for term in constraints.terms(of: slot) {
          precondition(constraints.termConstraint[term] == Int32(slot))
          precondition(variables.isAlive[Int(constraints.termVariable[term])])
          checkPlace(of: Int(constraints.termVariable[term]), in: slot)
        }
      }
    }

    private func checkPlace(of variable: Int, in slot: Int) {
      switch constraints.role[slot] {
      case .member:
        precondition(
          variables.role[variable] == .fixed
            || variables.owner[variable] == constraints.owner[slot],
          "a constraint ties variables of two components")
      default:
        precondition(variables.role[variable] == .fixed, "a check has an unknown")
      }
    }

    /// Definitions refer to variables that were fixed before.
    private func checkDefinitions() {
      for slot in 0..<variables.count
      where variables.isAlive[slot] && variables.role[slot] == .fixed {
        let definition = Int(variables.owner[slot])
        precondition(constraints.owner[definition] == Int32(slot))
        for term in constraints.terms(of: definition) {
          let other = Int(constraints.termVariable[term])
          precondition(other == slot || variables.rank[other] < variables.rank[slot])
        }
      }
    }

    private func checkRequiredConstraintsHold() {
      for constraint in liveConstraints where priority(of: constraint) == .required {
        let size = terms(of: constraint).reduce(1 + abs(self.constant(of: constraint))) {
          $0 + abs($1.coefficient * value(of: $1.variable))
        }
        precondition(
          violation(of: constraint) <= 100 * Tolerance.feasibility * size,
          "a required constraint does not hold")
      }
    }
  #endif
}
