import Testing

import LayoutEngine

// The expected values are derived by hand, unless a test says otherwise.

@Suite("Coefficients that differ by many powers of ten")
struct ManyScalesTests {
  @Test("A small preference decides if large ones cancel out")
  func smallPreference() {
    // With y = z = 0, the violations of priority 500 are 10⁶ (100 − x) + 10⁶ x + 10⁻⁶ |x − 70| for x between 0 and
    // 100. The first two are the same everywhere.
    let engine = System()
    let (x, y, z) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    engine.equal(y.term, 0, at: 750)
    engine.equal(z.term, 0, at: 750)
    engine.atLeast(1e6 * x.term + 1e6 * y.term, 1e8, at: 500)
    engine.atMost(1e6 * x.term + 2e6 * z.term, 0, at: 500)
    let small = engine.equal(1e-6 * x.term, 70e-6, at: 500)
    #expect(engine.solve() == .solved)
    #expect(abs(engine.value(of: x) - 70) < 1e-9)
    #expect(engine.ambiguousVariables().isEmpty)
    engine.setConstant(20e-6, of: small)
    #expect(engine.solve() == .solved)
    #expect(abs(engine.value(of: x) - 20) < 1e-9)
    // Without it, the whole range is optimal. The oldest violation is minimized first.
    engine.remove(small)
    #expect(engine.solved([x, y, z]) == [100, 0, 0])
    #expect(engine.ambiguousVariables() == [x])
    #expect(engine.range(of: x) == 0...100)
    #expect(engine.exerciseAmbiguity())
    #expect(engine.value(of: x) != 100)
    #expect((0...100).contains(engine.value(of: x)))
    #expect(engine.solved([x]) == [100])
  }

  @Test("A small difference of large terms is solved exactly")
  func smallDifference() {
    // 2²⁰ x + 2⁻²⁰ y = 2²⁰ · 300 + 2⁻²⁰ · 7 with x = 300. In doubles, the rest of the subtraction has no digit.
    let engine = System()
    let (x, y) = (engine.addVariable(), engine.addVariable())
    let (large, small) = (0x1p20, 0x1p-20)
    engine.equal(x.term, 300)
    engine.equal(large * x.term + small * y.term, large * 300 + small * 7)
    engine.atLeast(y.term, 0)
    #expect(engine.solved([x, y]) == [300, 7])
  }

  @Test("Constraints with tiny coefficients can conflict")
  func tinyContradiction() {
    // The first constraint is x = 2.
    for coefficient in [1e-13, 1e-30] {
      let engine = System()
      let x = engine.addVariable()
      let members = [
        engine.equal(coefficient * x.term, 2 * coefficient), engine.equal(x.term, 1),
      ]
      #expect(engine.solve() == .conflict(members))
    }
  }

  @Test("A conflict across many scales is irreducible")
  func irreducibleConflict() {
    // x ≥ 10⁹ y + 2, y ≥ 3 and x ≤ 3 · 10⁹ + 1. The bound of z has nothing to do with it.
    let engine = System()
    let (x, y, z) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    let sum = engine.atLeast(x.term - 1e9 * y.term, 2)
    let lower = engine.atLeast(1e-9 * y.term, 3e-9)
    engine.atLeast(z.term - x.term, 5)
    let upper = engine.atMost(x.term, 3e9 + 1)
    #expect(engine.solve() == .conflict([sum, lower, upper]))
    engine.setConstant(3e9 + 3, of: upper)
    #expect(engine.solve() == .solved)
  }

  @Test("Constraints that differ only in the last digit do not conflict")
  func roundedNumbers() {
    // 10⁻⁶ · 0.3 and 10⁻⁶ · 0.1 + 10⁻⁶ · 0.2 differ in the last digit of doubles.
    let engine = System()
    let (a, b, sum) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    engine.equal(1e-6 * a.term, 1e-7)
    engine.equal(1e-6 * b.term, 2e-7)
    engine.equal(1e6 * a.term + 1e6 * b.term - 1e6 * sum.term, 0)
    engine.equal(1e-6 * sum.term, 3e-7)
    #expect(engine.solve() == .solved)
    #expect(abs(engine.value(of: sum) - 0.3) < 1e-12)
  }

  @Test("Edits give the solution of a new engine", arguments: 1...12)
  func edits(seed: Int) {
    var choices = Choices(seed: UInt64(seed))
    let engine = System()
    let variables = engine.variables(5)
    var constraints: [Constraint] = []
    func add() {
      let scale = Double(
        sign: .plus, exponent: Int.random(in: -20...20, using: &choices), significand: 1)
      let other = Double(
        sign: .plus, exponent: Int.random(in: -20...20, using: &choices), significand: 3)
      let (a, b) = (
        variables.randomElement(using: &choices)!, variables.randomElement(using: &choices)!
      )
      let terms = (scale * a.term + other * b.term).terms
      constraints.append(
        engine.add(
          terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &choices)!,
          scale * Double(Int.random(in: -50...300, using: &choices)),
          at: [999, 750, 500, 250].randomElement(using: &choices)!))
    }
    for _ in 0..<8 { add() }
    for _ in 0..<20 {
      switch Int.random(in: 0..<3, using: &choices) {
      case 0: add()
      case 1:
        engine.remove(
          constraints.remove(at: Int.random(in: 0..<constraints.count, using: &choices)))
        add()
      default:
        engine.setConstant(
          Double(Int.random(in: -50...300, using: &choices)),
          of: constraints.randomElement(using: &choices)!)
      }
      #expect(engine.solve() == .solved)
      #expect(engine.differenceFromFresh(in: variables) == 0)
    }
  }

  @Test("A system that is too large for exact arithmetic is refused")
  func workLimit() {
    // Every number has 53 random digits, so that those of a solution have thousands.
    let engine = System()
    // The limit of all systems takes minutes in a debug build.
    engine.engine.stepLimit = 100
    var choices = Choices(seed: 3)
    let variables = engine.variables(120)
    for _ in 0..<120 {
      let terms = variables.map {
        LayoutEngine.Term($0, Double.random(in: 1e-6...1e6, using: &choices))
      }
      engine.add(terms, .equal, 1, at: 500)
    }
    #expect(engine.solve() == .refused(.precision))
    #expect(engine.value(of: variables[0]) == 0)
  }
}
