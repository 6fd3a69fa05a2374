import Foundation

/// The behavioral styles of a control.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// The system chooses the style.
  case automatic = 0
  /// The style of the iPad.
  case pad
  /// The style of the Mac.
  case mac
}
