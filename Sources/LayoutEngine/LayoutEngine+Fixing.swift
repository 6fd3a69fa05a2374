// Variables that required equalities determine one by one.

extension LayoutEngine {
  /// Fixes every pending variable that a required equality determines alone.
  mutating func fixVariables() {
    var queue = takePendingDefinitions()
    var head = 0
    while head < queue.count {
      let constraint = queue[head]
      head += 1
      let record = constraints.records[Int(constraint)]
      guard record.isAlive, record.role == .pending, record.unknowns == 1,
        isDefinition(constraint)
      else { continue }
      fix(by: constraint, &queue)
    }
  }

  /// Returns the pending required equalities with one variable that is not fixed, after the
  /// unknowns of all pending constraints were counted. In a new system, no variable is fixed yet,
  /// and the result is `firstDefinitions`. Some of these constraints may have been changed or
  /// removed since they were listed.
  private mutating func takePendingDefinitions() -> [Int32] {
    guard hasAssignedRoles else {
      var first: [Int32] = []
      swap(&first, &firstDefinitions)
      return first
    }
    var definitions: [Int32] = []
    for constraint in pendingConstraints where constraints.records[Int(constraint)].role == .pending
    {
      let unknowns = countUnknowns(constraint)
      constraints.records[Int(constraint)].unknowns = unknowns
      if unknowns == 1, isDefinition(constraint) { definitions.append(constraint) }
    }
    return definitions
  }

  /// Returns the number of a constraint's variables that are not fixed.
  @inline(__always)
  private func countUnknowns(_ constraint: Int32) -> Int32 {
    var unknowns: Int32 = 0
    for term in constraints.terms(of: Int(constraint))
    where variables.records[Int(constraints.terms[term].variable)].role != .fixed {
      unknowns += 1
    }
    return unknowns
  }

  /// Returns a Boolean value that indicates whether the constraint is a required equality, which
  /// can determine a variable. An equality of many scales is left to an exact solver.
  private func isDefinition(_ constraint: Int32) -> Bool {
    constraints.records[Int(constraint)].relation == .equal
      && constraints.isRequired(Int(constraint))
      && !(constraints.mayHaveManyScales
        && constraints.hasManyScales(CollectionOfOne(constraint)))
  }

  /// Makes a constraint with one unknown the definition of that variable, and queues the required
  /// equalities that now have one unknown.
  private mutating func fix(by constraint: Int32, _ queue: inout [Int32]) {
    let unknown = constraints.terms(of: Int(constraint)).first {
      variables.records[Int(constraints.terms[$0].variable)].role != .fixed
    }
    guard let unknown else { return }
    let variable = constraints.terms[unknown].variable
    // Members of a component that is kept stay members.
    guard variables.records[Int(variable)].role != .member else { return }
    constraints.records[Int(constraint)].role = .definition
    constraints.records[Int(constraint)].owner = variable
    variables.records[Int(variable)].role = .fixed
    variables.records[Int(variable)].owner = constraint
    variables.records[Int(variable)].rank = nextRank
    nextRank += 1
    _ = evaluate(variable)
    var term = variables.records[Int(variable)].firstTerm
    while term >= 0 {
      let other = Int(constraints.terms[Int(term)].constraint)
      term = constraints.terms[Int(term)].next
      guard constraints.records[other].role == .pending else { continue }
      constraints.records[other].unknowns -= 1
      if constraints.records[other].unknowns == 1, isDefinition(Int32(other)) {
        queue.append(Int32(other))
      }
    }
  }

  /// Computes a fixed variable from its definition. Returns true if the value changed.
  ///
  /// The sum is computed from values and not from differences, so that errors do not accumulate
  /// over edits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of the definition.
  mutating func evaluate(_ variable: Int32) -> Bool {
    let definition = Int(variables.records[Int(variable)].owner)
    var sum = constraints.records[definition].constant
    var coefficient = 1.0
    for term in constraints.terms(of: definition) {
      if constraints.terms[term].variable == variable {
        coefficient = constraints.terms[term].coefficient
      } else {
        sum -=
          constraints.terms[term].coefficient
          * variables.records[Int(constraints.terms[term].variable)].working
      }
    }
    work.evaluations += 1
    touch(variable)
    let value = sum / coefficient
    defer { variables.records[Int(variable)].working = value }
    return value != variables.records[Int(variable)].working
  }

  /// Records that a variable may have a new value to publish.
  ///
  /// - Complexity: O(1).
  mutating func touch(_ variable: Int32) {
    guard !variables.records[Int(variable)].isTouched else { return }
    variables.records[Int(variable)].isTouched = true
    touchedVariables.append(variable)
  }
}
