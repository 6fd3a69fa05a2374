import Foundation

/// The pace of a property animator: `UICubicTimingParameters` or `UISpringTimingParameters`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of pace it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pace.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the system's curves.
  case builtin
  /// A curve by its control points.
  case cubic
  /// The motion of a mass on a spring, which may overshoot.
  case spring
  /// A curve and a spring in one; none of this library's is.
  case composed
}

/// A curve of pace by name or by its control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve; `easeInOut` for one by control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  public let controlPoint1: CGPoint
  /// The second control point: time and progress.
  public let controlPoint2: CGPoint
  /// Whether the curve has a name.
  public let timingCurveType: UITimingCurveType

  /// Slowly at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// A curve by name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.bezier.x1, y: curve.bezier.y1)
    controlPoint2 = CGPoint(x: curve.bezier.x2, y: curve.bezier.y2)
    timingCurveType = .builtin
  }

  /// A curve by its control points; x lies between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None: a curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// The curve of Core Animation that the value names.
  var bezier: CubicBezier {
    CubicBezier(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
      Double(controlPoint2.y))
  }
}

/// A spring as the pace of an animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast things move at first along each axis, in whole distances a second; what has no axis
  /// goes by `dx`.
  public let initialVelocity: CGVector

  private enum Definition {
    /// Settles within the animator's duration.
    case dampingRatio(Double)
    /// Has a settling time of its own.
    case spring(SpringMotion)
  }

  /// How the spring was described.
  private let definition: Definition

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles within the animator's duration; it swings where the ratio is below 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    definition = .dampingRatio(Double(ratio))
    initialVelocity = velocity
  }

  /// A spring by its physics: the animator takes as long as the spring needs to settle.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    definition = .spring(
      SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
  }

  /// A spring by the duration of a swing, in seconds, and its bounce; see
  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    definition = .spring(SpringMotion(perceptualDuration: duration, bounce: Double(bounce)))
    initialVelocity = velocity
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None: a spring is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The pace, and how long it takes in seconds, for an animator of a duration.
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
  /// The pace, and how long it takes in seconds, for an animator of a duration.
  func pace(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.curve(for: duration) }
    return (.bezier(cubicTimingParameters?.bezier ?? .easeInOut), duration)
  }
}
