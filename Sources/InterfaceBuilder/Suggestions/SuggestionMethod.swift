import Foundation

/// The method by which constraints are chosen.
package enum SuggestionMethod: String, Sendable, CaseIterable, Codable {
  /// The plans that generalize, as `SuggestionSolver` ranks them.
  case ranked
  /// The result of pinning every view to its nearest neighbors above and before it, with fixed
  /// extents if the content has none. It is the baseline for other methods.
  case nearest

  /// Returns the plans of the views of a container, with `nil` for views that constraints already
  /// position.
  func plans(for problem: SuggestionProblem) -> [SuggestionPlan?] {
    switch self {
    case .ranked:
      var solver = SuggestionSolver(problem)
      return solver.solve()
    case .nearest: return problem.items.indices.map { Self.nearest($0, problem) }
    }
  }

  /// Returns a plan in which a view is tied to those before it, so that no plan depends on itself.
  /// The result is `nil` for a view that is already placed or cannot be tied.
  private static func nearest(_ index: Int, _ problem: SuggestionProblem) -> SuggestionPlan? {
    guard !problem.items[index].isPlaced, problem.items[index].canBeTied else { return nil }
    let candidates = SuggestionCandidates(problem: problem) { other in
      let (mine, there) = (problem.items[index], problem.items[other])
      return there.start < mine.start && there.end <= mine.start + 1
        && (there.isPlaced || there.canBeTied)
    }
    return candidates.nearest(index)
  }
}

extension SuggestionCandidates {
  /// Returns a plan in which the view is tied to its near neighbor, with a fixed extent unless the
  /// content determines it.
  func nearest(_ index: Int) -> SuggestionPlan {
    let item = problem.items[index]
    let anchor: SuggestionPlan.Anchor =
      neighbor(of: index, isNear: true).map { .item($0.0, .far) } ?? .container(.near)
    return SuggestionPlan(
      ties: [SuggestionPlan.Tie(line: .near, anchor: anchor)],
      extent: item.hasContentExtent ? .content : .fixed, cost: 0)
  }
}
