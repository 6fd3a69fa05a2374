import Foundation

/// A user action. This library generates no events, but programs can create them for tests.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
  /// Creates an event without touches.
  public override init() { super.init() }
}

/// A touch on the screen. This library generates no touches, but programs can create them for
/// tests.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved on the screen.
    case moved
    /// The finger is on the screen and has not moved since the previous event.
    case stationary
    /// The finger was lifted from the screen.
    case ended
    /// The system stopped tracking the touch, for example because of an interruption.
    case cancelled
    /// A pointer entered the region. Never reported, because there are no pointers.
    case regionEntered
    /// A pointer moved in the region. Never reported, because there are no pointers.
    case regionMoved
    /// A pointer left the region. Never reported, because there are no pointers.
    case regionExited
  }

  /// The phase of the touch.
  open var phase: Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The view in which the touch began.
  open var view: UIView? { nil }
  /// Creates a touch outside any view.
  public override init() { super.init() }

  /// Returns the location of the touch in a view's coordinates, in points. It is always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location of the touch in a view's coordinates. It is always the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
