import Foundation

/// How constraints are chosen.
package enum SuggestionMethod: String, Sendable, CaseIterable, Codable {
  /// The plans that generalize, as `SuggestionSolver` ranks them.
  case ranked
  /// What pinning every view to its nearest neighbors above and before it gives, with fixed extents
  /// where the content has none. Other methods are measured against it.
  case nearest

  /// The plans of the views of a container; nil for views that constraints already place.
  func plans(for problem: SuggestionProblem) -> [SuggestionPlan?] {
    switch self {
    case .ranked:
      var solver = SuggestionSolver(problem)
      return solver.solve()
    case .nearest: return problem.items.indices.map { Self.nearest($0, problem) }
    }
  }

  /// Views are tied to those before them, so that no plan depends on itself.
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
  /// The view at its near neighbor, with a fixed extent unless the content gives it.
  func nearest(_ index: Int) -> SuggestionPlan {
    let item = problem.items[index]
    let anchor: SuggestionPlan.Anchor =
      neighbor(of: index, isNear: true).map { .item($0.0, .far) } ?? .container(.near)
    return SuggestionPlan(
      ties: [SuggestionPlan.Tie(line: .near, anchor: anchor)],
      extent: item.hasContentExtent ? .content : .fixed, cost: 0)
  }
}
