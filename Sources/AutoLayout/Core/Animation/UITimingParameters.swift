import Foundation

/// The timing of a property animator: `UICubicTimingParameters` or `UISpringTimingParameters`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of the timing curve: built in, a cubic Bézier curve or a spring.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a cubic curve, if any.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring, if any.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The types of timing curves.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the system's curves.
  case builtin
  /// A curve with custom control points.
  case cubic
  /// The motion of a mass on a spring, which can overshoot.
  case spring
  /// A combination of a curve and a spring. No timing of this library has this type.
  case composed
}

/// A cubic timing curve, specified by name or by its control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve. It is `easeInOut` for a curve with custom control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  public let controlPoint1: CGPoint
  /// The second control point: time and progress.
  public let controlPoint2: CGPoint
  /// The type of the curve: built-in or with custom control points.
  public let timingCurveType: UITimingCurveType

  /// Creates a curve with a slow start and end.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a curve by name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.bezier.x1, y: curve.bezier.y1)
    controlPoint2 = CGPoint(x: curve.bezier.x2, y: curve.bezier.y2)
    timingCurveType = .builtin
  }

  /// Creates a curve from its control points. Their x-coordinates are between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`, because a curve is not a spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// The curve with these control points.
  var bezier: CubicBezier {
    CubicBezier(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
      Double(controlPoint2.y))
  }
}

/// A spring as the timing of an animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity along each axis, in total distances per second. Properties without an
  /// axis use `dx`.
  public let initialVelocity: CGVector

  private enum Definition {
    /// The spring settles within the duration of the animator.
    case dampingRatio(Double)
    /// The spring determines the settling time.
    case spring(SpringMotion)
  }

  /// The definition of the spring.
  private let definition: Definition

  /// Creates UIKit's default spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the duration of the animator. It oscillates if the ratio
  /// is below 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    definition = .dampingRatio(Double(ratio))
    initialVelocity = velocity
  }

  /// Creates a spring from physical parameters. The duration of the animator is the settling time
  /// of the spring.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    definition = .spring(
      SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
  }

  /// Creates a spring from the period of an oscillation, in seconds, and its bounce. See
  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    definition = .spring(SpringMotion(perceptualDuration: duration, bounce: Double(bounce)))
    initialVelocity = velocity
  }

  /// The type of the timing curve, which is a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`, because a spring is not a curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the timing curve and its duration in seconds for the specified duration of an
  /// animator.
  func curve(for duration: TimeInterval) -> (TimingCurve, TimeInterval) {
    let velocities = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    switch definition {
    case .dampingRatio(let ratio):
      func spring(_ velocity: Double) -> SpringMotion {
        SpringMotion(settlingIn: duration, dampingRatio: ratio, velocity: velocity)
      }
      return (
        .spring(x: spring(velocities.0), y: spring(velocities.1), duration: duration), duration
      )
    case .spring(let spring):
      let (x, y) = (spring.with(velocity: velocities.0), spring.with(velocity: velocities.1))
      let settling = max(x.settlingDuration, y.settlingDuration)
      return (.spring(x: x, y: y, duration: settling), settling)
    }
  }
}

extension UITimingCurveProvider {
  /// Returns the timing curve and its duration in seconds for the specified duration of an
  /// animator.
  func pace(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.curve(for: duration) }
    return (.bezier(cubicTimingParameters?.bezier ?? .easeInOut), duration)
  }
}
