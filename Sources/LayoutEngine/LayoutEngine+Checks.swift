// Required constraints with only fixed variables.

extension LayoutEngine {
  /// Returns the conflict of the first required constraint that fixed variables violate, or `nil`
  /// if all pending checks hold. A violated check stays pending.
  mutating func runChecks() -> Outcome? {
    while let constraint = pendingChecks.last {
      let isCheck =
        constraints.records[Int(constraint)].isAlive
        && constraints.records[Int(constraint)].role == .check
        && constraints.isRequired(Int(constraint))
      if isCheck {
        guard let violation = relativeViolation(of: Int(constraint)) else {
          return .refused(.overflow)
        }
        if violation > Tolerance.feasibility {
          let contradiction = contradiction([(constraint, 1)])
          if isReal(contradiction) { return .conflict(irreducibleConflict(contradiction)) }
          if violation > Tolerance.spoiled { return .refused(.precision) }
        }
      }
      pendingChecks.removeLast()
    }
    return nil
  }

  /// Returns the violation of a constraint as a fraction of the numbers involved, or `nil` if its
  /// sum overflows.
  @inline(__always)
  func relativeViolation(of slot: Int) -> Double? {
    var excess = -constraints.records[slot].constant
    var size = abs(excess) + (constraints.mayHaveManyScales ? constraints.maxScale(slot) : 1)
    for term in constraints.terms(of: slot) {
      let product =
        constraints.terms[term].coefficient
        * variables.records[Int(constraints.terms[term].variable)].working
      excess += product
      size += abs(product)
    }
    guard size.isFinite else { return nil }
    return switch constraints.records[slot].relation {
    case .equal: abs(excess) / size
    case .lessThanOrEqual: excess / size
    case .greaterThanOrEqual: -excess / size
    }
  }
}
