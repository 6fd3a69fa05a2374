/// What the constants of certain constraints reach through fixed variables, as a straight program.
///
/// Made when the same constants change twice in a row, as they do while a window is resized, and
/// valid until something else changes. It computes the very same sums in the same order as
/// `LayoutEngine.evaluate(_:)`, without searching for what comes next.
struct EditTape: Sendable {
  /// Computes one fixed variable from its definition.
  struct Step: Sendable {
    /// The right-hand side of the definition.
    var constant: Double
    /// The coefficient of the variable in its definition.
    var coefficient: Double
    var variable: Int32
    /// Where the other terms of the definition end in `terms`, and those of the next step begin.
    var termEnd: Int32
    /// The same for `reactions`.
    var reactionEnd: Int32
  }

  struct Term: Sendable {
    var coefficient: Double
    /// The place of the variable's value in `values`.
    var input: Int32
  }

  /// The constraints whose constants the tape is for, in the order in which they were changed.
  var edited: [Int32]
  /// The step that a constraint of `edited` is the definition of, or -1.
  var stepOfEdited: [Int32] = []
  /// In the order of rank.
  var steps: [Step] = []
  var terms: [Term] = []
  /// The checks and component members that mention a step's variable.
  var reactions: [Int32] = []
  /// The values of the steps' variables, then those that nothing on the tape changes.
  var values: [Double] = []

  /// Indices of the steps whose value changed in the last run.
  var changed: [Int] = []

  func reactions(ofStep index: Int) -> Range<Int> {
    (index > 0 ? Int(steps[index - 1].reactionEnd) : 0)..<Int(steps[index].reactionEnd)
  }

  /// Computes all steps for the constants as they are now.
  mutating func run(_ constraints: ConstraintStore) {
    for (constraint, step) in zip(edited, stepOfEdited) where step >= 0 {
      steps[Int(step)].constant = constraints.records[Int(constraint)].constant
    }
    changed.removeAll(keepingCapacity: true)
    values.withUnsafeMutableBufferPointer { values in
      var term = 0
      for (index, step) in steps.enumerated() {
        var sum = step.constant
        while term < Int(step.termEnd) {
          sum -= terms[term].coefficient * values[Int(terms[term].input)]
          term += 1
        }
        // Division by 1 is exact, and takes longer than everything else here.
        let value = step.coefficient == 1 ? sum : sum / step.coefficient
        guard value != values[index] else { continue }
        values[index] = value
        changed.append(index)
      }
    }
  }
}
