import Foundation

/// The settings of the user for assistive programs.
extension UIAccessibility {
  /// A setting that a program or test can simulate. It is no part of UIKit.
  public enum Setting: String, Hashable, Sendable, CaseIterable {
    /// VoiceOver reads the screen.
    case voiceOver
    /// Audio has one channel.
    case monoAudio
    /// Videos have captions.
    case closedCaptioning
    /// Colors are inverted.
    case invertColors
    /// Only this application is available.
    case guidedAccess
    /// Text is bold.
    case boldText
    /// Buttons have visible shapes.
    case buttonShapes
    /// The screen is gray.
    case grayscale
    /// Backgrounds are opaque.
    case reduceTransparency
    /// There is less motion.
    case reduceMotion
    /// Transitions fade instead of moving.
    case crossFadeTransitions
    /// Previews of videos play.
    case videoAutoplay
    /// Colors have a higher contrast.
    case darkerSystemColors
    /// The device is operated with switches.
    case switchControl
    /// Selected text can be read aloud.
    case speakSelection
    /// The screen can be read aloud.
    case speakScreen
    /// Shaking the device undoes.
    case shakeToUndo
    /// A menu replaces gestures.
    case assistiveTouch
    /// Colors alone must not carry information.
    case differentiateWithoutColor
    /// Switches have the labels 1 and 0.
    case onOffSwitchLabels

    /// The notification that the setting has changed.
    var notification: NSNotification.Name {
      switch self {
      case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
      case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
      case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
      case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
      case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
      case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
      case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
      case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
      case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
      case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
      case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
      case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
      case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
      case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
      case .differentiateWithoutColor:
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
      }
    }
  }

  /// The settings that are on. Shaking undoes and previews play by default, as on a device.
  private static let settings = AccessibilitySettings()

  /// Switches a setting on or off, and posts the notification of the change.
  public static func simulate(_ setting: Setting, _ isOn: Bool) {
    guard settings.set(setting, isOn) else { return }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  /// A Boolean value that indicates whether VoiceOver reads the screen.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
  /// A Boolean value that indicates whether audio has one channel.
  public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
  /// A Boolean value that indicates whether videos have captions.
  public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
  /// A Boolean value that indicates whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
  /// A Boolean value that indicates whether only this application is available.
  public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
  /// A Boolean value that indicates whether text is bold.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  /// A Boolean value that indicates whether buttons have visible shapes.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
  /// A Boolean value that indicates whether the screen is gray.
  public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
  /// A Boolean value that indicates whether backgrounds are opaque.
  public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
  /// A Boolean value that indicates whether there is less motion.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
  /// A Boolean value that indicates whether transitions fade instead of moving.
  public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFadeTransitions) }
  /// A Boolean value that indicates whether previews of videos play.
  public static var isVideoAutoplayEnabled: Bool { settings.contains(.videoAutoplay) }
  /// A Boolean value that indicates whether colors have a higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.darkerSystemColors) }
  /// A Boolean value that indicates whether the device is operated with switches.
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
  /// A Boolean value that indicates whether selected text can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
  /// A Boolean value that indicates whether the screen can be read aloud.
  public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
  /// A Boolean value that indicates whether shaking the device undoes.
  public static var isShakeToUndoEnabled: Bool { settings.contains(.shakeToUndo) }
  /// A Boolean value that indicates whether a menu replaces gestures.
  public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
  /// A Boolean value that indicates whether colors alone must not carry information.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.contains(.differentiateWithoutColor)
  }
  /// A Boolean value that indicates whether switches have the labels 1 and 0.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffSwitchLabels) }
  /// The ears with paired hearing devices. There are none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// The notification that the setting changed whether VoiceOver reads the screen.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that the setting changed whether audio has one channel.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// The notification that the setting changed whether videos have captions.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// The notification that the setting changed whether colors are inverted.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that the setting changed whether only this application is available.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The notification that the setting changed whether text is bold.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification that the setting changed whether buttons have visible shapes.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The notification that the setting changed whether the screen is gray.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The notification that the setting changed whether backgrounds are opaque.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification that the setting changed whether there is less motion.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification that the setting changed whether transitions fade instead of moving.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The notification that the setting changed whether previews of videos play.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The notification that the setting changed whether colors have a higher contrast.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that the setting changed whether the device is operated with switches.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that the setting changed whether selected text can be read aloud.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// The notification that the setting changed whether the screen can be read aloud.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// The notification that the setting changed whether shaking the device undoes.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// The notification that the setting changed whether a menu replaces gestures.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// The notification that the setting changed whether colors alone must not carry information.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// The notification that the setting changed whether switches have the labels 1 and 0.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// The notification that an element was focused.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The notification that a text has been read.
  ///
  /// - Remark: Inert. It is never posted.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification that a hearing device was paired.
  ///
  /// - Remark: Inert. It is never posted.
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// The key of the element that was focused.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that is no longer focused.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the identifier of the program that focused an element.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the text that was read.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean value that indicates whether a text was read completely.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// The settings that are on, for any thread.
private final class AccessibilitySettings: @unchecked Sendable {
  private let lock = NSLock()
  private var enabled: Set<UIAccessibility.Setting> = [.shakeToUndo, .videoAutoplay]

  func contains(_ setting: UIAccessibility.Setting) -> Bool {
    lock.withLock { enabled.contains(setting) }
  }

  /// Switches a setting. Returns whether it changed.
  func set(_ setting: UIAccessibility.Setting, _ isOn: Bool) -> Bool {
    lock.withLock {
      isOn ? enabled.insert(setting).inserted : enabled.remove(setting) != nil
    }
  }
}
