import Foundation

/// The base class of haptic feedback generators.
///
/// - Remark: Inert. There is no haptic device.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares the device for feedback.
  ///
  /// - Remark: Inert. It has no effect.
  open func prepare() {}
}

/// Feedback for a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays feedback for a changed selection.
  ///
  /// - Remark: Inert. It has no effect.
  open func selectionChanged() {}
}

/// Feedback for objects that collide.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the hardness of the objects.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A collision of small or light objects.
    case light = 0
    /// A collision of objects of medium size or weight.
    case medium
    /// A collision of large or heavy objects.
    case heavy
    /// A collision of soft objects.
    case soft
    /// A collision of hard objects.
    case rigid
  }

  /// Creates a generator. An example of Apple's documentation of the class uses the initializer.
  public override init() { super.init() }

  /// Creates a generator for a style, which has no effect.
  public init(style: FeedbackStyle) { super.init() }

  /// Plays feedback for a collision.
  ///
  /// - Remark: Inert. It has no effect.
  open func impactOccurred() {}
  /// Plays feedback for a collision of an intensity from 0 to 1.
  ///
  /// - Remark: Inert. It has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the result of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task succeeded with a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Plays feedback for a result.
  ///
  /// - Remark: Inert. It has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
