import AutoLayout
import Foundation

/// The two directions of a layout.
enum LayoutAxis: CaseIterable {
  case horizontal, vertical

  var all: LayoutSnapshot.Ambiguity {
    self == .horizontal ? [.horizontalPosition, .width] : [.verticalPosition, .height]
  }
  var near: PinRequest.Edge { self == .horizontal ? .leading : .top }
  var far: PinRequest.Edge { self == .horizontal ? .trailing : .bottom }
  var center: String { self == .horizontal ? "centerX" : "centerY" }
  var size: String { self == .horizontal ? "width" : "height" }
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
  func middle(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.midX : rect.midY }
  func extent(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.width : rect.height }
  func open(_ ambiguity: LayoutSnapshot.Ambiguity) -> Bool {
    ambiguity.contains(self == .horizontal ? .horizontalPosition : .verticalPosition)
  }
  func isSizeOpen(_ ambiguity: LayoutSnapshot.Ambiguity) -> Bool {
    ambiguity.contains(self == .horizontal ? .width : .height)
  }
}
