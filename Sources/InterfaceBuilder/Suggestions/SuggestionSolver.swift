import Foundation

/// Chooses the plans of the views of a container along one axis.
///
/// 1. Rows of equal views that fill the container get one plan together.
/// 2. Of all plans that are tied to the container or to views that have a plan, the cheapest is
///    used, until every view has one. This is Prim's algorithm, so that no plan depends on itself.
/// 3. Views that are implausible on other sizes get the plan that makes plans and layouts cheapest.
///
/// - Complexity: O(*n*³) for *n* views, with small constants; *n* is bounded by `maxItems`.
struct SuggestionSolver {
  let problem: SuggestionProblem
  private(set) var plans: [SuggestionPlan?]
  /// The views in an order in which each depends on earlier ones only.
  private var order: [Int] = []

  /// The maximum number of views of a container that are planned together. Further views are tied
  /// to the container only, which bounds the time for a generated document.
  private static let maxItems = 200

  init(_ problem: SuggestionProblem) {
    self.problem = problem
    plans = problem.items.map { _ in nil }
  }

  /// Returns the plans by view, with `nil` for views that constraints already position.
  mutating func solve() -> [SuggestionPlan?] {
    planRows()
    planOneByOne()
    if problem.isContentSized {
      closeContent()
    } else if problem.items.count <= Self.maxItems {
      improve()
    }
    return plans
  }

  // MARK: - Rows

  private mutating func planRows() {
    for row in SuggestionRow.all(in: problem) {
      for (index, plan) in row.plans(in: problem) { keep(index, plan) }
    }
  }

  private mutating func keep(_ index: Int, _ plan: SuggestionPlan) {
    plans[index] = plan
    order.append(index)
  }

  // MARK: - One by one

  private mutating func planOneByOne() {
    var open = problem.items.indices.filter {
      !problem.items[$0].isPlaced && problem.items[$0].canBeTied && plans[$0] == nil
    }
    var best: [Int: SuggestionPlan] = [:]
    for index in open { best[index] = candidates(tying: open.count <= Self.maxItems).first(index) }
    while let next = open.min(by: { (best[$0]?.cost ?? 0, $0) < (best[$1]?.cost ?? 0, $1) }) {
      guard let plan = best[next] else { return }
      keep(next, plan)
      open.removeAll { $0 == next }
      guard problem.items.count <= Self.maxItems else { continue }
      for index in open where problem.canBeTied(index, to: next) {
        best[index] = candidates(tying: true).first(index)
      }
    }
  }

  private func candidates(tying: Bool) -> SuggestionCandidates {
    let (items, plans) = (problem.items, plans)
    return SuggestionCandidates(problem: problem) { other in
      tying && (items[other].isPlaced || plans[other] != nil)
    }
  }

  // MARK: - Content of scroll views

  /// Ties the views that end last to the far edge, so that the extent of the content follows, and
  /// gives views as wide as the container its width.
  private mutating func closeContent() {
    for index in order {
      guard var plan = plans[index] else { continue }
      let item = problem.items[index]
      if problem.isHorizontal, abs(item.extent - problem.samples[0]) <= 1, plan.extent == .fixed {
        plan.extent = .container
      }
      if abs(item.end - problem.extent) <= SuggestionProblem.lineTolerance {
        plan.ties.append(SuggestionPlan.Tie(line: .far, anchor: .container(.far)))
      }
      plans[index] = plan
    }
  }

  // MARK: - Plausibility

  /// The maximum number of rounds in which implausible views get other plans; a change can make a
  /// neighbor implausible.
  private static let maxRounds = 3

  private mutating func improve() {
    for _ in 0..<Self.maxRounds {
      let layout = layout()
      let wrong = order.filter { layout.penalty(of: $0) > 0 && !isInRow($0) }
      var hasChanged = false
      for index in wrong where improve(index) { hasChanged = true }
      guard hasChanged else { return }
    }
  }

  private func isInRow(_ index: Int) -> Bool {
    if case .equal? = plans[index]?.extent { return true }
    if case .row? = plans[index]?.extent { return true }
    return false
  }

  /// Gives a view the plan with the lowest cost of plan and layout. Returns a Boolean value that
  /// indicates whether it changed.
  private mutating func improve(_ index: Int) -> Bool {
    guard let old = plans[index] else { return false }
    let dependents = dependents(of: index)
    let items = problem.items
    let plans = plans
    let candidates = SuggestionCandidates(problem: problem) { other in
      !dependents.contains(other) && (items[other].isPlaced || plans[other] != nil)
    }.plans(of: index)
    let base = layout()
    let moved = order.filter { dependents.contains($0) && $0 != index }
    var best = (cost: old.cost + base.penalty(of: dependents), plan: old)
    for plan in candidates {
      // Only the view and those that depend on it move.
      var layout = base
      layout.add(index, plan)
      for other in moved { if let plan = plans[other] { layout.add(other, plan) } }
      let cost = plan.cost + layout.penalty(of: dependents)
      if cost < best.cost - Self.minGain { best = (cost, plan) }
    }
    self.plans[index] = best.plan
    sort()
    return best.plan.cost != old.cost
  }

  /// The minimum gain of a better plan. Plans with the same cost are equally good; the first one is
  /// kept.
  private static let minGain: CGFloat = 1e-9

  /// Returns the view and those that depend on it.
  private func dependents(of index: Int) -> Set<Int> {
    var found: Set<Int> = [index]
    for other in order where plans[other]?.dependencies.contains(where: found.contains) ?? false {
      found.insert(other)
    }
    return found
  }

  /// Sorts the views after plans changed.
  private mutating func sort() { order = SuggestionOrder.sorted(order, plans) }

  /// Returns the layout on all sizes.
  func layout() -> SuggestionLayout {
    var layout = SuggestionLayout(problem)
    for index in order { if let plan = plans[index] { layout.add(index, plan) } }
    return layout
  }
}

extension SuggestionCandidates {
  /// Returns the most likely plan of a view, or `nil` if there is none.
  fileprivate func first(_ index: Int) -> SuggestionPlan? { plans(of: index).first }
}
