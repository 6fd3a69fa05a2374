import Testing

@testable import LayoutEngine

/// Columns whose widths are equal: one unknown runs through all required equalities.
@Suite("Columns of equal widths")
struct EqualSizesTests {
  /// Columns side by side with equal widths and the gaps 1, 2, …; the last constraint, if asked for,
  /// puts the trailing edge at `end`.
  static func columns(
    _ count: Int, end: Double?
  ) -> (engine: System, lefts: [Variable], widths: [Variable], equalities: [Constraint]) {
    let engine = System()
    let lefts = engine.variables(count)
    let widths = engine.variables(count)
    var equalities = [engine.equal(lefts[0].term, 0)]
    for index in 1..<count {
      equalities.append(
        engine.equal(
          lefts[index].term - lefts[index - 1].term - widths[index - 1].term, Double(index)))
      equalities.append(engine.equal(widths[index].term - widths[0].term, 0))
    }
    if let end {
      equalities.append(engine.equal(lefts[count - 1].term + widths[count - 1].term, end))
    }
    return (engine, lefts, widths, equalities)
  }

  @Test("A trailing edge determines all equal widths without a pivot")
  func determined() {
    // Five widths and the gaps 1 + 2 + 3 + 4 make 110: each width is 20.
    let (engine, lefts, widths, _) = Self.columns(5, end: 110)
    #expect(engine.solved(widths) == [20, 20, 20, 20, 20])
    #expect(engine.solved(lefts) == [0, 21, 43, 66, 90])
    #expect(engine.work.pivots == 0)
  }

  @Test("Without a trailing edge, an optional width affects all equal widths")
  func wish() {
    let (engine, lefts, widths, _) = Self.columns(4, end: nil)
    engine.equal(widths[2].term, 30, at: 250)
    engine.atMost(lefts[3].term, 81)
    // 3 widths and the gaps 1 + 2 + 3 are at most 81: each width is at most 25.
    #expect(engine.solved(widths) == [25, 25, 25, 25])
    #expect(engine.solved(lefts) == [0, 26, 53, 81])
  }

  @Test("An edited constant changes all following columns")
  func edit() {
    let (engine, lefts, widths, equalities) = Self.columns(5, end: 110)
    engine.solve()
    // One gap is 10 wider, so each width is 2 narrower.
    engine.setConstant(11, of: equalities[1])
    #expect(engine.solved(widths) == [18, 18, 18, 18, 18])
    #expect(engine.solved([lefts[1], lefts[4]]) == [29, 92])
    // Then by another amount, on the tape.
    engine.setConstant(21, of: equalities[1])
    #expect(engine.solved(widths) == [16, 16, 16, 16, 16])
  }

  @Test("A second trailing edge conflicts with all equalities")
  func conflict() throws {
    let (engine, lefts, widths, equalities) = Self.columns(3, end: 63)
    engine.solve()
    let second = engine.equal(lefts[1].term + widths[1].term, 50)
    guard case .conflict(let conflict) = engine.engine.solve() else {
      Issue.record("no conflict")
      return
    }
    // 3 w + 3 = 63 and 2 w + 1 = 50 need every equality: none can be left out.
    #expect(Set(conflict) == Set(equalities + [second]))
  }

  @Test("A conflict that does not involve the widths is found")
  func conflictWithoutParameter() {
    let (engine, lefts, widths, equalities) = Self.columns(3, end: nil)
    let second = engine.equal(lefts[1].term - widths[0].term, 7)
    guard case .conflict(let conflict) = engine.engine.solve() else {
      Issue.record("no conflict")
      return
    }
    // The first left edge and the first gap say 1.
    #expect(Set(conflict) == [equalities[0], equalities[1], second])
  }

  @Test("A redundant equality does not change the solution")
  func redundant() {
    let (engine, lefts, widths, _) = Self.columns(3, end: 63)
    engine.equal(lefts[2].term - lefts[1].term - widths[1].term, 2)
    #expect(engine.solved(widths) == [20, 20, 20])
  }

