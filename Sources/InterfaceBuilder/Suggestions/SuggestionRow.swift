import Foundation

/// Views with equal extents and spacing that fill a container along an axis, such as a row of
/// buttons.
struct SuggestionRow {
  /// The views, the near one first.
  let indices: [Int]

  /// The minimum share of the container that the views of a row occupy. Otherwise they keep their
  /// extents.
  private static let minShare: CGFloat = 0.6

  /// Returns the rows of a container.
  ///
  /// - Complexity: O(*n*² log *n*), where *n* is the number of views.
  static func all(in problem: SuggestionProblem) -> [SuggestionRow] {
    guard !problem.isContentSized else { return [] }
    var taken = Set<Int>()
    var found: [SuggestionRow] = []
    for index in problem.items.indices where isFree(index, problem) && !taken.contains(index) {
      let members = problem.items.indices.filter { other in
        other == index
          || isFree(other, problem) && !taken.contains(other)
            && isSameRow(problem.items[index], problem.items[other])
      }.sorted { problem.items[$0].start < problem.items[$1].start }
      guard members.count > 1, isRow(members, problem) else { continue }
      taken.formUnion(members)
      found.append(SuggestionRow(indices: members))
    }
    return found
  }

  private static func isFree(_ index: Int, _ problem: SuggestionProblem) -> Bool {
    let item = problem.items[index]
    return !item.isPlaced && item.canBeTied && item.stretch != .unlikely && item.extent > 0
  }

  /// Returns a Boolean value that indicates whether two views have the same position on the other
  /// axis and the same extent.
  private static func isSameRow(_ a: SuggestionProblem.Item, _ b: SuggestionProblem.Item) -> Bool {
    abs(a.cross.lowerBound - b.cross.lowerBound) <= SuggestionProblem.lineTolerance
      && abs(a.cross.upperBound - b.cross.upperBound) <= SuggestionProblem.lineTolerance
      && abs(a.extent - b.extent) <= SuggestionProblem.lineTolerance
  }

  private static func isRow(_ members: [Int], _ problem: SuggestionProblem) -> Bool {
    let items = members.map { problem.items[$0] }
    let gaps = zip(items, items.dropFirst()).map { $1.start - $0.end }
    guard let first = items.first, let last = items.last, let gap = gaps.first,
      gap >= -SuggestionProblem.overlapTolerance,
      gaps.allSatisfy({ abs($0 - gap) <= SuggestionProblem.lineTolerance }),
      abs(first.start - (problem.extent - last.end)) <= SuggestionProblem.overlapTolerance
    else { return false }
    return items.map(\.extent).reduce(0, +) >= problem.extent * minShare
  }

  /// Returns plans in which the first and last view are tied to the container, each view to the one
  /// before it, and all have the extent of the first.
  ///
  /// The plans are in an order that a solver accepts: the far end of the last view belongs to the
  /// plan of the first.
  func plans(in problem: SuggestionProblem) -> [(Int, SuggestionPlan)] {
    var plans: [(Int, SuggestionPlan)] = []
    for (place, index) in indices.enumerated() {
      let anchor: SuggestionPlan.Anchor =
        place == 0 ? .container(.near) : .item(indices[place - 1], .far)
      plans.append(
        (
          index,
          SuggestionPlan(
            ties: [SuggestionPlan.Tie(line: .near, anchor: anchor)],
            extent: place == 0
              ? .row(last: indices[indices.count - 1], count: indices.count) : .equal(indices[0]),
            cost: 0)
        ))
    }
    return plans
  }
}
