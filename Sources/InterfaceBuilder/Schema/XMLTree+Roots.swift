/// What tells views and controllers from other elements.
extension XMLTree.Element {
  /// Whether the element stands for a view.
  ///
  /// Interface Builder gives every view a content mode, and nearly every one a frame.
  package var isView: Bool {
    guard text(of: ViewElement.contentMode) == nil else { return true }
    switch kind {
    case .variation, .rect, .placeholder, .objects, .state: return false
    default: return child(ViewElement.frame) != nil || child(ViewElement.frameInset) != nil
    }
  }

  /// Whether the element stands for a view controller.
  var isController: Bool {
    self[ObjectElement.sceneMemberID] == .viewController || name.hasSuffix("Controller")
  }

  /// The view of a controller's element.
  var controllerView: XMLTree.Element? {
    guard isController else { return nil }
    return children.first { $0[ObjectElement.key] == ControllerElement.view.key && $0.isView }
  }
}
