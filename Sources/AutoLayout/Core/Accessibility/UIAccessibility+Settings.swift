import Foundation

/// The settings of the user for assistive programs.
extension UIAccessibility {
  /// A setting that a program or test can simulate. It is not part of UIKit.
  public enum Setting: String, Hashable, Sendable, CaseIterable {
    /// VoiceOver reads the screen.
    case voiceOver
    /// Audio is mono.
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
    /// Motion is reduced.
    case reduceMotion
    /// Transitions fade instead of moving.
    case crossFadeTransitions
    /// Video previews play automatically.
    case videoAutoplay
    /// Colors have a higher contrast.
    case darkerSystemColors
    /// The device is operated with switches.
    case switchControl
    /// Selected text can be read aloud.
    case speakSelection
    /// The screen can be read aloud.
    case speakScreen
    /// Shaking the device undoes the last action.
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

  /// The settings that are on. As on a device, undo by shaking and video autoplay are on by
  /// default.
  private static let settings = AccessibilitySettings()

  /// Turns a setting on or off, and posts the notification of the change if it was not already on
  /// or off.
  public static func simulate(_ setting: Setting, _ isOn: Bool) {
    guard settings.set(setting, isOn) else { return }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  /// A Boolean value that indicates whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
  /// A Boolean value that indicates whether the Mono Audio setting is on.
  public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
  /// A Boolean value that indicates whether the Closed Captions setting is on.
  public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
  /// A Boolean value that indicates whether the Invert Colors setting is on.
  public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
  /// A Boolean value that indicates whether Guided Access is on.
  public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
  /// A Boolean value that indicates whether the Bold Text setting is on.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  /// A Boolean value that indicates whether the Button Shapes setting is on.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
  /// A Boolean value that indicates whether the Grayscale setting is on.
  public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
  /// A Boolean value that indicates whether the Reduce Transparency setting is on.
  public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
  /// A Boolean value that indicates whether the Reduce Motion setting is on.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
  /// A Boolean value that indicates whether the Prefer Cross-Fade Transitions setting is on.
  public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFadeTransitions) }
  /// A Boolean value that indicates whether the Auto-Play Video Previews setting is on.
  public static var isVideoAutoplayEnabled: Bool { settings.contains(.videoAutoplay) }
  /// A Boolean value that indicates whether the Increase Contrast setting is on.
  public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.darkerSystemColors) }
  /// A Boolean value that indicates whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
  /// A Boolean value that indicates whether the Speak Selection setting is on.
  public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
  /// A Boolean value that indicates whether the Speak Screen setting is on.
  public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
  /// A Boolean value that indicates whether the Shake to Undo setting is on.
  public static var isShakeToUndoEnabled: Bool { settings.contains(.shakeToUndo) }
  /// A Boolean value that indicates whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
  /// A Boolean value that indicates whether the Differentiate Without Color setting is on.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.contains(.differentiateWithoutColor)
  }
  /// A Boolean value that indicates whether the On/Off Labels setting is on.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffSwitchLabels) }
  /// The ears with paired hearing devices. The set is always empty.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// The notification that VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that the mono audio setting changed.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// The notification that the closed captioning setting changed.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// The notification that the setting for inverted colors changed.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that Guided Access was turned on or off.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The notification that the bold text setting changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification that the button shapes setting changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The notification that the grayscale setting changed.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The notification that the setting for reduced transparency changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification that the setting for reduced motion changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification that the setting for cross-fade transitions changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The notification that the video autoplay setting changed.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The notification that the setting for increased contrast changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that Switch Control was turned on or off.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that the Speak Selection setting changed.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// The notification that the Speak Screen setting changed.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// The notification that the Shake to Undo setting changed.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// The notification that AssistiveTouch was turned on or off.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// The notification that the setting for differentiation without color changed.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// The notification that the setting for labels of switches changed.
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
  /// The key of the identifier of the assistive technology that focused an element.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the text that was read.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key for a Boolean value that indicates whether a text was read completely.
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

  /// Turns a setting on or off. Returns true if it changed.
  func set(_ setting: UIAccessibility.Setting, _ isOn: Bool) -> Bool {
    lock.withLock {
      isOn ? enabled.insert(setting).inserted : enabled.remove(setting) != nil
    }
  }
}
