extension VariableStore {
  /// Runs a tape and publishes the values immediately, if no check or component depends on them.
  mutating func show(
    _ tape: inout EditTape, _ changed: inout [LayoutEngine.Variable], _ unlisted: inout Int
  ) {
    tape.isStored = false
    tape.areStepsStored = false
    let epoch = self.epoch
    let isListed = prepareList(tape, &changed)
    shown.withUnsafeMutableBufferPointer { shown in
      tape.forEachChangedStep {
        if shown.show($1, of: $0, in: epoch, isListed, &changed) { unlisted += 1 }
      }
      tape.forEachMemberVariable {
        if shown.show($1, of: $0, in: epoch, isListed, &changed) { unlisted += 1 }
      }
    }
  }

  /// Reserves space in the list of changed variables for those of a tape. Returns false if there
  /// are so many that they are not listed.
  private func prepareList(_ tape: EditTape, _ changed: inout [LayoutEngine.Variable]) -> Bool {
    let count = tape.steps.count + tape.memberVariables.count
    guard !areMany(count) else { return false }
    changed.reserveCapacity(changed.count + count)
    return true
  }

  /// Runs a tape whose values are published when the components that it does not solve have
  /// solutions. Only the values on which the right-hand sides of these components depend become
  /// working values.
  mutating func hold(_ tape: inout EditTape) {
    storeSteps(of: &tape)
    tape.isStored = false
    tape.awaitsPublication = true
    records.withUnsafeMutableBufferPointer { records in
      tape.forEachChangedStep { records[Int($0)].working = $1 }
    }
  }

  /// Publishes the values of a tape that awaits it.
  mutating func publish(
    _ tape: inout EditTape, _ changed: inout [LayoutEngine.Variable], _ unlisted: inout Int
  ) {
    tape.awaitsPublication = false
    let epoch = self.epoch
    let isListed = prepareList(tape, &changed)
    shown.withUnsafeMutableBufferPointer { shown in
      tape.forEachStep {
        if shown.show($1, of: $0, in: epoch, isListed, &changed) { unlisted += 1 }
      }
      tape.forEachMemberVariable {
        if shown.show($1, of: $0, in: epoch, isListed, &changed) { unlisted += 1 }
      }
    }
  }

  /// Makes the values of a tape that awaits publication the working values, and records that they
  /// may have to be published.
  mutating func release(_ tape: inout EditTape, _ touched: inout [Int32]) {
    tape.awaitsPublication = false
    tape.isStored = true
    tape.forEachStep { take($1, for: $0, &touched) }
    tape.forEachMemberVariable { take($1, for: $0, &touched) }
  }

  /// Makes the values of a tape's last run the working values.
  mutating func store(_ tape: inout EditTape) {
    guard !tape.isStored else { return }
    tape.isStored = true
    storeSteps(of: &tape)
    tape.forEachMemberVariable { records[Int($0)].working = $1 }
  }

  /// Makes the values of the steps in a tape's last run the working values.
  private mutating func storeSteps(of tape: inout EditTape) {
    guard !tape.areStepsStored else { return }
    tape.areStepsStored = true
    tape.forEachStep { records[Int($0)].working = $1 }
  }

  /// Runs a tape and records the variables that may have to be published.
  ///
  /// Values are not compared, because the working values may be those of any earlier run.
  mutating func touch(_ tape: inout EditTape, _ touched: inout [Int32]) {
    tape.forEachChangedStep { take($1, for: $0, &touched) }
    tape.forEachMemberVariable { take($1, for: $0, &touched) }
  }

  /// Sets the working value of a variable, which is added to `touched` unless it is already there.
  private mutating func take(_ value: Double, for variable: Int32, _ touched: inout [Int32]) {
    records[Int(variable)].working = value
    guard !records[Int(variable)].isTouched else { return }
    records[Int(variable)].isTouched = true
    touched.append(variable)
  }
}

extension UnsafeMutableBufferPointer<VariableStore.Shown> {
  /// Publishes the value of a variable, which is added to `changed` unless it is already there.
  /// Returns true if it should be counted instead, because changes are not listed.
  @inline(__always)
  fileprivate func show(
    _ value: Double, of variable: Int32, in epoch: UInt32, _ isListed: Bool,
    _ changed: inout [LayoutEngine.Variable]
  ) -> Bool {
    guard self[Int(variable)].show(value, in: epoch) else { return false }
    guard isListed else { return true }
    changed.append(.init(index: variable, generation: self[Int(variable)].generation))
    return false
  }
}