  @Test("Presolve handles one parameter by propagation and two by row elimination")
  func presolves() {
    var line = LinearSystem()
    line.variableCount = 3
    line.equate([(1, 1), (0, -1)], 1)
    line.equate([(2, 1), (1, -1)], 2)
    // The second variable is in both rows; the others are lines in it.
    #expect(solution(of: line, open: [1: 4]) == [3, 4, 6])
    var plane = LinearSystem()
    plane.variableCount = 3
    plane.equate([(0, 1), (1, 1), (2, 1)], 9)
    plane.equate([(0, 1), (1, -1), (2, 1)], 5)
    // Whatever one variable is, each row has two more. The difference of the rows is 2 y = 4, and
    // either of the others follows from the one that stays open.
    #expect(solution(of: plane, open: [0: 3, 2: 4]) == [3, 2, 4])
  }

  @Test("The propagation order starts with fixed variables and has at most one parameter")
  func order() throws {
    var columns = LinearSystem()
    columns.variableCount = 4
    // A width w₀, its equal w₁, and two edges x₂ = w₀ and x₃ = x₂ + w₁.
    columns.equate([(1, 1), (0, -1)], 0)
    columns.equate([(2, 1), (0, -1)], 0)
    columns.equate([(3, 1), (2, -1), (1, -1)], 0)
    let order = try #require(PropagationOrder(Presolve(loading: columns)))
    #expect(order.parameter == 0)
    #expect(order.variables == [1, 2, 3])
    #expect(order.rows == [0, 1, 2])
    var fixed = columns
    fixed.equate([(0, 2)], 60)
    let known = try #require(PropagationOrder(Presolve(loading: fixed)))
    #expect(known.parameter == -1)
    #expect(known.variables.first == 0)
  }

  @Test("No propagation order has a small divisor, two parameters or growing errors")
  func noOrder() {
    // A hundredth of a row's largest coefficient is the least that is divided by.
    for (coefficient, isOrder) in [(0.0099, false), (0.0101, true)] {
      var small = LinearSystem()
      small.variableCount = 2
      small.equate([(0, 1)], 3)
      small.equate([(0, 1), (1, coefficient)], 4)
      #expect((PropagationOrder(Presolve(loading: small)) != nil) == isOrder)
    }
    var plane = LinearSystem()
    plane.variableCount = 4
    plane.equate([(0, 1), (1, 1), (2, 1), (3, 1)], 9)
    plane.equate([(0, 1), (1, -1), (2, 1), (3, -1)], 5)
    plane.equate([(0, 1), (1, 1), (2, -1), (3, -1)], 1)
    #expect(PropagationOrder(Presolve(loading: plane)) == nil)
    // Twenty doublings make a million and a bit (2²⁰), nineteen half of it.
    for (count, isOrder) in [(19, true), (20, false)] {
      var doubling = LinearSystem()
      doubling.variableCount = count + 1
      for index in 0..<Int32(count) {
        doubling.equate([(index + 1, 1), (index, -2)], 0)
      }
      // Tied at the first, so that the order runs upwards.
      doubling.equate([(0, 1)], 1)
      #expect((PropagationOrder(Presolve(loading: doubling)) != nil) == isOrder)
    }
  }

  /// The variables when those that a presolve leaves open have values among `open`.
  private func solution(of system: LinearSystem, open: [Int: Double]) -> [Double] {
    let presolve = Presolve(system)
    #expect(presolve.eliminatedVariable.count == system.constraintCount)
    var values = Array(repeating: 0.0, count: system.variableCount)
    for (variable, value) in open { values[variable] = value }
    presolve.complete(&values)
    return values
  }
}

extension LinearSystem {
  fileprivate mutating func equate(_ terms: [(Int32, Double)], _ constant: Double) {
    for (variable, coefficient) in terms { appendTerm(variable, coefficient) }
    append(
      relation: .equal, constant: constant, magnitude: abs(constant), priority: 1000,
      minimizesSlackFirst: false)
  }
}
