import Foundation

/// Something that a person did; none arise here, programs may make them for tests.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
  /// An event without touches.
  public override init() { super.init() }
}

/// A finger on the screen; none arise here, programs may make them for tests.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger has come down on the screen.
    case began = 0
    /// The finger has changed its place on the screen.
    case moved
    /// The finger is on the screen and has not moved since the previous event.
    case stationary
    /// The finger has been lifted.
    case ended
    /// The system has stopped tracking the touch, for example because of an interruption.
    case cancelled
  }

  /// Where the touch is in its life.
  open var phase: Phase { .began }
  /// How many taps the touch belongs to.
  open var tapCount: Int { 1 }
  /// The view that the touch began in.
  open var view: UIView? { nil }
  /// A touch that is in no view.
  public override init() { super.init() }

  /// The place of the touch in a view's coordinates, in points; the origin here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place of the touch before its last move; the origin here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
