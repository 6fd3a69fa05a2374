import Foundation

/// The settings and notifications of assistive programs.
///
/// There are no such programs on Linux. A program or test changes the settings with
/// `simulate(_:_:)`. Before that, they are off, except for Shake to Undo and the playback of video
/// previews.
public enum UIAccessibility {
  /// A message to assistive programs.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen has new content. The argument is the element to focus, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the element to focus, or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text must be read aloud. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Scrolling has ended. The argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology must pause. The argument is its identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1044)
    /// An assistive technology must resume. The argument is its identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1045)
  }

  /// The identifier of an assistive program.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Messages for Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// Messages for VoiceOver.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// The ways in which the zoom of the screen follows the focus.
  public enum ZoomType: Int, Hashable, Sendable {
    /// The zoom follows the text insertion point.
    case insertionPoint = 0
  }

  /// The ears at which a hearing device is worn.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 2)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 4)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The element that an assistive program focuses.
  @MainActor static weak var focused: AnyObject?
}
