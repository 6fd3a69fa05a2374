import Foundation

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
  /// The window in which the touch began.
  open var window: UIWindow? { view?.window }
  /// The time of the event in seconds since the start of the system.
  open var timestamp: TimeInterval { 0 }
  /// The kinds of touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A touch that is not on the screen, as of a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }
  /// The kind of the touch, which is a finger.
  open var type: TouchType { .direct }
  /// The radius of the touch in points.
  open var majorRadius: CGFloat { 0 }
  /// The force of the touch relative to that of an average touch.
  open var force: CGFloat { 0 }
  /// The maximum force of a touch.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The gesture recognizers that receive the touch, or nil.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  /// Creates a touch outside any view.
  public override init() { super.init() }

  /// Returns the location of the touch in a view's coordinates, in points. It is always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location of the touch in a view's coordinates. It is always the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of the touch as precisely as the device knows it, in points.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the previous location of the touch as precisely as the device knows it, in points.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
