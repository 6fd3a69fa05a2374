import Testing

import LayoutEngine

@Suite("Priorities are strict")
struct PriorityTests {
  // Apple, WWDC 2012 session 228: width == 120 at a low and width == 75 at a high priority is 75.
  @Test("Of two conflicting optional constraints, the one with the higher priority is satisfied")
  func higherWins() {
    let engine = System()
    let width = engine.addVariable()
    engine.equal(width.term, 120, at: 250)
    engine.equal(width.term, 75, at: 750)
    #expect(engine.solved([width]) == [75])
  }

  @Test("One constraint outweighs a thousand with a lower priority")
  func numbersDoNotCount() {
    let engine = System()
    let x = engine.addVariable()
    for _ in 0..<1000 { engine.equal(x.term, 100, at: 750) }
    engine.equal(x.term, 0, at: 750.5)
    #expect(engine.solved([x]) == [0])
    // 1000 · |0 − 100| by hand.
    #expect(engine.levels().map(\.violation) == [0, 100_000])
  }

  @Test("A tiny violation of a high priority outweighs a huge one of a low priority")
  func sizesDoNotCount() {
    let engine = System()
    let x = engine.addVariable()
    engine.equal(x.term, 0.001, at: 2)
    engine.equal(1_000_000 * x.term, 0, at: 1)
    #expect(engine.solved([x]) == [0.001])
  }

  @Test("Within a priority, minimizing the sum of absolute violations gives the median")
  func median() {
    let engine = System()
    let x = engine.addVariable()
    for target in [0.0, 10, 100] { engine.equal(x.term, target, at: 500) }
    #expect(engine.solved([x]) == [10])
    #expect(!engine.ambiguousVariables().contains(x))
  }

  @Test("A constraint of priority 999 yields to a required one")
  func requiredWins() {
    let engine = System()
    let x = engine.addVariable()
    engine.equal(x.term, 44)
    let wish = engine.equal(x.term, 50, at: 999)
    #expect(engine.solved([x]) == [44])
    #expect(engine.violation(of: wish) == 6)
  }

  // WWDC 2012 session 228: with w >= 30 at 525 against w == 24 at 500 the width is 30.
  @Test("An optional inequality overrides an equality with a lower priority")
  func inequality() {
    let engine = System()
    let width = engine.addVariable()
    engine.equal(width.term, 24, at: 500)
    engine.atLeast(width.term, 30, at: 525)
    #expect(engine.solved([width]) == [30])
  }

  // Two labels of 80 and 60 in 100 points: the one with the lower resistance gives way alone.
  @Test(
    "The view with the lower compression resistance priority shrinks",
    arguments: [(751.0, 750.0, [80.0, 20.0]), (750, 751, [40, 60])])
  func compression(first: Double, second: Double, expected: [Double]) {
    let engine = System()
    let widths = engine.variables(2)
    engine.equal(widths[0].term + widths[1].term, 100)
    for (width, (size, priority)) in zip(widths, [(80.0, first), (60.0, second)]) {
      engine.atLeast(width.term, 0)
      engine.atLeast(width.term, size, at: priority)
      engine.atMost(width.term, size, at: 250)
    }
    #expect(engine.solved(widths) == expected)
  }

  // In 200 points the label with the lower hugging takes the 60 that are left over.
  @Test("The view with the lower content hugging priority stretches")
  func hugging() {
    let engine = System()
    let widths = engine.variables(2)
    engine.equal(widths[0].term + widths[1].term, 200)
    engine.atMost(widths[0].term, 80, at: 251)
    engine.atMost(widths[1].term, 60, at: 250)
    for (width, size) in zip(widths, [80.0, 60]) { engine.atLeast(width.term, size, at: 750) }
    #expect(engine.solved(widths) == [80, 120])
  }

  @Test("Variables can be negative")
  func negative() {
    let engine = System()
    let x = engine.addVariable()
    engine.atMost(x.term, -5)
    #expect(engine.solved([x]) == [-5])
  }

  @Test("Terms with the same variable are added, and those that cancel are removed")
  func combinedTerms() {
    let engine = System()
    let x = engine.addVariable()
    let y = engine.addVariable()
    let constraint = engine.equal(x.term + 2 * x.term + y.term - y.term, 12)
    #expect(engine.terms(of: constraint) == [.init(x, 3)])
    #expect(engine.solved([x, y]) == [4, 0])
  }
}
