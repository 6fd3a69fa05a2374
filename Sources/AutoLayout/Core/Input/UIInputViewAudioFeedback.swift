import Foundation

/// An input view that clicks when the user touches its keys.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// A Boolean value that indicates whether keys click. The default is false.
  ///
  /// - Remark: Inert. There is no sound.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default is false.
  public var enableInputClicksWhenVisible: Bool { false }
}
