import Foundation

/// The `<rect key="frame">` of a view: the frame that the document records.
///
/// Frames are in points, in the coordinates of the superview.
package struct FrameElement: Hashable, Sendable {
  /// The `<rect>`.
  package let element: XMLTree.Element

  /// Nil if the document records no frame of the view.
  package init?(of view: XMLTree.Element) {
    guard let element = view.child(ViewElement.frame) else { return nil }
    self.element = element
  }

  /// The frame that holds under the size classes of a varied view; nil if none is recorded.
  init?(of view: VariedElement) {
    guard let element = view.child(ViewElement.frame) else { return nil }
    self.element = element
  }

  /// The recorded frame; nil if a number is missing or invalid.
  package var frame: CGRect? { element.rectValue }

  /// The attributes with the values of a frame.
  package static func values(
    of frame: CGRect
  ) -> [(attribute: SchemaAttribute<CGFloat>, value: CGFloat)] {
    [
      (RectElement.x, frame.minX), (RectElement.y, frame.minY), (RectElement.width, frame.width),
      (RectElement.height, frame.height),
    ]
  }

  /// A new element that records a frame.
  package static func new(_ frame: CGRect) -> NewElement {
    NewElement(
      .rect, ViewElement.frame.marks + values(of: frame).map { $0.attribute.assigned($0.value) })
  }
}

extension XMLTree.Element {
  /// The frame that the document records of the view, in points in the coordinates of the superview;
  /// nil if there is none or if it is invalid.
  package var recordedFrame: CGRect? { FrameElement(of: self)?.frame }
}
