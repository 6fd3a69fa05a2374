import Foundation

/// The positions of the views of a container on the sizes on which plans are tried.
struct SuggestionLayout {
  let problem: SuggestionProblem
  /// The start and end of each view, by sample and view, or `nil` for views without a plan.
  private(set) var spans: [[Span?]]

  /// The start and end of a view.
  struct Span {
    /// The leading or top edge.
    var start: CGFloat
    /// The trailing or bottom edge.
    var end: CGFloat
  }

  /// Creates a layout of the views that are already positioned.
  init(_ problem: SuggestionProblem) {
    self.problem = problem
    spans = problem.samples.map { sample in
      problem.items.map { $0.isPlaced ? Self.guess($0, problem.extent, sample) : nil }
    }
  }

  /// Creates a layout of plans, for any order in which the views depend on each other.
  init(_ problem: SuggestionProblem, _ plans: [SuggestionPlan?]) {
    self.init(problem)
    for index in SuggestionOrder.sorted(problem.items.indices.filter { plans[$0] != nil }, plans) {
      if let plan = plans[index] { add(index, plan) }
    }
  }

  /// The share of its container from which a view without a plan is assumed to stretch or grow with
  /// it. Icons, fields and panels are smaller, lists and images larger.
  static let stretchedShare: CGFloat = 0.65

  /// Returns the probable behavior of a view that constraints already position: these constraints
  /// are not read here.
  private static func guess(
    _ item: SuggestionProblem.Item, _ extent: CGFloat, _ sample: CGFloat
  ) -> Span {
    let growth = sample - extent
    if item.extent > extent * stretchedShare {
      return Span(start: item.start, end: item.end + growth)
    }
    if abs(item.middle - extent / 2) <= SuggestionProblem.lineTolerance {
      return Span(start: item.start + growth / 2, end: item.end + growth / 2)
    }
    let isNear = item.start <= extent - item.end
    return Span(start: item.start + (isNear ? 0 : growth), end: item.end + (isNear ? 0 : growth))
  }

  /// Adds a view by its plan. The views on which it depends must have been added.
  mutating func add(_ index: Int, _ plan: SuggestionPlan) {
    for sample in problem.samples.indices {
      spans[sample][index] = span(index, plan, sample)
    }
  }

  private func span(_ index: Int, _ plan: SuggestionPlan, _ sample: Int) -> Span? {
    let item = problem.items[index]
    let lines = plan.ties.map { tie -> (SuggestionPlan.Line, CGFloat) in
      let shift = shift(of: tie.anchor, sample)
      return (tie.line, recorded(tie.line, item) + shift)
    }
    guard let first = lines.first else { return nil }
    if plan.extent == .ends, lines.count > 1 { return Span(start: first.1, end: lines[1].1) }
    let extent = extent(item, plan.extent, sample)
    switch first.0 {
    case .near: return Span(start: first.1, end: first.1 + extent)
    case .far: return Span(start: first.1 - extent, end: first.1)
    case .middle: return Span(start: first.1 - extent / 2, end: first.1 + extent / 2)
    case .baseline:
      let start = item.start + first.1 - recorded(.baseline, item)
      return Span(start: start, end: start + extent)
    }
  }

  private func extent(
    _ item: SuggestionProblem.Item, _ extent: SuggestionPlan.Extent, _ sample: Int
  ) -> CGFloat {
    switch extent {
    case .equal(let other): spans[sample][other].map { $0.end - $0.start } ?? item.extent
    case .row(_, let count):
      item.extent + (problem.samples[sample] - problem.extent) / CGFloat(count)
    case .container: problem.samples[sample]
    case .ends, .content, .fixed: item.extent
    }
  }

  /// Returns the distance of an anchor from its recorded position.
  private func shift(of anchor: SuggestionPlan.Anchor, _ sample: Int) -> CGFloat {
    switch anchor {
    case .container(let line):
      let growth = problem.samples[sample] - problem.extent
      switch line {
      case .near, .baseline: return 0
      case .far: return growth
      case .middle: return growth / 2
      }
    case .item(let other, let line):
      guard let span = spans[sample][other] else { return 0 }
      let item = problem.items[other]
      switch line {
      case .near, .baseline: return span.start - item.start
      case .far: return span.end - item.end
      case .middle: return (span.start + span.end) / 2 - item.middle
      }
    }
  }

  private func recorded(_ line: SuggestionPlan.Line, _ item: SuggestionProblem.Item) -> CGFloat {
    switch line {
    case .near: item.start
    case .far: item.end
    case .middle: item.middle
    case .baseline: item.baseline ?? item.end
    }
  }
}
