/// Connections, gestures and runtime attributes.
extension ElementName {
  /// The container of the connections of an object.
  package static let connections = ElementName("connections")
  /// A connection of a property of an object to another object.
  package static let outlet = ElementName("outlet")
  /// A connection of an array property; each element adds one object to the array.
  package static let outletCollection = ElementName("outletCollection")
  /// A connection of an event of a control, gesture or item to a method of a target.
  package static let action = ElementName("action")
  /// A transition to another controller of a storyboard, or a relationship to a child.
  package static let segue = ElementName("segue")
  /// The container of the values that are set by key paths after an object is created.
  package static let userDefinedRuntimeAttributes = ElementName("userDefinedRuntimeAttributes")
  /// One value for a key path of an object.
  package static let userDefinedRuntimeAttribute = ElementName("userDefinedRuntimeAttribute")
  /// The gesture recognizers of an object.
  package static let gestureRecognizers = ElementName("gestureRecognizers")
  package static let tapGestureRecognizer = ElementName("tapGestureRecognizer")
  /// A long-press gesture recognizer, with the spelling of Xcode's documents.
  package static let pongPressGestureRecognizer = ElementName("pongPressGestureRecognizer")
  package static let swipeGestureRecognizer = ElementName("swipeGestureRecognizer")
  package static let panGestureRecognizer = ElementName("panGestureRecognizer")
  package static let screenEdgePanGestureRecognizer = ElementName("screenEdgePanGestureRecognizer")
  package static let pinchGestureRecognizer = ElementName("pinchGestureRecognizer")
  package static let rotationGestureRecognizer = ElementName("rotationGestureRecognizer")
  /// The views that receive touches while the popover of a segue is shown.
  package static let popoverPassthroughViews = ElementName("popoverPassthroughViews")
  /// The directions that the arrow of a segue's popover may have.
  package static let popoverArrowDirection = ElementName("popoverArrowDirection")
  package static let animations = ElementName("animations")
  package static let menu = ElementName("menu")
  package static let children = ElementName("children")
  package static let command = ElementName("command")
}
