import AutoLayout
import Foundation

/// A view of Interface Builder's library: the element that Xcode writes when the view is added.
///
///     let label = ViewTemplate.label.element(id: editor.newIdentifier(), frame: frame)
package struct ViewTemplate: Sendable {
  /// The name of the element.
  package let elementName: ElementName
  /// The size of a new view, in points.
  package let size: CGSize
  /// Attributes that differ between classes.
  let attributes: [NewElement.Attribute]
  /// Elements after the frame, such as a font or a color.
  package let children: [NewElement]

  init(
    _ elementName: ElementName, width: CGFloat, height: CGFloat,
    contentMode: UIView.ContentMode = .scaleToFill, _ attributes: [NewElement.Attribute] = [],
    children: [NewElement] = []
  ) {
    self.elementName = elementName
    size = CGSize(width: width, height: height)
    self.attributes = attributes + [ViewElement.contentMode.assigned(contentMode)]
    self.children = children
  }

  /// Returns a new element with an identifier that does not exist in the document.
  ///
  /// The frame is in points, in the coordinates of the superview. Unless a stack view arranges the
  /// view, it keeps its frame until it has constraints. `further` are attributes in addition to
  /// those of the template; `children` replace those of the template unless they are `nil`.
  package func element(
    id: String, frame: CGRect, isArranged: Bool, further: [NewElement.Attribute] = [],
    children: [NewElement]? = nil
  ) -> NewElement {
    let placement = [
      ViewElement.translatesAutoresizingMask.assigned(false), ObjectElement.id.assigned(id),
    ]
    let fixed = isArranged ? [] : [ViewElement.fixedFrame.assigned(true)]
    return NewElement(
      elementName, attributes + placement + fixed + further,
      children: [RectElement.frame(frame)] + (isArranged ? [] : [ViewElement.fixedFrameMask])
        + (children ?? self.children))
  }
}
