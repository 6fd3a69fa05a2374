import Foundation

/// An effect that changes a view with the motion of the device.
///
/// - Remark: Inert. The device does not move.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }
  /// Returns the relative values for a tilt of the device, by key path. The default is `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that changes a property between two values.
///
/// - Remark: Inert. The device does not move.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// The device is tilted to the left or right.
    case tiltAlongHorizontalAxis = 0
    /// The device is tilted up or down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at the lower end, relative to that of the property.
  open var minimumRelativeValue: Any?
  /// The value at the upper end, relative to that of the property.
  open var maximumRelativeValue: Any?

  /// Creates an effect of a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// A group of effects.
///
/// - Remark: Inert. The device does not move.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, if any.
  open var motionEffects: [UIMotionEffect]?
}

/// The motion effects of a view.
@MainActor
private final class MotionEffectList {
  var effects: [UIMotionEffect] = []
}

extension UIView {
  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { attachments[MotionEffectList.self]?.effects ?? [] }
    set { attachments.object(MotionEffectList.self, or: MotionEffectList.init).effects = newValue }
  }
  /// Lets the view react to the motion of the device.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Ends a reaction to the motion of the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
