import Foundation

/// Taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are needed.
  open var numberOfTapsRequired = 1
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
  /// How long the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A quick move in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The finger moves from left to right.
    public static let right = Direction(rawValue: 1)
    /// The finger moves from right to left.
    public static let left = Direction(rawValue: 2)
    /// The finger moves toward the upper edge.
    public static let up = Direction(rawValue: 4)
    /// The finger moves toward the lower edge.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; to the right unless set.
  open var direction = Direction.right
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
}

/// A finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers are needed.
  open var minimumNumberOfTouches = 1
  /// How many fingers are allowed.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// How far the finger has moved, in points; set by `setTranslation(_:in:)` alone.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger moves, in points a second; 0 here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []
}

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance as a multiple of the first.
  open var scale: CGFloat = 1
  /// How fast the scale changes, a second; 0 here.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// How fast the angle changes, in radians a second; 0 here.
  open var velocity: CGFloat { 0 }
}
