import Testing

import LayoutEngine

/// A required inequality with many terms is left out of the blocks at first. The solution is the same
/// in every case: while the row holds by itself, when it is what limits the others, and when it takes
/// part in the choice among several optima.
@Suite("Inequalities with many terms")
struct LongRowTests {
  /// A column of lengths that prefer to be 10, and their sum, which must not be negative.
  final class Column {
    let system = System()
    let total: Variable
    var lengths: [Variable] = []
    var preferences: [Constraint] = []

    init(_ count: Int = 40) {
      total = system.addVariable()
      system.atLeast(total.term, 0)
      for index in 0..<count {
        let length = system.addVariable()
        lengths.append(length)
        system.atLeast(length.term, 0)
        preferences.append(system.equal(length.term, 10, at: 750 - Double(index) / 16))
      }
      system.equal(sum - total.term, 0)
    }

    /// The sum of all lengths.
    var sum: Expression { Expression(terms: lengths.map { .init($0) }) }

    func solve() -> LayoutEngine.Outcome { system.engine.solve() }

    func value(_ variable: Variable) -> Double { system.engine.value(of: variable) }
  }

  @Test func `A satisfied long row needs no pivots`() {
    let column = Column()
    #expect(column.solve() == .solved)
    #expect(column.value(column.total) == 400)
    // Every length has the value that it prefers from the start.
    #expect(column.system.work.pivots == 0)
  }

  @Test func `A violated long row is added to the system`() {
    let column = Column()
    column.system.atMost(column.sum, 395)
    #expect(column.solve() == .solved)
    // The preference with the lowest priority, the last one, is missed by 5.
    #expect(column.value(column.lengths[39]) == 5)
    #expect(column.value(column.lengths[38]) == 10)
  }

  @Test func `A long row becomes active and inactive as its constant changes`() {
    let column = Column()
    let limit = column.system.atMost(column.sum, 500)
    #expect(column.solve() == .solved)
    for (bound, last) in [(397.0, 7.0), (450, 10), (392, 2), (393, 3), (394, 4), (600, 10)] {
      column.system.engine.setConstant(bound, of: limit)
      #expect(column.solve() == .solved)
      #expect(abs(column.value(column.lengths[39]) - last) < 1e-9)
    }
  }

  @Test func `Repeated edits respect a long row that becomes active`() {
    // The same constant changes in steps, so that the values are lines in it. At 35 the sum is 425.
    let column = Column()
    column.system.atMost(column.sum, 425)
    #expect(column.solve() == .solved)
    for step in 1...60 {
      let preferred = 10 + Double(step)
      column.system.engine.setConstant(preferred, of: column.preferences[0])
      #expect(column.solve() == .solved)
      #expect(abs(column.value(column.lengths[0]) - preferred) < 1e-9)
      // The others give way, the last one first.
      let excess = max(0, 390 + preferred - 425)
      #expect(abs(column.value(column.lengths[39]) - max(0, 10 - excess)) < 1e-9)
    }
  }

  @Test func `A long row participates in resolving ambiguity`() {
    // Nothing but inequalities: their slacks are minimized, oldest first. The sum is then 100, all
    // lengths but the last one are 3, and the last one is what remains.
    let system = System()
    let lengths = system.variables(20)
    system.atLeast(Expression(terms: lengths.map { .init($0) }), 100)
    for length in lengths { system.atLeast(length.term, 3) }
    #expect(system.engine.solve() == .solved)
    let values = lengths.map { system.engine.value(of: $0) }
    #expect(values.dropLast().allSatisfy { abs($0 - 3) < 1e-9 })
    #expect(abs(values[19] - 43) < 1e-9)
  }

  @Test func `A conflict with a long row is found`() {
    let column = Column()
    for length in column.lengths { column.system.atLeast(length.term, 10) }
    column.system.atMost(column.sum, 399)
    guard case .conflict(let members) = column.solve() else {
      Issue.record("no conflict")
      return
    }
    #expect(members.count == 41)
  }

  @Test func `Long rows can be added to and removed from a large column`() {
    let column = Column(100)
    #expect(column.solve() == .solved)
    let limit = column.system.atMost(column.sum, 995)
    #expect(column.solve() == .solved)
    #expect(column.value(column.lengths[99]) == 5)
    column.system.engine.remove(limit)
    #expect(column.solve() == .solved)
    #expect(column.value(column.total) == 1000)
    // A row that holds by itself comes and goes without another one in its way.
    let pivots = column.system.work.pivots
    let loose = column.system.atLeast(column.sum, 1)
    #expect(column.solve() == .solved)
    column.system.engine.remove(loose)
    #expect(column.solve() == .solved)
    #expect(column.value(column.total) == 1000)
    #expect(column.system.work.pivots - pivots <= 100)
  }

  @Test func `A discarded solution without the long row has no lasting effect`() {
    let column = Column(20)
    let system = column.system
    // The column has so many constraints that they are changed in place.
    for length in column.lengths {
      system.atMost(length.term, 100)
      system.atMost(length.term, 200)
    }
    // A length of which the preferences leave nothing open at first, and something later.
    let open = system.addVariable()
    system.atLeast(open.term, 5, at: 500)
    let most = system.atMost(open.term, 5, at: 500)
    system.atLeast(column.sum + open.term, 0)
    // A sum of two other lengths, whose slack is minimized.
    let (first, second) = (system.addVariable(), system.addVariable())
    system.atLeast(0.5 * column.lengths[0].term + 2 * first.term - second.term, 0, at: 750)
    #expect(column.solve() == .solved)
    system.atLeast(column.lengths[0].term, 1)
    #expect(column.solve() == .solved)
    #expect(column.value(second) == 5)
    // What is open now is a part of the long row, which needs a place in the blocks.
    system.setConstant(9, of: most)
    #expect(column.solve() == .solved)
    #expect(column.value(first) == 0)
    #expect(column.value(second) == 5)
  }
}
