extension VariableStore {
  /// Runs a tape and publishes the values immediately, if no check or component depends on them.
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

  /// Makes the values of a tape's last run the working values.
  mutating func store(_ tape: inout EditTape) {
    guard !tape.isStored else { return }
    tape.isStored = true
    for (step, value) in zip(tape.steps, tape.values) {
      records[Int(step.variable)].working = value
    }
    tape.forEachMemberVariable { records[Int($0)].working = $1 }
  }

  /// Runs a tape and records the variables that may have to be published.
  ///
  /// Values are not compared, because the working values may be those of any earlier run.
  mutating func touch(_ tape: inout EditTape, _ touched: inout [Int32]) {
    tape.forEachChangedStep { take($1, for: $0, &touched) }
    tape.forEachMemberVariable { take($1, for: $0, &touched) }
  }

  /// Sets the working value of a variable, which is added to `touched` unless it is there.
  private mutating func take(_ value: Double, for variable: Int32, _ touched: inout [Int32]) {
    records[Int(variable)].working = value
    guard !records[Int(variable)].isTouched else { return }
    records[Int(variable)].isTouched = true
    touched.append(variable)
  }
}
