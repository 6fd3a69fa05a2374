import Testing

import LayoutEngine

/// From the third time on, an edit of the same constants runs along a recorded path.
@Suite("Repeated edits of the same constants")
struct RepeatedEditTests {
  @Test("Resizing a window updates fixed variables and components")
  func resizing() {
    let (engine, labels, _, rootWidth) = IncrementalTests.rows(2)
    for width in [140.0, 150, 160, 400, 90, 160] {
      engine.setConstant(width, of: rootWidth)
      // Margins of 32 and a button of 44; the labels want 100 and 101.
      #expect(engine.solved(labels) == [min(100, width - 76), min(101, width - 76)])
    }
  }

  @Test("An edit of another constant in between takes effect")
  func interleaving() {
    let engine = System()
    let (top, height, next) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    let origin = engine.equal(top.term, 0)
    let size = engine.equal(height.term, 20)
    engine.equal(2 * next.term - 2 * top.term - 2 * height.term, 16)
    for (start, length) in [(1.0, 20.0), (2, 20), (3, 20), (3, 50), (4, 50), (5, 50), (6, 30)] {
      engine.setConstant(start, of: origin)
      engine.setConstant(length, of: size)
      #expect(engine.solved([next]) == [start + length + 8])
    }
  }

  @Test("A constraint conflicts only while fixed variables violate it")
  func violating() {
    let engine = System()
    let (a, b) = (engine.addVariable(), engine.addVariable())
    let origin = engine.equal(a.term, 5)
    let sum = engine.equal(b.term - a.term, 1)
    let bound = engine.atLeast(b.term, 0)
    for value in [10.0, 20, 30, -5, 40, -6, 50] {
      engine.setConstant(value, of: origin)
      if value < 0 {
        #expect(engine.solve() == .conflict([origin, sum, bound]))
      } else {
        #expect(engine.solved([a, b]) == [value, value + 1])
      }
    }
  }

  @Test("Repeated edits use the constraints that a structural edit changed")
  func restructuring() {
    let engine = System()
    let (a, b) = (engine.addVariable(), engine.addVariable())
    let origin = engine.equal(a.term, 5)
    var link = engine.equal(b.term - a.term, 1)
    for (round, value) in [10.0, 20, 30, 40, 50, 60, 70].enumerated() {
      engine.setConstant(value, of: origin)
      #expect(engine.solved([a, b]) == [value, round < 4 ? value + 1 : value + 2])
      guard round == 3 else { continue }
      engine.remove(link)
      link = engine.equal(b.term - a.term, 2)
    }
  }

  @Test("A full solution cache keeps the most recent solutions")
  func latestPieces() {
    // Twenty labels of 10 in a row that is too narrow, the first served first: whichever label is
    // cut, it is another basis, by hand.
    let engine = System()
    let width = engine.addVariable()
    let labels = engine.variables(20)
    let held = engine.equal(width.term, 0)
    let sum = labels.dropFirst().reduce(labels[0].term) { $0 + $1.term }
    engine.atMost(sum - width.term, 0)
    for (index, label) in labels.enumerated() {
      engine.atLeast(label.term, 0)
      engine.equal(label.term, 10, at: 700 - Double(index))
    }
    func resize(_ room: Double) {
      engine.setConstant(room, of: held)
      let expected = labels.indices.map { min(10, max(0, room - 10 * Double($0))) }
      #expect(engine.solved(labels) == expected)
    }
    for room in stride(from: 5.0, to: 200, by: 10) { resize(room) }
    let pivots = engine.work.pivots
    for room in [185.0, 195, 186, 196, 187, 197] { resize(room) }
    #expect(engine.work.pivots == pivots)
  }

  @Test("All constants of a component that change together take effect")
  func severalConstants() {
    // Steps at distances that only the constants determine, and room for all of them. Three of the
    // distances change at a time, among more than eight times as many constraints.
    let engine = System()
    let places = engine.variables(30)
    engine.atLeast(places[0].term, 0)
    engine.equal(places[0].term, 0, at: 250)
    let steps = (1..<30).map { engine.atLeast(places[$0].term - places[$0 - 1].term, 1) }
    for place in places.dropFirst() { engine.equal(place.term, 0, at: 250) }
    engine.solve()
    var distances = Array(repeating: 1.0, count: 29)
    for round in 1...6 {
      for edited in [3, 11, 20] {
        distances[edited] = Double(round + edited)
        engine.setConstant(distances[edited], of: steps[edited])
      }
      let expected = places.indices.map { distances[..<$0].reduce(0, +) }
      #expect(engine.solved(places) == expected)
    }
  }

