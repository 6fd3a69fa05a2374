import Testing

import LayoutEngine

@Suite("The choice among optimal solutions is deterministic")
struct TieTests {
  // WWDC 2012 session 228 calls w == 24 with w >= 30, both at 500, ambiguous.
  @Test(
    "Of two optional constraints with equal priority, the one added first is satisfied",
    arguments: [true, false])
  func olderWins(equalityFirst: Bool) {
    let engine = System()
    let width = engine.addVariable()
    if equalityFirst { engine.equal(width.term, 24, at: 500) }
    engine.atLeast(width.term, 30, at: 500)
    if !equalityFirst { engine.equal(width.term, 24, at: 500) }
    #expect(engine.solved([width]) == [equalityFirst ? 24 : 30])
    #expect(engine.ambiguousVariables() == [width])
    #expect(engine.range(of: width) == 24...30)
  }

  // Measured on UIKit: `width >= 100` at 250 against hugging `width <= 50` at 250 is 100, the
  // constraint being older than the content size's.
  @Test("A constraint overrides a content size that was added later")
  func constraintBeforeContent() {
    let engine = System()
    let width = engine.addVariable()
    engine.atLeast(width.term, 100, at: 250)
    engine.atMost(width.term, 50, at: 250)
    engine.atLeast(width.term, 50, at: 750)
    #expect(engine.solved([width]) == [100])
  }

  @Test("An unconstrained variable is 0 and ambiguous")
  func unconstrained() {
    let engine = System()
    let x = engine.addVariable()
    #expect(engine.solved([x]) == [0])
    #expect(engine.ambiguousVariables() == [x])
    #expect(engine.range(of: x) == -.infinity...(.infinity))
  }

  // Measured on UIKit: `top <= superview.top + 10` alone gives 10.
  @Test("A single inequality is satisfied with equality")
  func tight() {
    let engine = System()
    let top = engine.addVariable()
    let bottom = engine.addVariable()
    engine.atMost(top.term, 10)
    engine.atLeast(bottom.term, 90)
    #expect(engine.solved([top, bottom]) == [10, 90])
  }

  // Measured on UIKit: `width <= superview.width - 52` alone gives 0 (the suite of Stevia).
  @Test("Nonnegative sizes become tight before older inequalities")
  func nonNegativeFirst() {
    let engine = System()
    let width = engine.addVariable()
    engine.atMost(width.term, 70)
    engine.atLeast(width.term, 0)
    #expect(engine.solved([width]) == [0])
  }

  @Test("A nonnegative size without other constraints is 0")
  func nonNegativeAlone() {
    let engine = System()
    let width = engine.addVariable()
    engine.atLeast(width.term, 0)
    #expect(engine.solved([width]) == [0])
    #expect(engine.range(of: width) == 0...(.infinity))
  }

  @Test("Of two inequalities that cannot both be tight, the older one is tight")
  func olderInequality() {
    let engine = System()
    let x = engine.addVariable()
    engine.atMost(x.term, 30)
    engine.atLeast(x.term, 10)
    #expect(engine.solved([x]) == [30])
  }

  @Test("The oldest variable becomes 0")
  func oldestVariable() {
    let engine = System()
    let (x, y) = (engine.addVariable(), engine.addVariable())
    engine.equal(x.term - y.term, 3)
    #expect(engine.solved([x, y]) == [0, -3])
  }

  // x + y == 10 and the wish x == 4: a sum over two components of the reduced system must still see
  // the tie-break's third rule. z is free to compensate: z == x + y + u, u == 0 wished by nobody.
  @Test("A variable that an equality defines can be the oldest one, which becomes 0")
  func definedVariable() {
    let engine = System()
    let total = engine.addVariable()
    let parts = engine.variables(2)
    engine.equal(total.term - parts[0].term - parts[1].term, 0)
    engine.atLeast(parts[0].term, 5)
    // Rule 2 makes parts[0] 5; rule 3 makes the oldest variable, the total, 0.
    #expect(engine.solved([total] + parts) == [0, 5, -5])
  }

