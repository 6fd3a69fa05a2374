import Foundation

/// The penalties of a layout on the sizes for which it was not made.
extension SuggestionLayout {
  /// Returns the penalty of some views, and that of others because of them: zero if they stay in
  /// the container, in order and legible on all sizes.
  ///
  /// - Complexity: O(*m* × *n*) for *m* of *n* views.
  func penalty(of indices: Set<Int>) -> CGFloat {
    indices.sorted().reduce(0) { $0 + penalty(of: $1, among: indices) }
  }

  /// Returns the penalty of a view.
  ///
  /// - Complexity: O(*n*) for *n* views.
  func penalty(of index: Int) -> CGFloat { penalty(of: index, among: []) }

  /// Returns the penalty of a view. An overlap with one of `indices` counts half, because it counts
  /// for both views.
  private func penalty(of index: Int, among indices: Set<Int>) -> CGFloat {
    problem.samples.indices.dropFirst().reduce(0) {
      $0 + penalty(of: index, among: indices, sample: $1)
    }
  }

  private func penalty(of index: Int, among indices: Set<Int>, sample: Int) -> CGFloat {
    guard let span = spans[sample][index] else { return 0 }
    let item = problem.items[index]
    var cost: CGFloat = 0
    let extent = span.end - span.start
    if extent < min(item.extent, 1) { cost += SuggestionWeights.collapse }
    let overflow = max(-span.start, span.end - problem.samples[sample])
    let before = max(0, -item.start, item.end - problem.extent)
    if overflow > before + SuggestionProblem.overlapTolerance {
      cost += SuggestionWeights.overflow
    }
    if let content = item.content, extent < content - SuggestionProblem.overlapTolerance,
      item.extent >= content - SuggestionProblem.contentTolerance
    {
      cost += SuggestionWeights.clipping
    }
    return cost + overlaps(of: index, among: indices, span, sample)
  }

  /// Returns the penalty for the adjacent views that the view overlaps, but does not overlap in the
  /// recorded layout.
  private func overlaps(
    of index: Int, among indices: Set<Int>, _ span: Span, _ sample: Int
  ) -> CGFloat {
    let item = problem.items[index]
    var cost: CGFloat = 0
    for (other, candidate) in problem.items.enumerated() where other != index {
      guard let there = spans[sample][other], problem.areInLine(index, other),
        Self.overlap(span, there) > SuggestionProblem.overlapTolerance,
        Self.overlap(
          Span(start: item.start, end: item.end),
          Span(start: candidate.start, end: candidate.end)) <= SuggestionProblem.overlapTolerance
      else { continue }
      cost += SuggestionWeights.overlap * (indices.contains(other) ? 0.5 : 1)
    }
    return cost
  }

  private static func overlap(_ a: Span, _ b: Span) -> CGFloat {
    min(a.end, b.end) - max(a.start, b.start)
  }
}
