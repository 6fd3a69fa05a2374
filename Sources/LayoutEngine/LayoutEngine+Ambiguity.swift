extension LayoutEngine {
  /// Returns the variables that have other values in other optimal solutions, oldest first.
  ///
  /// If there are edits, the method solves the system first. Components with a unique solution need
  /// no work. The others need two linear programs per variable.
  public mutating func ambiguousVariables() -> [Variable] {
    guard solve() == .solved else { return [] }
    var result: [Int32] = []
    for slot in 0..<Int32(variables.count)
    where variables.records[Int(slot)].isAlive && variables.records[Int(slot)].role == .isolated {
      result.append(slot)
    }
    for (index, component) in components.slots.enumerated() {
      guard !isUnique(index) else { continue }
      if let exact = component.exact.first {
        for (place, slot) in component.variables.enumerated()
        where exact.range(of: place).map({ !Self.isPoint($0) }) ?? true { result.append(slot) }
      }
      guard let solver = component.solver.first else { continue }
      var faces = solver.faces()
      for (place, slot) in component.variables.enumerated() where slot >= 0 {
        if !Self.isPoint(faces.range(of: place)) { result.append(slot) }
      }
    }
    return result.sorted { variables.records[Int($0)].age < variables.records[Int($1)].age }.map(
      variableHandle)
  }

  /// Returns a Boolean value that indicates whether all optimal solutions give the variable the
  /// same value.
  public mutating func isDetermined(_ variable: Variable) -> Bool {
    let range = range(of: variable)
    return Self.isPoint((range.lowerBound, range.upperBound))
  }

  /// Returns the range of the variable's values in all optimal solutions. The ends may be infinite.
  ///
  /// If there are edits, the method solves the system first. After a conflict, the range has only
  /// the published value.
  ///
  /// - Parameter variable: The handle of the variable. A stale handle traps.
  /// - Returns: The minimum and the maximum value. An unbounded end is infinite.
  public mutating func range(of variable: Variable) -> ClosedRange<Double> {
    let slot = slot(of: variable)
    if solve() == .solved {
      if let range = exactRange(of: slot) { return range }
      if variables.records[slot].role == .isolated { return -.infinity...(.infinity) }
      if variables.records[slot].role == .member,
        !isUnique(Int(variables.records[slot].owner)),
        let solver = components.slots[Int(variables.records[slot].owner)].solver.first,
        let index = components.slots[Int(variables.records[slot].owner)].variables.firstIndex(
          of: variable.index)
      {
        var faces = solver.faces()
        let (lower, upper) = faces.range(of: index)
        if lower <= upper { return lower...upper }
        return variables.shown[slot].value...variables.shown[slot].value
      }
    }
    return variables.shown[slot].value...variables.shown[slot].value
  }

  /// Returns the range of a variable of a component that was solved without rounding errors.
  /// Returns `nil` if the component was not, or if the calculation takes too long.
  private func exactRange(of slot: Int) -> ClosedRange<Double>? {
    guard variables.records[slot].role == .member else { return nil }
    let component = Int(variables.records[slot].owner)
    guard let exact = components.slots[component].exact.first,
      let place = components.slots[component].variables.firstIndex(of: Int32(slot)),
      let (lower, upper) = exact.range(of: place)
    else { return nil }
    return lower...upper
  }

  /// Publishes another optimal solution, which shows the ambiguous variables. Returns whether there
  /// is another solution.
  ///
  /// The sequence of solutions is the same in every run. Unbounded variables move by at most 100.
  /// The next ``solve()`` returns to the solution that the engine prefers. So does every query
  /// about ranges and ambiguity.
  @discardableResult
  public mutating func exerciseAmbiguity() -> Bool {
    guard solve() == .solved else { return false }
    exercises += 1
    var random = PositionGenerator(seed: exercises)
    var hasMoved = false
    for slot in 0..<Int32(variables.count)
    where variables.records[Int(slot)].isAlive && variables.records[Int(slot)].role == .isolated {
      show(
        random.pick(from: -PositionGenerator.reach, to: PositionGenerator.reach, otherThan: 0),
        for: slot)
      hasMoved = true
    }
    for (index, component) in components.slots.enumerated() {
      guard !isUnique(index) else { continue }
      let values =
        component.exact.first?.scattered(&random)
        ?? component.solver.first?.faces().scattered(&random)
      guard let values else { continue }
      for (place, slot) in component.variables.enumerated() where slot >= 0 {
        hasMoved =
          hasMoved || !Tolerance.same(values[place], variables.shown[Int(slot)].value)
        show(values[place], for: slot)
      }
    }
    return hasMoved
  }

  /// Publishes a value that is not the solved value. The next `solve()` restores the solved value.
  mutating func show(_ value: Double, for slot: Int32) {
    touch(slot)
    guard variables.shown[Int(slot)].value != value else { return }
    variables.shown[Int(slot)].value = value
    if variables.shown[Int(slot)].noteChange(in: variables.epoch) {
      changedVariables.append(variableHandle(slot))
    }
  }

  /// Returns a Boolean value that indicates whether a range is so narrow that its variable is
  /// treated as determined.
  private static func isPoint(_ range: (lower: Double, upper: Double)) -> Bool {
    // Infinities are not compared, because both sides would be infinite.
    range.lower.isFinite && range.upper.isFinite
      && range.upper - range.lower
        <= Tolerance.ambiguity * max(1, abs(range.lower), abs(range.upper))
  }
}
