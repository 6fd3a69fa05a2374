import AutoLayout
import Foundation

extension TreeBuilder {
  /// The recorded frame, in points, in the superview's coordinates.
  ///
  /// Documents of Xcode 8.0 left frames out or wrote distances to the superview's edges.
  func frame(of element: VariedElement, in slot: ViewSlot, superview: UIView?) -> CGRect {
    if let rect = element.child("rect", key: "frame") {
      return CGRect(
        x: number(rect, "x"), y: number(rect, "y"), width: max(0, number(rect, "width")),
        height: max(0, number(rect, "height")))
    }
    if let inset = element.child("frame", key: "frameInset") {
      return frame(fromInset: inset, in: superview?.bounds.size ?? canvas.size)
    }
    if slot == .root { return CGRect(origin: .zero, size: canvas.size) }
    if case .property("contentView") = slot, let superview { return superview.bounds }
    return .zero
  }

  /// A frame from distances: members that are 0 are left out, and either a size or the distance to
  /// the far edge is there.
  private func frame(fromInset inset: XMLTree.Element, in size: CGSize) -> CGRect {
    let (x, width) = span(inset, "minX", "maxX", "width", in: size.width)
    let (y, height) = span(inset, "minY", "maxY", "height", in: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func span(
    _ inset: XMLTree.Element, _ near: String, _ far: String, _ length: String, in room: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard inset[length] != nil else {
      let start = number(inset, near)
      return (start, max(0, room - start - number(inset, far)))
    }
    let extent = max(0, number(inset, length))
    if inset[near] == nil, inset[far] != nil {
      return (room - extent - number(inset, far), extent)
    }
    return (number(inset, near), extent)
  }
}
