import Testing

import LayoutEngine

@Suite("Numbers at the limits of double precision")
struct NumericsTests {
  @Test("A definition that overflows is refused and the values are kept")
  func overflowOfDefinitions() {
    let engine = System()
    let (a, b) = (engine.addVariable(), engine.addVariable())
    let origin = engine.equal(a.term, 1)
    engine.equal(b.term - 1e10 * a.term, 0)
    #expect(engine.solved([a, b]) == [1, 1e10])
    // 10³⁰⁰ · 10¹⁰ is more than a double holds.
    for value in [1e300, 2e300, 3e300] {
      engine.setConstant(value, of: origin)
      #expect(engine.solve() == .refused(.overflow))
      #expect([engine.value(of: a), engine.value(of: b)] == [1, 1e10])
    }
    engine.setConstant(2, of: origin)
    #expect(engine.solved([a, b]) == [2, 2e10])
  }

  @Test("An overflow in a component or in a check is refused")
  func overflowOfSums() {
    let engine = System()
    let (a, b) = (engine.addVariable(), engine.addVariable())
    engine.equal(a.term + b.term, 1.7e308)
    engine.equal(a.term - b.term, -1.7e308)
    engine.atLeast(a.term, 5, at: 500)
    #expect(engine.solve() != .solved)
    let other = System()
    let c = other.addVariable()
    other.equal(c.term, 1e200)
    other.atLeast(1e200 * c.term, 0)
    #expect(other.solve() == .refused(.overflow))
  }

  @Test("A difference in the ninth digit is a conflict, but a rounding error is not")
  func contradictionOrRounding() {
    // By hand: 1.6 million and 1, 2, 3 thousandths. The third distance is a thousandth too long.
    for (third, isContradiction) in [(0.004, true), (0.003, false)] {
      let engine = System()
      let views = engine.variables(4)
      let members = [
        engine.equal(views[1].term - views[0].term, 0.001),
        engine.equal(views[2].term - views[1].term, 0.002),
        engine.equal(views[2].term - views[0].term, third),
      ]
      engine.atLeast(views[0].term - views[3].term, 0)
      engine.equal(views[3].term, 1.6e6)
      #expect(engine.solve() == (isContradiction ? .conflict(members) : .solved))
    }
  }

  @Test("Inequalities that differ in the tenth digit conflict")
  func narrowCrossing() {
    // By hand: left + width is at least 1,600,000.001 and at most 1,600,000.
    let engine = System()
    let (left, width) = (engine.addVariable(), engine.addVariable())
    let members = [
      engine.atLeast(left.term, 1.6e6), engine.atLeast(width.term, 0.001),
      engine.atMost(left.term + width.term, 1.6e6),
    ]
    engine.equal(left.term, 0, at: 500)
    #expect(engine.solve() == .conflict(members))
  }

  @Test("A sum of tenths does not conflict with a whole number")
  func sumOfTenths() {
    // 0.1 is not a double, so that the sum of 2,000 of them misses 200 in the thirteenth digit.
    let engine = System()
    let views = engine.variables(2001)
    engine.equal(views[0].term, 0)
    for (view, next) in zip(views, views.dropFirst()) {
      engine.equal(next.term - view.term, 0.1)
    }
    engine.equal(views[2000].term, 200)
    #expect(engine.solve() == .solved)
    // The same where nothing is fixed.
    let other = System()
    let rows = other.variables(2001)
    for (row, next) in zip(rows, rows.dropFirst()) { other.equal(next.term - row.term, 0.1) }
    other.equal(rows[2000].term - rows[0].term, 200)
    other.atLeast(rows[0].term, 16)
    #expect(other.solve() == .solved)
  }

  @Test("A system whose solution is lost to rounding is refused")
  func hiddenByRounding() {
    // 10¹⁷ + 1 is not a double, so that the third variable comes out as 0 and not as 1.
    let engine = System()
    let views = engine.variables(3)
    let far = engine.equal(views[0].term, 1e17)
    engine.equal(views[1].term - views[0].term, 1)
    engine.equal(views[2].term - views[1].term + views[0].term, 0)
    engine.atLeast(views[2].term, 1)
    #expect(engine.solve() == .refused(.precision))
    engine.setConstant(1e6, of: far)
    #expect(engine.solved(views) == [1e6, 1e6 + 1, 1])
  }

