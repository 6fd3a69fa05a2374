import AutoLayout
import Foundation

/// The two directions of a layout.
enum LayoutAxis: CaseIterable {
  /// The horizontal and vertical axis.
  case horizontal, vertical

  /// The position and the size along the axis, as ambiguous values.
  var all: LayoutSnapshot.Ambiguity {
    self == .horizontal ? [.horizontalPosition, .width] : [.verticalPosition, .height]
  }
  /// The edge at which the axis begins.
  var near: PinRequest.Edge { self == .horizontal ? .leading : .top }
  /// The edge at which the axis ends.
  var far: PinRequest.Edge { self == .horizontal ? .trailing : .bottom }
  /// The name of the attribute for the center.
  var center: String { self == .horizontal ? "centerX" : "centerY" }
  /// The name of the attribute for the size.
  var size: String { self == .horizontal ? "width" : "height" }
  /// The axis at a right angle to this one.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns the coordinate of the near edge of a rectangle.
  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  /// Returns the coordinate of the far edge of a rectangle.
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
  /// Returns the coordinate of the center of a rectangle.
  func middle(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.midX : rect.midY }
  /// Returns the size of a rectangle along the axis.
  func extent(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.width : rect.height }
  /// Returns a Boolean value that indicates whether the position along the axis is ambiguous.
  func isPositionOpen(_ ambiguity: LayoutSnapshot.Ambiguity) -> Bool {
    ambiguity.contains(self == .horizontal ? .horizontalPosition : .verticalPosition)
  }
  /// Returns a Boolean value that indicates whether the size along the axis is ambiguous.
  func isSizeOpen(_ ambiguity: LayoutSnapshot.Ambiguity) -> Bool {
    ambiguity.contains(self == .horizontal ? .width : .height)
  }
}
