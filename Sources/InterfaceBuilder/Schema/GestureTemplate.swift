/// A gesture recognizer of Interface Builder's library.
public enum GestureTemplate: String, Codable, Hashable, Sendable, CaseIterable {
  /// A `UITapGestureRecognizer`.
  case tap
  /// A `UIPinchGestureRecognizer`.
  case pinch
  /// A `UIRotationGestureRecognizer`.
  case rotation
  /// A `UISwipeGestureRecognizer` to the right.
  case swipe
  /// A `UIPanGestureRecognizer`.
  case pan
  /// A `UIScreenEdgePanGestureRecognizer`.
  case screenEdgePan
  /// A `UILongPressGestureRecognizer`.
  case longPress

  /// The element, with the attributes that Xcode writes for it.
  ///
  /// The attributes of long presses, swipes and pans are those of all of 7, 6 and 3 in the corpus,
  /// except for one swipe with another direction. The others are assumptions.
  var element: (name: ElementName, attributes: [(String, String)]) {
    switch self {
    case .tap: (.tapGestureRecognizer, [])
    case .pinch: (.pinchGestureRecognizer, [])
    case .rotation: (.rotationGestureRecognizer, [])
    case .swipe: (.swipeGestureRecognizer, [("direction", "right")])
    case .pan: (.panGestureRecognizer, [("minimumNumberOfTouches", "1")])
    case .screenEdgePan: (.screenEdgePanGestureRecognizer, [("minimumNumberOfTouches", "1")])
    case .longPress:
      (
        .pongPressGestureRecognizer,
        [("allowableMovement", "10"), ("minimumPressDuration", "0.5")]
      )
    }
  }
}