  @Test("The choice does not depend on the order of terms")
  func orderOfVariablesInTerms() {
    let forward = System()
    let backward = System()
    let a = forward.variables(3)
    let b = backward.variables(3)
    forward.equal(a[0].term + a[1].term + a[2].term, 90)
    backward.equal(b[2].term + b[1].term + b[0].term, 90)
    forward.atLeast(a[0].term + a[1].term, 40, at: 500)
    backward.atLeast(b[1].term + b[0].term, 40, at: 500)
    #expect(forward.solved(a) == backward.solved(b))
  }

  @Test("Exercising ambiguity shows other optimal solutions, and solving restores the first one")
  func exercise() {
    let engine = System()
    let widths = engine.variables(2)
    engine.equal(widths[0].term + widths[1].term, 100)
    for width in widths {
      engine.atLeast(width.term, 0)
      engine.atLeast(width.term, 80, at: 750)
    }
    let preferred = engine.solved(widths)
    var seen: Set<[Double]> = []
    for _ in 0..<5 {
      #expect(engine.exerciseAmbiguity())
      let values = widths.map { engine.value(of: $0) }
      #expect(values != preferred)
      #expect(abs(values[0] + values[1] - 100) < 1e-9)
      // Both at most 80, or their missing points would sum to more than 60.
      #expect(values.allSatisfy { (20 - 1e-9...80 + 1e-9).contains($0) })
      seen.insert(values)
      #expect(engine.solved(widths) == preferred)
    }
    #expect(seen.count == 5)
  }

  @Test("Selected variables move to the ends of their ranges, and others stay where possible")
  func exerciseEnds() {
    let engine = System()
    let widths = engine.variables(3)
    engine.equal(widths[0].term + widths[1].term + widths[2].term, 100)
    for width in widths { engine.atLeast(width.term, 10) }
    let preferred = engine.solved(widths)
    for (index, width) in widths.enumerated() {
      let moves = engine.exerciseAmbiguity(of: [width], toward: .far)
      let values = widths.map { engine.value(of: $0) }
      #expect(moves)
      #expect(abs(values[index] - (preferred[index] > 50 ? 10 : 80)) < 1e-9)
      #expect(abs(values.reduce(0, +) - 100) < 1e-9)
      #expect(values.count { abs($0 - 10) < 1e-9 } == 2)
      #expect(engine.solved(widths) == preferred)
      // The solved values are ends, too.
      let movesBack = engine.exerciseAmbiguity(of: [width], toward: .near)
      #expect(!movesBack)
      #expect(engine.solved(widths) == preferred)
    }
  }

  @Test("Range ends that are too far away are replaced by near values")
  func exerciseUnlimited() {
    let engine = System()
    let (x, y, free) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    engine.atLeast(x.term, 7)
    engine.atMost(x.term, 1e9)
    engine.atLeast(y.term - x.term, 3)
    #expect(engine.solved([x, y, free]) == [7, 10, 0])
    let moves = engine.exerciseAmbiguity(of: [x, free], toward: .far)
    #expect(moves)
    #expect([x, y, free].map { engine.value(of: $0) } == [107, 110, 100])
    let movesBack = engine.exerciseAmbiguity(of: [x, free], toward: .near)
    #expect(movesBack)
    #expect([x, y, free].map { engine.value(of: $0) } == [7, 10, -100])
    #expect(engine.solved([x, y, free]) == [7, 10, 0])
  }

  @Test("Exercising ambiguity has no effect if the solution is unique")
  func exerciseUnique() {
    let engine = System()
    let x = engine.addVariable()
    engine.equal(x.term, 7)
    #expect(!engine.exerciseAmbiguity())
    #expect(engine.value(of: x) == 7)
  }
}
