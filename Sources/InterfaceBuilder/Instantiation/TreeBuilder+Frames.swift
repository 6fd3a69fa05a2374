import AutoLayout
import Foundation

extension TreeBuilder {
  /// Returns the recorded frame, in points, in the superview's coordinates.
  ///
  /// Documents of Xcode 8.0 have no frames, or distances to the superview's edges. Negative sizes,
  /// which no view can have, are read as 0.
  ///
  ///     <rect key="frame" x="16" y="20" width="343" height="44"/>
  func frame(of element: VariedElement, in slot: ViewSlot, superview: UIView?) -> CGRect {
    if let rect = element.child(ViewElement.frame) {
      return CGRect(
        x: number(rect, RectElement.x), y: number(rect, RectElement.y),
        width: max(0, number(rect, RectElement.width)),
        height: max(0, number(rect, RectElement.height)))
    }
    if let inset = element.child(ViewElement.frameInset) {
      return frame(fromInset: inset, in: superview?.bounds.size ?? canvas.size)
    }
    if slot == .root { return CGRect(origin: .zero, size: canvas.size) }
    if slot == .contentView, let superview { return superview.bounds }
    return .zero
  }

  /// Reports a view without a recorded frame and content mode, which no Xcode writes.
  func reportMissingFrame(of element: XMLTree.Element) {
    guard !element.hasFrame, element.text(of: ViewElement.contentMode) == nil else { return }
    report(
      InterfaceDiagnostic(
        .missingFrame, element, "<\(element.name)> has no recorded frame",
        hint: "only constraints determine its frame; open the file in Xcode and save it"))
  }

  /// Returns a frame from distances: members that are 0 are omitted, and either a size or the
  /// distance to the far edge is present.
  private func frame(fromInset inset: XMLTree.Element, in size: CGSize) -> CGRect {
    typealias Source = FrameInsetElement
    let (x, width) = span(inset, Source.minX, Source.maxX, Source.width, in: size.width)
    let (y, height) = span(inset, Source.minY, Source.maxY, Source.height, in: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the start and the length along one axis, from two of the three numbers near, far and
  /// length. `room` is the length of the superview.
  private func span(
    _ inset: XMLTree.Element, _ near: SchemaAttribute<CGFloat>, _ far: SchemaAttribute<CGFloat>,
    _ length: SchemaAttribute<CGFloat>, in room: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard inset.text(of: length) != nil else {
      let start = distance(inset, near, in: room)
      return (start, max(0, room - start - distance(inset, far, in: room)))
    }
    let extent = max(0, distance(inset, length, in: room))
    if inset.text(of: near) == nil, inset.text(of: far) != nil {
      return (room - extent - distance(inset, far, in: room), extent)
    }
    return (distance(inset, near, in: room), extent)
  }

  /// Returns a distance in points, which may be written as a percentage of the superview's length,
  /// `room`.
  private func distance(
    _ inset: XMLTree.Element, _ attribute: SchemaAttribute<CGFloat>, in room: CGFloat
  ) -> CGFloat {
    guard let text = inset.text(of: attribute),
      let share = AttributeForm<CGFloat>.percent(text)
    else { return number(inset, attribute) }
    return room * share / 100
  }
}
