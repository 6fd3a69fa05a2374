import Foundation

/// The possible plans for a view, given the views to which it may be tied.
struct SuggestionCandidates {
  let problem: SuggestionProblem
  /// Returns a Boolean value that indicates whether a view may be tied to another, by that one's
  /// index.
  let mayBeTied: (Int) -> Bool

  /// The maximum number of plans of a view that are compared. The others have more distant anchors.
  private static let maxPlans = 24

  /// Returns the plans of a view, the most likely first.
  func plans(of index: Int) -> [SuggestionPlan] {
    let near = ties(of: index, .near)
    let far = problem.isContentSized ? [] : ties(of: index, .far)
    let single = near + far + middles(of: index)
    let plans = single.map { onePlaced(index, $0) } + twoPlaced(index, near, far)
    return Array(plans.sorted { $0.cost < $1.cost }.prefix(Self.maxPlans))
  }

  /// A tie with its cost.
  private struct Scored {
    var tie: SuggestionPlan.Tie
    var cost: CGFloat
  }

  // MARK: - One line and an extent

  private func onePlaced(_ index: Int, _ scored: Scored) -> SuggestionPlan {
    let item = problem.items[index]
    let share = item.extent / max(problem.extent, 1)
    var cost = scored.cost + SuggestionWeights.constraint
    guard !item.hasContentExtent else {
      return SuggestionPlan(ties: [scored.tie], extent: .content, cost: cost)
    }
    cost += SuggestionWeights.constraint + SuggestionWeights.fixedExtent * share * share
    cost += SuggestionWeights.number(item.extent)
    if item.content != nil { cost += SuggestionWeights.fixedContent }
    return SuggestionPlan(ties: [scored.tie], extent: .fixed, cost: cost)
  }

  // MARK: - Both ends

  private func twoPlaced(_ index: Int, _ near: [Scored], _ far: [Scored]) -> [SuggestionPlan] {
    let item = problem.items[index]
    let free = 1 - min(1, max(0, item.extent / max(problem.extent, 1)))
    var cost = 2 * SuggestionWeights.constraint
    cost += SuggestionWeights.stretch(item.stretch, isHorizontal: problem.isHorizontal) * free
    if item.hasContentExtent { cost += SuggestionWeights.stretchedContent }
    return near.flatMap { first in
      far.map { second in
        SuggestionPlan(
          ties: [first.tie, second.tie], extent: .ends, cost: cost + first.cost + second.cost)
      }
    }
  }

  // MARK: - Lines

  /// Returns the ties of an end: to the container, to the nearest view beyond it, and to views that
  /// begin or end at the same line.
  private func ties(of index: Int, _ line: SuggestionPlan.Line) -> [Scored] {
    let item = problem.items[index]
    let isNear = line == .near
    let bias = isNear ? 0 : SuggestionWeights.farEnd(isHorizontal: problem.isHorizontal)
    let gap = isNear ? item.start : problem.extent - item.end
    var found = [
      Scored(
        tie: SuggestionPlan.Tie(line: line, anchor: .container(line)),
        cost: bias + cost(ofDistance: gap)
          + number(gap, inset: isNear ? problem.nearInset : problem.farInset))
    ]
    if let (other, gap) = neighbor(of: index, isNear: isNear) {
      let anchor = SuggestionPlan.Anchor.item(other, isNear ? .far : .near)
      found.append(
        Scored(
          tie: SuggestionPlan.Tie(line: line, anchor: anchor),
          cost: bias + cost(ofDistance: gap) + SuggestionWeights.number(gap)))
    }
    return found
      + aligned(index, line) { isNear ? $0.start : $0.end }.map {
        Scored(tie: $0.tie, cost: $0.cost + bias)
      }
  }

  /// Returns the cost of a distance as a number, measured from the edge or from the safe area.
  private func number(_ gap: CGFloat, inset: CGFloat) -> CGFloat {
    min(SuggestionWeights.number(gap), SuggestionWeights.number(gap - inset))
  }

  private func cost(ofDistance gap: CGFloat) -> CGFloat {
    SuggestionWeights.distance * abs(gap) / max(problem.extent, 1)
  }

  /// Returns the index of the nearest view beyond an end and its distance in points, or `nil` if
  /// there is none to which other views may be tied.
  func neighbor(of index: Int, isNear: Bool) -> (Int, CGFloat)? {
    let item = problem.items[index]
    var best: (Int, CGFloat)?
    for (other, candidate) in problem.items.enumerated()
    where other != index && mayBeTied(other) && problem.areInLine(index, other) {
      let gap = isNear ? item.start - candidate.end : candidate.start - item.end
      if gap >= -SuggestionProblem.overlapTolerance, gap < best?.1 ?? .infinity {
        best = (other, gap)
      }
    }
    return best
  }

  /// Returns ties of centers and baselines.
  private func middles(of index: Int) -> [Scored] {
    let item = problem.items[index]
    var found: [Scored] = []
    if abs(item.middle - problem.extent / 2) <= SuggestionProblem.lineTolerance,
      !problem.isContentSized
    {
      found.append(
        Scored(
          tie: SuggestionPlan.Tie(line: .middle, anchor: .container(.middle)),
          cost: SuggestionWeights.middle))
    }
    found += aligned(index, .middle) { $0.middle }
    if !problem.isHorizontal, item.baseline != nil {
      found += aligned(index, .baseline) { $0.baseline }
    }
    return found
  }

  /// Returns ties to the same line of another view, of which the nearest on the other axis is used.
  private func aligned(
    _ index: Int, _ line: SuggestionPlan.Line,
    _ value: (SuggestionProblem.Item) -> CGFloat?
  ) -> [Scored] {
    let item = problem.items[index]
    guard let mine = value(item) else { return [] }
    var best: (Int, CGFloat)?
    for (other, candidate) in problem.items.enumerated() where other != index && mayBeTied(other) {
      guard let theirs = value(candidate),
        abs(mine - theirs) <= SuggestionProblem.lineTolerance
      else { continue }
      let gap = max(
        0,
        max(
          item.cross.lowerBound - candidate.cross.upperBound,
          candidate.cross.lowerBound - item.cross.upperBound))
      if gap < best?.1 ?? .infinity { best = (other, gap) }
    }
    guard let (other, gap) = best else { return [] }
    return [
      Scored(
        tie: SuggestionPlan.Tie(line: line, anchor: .item(other, line)),
        cost: SuggestionWeights.alignment + cost(ofDistance: gap))
    ]
  }
}
