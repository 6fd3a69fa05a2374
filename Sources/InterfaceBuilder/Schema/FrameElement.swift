import Foundation

/// The `<rect key="frame">` of a view: the frame that the document records.
///
/// Frames are in points, in the coordinates of the superview.
package struct FrameElement: Hashable, Sendable {
  /// The `<rect>`.
  package let element: XMLTree.Element

  /// Nil if the document records no frame of the view.
  package init?(of view: XMLTree.Element) {
    guard let element = view.child(Self.elementName, key: Self.key) else { return nil }
    self.element = element
  }

  /// The frame that holds under the size classes of a varied view; nil if none is recorded.
  init?(of view: VariedElement) {
    guard let element = view.child(Self.elementName, key: Self.key) else { return nil }
    self.element = element
  }

  /// The name of the element.
  package static let elementName = "rect"
  /// The key of the frame among the rectangles of a view.
  package static let key = "frame"
  /// The key of the distances that some views have in place of a frame.
  static let insetKey = "frameInset"

  package static let x = SchemaAttribute("x", .coordinate)
  package static let y = SchemaAttribute("y", .coordinate)
  package static let width = SchemaAttribute("width", .coordinate)
  package static let height = SchemaAttribute("height", .coordinate)

  /// The recorded frame; nil if a number is missing or invalid.
  package var frame: CGRect? { element.rectValue }

  /// The attributes with the values of a frame.
  package static func values(
    of frame: CGRect
  ) -> [(attribute: SchemaAttribute<CGFloat>, value: CGFloat)] {
    [(x, frame.minX), (y, frame.minY), (width, frame.width), (height, frame.height)]
  }

  /// A new element that records a frame.
  package static func new(_ frame: CGRect) -> NewElement {
    NewElement(
      elementName,
      [ViewAttribute.key.assigned(key)] + values(of: frame).map { $0.attribute.assigned($0.value) })
  }
}

extension SchemaAttribute {
  /// The name and the text of a value, the default included.
  package func assigned(_ value: Value) -> (String, String?) { (name, form.write(value)) }
}

extension XMLTree.Element {
  /// The frame that the document records of the view, in points in the coordinates of the superview;
  /// nil if there is none or if it is invalid.
  package var recordedFrame: CGRect? { FrameElement(of: self)?.frame }
}