  @Test("A solution that needs steps is refused at a step limit of 0")
  func stepLimit() {
    // Two columns of which each wants to be what the other leaves; by hand: 60 goes to the first.
    let engine = System()
    let (a, b) = (engine.addVariable(), engine.addVariable())
    let room = engine.atMost(a.term + b.term, 100)
    engine.equal(a.term, 60, at: 750)
    engine.equal(b.term, 60, at: 500)
    engine.engine.stepLimit = 0
    #expect(engine.solve() == .refused(.stepLimit))
    #expect([engine.value(of: a), engine.value(of: b)] == [0, 0])
    #expect(engine.solve() == .refused(.stepLimit))
    engine.engine.stepLimit = .max
    #expect(engine.solved([a, b]) == [60, 40])
    engine.engine.stepLimit = 0
    // The same basis at another place takes no step.
    engine.setConstant(90, of: room)
    #expect(engine.solved([a, b]) == [60, 30])
  }

  @Test("Two blocks that reached the step limit are solved after it is raised")
  func stepLimitOfTwoBlocks() {
    // The sum ties both pairs together, and is eliminated: each pair is a block of its own. By hand:
    // the first gets its 60, the pair its 100, and the second what is left.
    let engine = System()
    let (a, b, c, d) = (
      engine.addVariable(), engine.addVariable(), engine.addVariable(), engine.addVariable()
    )
    let sum = engine.addVariable()
    engine.equal(sum.term - a.term - c.term, 0)
    for (first, second) in [(a, b), (c, d)] {
      engine.equal(first.term, 60, at: 750)
      engine.equal(first.term + second.term, 100, at: 600)
      engine.equal(second.term, 60, at: 500)
    }
    engine.engine.stepLimit = 0
    #expect(engine.solve() == .refused(.stepLimit))
    engine.engine.stepLimit = .max
    #expect(engine.solve() == .solved)
    #expect([a, b, c, d, sum].map { engine.value(of: $0) } == [60, 40, 60, 40, 120])
  }

  @Test("Resolving ambiguity respects the step limit")
  func stepLimitOfRemainder() {
    // Nothing but required equalities, one fewer than variables. By hand: the oldest goes to 0, and
    // the others follow; elimination had left b at 0, which is in most of them.
    let engine = System()
    let views = engine.variables(4)
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    engine.equal(a.term - b.term, 10)
    engine.equal(c.term - b.term - a.term, 10)
    engine.equal(d.term - c.term + b.term, 10)
    engine.engine.stepLimit = 0
    #expect(engine.solve() == .refused(.stepLimit))
    engine.engine.stepLimit = .max
    #expect(engine.solved(views) == [0, -10, 0, 20])
  }

