import Foundation

/// A recognizer for one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture consists of. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
}

/// A recognizer for long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer for swipes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The finger moves from left to right.
    public static let right = Direction(rawValue: 1)
    /// The finger moves from right to left.
    public static let left = Direction(rawValue: 2)
    /// The finger moves toward the top edge.
    public static let up = Direction(rawValue: 4)
    /// The finger moves toward the bottom edge.
    public static let down = Direction(rawValue: 8)
  }

  /// The permitted directions. The default is right.
  open var direction = Direction.right
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
}

/// A recognizer for fingers that move in any direction.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  /// The velocity of the finger in points per second.
  var fingerVelocity = CGPoint.zero

  /// Returns the translation of the pan, in points. `setTranslation(_:in:)` and drags of scroll
  /// views change it.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation of the pan, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the velocity of the pan, in points per second. It is 0 except at the end of a drag of
  /// a scroll view.
  open func velocity(in view: UIView?) -> CGPoint { fingerVelocity }
}

/// A recognizer for pans that start at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The permitted edges.
  open var edges: UIRectEdge = []
}

/// A recognizer for two fingers that move toward or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to the initial distance.
  open var scale: CGFloat = 1
  /// The change of the scale per second. It is always 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer for two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// The change of the angle, in radians per second. It is always 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer for a pointer over a view.
///
/// - Remark: Inert. There is no pointer; programs can set the state.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the screen, from 0 to 1. It is always 0.
  open var zOffset: CGFloat { 0 }
}
