import LayoutEngine

/// One run of a stream: build, edits, removals.
struct Replay {
  let stream: OperationStream
  private var engine = LayoutEngine()
  private var variables: [LayoutEngine.Variable] = []
  private var constraints: [LayoutEngine.Constraint] = []
  private var held: [LayoutEngine.Constraint] = []
  /// The terms of the constraint that is being added, in an array that all constraints reuse.
  private var terms: [LayoutEngine.Term] = []

  init(_ stream: OperationStream) { self.stream = stream }

  /// Builds the system in an empty engine, and reads all values.
  mutating func build() {
    engine.reserveCapacity(
      variables: stream.variableCount, constraints: stream.constraints.count + stream.edits.count)
    variables = (0..<stream.variableCount).map { _ in engine.addVariable() }
    for edit in stream.edits {
      held.append(engine.add([.init(variables[Int(edit.variable)])], .equal, edit.base))
    }
    constraints.reserveCapacity(stream.constraints.count)
    for constraint in stream.constraints { constraints.append(add(constraint)) }
    engine.solve()
    sink += checksum()
  }

  private mutating func add(_ constraint: OperationStream.Constraint) -> LayoutEngine.Constraint {
    terms.removeAll(keepingCapacity: true)
    for term in constraint.terms {
      terms.append(.init(variables[Int(term.variable)], term.coefficient))
    }
    return engine.add(
      terms,
      LayoutEngine.Relation(rawValue: Int8(constraint.relation))!, -constraint.constant,
      priority: .init(rawValue: Double(constraint.priority)))
  }

  /// Clears the list of values that the build changed, so that the first edit does not read them
  /// again.
  mutating func settle() { _ = engine.takeChangedVariables() }

  /// Returns the value of edit `index` in a round, counted from 1.
  func value(ofEdit index: Int, round: Int) -> Double {
    let edit = stream.edits[index]
    return edit.base + edit.amplitude * Double((round * 37) % 101 - 50) / 50
  }

  /// Holds the variable of edit `index` at a value, solves, and reads all changed values.
  mutating func edit(_ index: Int, to value: Double) {
    engine.setConstant(value, of: held[index])
    engine.solve()
    for variable in engine.takeChangedVariables() { sink += engine.value(of: variable) }
  }

  /// Removes the constraint of removal `index`, solves, adds it back and solves.
  mutating func removeAndAdd(_ index: Int) {
    let constraint = stream.removals[index]
    engine.remove(constraints[constraint])
    engine.solve()
    constraints[constraint] = add(stream.constraints[constraint])
    engine.solve()
  }

  /// Returns Σ value · (1 + index mod 13).
  func checksum() -> Double {
    var sum = 0.0
    for (index, variable) in variables.enumerated() {
      sum += engine.value(of: variable) * Double(1 + index % 13)
    }
    return sum
  }

  /// A sum of the values, which prevents the compiler from removing the reads.
  private(set) var sink = 0.0
}
