import Foundation

/// The constraints of a view along one axis: one line and an extent, or two lines.
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

  /// The line to which a line of the view is tied.
  enum Anchor: Equatable {
    /// A line of the container.
    case container(Line)
    /// A line of another view, by its index.
    case item(Int, Line)

    /// The index of the other view, or `nil` if the anchor is the container.
    var item: Int? { if case .item(let index, _) = self { index } else { nil } }
  }

  /// A line of the view at its recorded distance from an anchor.
  struct Tie {
    /// The line of the view.
    var line: Line
    /// The anchor to which it is tied.
    var anchor: Anchor
  }

  /// The source of the extent if one line positions the view.
  enum Extent: Equatable {
    /// Both ends are tied.
    case ends
    /// The content determines the extent.
    case content
    /// The extent is the recorded one.
    case fixed
    /// The extent is that of another view, by its index.
    case equal(Int)
    /// The extent is an equal share of a row of views, by the index of the last view and their
    /// number.
    case row(last: Int, count: Int)
    /// The extent is that of the container, for content of a scroll view.
    case container
  }

  /// The ties: one, or two for both ends. With an extent other than `ends`, the second tie closes
  /// the container, whose extent follows from its content.
  var ties: [Tie]
  /// The source of the extent.
  var extent: Extent
  /// The cost of the plan by `SuggestionWeights`; unlikely plans have higher costs.
  var cost: CGFloat

  /// The indices of the views on which the plan depends.
  var dependencies: [Int] {
    var found = ties.compactMap(\.anchor.item)
    if case .equal(let index) = extent { found.append(index) }
    return found
  }
}
