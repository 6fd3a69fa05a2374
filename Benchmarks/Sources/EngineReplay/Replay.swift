import LayoutEngine

/// One run of a stream: build, edits, removals, each followed by a checksum.
struct Replay {
  private let stream: OperationStream
  private var engine = LayoutEngine()
  private var variables: [LayoutEngine.Variable] = []
  private var constraints: [LayoutEngine.Constraint] = []
  private var held: [LayoutEngine.Constraint] = []
  private(set) var buildTime = 0.0

  /// Repetitions of an edit or a removal, and the time after which no more are started.
  private static let repetitions = 1000
  private static let timeLimit = 3.0

  init(_ stream: OperationStream) { self.stream = stream }

  /// From an empty engine to all values read.
  mutating func build() {
    let start = processorTime()
    variables = (0..<stream.variableCount).map { _ in engine.addVariable() }
    for edit in stream.edits {
      held.append(engine.add([.init(variables[Int(edit.variable)])], .equal, edit.base))
    }
    for constraint in stream.constraints { constraints.append(add(constraint)) }
    engine.solve()
    _ = checksum()
    buildTime = processorTime() - start
    _ = engine.takeChangedVariables()
  }

  private mutating func add(_ constraint: OperationStream.Constraint) -> LayoutEngine.Constraint {
    engine.add(
      constraint.terms.map { .init(variables[Int($0.variable)], $0.coefficient) },
      LayoutEngine.Relation(rawValue: Int8(constraint.relation))!, -constraint.constant,
      priority: .init(rawValue: Double(constraint.priority)))
  }

  /// The median time in microseconds of setting edit `index` to other values and reading what
  /// changed.
  mutating func timeEdit(_ index: Int) -> Double {
    let edit = stream.edits[index]
    var times: [Double] = []
    let start = processorTime()
    for k in 1...Self.repetitions where processorTime() - start < Self.timeLimit {
      let offset = Double((k * 37) % 101 - 50) / 50
      times.append(timeSetting(index, to: edit.base + edit.amplitude * offset))
    }
    _ = timeSetting(index, to: edit.base)
    return median(times) * 1e6
  }

  private mutating func timeSetting(_ index: Int, to value: Double) -> Double {
    let start = processorTime()
    engine.setConstant(value, of: held[index])
    engine.solve()
    var sum = 0.0
    for variable in engine.takeChangedVariables() { sum += engine.value(of: variable) }
    sink = sum
    return processorTime() - start
  }

  /// The median time in microseconds of removing constraint `index`, solving, adding it back and
  /// solving.
  mutating func timeRemoval(_ index: Int) -> Double {
    let constraint = stream.removals[index]
    var times: [Double] = []
    let start = processorTime()
    for _ in 1...Self.repetitions where processorTime() - start < Self.timeLimit {
      let begin = processorTime()
      engine.remove(constraints[constraint])
      engine.solve()
      constraints[constraint] = add(stream.constraints[constraint])
      engine.solve()
      times.append(processorTime() - begin)
    }
    return median(times) * 1e6
  }

  /// Σ value · (1 + index mod 13).
  func checksum() -> Double {
    var sum = 0.0
    for (index, variable) in variables.enumerated() {
      sum += engine.value(of: variable) * Double(1 + index % 13)
    }
    return sum
  }

  /// Keeps the compiler from leaving the reading out.
  private var sink = 0.0
}
