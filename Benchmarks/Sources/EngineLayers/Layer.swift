import LayoutEngine

/// A system that mainly uses one layer of the engine, and the operation that is timed.
struct Layer: Sendable {
  let name: String
  /// The number of constraints, cells or steps by which a time is divided.
  let units: Int
  /// Creates the engine before each timing, and is not timed.
  let prepare: @Sendable () -> LayoutEngine
  /// The operation that is timed. The constraints are those of the prepared engine, in the order in
  /// which they were added.
  let work: @Sendable (inout LayoutEngine, [LayoutEngine.Constraint]) -> Void
}

extension Layer {
  static let all: [Layer] = [
    storing, fixing, editing, tape, sharing, pairs, competing, ties, warm, replacing, conflict,
    quickConflict, ambiguity,
  ]

  /// Adds constraints without solving.
  private static let storing = Layer(
    name: "store 1,000 constraints", units: 1000, prepare: { LayoutEngine() }
  ) { engine, _ in
    _ = engine.addChain(1000)
  }

  /// Solves required equalities that determine one variable after another.
  private static let fixing = Layer(
    name: "fix a chain of 1,000", units: 1000,
    prepare: {
      var engine = LayoutEngine()
      _ = engine.addChain(1000)
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Edits a constant for the first time, which uses the heap of ranks.
  private static let editing = Layer(
    name: "edit the first of a chain of 1,000, by rank", units: 1000,
    prepare: { solvedChain(editedBefore: 0) }
  ) { engine, constraints in
    engine.setConstant(7, of: constraints[0])
    engine.solve()
  }

  /// Repeats the same edit, which uses the tape.
  private static let tape = Layer(
    name: "edit it again, along the tape", units: 1000,
    prepare: { solvedChain(editedBefore: 4) }
  ) { engine, constraints in
    engine.setConstant(7, of: constraints[0])
    engine.solve()
  }

  /// Solves equalities that must be eliminated, because no variable is known before all others.
  private static let sharing = Layer(
    name: "eliminate 1,000 equal widths", units: 1000,
    prepare: {
      var engine = LayoutEngine()
      let widths = (0..<1000).map { _ in engine.addVariable() }
      for (width, next) in zip(widths, widths.dropFirst()) {
        engine.add([.init(width), .init(next, -1)], .equal, 0)
      }
      engine.add(widths.map { .init($0) }, .equal, 5000)
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Solves components with one optional constraint each, which does not compete with others.
  private static let pairs = Layer(
    name: "1,000 sizes between hugging and resistance", units: 1000,
    prepare: {
      var engine = LayoutEngine()
      for _ in 0..<1000 {
        let size = engine.addVariable()
        engine.add([.init(size)], .lessThanOrEqual, 40, priority: .init(rawValue: 250))
        engine.add([.init(size)], .greaterThanOrEqual, 40, priority: .init(rawValue: 750))
      }
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Solves rows with two texts that do not both fit.
  private static let competing = Layer(
    name: "1,000 rows of two competing texts", units: 1000,
    prepare: {
      var engine = LayoutEngine()
      for _ in 0..<1000 { engine.addCompetingTexts() }
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Solves sums whose parts are undetermined.
  private static let ties = Layer(
    name: "1,000 undecided pairs", units: 1000,
    prepare: {
      var engine = LayoutEngine()
      for _ in 0..<1000 {
        let (a, b) = (engine.addVariable(), engine.addVariable())
        engine.add([.init(a), .init(b)], .equal, 100)
      }
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Changes constants in components that keep their basis.
  private static let warm = Layer(
    name: "change the width of 1,000 such rows", units: 1000,
    prepare: {
      var engine = LayoutEngine()
      for _ in 0..<1000 { engine.addCompetingTexts() }
      engine.solve()
      return engine
    }
  ) { engine, constraints in
    for index in stride(from: 0, to: 6000, by: 6) {
      engine.setConstant(121, of: constraints[index])
    }
    engine.solve()
  }

  /// Removes a constraint in the middle, and adds it again.
  private static let replacing = Layer(
    name: "remove and add in a chain of 1,000", units: 1,
    prepare: { solvedChain(editedBefore: 0) }
  ) { engine, constraints in
    let middle = constraints[500]
    let terms = engine.terms(of: middle)
    engine.remove(middle)
    engine.solve()
    engine.add(terms, .equal, 1)
    engine.solve()
  }

  /// Finds a conflict to which all constraints of a chain of 100 contribute, with the multipliers.
  private static let conflict = Layer(
    name: "a contradiction over a chain of 100", units: 1,
    prepare: {
      var engine = LayoutEngine()
      let last = engine.addChain(100)
      engine.add([.init(last)], .equal, 3)
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Finds a conflict with several irreducible sets, which requires a search.
  private static let quickConflict = Layer(
    name: "a contradiction in several ways among 100", units: 1,
    prepare: {
      var engine = LayoutEngine()
      let variable = engine.addVariable()
      for index in 0..<50 {
        engine.add([.init(variable)], .greaterThanOrEqual, Double(60 + index))
        engine.add([.init(variable)], .lessThanOrEqual, Double(index))
      }
      return engine
    }
  ) { engine, _ in engine.solve() }

  /// Finds the ambiguous variables of solved pairs.
  private static let ambiguity = Layer(
    name: "ask 1,000 undecided pairs", units: 2000,
    prepare: {
      var engine = ties.prepare()
      engine.solve()
      return engine
    }
  ) { engine, _ in _ = engine.ambiguousVariables() }

  /// Returns a solved chain whose first constant was edited some times.
  private static func solvedChain(editedBefore edits: Int) -> LayoutEngine {
    var engine = LayoutEngine()
    _ = engine.addChain(1000)
    engine.solve()
    let first = engine.liveConstraints[0]
    for edit in 0..<edits {
      engine.setConstant(Double(edit + 1), of: first)
      engine.solve()
    }
    return engine
  }
}

extension LayoutEngine {
  /// Adds variables, each greater than the previous one by 1, and returns the last one.
  fileprivate mutating func addChain(_ count: Int) -> Variable {
    var previous = addVariable()
    add([.init(previous)], .equal, 0)
    for _ in 1..<count {
      let next = addVariable()
      add([.init(next), .init(previous, -1)], .equal, 1)
      previous = next
    }
    return previous
  }

  /// Adds two adjacent texts of 100 points in a width of 120: a row of six constraints.
  fileprivate mutating func addCompetingTexts() {
    let (a, b) = (addVariable(), addVariable())
    add([.init(a), .init(b)], .equal, 120)
    add([.init(a)], .greaterThanOrEqual, 0)
    add([.init(a)], .lessThanOrEqual, 100, priority: .init(rawValue: 250))
    add([.init(a)], .greaterThanOrEqual, 100, priority: .init(rawValue: 750))
    add([.init(b)], .lessThanOrEqual, 100, priority: .init(rawValue: 251))
    add([.init(b)], .greaterThanOrEqual, 100, priority: .init(rawValue: 751))
  }
}
