import Foundation

/// How a view is placed along one axis: one line and an extent, or two lines.
struct SuggestionPlan {
  /// A line of a view or container.
  enum Line {
    /// The leading or top edge.
    case near
    /// The trailing or bottom edge.
    case far
    /// The center.
    case middle
    /// The last baseline.
    case baseline
  }

  /// What a line of the view is tied to.
  enum Anchor: Equatable {
    /// A line of the container.
    case container(Line)
    /// A line of another view, by its index.
    case item(Int, Line)

    /// The index of the other view.
    var item: Int? { if case .item(let index, _) = self { index } else { nil } }
  }

  /// A line of the view at its recorded distance from an anchor.
  struct Tie {
    /// The line of the view.
    var line: Line
    /// What it is tied to.
    var anchor: Anchor
  }

  /// What determines the extent where one line places the view.
  enum Extent: Equatable {
    /// Both ends are tied.
    case ends
    /// The content.
    case content
    /// The recorded extent.
    case fixed
    /// That of another view, by its index.
    case equal(Int)
    /// An equal share of what a row of views has, by the index of the last view and their number.
    case row(last: Int, count: Int)
    /// That of the container, for content of a scroll view.
    case container
  }

  /// The ties: one, or two for both ends. With another extent than `ends`, the second tie closes the
  /// container, whose extent follows from its content.
  var ties: [Tie]
  /// What determines the extent.
  var extent: Extent
  /// How unlikely the plan is, by `SuggestionWeights`.
  var cost: CGFloat

  /// The indices of the views that the plan depends on.
  var dependencies: [Int] {
    var found = ties.compactMap(\.anchor.item)
    if case .equal(let index) = extent { found.append(index) }
    return found
  }
}
