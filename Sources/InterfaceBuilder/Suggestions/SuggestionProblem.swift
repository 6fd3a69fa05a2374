import AutoLayout
import Foundation

/// The views of one container along one axis, by the frames that the document records.
///
/// Lengths are points of alignment rectangles in the container's coordinates; the container begins
/// at 0.
struct SuggestionProblem {
  /// A view of the container.
  struct Item {
    /// The start of the view along the axis.
    var start: CGFloat
    /// The end of the view along the axis.
    var end: CGFloat
    /// The range of the view on the other axis.
    var cross: ClosedRange<CGFloat>
    /// The extent of the view's content, or `nil` for none.
    var content: CGFloat?
    /// The last baseline from the container's top, or `nil` along the width and for views without
    /// text.
    var baseline: CGFloat?
    /// The typical behavior of the view with more space.
    var stretch = Stretch.neutral
    /// A Boolean value that indicates whether constraints that are kept position the view, so that
    /// it gets no plan.
    var isPlaced = false
    /// A Boolean value that indicates whether other views may be tied to the view: it is
    /// positioned, or gets a plan.
    var canBeTied = true

    /// The recorded extent.
    var extent: CGFloat { end - start }
    /// The center along the axis.
    var middle: CGFloat { (start + end) / 2 }
    /// A Boolean value that indicates whether the content determines the recorded extent.
    var hasContentExtent: Bool {
      content.map { abs($0 - extent) <= SuggestionProblem.contentTolerance } ?? false
    }
  }

  /// The typical behavior of a kind of view with more space.
  enum Stretch {
    /// The view uses the space: lists and scrolling text, along the width also fields, sliders and
    /// bars.
    case likely
    /// The behavior depends on the view's share of the container.
    case neutral
    /// The view keeps its extent: switches, steppers, buttons.
    case unlikely
  }

  /// The recorded extent of the container.
  var extent: CGFloat
  /// The extents of the container on which plans are tried. The first is the recorded one.
  var samples: [CGFloat]
  /// The inset of the safe area or the guides at the near edge.
  var nearInset: CGFloat = 0
  /// The inset of the safe area or the guides at the far edge.
  var farInset: CGFloat = 0
  /// The views, back to front.
  var items: [Item]
  /// A Boolean value that indicates whether the axis is horizontal.
  var isHorizontal: Bool
  /// A Boolean value that indicates whether the content determines the container's extent, as in
  /// scroll views. The samples are then those of the frame, not of the content.
  var isContentSized = false

  /// The number of points by which the content may differ from the recorded extent and still
  /// determine it: frames are rounded to half points.
  static let contentTolerance = LayoutSnapshot.Canvas.misplacementTolerance(pixelsPerPoint: 2)
  /// The number of points by which equal lines may differ: half a pixel each on a screen of two
  /// pixels per point.
  static let lineTolerance: CGFloat = 0.51
  /// The number of points by which views may overlap and still be neighbors: frames are rounded to
  /// pixels.
  static let overlapTolerance: CGFloat = 1

  /// Returns a Boolean value that indicates whether a plan of a view can refer to another one,
  /// which is adjacent or has a line in common.
  func canBeTied(_ index: Int, to other: Int) -> Bool {
    func isNear(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
      guard let a, let b else { return false }
      return abs(a - b) <= Self.lineTolerance
    }
    let (a, b) = (items[index], items[other])
    return areInLine(index, other) || isNear(a.start, b.start) || isNear(a.end, b.end)
      || isNear(a.middle, b.middle) || isNear(a.baseline, b.baseline)
  }

  /// Returns a Boolean value that indicates whether two views share a part of the other axis, so
  /// that one can be next to the other.
  func areInLine(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (items[a].cross, items[b].cross)
    return min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound)
      > Self.overlapTolerance
  }
}
