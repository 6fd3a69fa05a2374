/// The element of a layout guide, which constraints can have as an item.
package enum GuideElement {
  /// The element of a guide of a view, such as the safe area.
  package static let elementName = "viewLayoutGuide"
  /// The element of a guide of a view controller, which documents before Xcode 9 have.
  package static let controllerElementName = "viewControllerLayoutGuide"

  package static let safeAreaKey = "safeArea"
  package static let contentKey = "contentLayoutGuide"
  package static let frameKey = "frameLayoutGuide"

  /// The edge of the view that a guide of a controller is for: `top` or `bottom`.
  package static let type = SchemaAttribute("type", .word("top", "bottom"))

  /// The safe area of a view; nil if the document has no guide for it.
  package static func safeArea(of view: XMLTree.Element) -> XMLTree.Element? {
    view.child(elementName, key: safeAreaKey)
  }

  /// Whether an element is the guide of a view or of a controller.
  package static func contains(_ element: XMLTree.Element) -> Bool {
    element.name == elementName || element.name == controllerElementName
  }

  /// The view that a guide belongs to; nil for other elements.
  package static func view(of guide: XMLTree.Element) -> XMLTree.Element? {
    let view =
      switch guide.name {
      case elementName: guide.parent
      case controllerElementName: guide.parent?.parent?.child(ControllerElement.view)
      default: nil as XMLTree.Element?
      }
    return view.flatMap { $0.isView ? $0 : nil }
  }

  /// The key of the view of a view controller.
  private static let controllerViewKey = "view"
}