  /// Labels beside one another in a width from which ten are taken, and one that must have a hundred.
  private static func labels(_ engine: System) -> (
    labels: [Variable], wide: Variable, width: Constraint, least: Constraint
  ) {
    let width = engine.addVariable()
    let held = engine.equal(width.term, 400)
    let labels = engine.variables(30)
    for (index, label) in labels.enumerated() {
      engine.atMost(label.term - width.term, -10)
      engine.atLeast(label.term, 0)
      engine.equal(label.term, 50 + 10 * Double(index), at: 700)
    }
    let wide = engine.addVariable()
    engine.atMost(wide.term - width.term, -10)
    engine.equal(wide.term, 120, at: 700)
    return (labels, wide, held, engine.atLeast(wide.term, 100))
  }

  private static func lengths(_ width: Double) -> [Double] {
    (0..<30).map { min(50 + 10 * Double($0), width - 10) }
  }

  @Test("Components that change their basis and components that keep it are updated together")
  func fewBases() {
    let engine = System()
    let (labels, wide, width, _) = Self.labels(engine)
    engine.solve()
    // From the third width on, every width is between the natural lengths of other labels.
    for length in [395.0, 390, 385, 256, 254, 221, 380, 144, 181, 144, 380, 255, 400, 120] {
      engine.setConstant(length, of: width)
      engine.solve()
      #expect(engine.solved(labels + [wide]) == Self.lengths(length) + [min(120, length - 10)])
      let changed = engine.takeChangedVariables()
      #expect(Set(changed).count == changed.count)
    }
  }

  @Test("A conflict in one component keeps the values of all components until it is resolved")
  func conflictOfOne() {
    let engine = System()
    let (labels, wide, width, least) = Self.labels(engine)
    for length in [390.0, 380, 300, 200] {
      engine.setConstant(length, of: width)
      engine.solve()
    }
    for _ in 1...2 {
      engine.setConstant(105, of: width)
      guard case .conflict = engine.solve() else {
        Issue.record("The label that must be wide has room.")
        return
      }
      #expect(labels.map { engine.value(of: $0) } == Self.lengths(200))
    }
    engine.setConstant(210, of: width)
    #expect(engine.solved(labels + [wide]) == Self.lengths(210) + [120])
    engine.setConstant(105, of: width)
    engine.solve()
    engine.setPriority(.init(rawValue: 800), of: least)
    #expect(engine.solved(labels + [wide]) == Self.lengths(105) + [95])
  }

  @Test("Only variables whose values changed are reported")
  func reporting() {
    let engine = System()
    let (a, b, c) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    let first = engine.equal(a.term, 1)
    let second = engine.equal(b.term, 2)
    engine.equal(c.term - a.term - b.term, 0)
    for step in 1...5 {
      engine.setConstant(Double(step), of: first)
      engine.setConstant(Double(-step), of: second)
      engine.solve()
      if step > 1 { #expect(engine.takeChangedVariables() == [a, b]) }
      _ = engine.takeChangedVariables()
    }
  }

  @Test("Changes of several solutions are reported once and without removed variables")
  func reportingMany() {
    let engine = System()
    let root = engine.addVariable()
    let width = engine.equal(root.term, 0)
    let chain = (0..<200).map { _ in engine.addVariable() }
    for (index, variable) in chain.enumerated() {
      engine.equal(variable.term - root.term, Double(index))
    }
    let (other, last) = (engine.addVariable(), engine.addVariable())
    let constant = engine.equal(other.term, 0)
    let removed = engine.equal(last.term - root.term, 1)
    for step in 1...4 {
      engine.setConstant(Double(step), of: width)
      engine.solve()
      #expect(engine.takeChangedVariables() == [root] + chain + [last])
      #expect(engine.takeChangedVariables().isEmpty)
    }
    // The changes of several solutions are reported once.
    engine.setConstant(10, of: width)
    engine.solve()
    engine.setConstant(11, of: width)
    engine.solve()
    engine.setConstant(1, of: constant)
    engine.solve()
    engine.remove(removed)
    engine.removeVariable(last)
    engine.solve()
    #expect(engine.takeChangedVariables() == [root] + chain + [other])
    #expect(engine.takeChangedVariables().isEmpty)
    engine.setConstant(2, of: constant)
    engine.solve()
    #expect(engine.takeChangedVariables() == [other])
  }
}
