import Foundation

/// A user action. This library generates no events, but programs can create them for tests.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A movement of the device, such as a shake.
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

  /// The subtypes of movements and remote commands.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The user shook the device.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// Next track.
    case remoteControlNextTrack = 104
    /// Previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The kind of the event: touches, unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// The subtype of a movement or a remote command.
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds since the start of the system.
  open var timestamp: TimeInterval { 0 }
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
  /// Creates an event without touches.
  public override init() { super.init() }

  /// Returns the touches of the event in a window, or nil.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }
  /// Returns the touches of the event that began in a view, or nil.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches of the event that a gesture recognizer receives, or nil.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }
  /// Returns the touches that the system joined in one: the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns touches that the system expects: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found: Set<UITouch> = allTouches?.filter(isWanted) ?? []
    return found.isEmpty ? nil : found
  }
}
