import Foundation

/// An animation over several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the animation, in order.
  open var values: [Any]?
  /// The times at which the values are reached, from 0 to 1, or `nil` for equal intervals. They are
  /// not used if there are fewer times than values.
  open var keyTimes: [NSNumber]?
  /// The path that a property with points follows, instead of `values`.
  open var path: CGPath?
  /// The timing curves of the intervals between the values, or `nil` for a constant pace.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which intermediate values are computed. The default is `linear`.
  ///
  /// - Remark: Partial. The cubic modes interpolate linearly.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation mode, which determines whether the layer rotates to the direction of the path.
  ///
  /// - Remark: Inert. The layer keeps its rotation.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of the curve at each value in the cubic modes.
  ///
  /// - Remark: Inert. The cubic modes interpolate linearly.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value in the cubic modes.
  ///
  /// - Remark: Inert. The cubic modes interpolate linearly.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value in the cubic modes.
  ///
  /// - Remark: Inert. The cubic modes interpolate linearly.
  open var biasValues: [NSNumber]?

  override func makeChange() -> LayerChange {
    guard let keyPath else { return .nothing }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    var frames = LayerKeyframes(
      values: (values ?? []).map(LayerValue.init), isDiscrete: calculationMode == .discrete,
      curve: timingFunction?.curve)
    if let path { frames.follow(path) }
    if isPaced {
      frames.setEvenPace()
    } else if let keyTimes, keyTimes.count >= frames.valueCount {
      frames.times = keyTimes.map(\.doubleValue)
    }
    frames.curves = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    return .property(keyPath, .keyframes(frames), isAdditive: isAdditive)
  }
}

/// The ways in which a keyframe animation computes intermediate values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is displayed until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation with a constant velocity. `keyTimes` and `timingFunctions` are not used.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve with a constant velocity.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The ways in which a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer rotates to the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer rotates to the opposite direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
