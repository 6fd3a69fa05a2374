import Foundation

/// A user action. This library generates no events, but programs can create them for tests.
/// Subclasses override the properties, whose values are otherwise fixed.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device, such as a shake.
    case motion
    /// A command of a headset or an external player.
    case remoteControl
    /// A press of a physical button.
    case presses
    /// A scroll wheel or a trackpad.
    case scroll = 10
    /// A pointer over a view.
    case hover = 11
    /// A gesture on a trackpad.
    case transform = 14
  }

  /// The subtypes of motions and remote commands.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The user shook the device.
    case motionShake = 1
    /// The player starts or continues.
    case remoteControlPlay = 100
    /// The player pauses.
    case remoteControlPause = 101
    /// The player ends.
    case remoteControlStop = 102
    /// The player starts if it is paused, and pauses if it is playing.
    case remoteControlTogglePlayPause = 103
    /// The player skips to the next item.
    case remoteControlNextTrack = 104
    /// The player returns to the previous item.
    case remoteControlPreviousTrack = 105
    /// The player rewinds until the button is released.
    case remoteControlBeginSeekingBackward = 106
    /// The button that rewinds was released.
    case remoteControlEndSeekingBackward = 107
    /// The player fast-forwards until the button is released.
    case remoteControlBeginSeekingForward = 108
    /// The button that fast-forwards was released.
    case remoteControlEndSeekingForward = 109
  }

  /// The type of the event. The default is touches.
  open var type: EventType { .touches }
  /// The subtype of a motion or remote command.
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds since the start of the system.
  open var timestamp: TimeInterval { 0 }
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
  /// Creates an event without touches.
  public override init() { super.init() }

  /// Returns the touches of the event in a window, or `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }
  /// Returns the touches of the event that began in a view, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches of the event that a gesture recognizer receives, if any.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }
  /// Returns the touches that the system coalesced into one, which is only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the predicted touches. The array is always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found: Set<UITouch> = allTouches?.filter(isWanted) ?? []
    return found.isEmpty ? nil : found
  }
}

/// A touch on the screen. This library generates no touches, but programs can create them for
/// tests. Subclasses override the properties, whose values are otherwise fixed.
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
    /// A pointer entered the region. This is never reported, because there are no pointers.
    case regionEntered
    /// A pointer moved in the region. This is never reported, because there are no pointers.
    case regionMoved
    /// A pointer left the region. This is never reported, because there are no pointers.
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
    /// A touch that is not on the screen, such as one on a remote control.
    case indirect
    /// A touch of a stylus, such as an Apple Pencil.
    case pencil
    /// A click of a mouse or a trackpad.
    case indirectPointer
  }
  /// The type of the touch. It is always a finger.
  open var type: TouchType { .direct }
  /// The radius of the touch in points.
  open var majorRadius: CGFloat { 0 }
  /// The force of the touch relative to that of an average touch.
  open var force: CGFloat { 0 }
  /// The maximum force of a touch.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The gesture recognizers that receive the touch, if any.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  /// Creates a touch outside any view.
  public override init() { super.init() }

  /// Returns the location of the touch in a view's coordinates, in points. It is always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location of the touch in a view's coordinates. It is always the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of the touch with the highest available precision, in points.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the previous location of the touch with the highest available precision, in points.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// A press of a physical button. This library generates no presses, but programs can create them
/// for tests. Subclasses override the properties, whose values are otherwise fixed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force of the press changed.
    case changed
    /// The button is pressed and its force has not changed.
    case stationary
    /// The button was released.
    case ended
    /// The system stopped tracking the press.
    case cancelled
  }

  /// The types of buttons.
  public enum PressType: Int, Hashable, Sendable {
    /// The button that moves the focus up.
    case upArrow = 0
    /// The button that moves the focus down.
    case downArrow
    /// The button that moves the focus left.
    case leftArrow
    /// The button that moves the focus right.
    case rightArrow
    /// The button that activates the focused item.
    case select
    /// The button that returns to the previous screen.
    case menu
    /// The button that starts or pauses a player.
    case playPause
  }

  /// The phase of the press.
  open var phase: Phase { .began }
  /// The type of the button.
  open var type: PressType { .select }
  /// The window in which the press began. It is always `nil`.
  open var window: UIWindow? { nil }
  /// The responder that receives the press, if any.
  open var responder: UIResponder? { nil }
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { 0 }
  /// The time of the event in seconds since the start of the system.
  open var timestamp: TimeInterval { 0 }
  /// Creates a press outside any window.
  public override init() { super.init() }
}

/// An event with presses of physical buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses that belong to the event.
  open var allPresses: Set<UIPress> { [] }
}
