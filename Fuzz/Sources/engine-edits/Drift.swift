import LayoutEngine

/// A list of cells whose constants change very often, to check whether errors accumulate.
struct Drift {
  private var engine = LayoutEngine()
  private var variables: [LayoutEngine.Variable] = []
  private var edited: [(constraint: LayoutEngine.Constraint, low: Double, high: Double)] = []
  private var random: SplitMix

  /// The number of edits between two comparisons with a new engine.
  private static let interval = 1000

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    let width = variable()
    edited.append((engine.add([.init(width)], .equal, 375), 100, 500))
    var bottom = variable()
    edited.append((engine.add([.init(bottom)], .equal, 0), -100, 100))
    for _ in 0..<12 { bottom = addCell(width, below: bottom) }
  }

  private mutating func variable() -> LayoutEngine.Variable {
    variables.append(engine.addVariable())
    return variables[variables.count - 1]
  }

  /// Adds a label next to a field, above a line that is a third as wide, and returns the bottom of
  /// the cell.
  private mutating func addCell(
    _ width: LayoutEngine.Variable, below top: LayoutEngine.Variable
  ) -> LayoutEngine.Variable {
    let (label, field, line) = (variable(), variable(), variable())
    let (height, bottom) = (variable(), variable())
    engine.add([.init(label), .init(field), .init(width, -1)], .lessThanOrEqual, -24)
    engine.add([.init(field)], .greaterThanOrEqual, 44, priority: .init(rawValue: 999))
    engine.add([.init(field), .init(width, -0.6)], .equal, 0, priority: .init(rawValue: 250))
    engine.add([.init(line, 3), .init(width, -1)], .equal, 0)
    engine.add([.init(height), .init(label, -0.1)], .greaterThanOrEqual, 12)
    engine.add([.init(height)], .equal, 0, priority: .init(rawValue: 50))
    engine.add([.init(bottom), .init(top, -1), .init(height, -1)], .equal, 1)
    let wish = engine.add([.init(label)], .equal, 90, priority: .init(rawValue: 750))
    edited.append((wish, 20, 400))
    return bottom
  }

  /// Performs edits of one constant at a time, with repetitions. Returns the largest relative
  /// difference from a new engine, or `nil` if an outcome is not a solution.
  mutating func run(edits: Int) -> Double? {
    var worst = 0.0
    var target = 0
    for edit in 1...max(1, edits) {
      if random.below(8) == 0 { target = random.below(edited.count) }
      let (constraint, low, high) = edited[target]
      let part = Double(random.next() >> 11) / 9_007_199_254_740_992
      engine.setConstant(low + (high - low) * part, of: constraint)
      guard engine.solve() == .solved else { return nil }
      if edit % Self.interval == 0 || edit == edits { worst = max(worst, difference()) }
    }
    return worst
  }

  private func difference() -> Double {
    var fresh = LayoutEngine()
    var copies: [LayoutEngine.Variable: LayoutEngine.Variable] = [:]
    for variable in variables { copies[variable] = fresh.addVariable() }
    for constraint in engine.liveConstraints {
      fresh.add(
        engine.terms(of: constraint).map { .init(copies[$0.variable]!, $0.coefficient) },
        engine.relation(of: constraint), engine.constant(of: constraint),
        priority: engine.priority(of: constraint))
    }
    guard fresh.solve() == .solved else { return .infinity }
    return variables.reduce(0) { worst, variable in
      let wanted = fresh.value(of: copies[variable]!)
      return max(worst, abs(engine.value(of: variable) - wanted) / max(1, abs(wanted)))
    }
  }
}
