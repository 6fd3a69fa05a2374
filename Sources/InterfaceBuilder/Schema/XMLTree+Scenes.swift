/// The scenes of elements, and the objects in them that are not views.
extension XMLTree.Element {
  /// The scene that contains the element, or `nil` in a xib.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  package var scene: XMLTree.Element? {
    var current: XMLTree.Element? = self
    while let candidate = current {
      if candidate.kind == .scene { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// The controller of the scene that contains the element, or `nil` in a xib.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  package var sceneController: XMLTree.Element? {
    scene?.children.first { $0.kind == .objects }?.children.first {
      $0[ObjectElement.sceneMemberID] == .viewController
    }
  }

  /// A Boolean value that indicates whether the element is a gesture recognizer.
  package var isGestureRecognizer: Bool { kind.rawValue.hasSuffix("GestureRecognizer") }
}
