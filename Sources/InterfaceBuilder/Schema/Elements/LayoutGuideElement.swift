/// A layout guide of a view: `<viewLayoutGuide>` or `<keyboardLayoutGuide>`.
package enum LayoutGuideElement {
  /// The identifier that UIKit prints in messages about the guide.
  package static let identifier = SchemaAttribute("identifier", .text)

  /// Returns a Boolean value that indicates whether an element is the guide of a view or of a
  /// controller, which can be an item of constraints.
  package static func isGuide(_ element: XMLTree.Element) -> Bool {
    isViewGuide(element) || element.kind == .viewControllerLayoutGuide
  }

  /// Returns a Boolean value that indicates whether an element is the guide of a view.
  package static func isViewGuide(_ element: XMLTree.Element) -> Bool {
    element.kind == .viewLayoutGuide || element.kind == .keyboardLayoutGuide
  }

  /// Returns a Boolean value that indicates whether an element is a guide of a view that the
  /// document creates and constraints position.
  ///
  /// Interface Builder has no command for such guides (Apple's Auto Layout Guide, “Two Buttons with
  /// Equal Spacing”), but documents written by people or programs may have them.
  package static func isOwn(_ element: XMLTree.Element) -> Bool {
    element.kind == .viewLayoutGuide && SystemGuide(key: element[ObjectElement.key]) == nil
  }

  /// Returns the view to which a guide belongs, or `nil` for other elements.
  package static func view(of guide: XMLTree.Element) -> XMLTree.Element? {
    let view =
      switch guide.kind {
      case .viewLayoutGuide, .keyboardLayoutGuide:
        guide.parent?.kind == .layoutGuides ? guide.parent?.parent : guide.parent
      case .viewControllerLayoutGuide: guide.parent?.parent?.child(ControllerElement.view)
      default: nil as XMLTree.Element?
      }
    return view.flatMap { $0.isView ? $0 : nil }
  }
}

/// The guide of a view for a `<viewLayoutGuide>`, by the guide's key.
package enum SystemGuide: Sendable {
  case safeArea, layoutMargins, readableContent, scrollContent, scrollFrame

  /// Returns `nil` for guides that the document creates.
  init?(key: String?) {
    switch key ?? "" {
    case ViewElement.safeArea: self = .safeArea
    case "layoutMargins", "layoutMarginsGuide": self = .layoutMargins
    case "readableContent", "readableContentGuide": self = .readableContent
    case ScrollViewElement.contentLayoutGuide: self = .scrollContent
    case ScrollViewElement.frameLayoutGuide: self = .scrollFrame
    default: return nil
    }
  }
}

/// A `<viewControllerLayoutGuide>`: the top or bottom layout guide of a controller, which documents
/// before Xcode 9 have.
package enum ControllerGuideElement {
  package static let type = DefaultedAttribute("type", .guideSide, default: .bottom)
}
