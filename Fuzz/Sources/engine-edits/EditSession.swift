import LayoutEngine

/// An engine under random edits, with the data for rebuilding it.
struct EditSession {
  private var engine = LayoutEngine()
  private var variables: [LayoutEngine.Variable] = []
  private var constraints: [LayoutEngine.Constraint] = []
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    // In every other session, the structure of all components is changed in place.
    if seed % 2 == 0 { engine.minRevisedConstraints = 1 }
    for _ in 0..<random.below(12) + 2 { variables.append(engine.addVariable()) }
  }

  // MARK: Editing

  /// Performs a few random edits, and resolves the conflicts that they cause.
  mutating func edit() {
    for _ in 0..<random.below(4) + 1 { editOnce() }
    resolveConflicts()
    if random.below(3) == 0 { drag() }
    switch random.below(12) {
    case 0: _ = engine.ambiguousVariables()
    case 1:
      engine.exerciseAmbiguity()
      resolveConflicts()
    default: break
    }
    _ = engine.takeChangedVariables()
  }

  private mutating func editOnce() {
    let kind = random.below(15)
    if kind == 14 {
      addTwins()
    } else if kind == 0 {
      variables.append(engine.addVariable())
    } else if kind == 1 {
      removeVariable()
    } else if kind < 7 || constraints.isEmpty {
      addConstraint()
    } else {
      editConstraint(at: random.below(constraints.count), kind)
    }
  }

  /// Changes the same constants several times in a row, as resizing a window does.
  private mutating func drag() {
    guard !constraints.isEmpty else { return }
    let dragged = (0..<random.below(2) + 1).map { _ in
      constraints[random.below(constraints.count)]
    }
    for _ in 0..<random.below(5) + 2 {
      for constraint in dragged { engine.setConstant(number(), of: constraint) }
      resolveConflicts()
    }
  }

  private mutating func editConstraint(at index: Int, _ kind: Int) {
    switch kind {
    case 7, 8: engine.remove(constraints.remove(at: index))
    case 9, 10: engine.setPriority(priority(), of: constraints[index])
    default: engine.setConstant(number(), of: constraints[index])
    }
  }

  private mutating func removeVariable() {
    guard variables.count > 2 else { return }
    let variable = variables.remove(at: random.below(variables.count))
    constraints.removeAll { constraint in
      guard engine.terms(of: constraint).contains(where: { $0.variable == variable }) else {
        return false
      }
      engine.remove(constraint)
      return true
    }
    engine.removeVariable(variable)
  }

  private mutating func addConstraint() {
    guard constraints.count < 60 else { return }
    let count = [0, 1, 1, 1, 2, 2, 2, 3, 4, 5][random.below(10)]
    let terms = (0..<count).map { _ in
      LayoutEngine.Term(variables[random.below(variables.count)], coefficient())
    }
    let relation = LayoutEngine.Relation(rawValue: Int8(random.below(3)) - 1)!
    constraints.append(engine.add(terms, relation, number(), priority: priority()))
  }

  /// Adds components of the same structure, which share solvers, or one component whose parts have
  /// the same structure.
  private mutating func addTwins() {
    guard constraints.count < 60, variables.count < 40 else { return }
    let size = random.below(3) + 1
    let shapes = (0..<random.below(4) + 1).map { _ in
      (
        terms: (0..<random.below(size) + 1).map { _ in (random.below(size), coefficient()) },
        relation: LayoutEngine.Relation(rawValue: Int8(random.below(3)) - 1)!,
        priority: priority()
      )
    }
    var sum: [LayoutEngine.Term] = []
    for _ in 0..<random.below(4) + 2 {
      let own = (0..<size).map { _ in engine.addVariable() }
      variables += own
      sum.append(.init(own[0], 1))
      for shape in shapes {
        let terms = shape.terms.map { LayoutEngine.Term(own[$0], $1) }
        constraints.append(
          engine.add(terms, shape.relation, number(), priority: shape.priority))
      }
    }
    guard random.below(2) == 0 else { return }
    // A separate variable, such as the height of a list, connects the parts.
    variables.append(engine.addVariable())
    sum.append(.init(variables.last!, -1))
    constraints.append(engine.add(sum, .equal, number()))
  }

  private mutating func coefficient() -> Double {
    [1, 1, 1, -1, -1, -1, 0.5, -0.5, 2, 0.25, 1.0 / 3, 0][random.below(12)]
  }

  private mutating func number() -> Double {
    [0, 0, 10, 20, -8, Double(random.below(400)), 0.5, 320][random.below(8)]
  }

  private mutating func priority() -> LayoutEngine.Priority {
    .init(rawValue: [1000, 1000, 1000, 750, 750, 250, 251, 500.5, 1][random.below(9)])
  }

  /// Breaks one constraint of every conflict, as a caller does.
  private mutating func resolveConflicts() {
    while case .conflict(let set) = engine.solve() {
      precondition(!set.isEmpty, "an empty conflict")
      engine.setPriority(.init(rawValue: 999), of: set[set.count - 1])
    }
  }

  /// The live constraints as commands for engine-oracle.
  var script: String {
    var lines = ["new \(variables.count)"]
    for constraint in engine.liveConstraints {
      let terms = engine.terms(of: constraint).map {
        "\(variables.firstIndex(of: $0.variable)!) \($0.coefficient)"
      }
      let head =
        "add \(engine.relation(of: constraint).rawValue) "
        + "\(engine.priority(of: constraint).rawValue) \(engine.constant(of: constraint)) "
      lines.append(head + terms.joined(separator: " "))
    }
    return (lines + ["solve", "levels", "values", "ranges"]).joined(separator: "\n")
  }

  // MARK: Comparing

  /// Returns the difference between the engine and one to which the live constraints were added at
  /// once, or `nil` if there is none.
  mutating func difference() -> String? {
    var fresh = LayoutEngine()
    var copies: [LayoutEngine.Variable: LayoutEngine.Variable] = [:]
    for variable in variables { copies[variable] = fresh.addVariable() }
    for constraint in engine.liveConstraints {
      fresh.add(
        engine.terms(of: constraint).map { .init(copies[$0.variable]!, $0.coefficient) },
        engine.relation(of: constraint), engine.constant(of: constraint),
        priority: engine.priority(of: constraint))
    }
    guard engine.solve() == .solved else { return "a conflict came back" }
    guard fresh.solve() == .solved else { return "a fresh engine finds a conflict" }
    let scale = copies.values.reduce(400) { max($0, abs(fresh.value(of: $1))) }
    for (index, variable) in variables.enumerated() {
      let (old, new) = (engine.value(of: variable), fresh.value(of: copies[variable]!))
      if !(abs(old - new) <= 1e-9 * scale) { return "variable \(index) is \(old), fresh \(new)" }
    }
    guard engine.ambiguousVariables().map({ copies[$0]! }) == fresh.ambiguousVariables() else {
      return "ambiguity differs"
    }
    return nil
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
