import Foundation
import Testing

@testable import InterfaceBuilder

/// Plans of random containers and of small ones whose plans follow by hand.
@Suite struct SuggestionSolverTests {
  /// A generator of the same numbers in every run (Knuth's multiplicative congruence, MMIX).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private func item(
    _ start: CGFloat, _ extent: CGFloat, cross: ClosedRange<CGFloat> = 0...10,
    content: CGFloat? = nil
  ) -> SuggestionProblem.Item {
    SuggestionProblem.Item(start: start, end: start + extent, cross: cross, content: content)
  }

  private func problem(
    _ items: [SuggestionProblem.Item], extent: CGFloat = 375, isHorizontal: Bool = true
  ) -> SuggestionProblem {
    SuggestionProblem(
      extent: extent, samples: [extent, extent * 0.86, extent * 1.2, extent * 1.8], items: items,
      isHorizontal: isHorizontal)
  }

  private func randomProblem(_ numbers: inout Numbers) -> SuggestionProblem {
    let items = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      let cross = CGFloat(Int.random(in: 0...300, using: &numbers))
      let extent = CGFloat(Int.random(in: 0...40, using: &numbers) * 8)
      var item = item(
        CGFloat(Int.random(in: -2...40, using: &numbers) * 8), extent, cross: cross...(cross + 44))
      if Bool.random(using: &numbers) { item.content = extent }
      item.isPlaced = Int.random(in: 0...4, using: &numbers) == 0
      return item
    }
    return problem(items, isHorizontal: Bool.random(using: &numbers))
  }

  @Test func everyViewHasAPlanThatGivesItsRecordedFrame() {
    var numbers = Numbers(state: 7)
    for _ in 0..<200 {
      let problem = randomProblem(&numbers)
      var solver = SuggestionSolver(problem)
      let plans = solver.solve()
      let layout = SuggestionLayout(problem, plans)
      for (index, item) in problem.items.enumerated() {
        #expect(item.isPlaced == (plans[index] == nil))
        let span = layout.spans[0][index]
        // Lines within half a point count as one, and half a point more is lost with each link.
        let tolerance = SuggestionProblem.lineTolerance * CGFloat(problem.items.count)
        #expect(abs((span?.start ?? .infinity) - item.start) <= tolerance)
        #expect(abs((span?.end ?? .infinity) - item.end) <= tolerance)
      }
    }
  }

  @Test func noPlanDependsOnItself() {
    var numbers = Numbers(state: 11)
    for _ in 0..<200 {
      let problem = randomProblem(&numbers)
      var solver = SuggestionSolver(problem)
      let plans = solver.solve()
      var done = Set(problem.items.indices.filter { plans[$0] == nil })
      let order = SuggestionOrder.sorted(problem.items.indices.filter { plans[$0] != nil }, plans)
      for index in order {
        #expect(plans[index]?.dependencies.allSatisfy(done.contains) == true)
        done.insert(index)
      }
    }
  }

  @Test func aRoundWidthBetweenOddDistancesIsKept() {
    // 280 of 375 is a number that someone typed; 47.5 on both sides follows from it.
    var solver = SuggestionSolver(problem([item(47.5, 280)]))
    let plan = solver.solve()[0]
    #expect(plan?.extent == .fixed)
    #expect(plan?.ties.first?.anchor == .container(.middle))
    // 20 on both sides is what someone typed; 335 follows from it.
    solver = SuggestionSolver(problem([item(20, 335)]))
    #expect(solver.solve()[0]?.extent == .ends)
  }

  @Test func twoViewsOfOneWidthShareTheContainer() {
    var solver = SuggestionSolver(problem([item(20, 160), item(195, 160)]))
    let plans = solver.solve()
    #expect(plans[0]?.extent == .row(last: 1, count: 2))
    #expect(plans[1]?.extent == .equal(0))
  }

  @Test func manyViewsAreTiedToTheContainer() {
    let items = (0..<400).map { item(CGFloat($0), 1, cross: CGFloat($0)...CGFloat($0 + 1)) }
    var solver = SuggestionSolver(problem(items, extent: 400))
    #expect(solver.solve().allSatisfy { $0?.dependencies.isEmpty == true })
  }
}
