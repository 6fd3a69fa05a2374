/// Properties that distinguish views and controllers from other elements.
extension XMLTree.Element {
  /// A Boolean value that indicates whether the element is a view.
  ///
  /// Interface Builder gives every view a content mode, and nearly every one a frame. Entries of a
  /// list of subviews without either are views, too: manual edits and merges cause such elements.
  package var isView: Bool {
    guard text(of: ViewElement.contentMode) == nil else { return true }
    switch kind {
    case .variation, .rect, .placeholder, .objects, .state: return false
    default: return hasFrame || parent?.kind == .subviews
    }
  }

  /// A Boolean value that indicates whether a frame is recorded, as a rectangle or as distances to
  /// the superview's edges.
  var hasFrame: Bool { child(ViewElement.frame) != nil || child(ViewElement.frameInset) != nil }

  /// A Boolean value that indicates whether the element is a view controller.
  var isController: Bool {
    self[ObjectElement.sceneMemberID] == .viewController || name.hasSuffix("Controller")
  }

  /// The view of a controller's element, or `nil` for other elements and controllers without a
  /// view.
  var controllerView: XMLTree.Element? {
    guard isController else { return nil }
    return children.first { $0[ObjectElement.key] == ControllerElement.view.key && $0.isView }
  }
}
