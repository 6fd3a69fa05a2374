import Foundation

/// What is wrong with a layout on the sizes that it was not made for.
extension SuggestionLayout {
  /// What the layout costs: zero if views stay in the container, in order and legible on all sizes.
  ///
  /// O(n²) for n views.
  func penalty() -> CGFloat {
    problem.items.indices.reduce(0) { $0 + penalty(of: $1) }
  }

  /// What a view contributes; an overlap counts for both views.
  func penalty(of index: Int) -> CGFloat {
    problem.samples.indices.dropFirst().reduce(0) { $0 + penalty(of: index, sample: $1) }
  }

  private func penalty(of index: Int, sample: Int) -> CGFloat {
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
    return cost + overlaps(of: index, span, sample)
  }

  /// The views in line that the view overlaps, and did not in the recorded layout.
  private func overlaps(of index: Int, _ span: Span, _ sample: Int) -> CGFloat {
    let item = problem.items[index]
    var cost: CGFloat = 0
    for (other, candidate) in problem.items.enumerated() where other != index {
      guard let there = spans[sample][other], problem.areInLine(index, other),
        Self.overlap(span, there) > SuggestionProblem.overlapTolerance,
        Self.overlap(
          Span(start: item.start, end: item.end),
          Span(start: candidate.start, end: candidate.end)) <= SuggestionProblem.overlapTolerance
      else { continue }
      cost += SuggestionWeights.overlap / 2
    }
    return cost
  }

  private static func overlap(_ a: Span, _ b: Span) -> CGFloat {
    min(a.end, b.end) - max(a.start, b.start)
  }
}