  // Errors grow along the rows: up to fourteen intervals less than is allowed, then more.
  @Test(
    "Boundary values determine the values between them, even where shooting diverges",
    arguments: Array(8...16) + [24, 40, 60])
  func boundaryValues(count: Int) {
    let engine = System()
    let values = engine.variables(count + 1)
    engine.equal(values[0].term, 1)
    engine.equal(values[count].term, 1)
    for index in 1..<count {
      engine.equal(values[index - 1].term - 3 * values[index].term + values[index + 1].term, 0)
    }
    // xᵢ = (λⁱ + λⁿ⁻ⁱ) / (1 + λⁿ) with λ² = 3 λ − 1 solves the recurrence and is 1 at both ends.
    let root = (3 + 5.0.squareRoot()) / 2
    func power(_ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * root }
    }
    for (index, value) in engine.solved(values).enumerated() {
      let expected = (power(index) + power(count - index)) / (1 + power(count))
      #expect(abs(value - expected) < 1e-12)
    }
  }

  @Test("Coefficients and constants from 10⁻⁴ to 10⁶ are solved accurately")
  func scales() {
    // Each width is a ten-thousandth of what the next one needs: exact powers of ten, by hand.
    let engine = System()
    let views = engine.variables(4)
    engine.equal(views[0].term, 1e-4)
    engine.equal(1e-4 * views[1].term - 1e6 * views[0].term, 0, at: 900)
    engine.equal(views[2].term - 1e-4 * views[1].term, 1e6, at: 800)
    engine.atLeast(1e-4 * views[3].term - views[2].term, 0, at: 700)
    engine.equal(views[3].term, 0, at: 1)
    let expected = [1e-4, 1e6, 1e6 + 100, 1e10 + 1e6]
    for (value, wanted) in zip(engine.solved(views), expected) {
      #expect(abs(value - wanted) <= 1e-9 * wanted)
    }
  }

  @Test("Thousands of edits do not accumulate rounding errors")
  func drift() {
    let engine = System()
    let width = engine.addVariable()
    let held = engine.equal(width.term, 300)
    var views: [Variable] = []
    var gaps: [Constraint] = []
    for row in 0..<10 {
      let (label, field) = (engine.addVariable(), engine.addVariable())
      gaps.append(engine.atLeast(width.term - label.term - field.term, Double(row) / 3))
      engine.equal(label.term, 70 + 13.7 * Double(row), at: 750)
      engine.equal(3 * field.term - width.term, Double(row), at: 251)
      engine.atLeast(field.term, 40, at: 999)
      views += [label, field]
    }
    var state: UInt64 = 7
    for step in 1...5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(state >> 40) / 65_536
      engine.setConstant(100 + number, of: step % 40 < 30 ? held : gaps[step % 10])
      engine.solve()
      guard step % 500 == 0 else { continue }
      let fresh = System()
      let copies = engine.rebuild(into: fresh, views + [width])
      let values = fresh.solved(copies)
      for (value, wanted) in zip(engine.solved(views + [width]), values) {
        #expect(abs(value - wanted) <= 1e-9 * max(1, abs(wanted)))
      }
    }
  }

  @Test("An edit updates a component with a known basis and one that must be solved again")
  func mixedPieces() {
    // Two labels in the same width: the second one's wish is met from 150 on, the first one's from 50.
    let engine = System()
    let width = engine.addVariable()
    let held = engine.equal(width.term, 100)
    let labels = engine.variables(2)
    for (label, wish) in zip(labels, [50.0, 150]) {
      engine.atLeast(width.term - label.term, 0)
      engine.equal(label.term, wish, at: 750)
    }
    for value in [100.0, 110, 120, 200, 40, 130, 160, 30, 170] {
      engine.setConstant(value, of: held)
      #expect(engine.solved(labels) == [min(50, value), min(150, value)])
    }
  }

  @Test("A chain of optional gaps takes pivots in proportion to its rows")
  func chainOfGaps() {
    // Rows of which each wants to be 8 below the one before, and must be 4 below a part of it. No
    // pivot is needed, and the work follows the number of rows.
    let engine = System()
    var previous = engine.addVariable()
    engine.equal(previous.term, 0)
    var rows: [Variable] = []
    for row in 0..<200 {
      let (next, height) = (engine.addVariable(), engine.addVariable())
      engine.equal(height.term, Double(20 + row % 3), at: 750)
      engine.atLeast(next.term - previous.term - height.term, 4)
      engine.equal(next.term - previous.term - height.term, 8, at: 999)
      rows.append(next)
      previous = next
    }
    // Tops are sums of 8 and of heights 20, 21, 22 in turn.
    let expected = rows.indices.map { index in
      (0...index).reduce(0.0) { $0 + 28 + Double($1 % 3) }
    }
    #expect(engine.solved(rows) == expected)
    #expect(engine.work.pivots <= 400)
  }
}

extension System {
  /// Builds the live constraints in another engine; returns the copies of some variables.
  fileprivate func rebuild(into fresh: System, _ wanted: [Variable]) -> [Variable] {
    var copies: [Variable: Variable] = [:]
    for variable in wanted { copies[variable] = fresh.addVariable() }
    for constraint in engine.liveConstraints {
      let terms = engine.terms(of: constraint).map {
        LayoutEngine.Term(copies[$0.variable]!, $0.coefficient)
      }
      fresh.add(
        terms, engine.relation(of: constraint), engine.constant(of: constraint),
        at: engine.priority(of: constraint).rawValue)
    }
    return wanted.map { copies[$0]! }
  }
}
