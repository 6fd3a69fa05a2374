import Testing

@testable import LayoutEngine

/// The lists of the terms that refer to a variable, which are linked back where terms are removed.
/// Oracle: the constraints that the test has added and not removed.
@Suite("Term lists of variables")
struct TermListTests {
  /// An order in which constraints are removed.
  enum Order: CaseIterable { case oldestFirst, newestFirst, fromTheMiddle, random }

  @Test("The list contains the live constraints, newest first", arguments: Order.allCases)
  func removals(order: Order) {
    var engine = LayoutEngine()
    let (x, y) = (engine.addVariable(), engine.addVariable())
    var choices = Choices(seed: 41)
    var live: [LayoutEngine.Constraint] = []
    for round in 0..<6 {
      for index in 0..<20 {
        let constant = Double(100 * round + index)
        live.append(engine.add([.init(x), .init(y, -1)], .greaterThanOrEqual, constant))
      }
      for _ in 0..<(round == 5 ? live.count : 15) {
        let index =
          switch order {
          case .oldestFirst: 0
          case .newestFirst: live.count - 1
          case .fromTheMiddle: live.count / 2
          case .random: Int.random(in: live.indices, using: &choices)
          }
        engine.remove(live.remove(at: index))
        check(engine, x, live)
        check(engine, y, live)
      }
      // The next constraints are added to a solved system.
      #expect(engine.solve() == .solved)
    }
  }

  /// Compares the list of a variable with the live constraints.
  private func check(
    _ engine: LayoutEngine, _ variable: LayoutEngine.Variable, _ live: [LayoutEngine.Constraint]
  ) {
    var found: [Int32] = []
    var previous: Int32 = -1
    var term = engine.variables.records[Int(variable.index)].firstTerm
    while term >= 0 {
      let record = engine.constraints.terms[Int(term)]
      #expect(record.variable == variable.index)
      #expect(record.previous < 0 || record.previous == previous)
      found.append(record.constraint)
      previous = term
      term = record.next
    }
    #expect(found == live.reversed().map(\.index))
  }
}
