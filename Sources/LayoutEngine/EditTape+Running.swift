// The evaluation of a tape for the current constants.

extension EditTape {
  /// Reads the current constants and finds the region of every member. Members without a region are
  /// added to `misses`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  mutating func begin(_ constraints: ConstraintStore) {
    for index in edited.indices {
      let constant = constraints.records[Int(edited[index])].constant
      parameters[index] = constant
      if stepOfEdited[index] >= 0 { steps[Int(stepOfEdited[index])].constant = constant }
    }
    isLarge = isAlwaysLarge || parameters.contains { abs($0) > Tolerance.large }
    misses.removeAll(keepingCapacity: true)
    for index in members.indices {
      let parameter = parameters[Int(members[index].parameter)]
      if members[index].current >= 0, contains(members[index].current, parameter) { continue }
      var region = members[index].firstRegion
      while region >= 0, !contains(region, parameter) { region = regions[Int(region)].next }
      members[index].current = region
      if region < 0 { misses.append(Int32(index)) }
    }
  }

  /// Returns a Boolean value that indicates whether the region's basis is optimal for a value of
  /// the constant.
  @inline(__always)
  private func contains(_ region: Int32, _ parameter: Double) -> Bool {
    regions[Int(region)].minimum <= parameter && parameter <= regions[Int(region)].maximum
  }

  /// Computes all steps, and calls `body` with the variable and value of those that changed.
  @inline(__always)
  mutating func forEachChangedStep(_ body: (Int32, Double) -> Void) {
    // The construction of the tape ensures that terms and inputs are within the arrays.
    values.withUnsafeMutableBufferPointer { values in
      terms.withUnsafeBufferPointer { terms in
        steps.withUnsafeBufferPointer { steps in
          var term = 0
          for index in 0..<steps.count {
            var sum = steps[index].constant
            let end = Int(steps[index].termEnd)
            while term < end {
              sum -= terms[term].coefficient * values[Int(terms[term].input)]
              term += 1
            }
            // Division by 1 is exact, and takes longer than all other operations here.
            let coefficient = steps[index].coefficient
            let value = coefficient == 1 ? sum : sum / coefficient
            guard value != values[index] else { continue }
            values[index] = value
            body(steps[index].variable, value)
          }
        }
      }
    }
  }

  /// Calls `body` with the variables and values of all steps.
  @inline(__always)
  func forEachStep(_ body: (Int32, Double) -> Void) {
    values.withUnsafeBufferPointer { values in
      steps.withUnsafeBufferPointer { steps in
        for index in 0..<steps.count { body(steps[index].variable, values[index]) }
      }
    }
  }

  /// Calls `body` with the variables and values of the members with a region.
  @inline(__always)
  func forEachMemberVariable(_ body: (Int32, Double) -> Void) {
    lines.withUnsafeBufferPointer { lines in
      memberVariables.withUnsafeBufferPointer { variables in
        for member in members where member.current >= 0 {
          let region = regions[Int(member.current)]
          let distance = parameters[Int(member.parameter)] - region.origin
          var line = Int(region.firstLine)
          for index in Int(member.variables.lowerBound)..<Int(member.variables.upperBound) {
            body(variables[index], lines[line].value + lines[line].slope * distance)
            line += 1
          }
        }
      }
    }
  }
}
