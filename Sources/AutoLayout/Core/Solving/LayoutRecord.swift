import Foundation
import LayoutEngine

/// What a host knows of a view or guide: its variables, the constraints that the system creates for
/// it, and the rows that refer to it.
///
/// The lifetime record of the item refers to it, so that it is found without a search. An item has a
/// record per host: that of its tree, and those of measurements in progress. Records are used only
/// where items are: on the main actor, and while an item or a host is deallocated.
final class LayoutRecord: @unchecked Sendable {
  /// The host, which outlives the record's place in `life`.
  unowned(unsafe) let host: LayoutHost
  /// The lifetime record of the item.
  let life: ItemLife
  /// The frame in the coordinates of the superview or owner, in points.
  let x, y, width, height: LayoutEngine.Variable
  /// The rows that prevent negative sizes.
  let bounds: [LayoutEngine.Constraint]
  /// The constraints that represent the frame and the autoresizing mask, or the size of a root.
  var placement: [NSLayoutConstraint] = []
  /// The constraints that represent the intrinsic size.
  var contentSize: [NSContentSizeLayoutConstraint] = []
  /// The rows that refer to the item, in the order of their addition.
  var dependents: [ConstraintRow] = []
  /// The rows whose lowering passed through the item, which is a scrolling view.
  var scrollDependents: [ConstraintRow] = []
  /// The width for which text was measured, in points, or nil.
  var measuredWidth: CGFloat?
  /// The previous width of a label that asks for the width of its wrapped lines instead of a single
  /// line, in points, or nil.
  var huggedWidth: CGFloat?
  /// Indicates whether the height of the view depends on its width.
  var dependsOnWidth = false
  /// Indicates whether the alignment rectangle of the view does not follow from
  /// `alignmentRectInsets`.
  var hasCustomAlignment = false
  /// Indicates whether the view was moved and its mask places it. The solution does not include the
  /// move yet.
  var isMoved = false
  /// The record of the same item in a host that was created before.
  fileprivate var outer: LayoutRecord?

  init(_ host: LayoutHost, _ life: ItemLife, engine: inout LayoutEngine) {
    self.host = host
    self.life = life
    x = engine.addVariable()
    y = engine.addVariable()
    width = engine.addVariable()
    height = engine.addVariable()
    bounds = [
      engine.add([LayoutEngine.Term(width)], .greaterThanOrEqual, 0),
      engine.add([LayoutEngine.Term(height)], .greaterThanOrEqual, 0),
    ]
  }

  /// The item, or nil after it is deallocated.
  var object: (any LayoutItem)? { life.item }

  /// The item if it is a view.
  var view: UIView? { life.view }

  /// The position and the length along an axis.
  func extent(_ axis: NSLayoutConstraint.Axis) -> (
    origin: LayoutEngine.Variable, length: LayoutEngine.Variable
  ) { axis == .horizontal ? (x, width) : (y, height) }

  /// The four variables: x, y, width and height.
  var variables: [LayoutEngine.Variable] { [x, y, width, height] }
}

extension ItemLife {
  /// Returns the record of the item in a host, or nil if it has none. Linear in the number of
  /// measurements in progress.
  func record(in host: LayoutHost) -> LayoutRecord? {
    var candidate = record
    while let current = candidate {
      if current.host === host { return current }
      candidate = current.outer
    }
    return nil
  }

  /// Adds the record of a host.
  func add(_ new: LayoutRecord) {
    new.outer = record
    record = new
  }

  /// Removes the record of a host.
  func remove(_ old: LayoutRecord) {
    guard record !== old else {
      record = old.outer
      return
    }
    var candidate = record
    while let current = candidate {
      if current.outer === old {
        current.outer = old.outer
        return
      }
      candidate = current.outer
    }
  }
}
