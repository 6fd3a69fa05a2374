import Foundation

/// The `<rect key="frame">` of a view: the frame that the document records.
///
/// Frames are in points, in the coordinates of the superview.
extension RectElement {
  /// Returns a new element that records a frame.
  package static func frame(_ frame: CGRect) -> NewElement {
    NewElement(
      .rect, ViewElement.frame.marks + values(of: frame).map { $0.attribute.assigned($0.value) })
  }

  /// Returns the attributes with the values of a rectangle.
  package static func values(
    of rect: CGRect
  ) -> [(attribute: SchemaAttribute<CGFloat>, value: CGFloat)] {
    [(x, rect.minX), (y, rect.minY), (width, rect.width), (height, rect.height)]
  }
}

extension XMLTree.Element {
  /// The frame that the document records for the view, in points in the coordinates of the
  /// superview, or `nil` if there is none or if it is invalid.
  package var recordedFrame: CGRect? { rect(ViewElement.frame) }
}
