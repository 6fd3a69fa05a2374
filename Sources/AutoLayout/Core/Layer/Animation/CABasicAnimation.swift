import Foundation

/// An animation from one value to another.
///
/// Values are numbers, points, sizes, rectangles, transforms, colors (`CGColor`) or paths. A
/// missing value is that of the layer.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value. If it is `nil`, the animation starts at `toValue` − `byValue`, or at the
  /// current value if one of these is `nil`.
  open var fromValue: Any?
  /// The final value. If it is `nil`, the animation ends at the initial value + `byValue`, or at
  /// the current value if `byValue` is `nil`.
  open var toValue: Any?
  /// The difference between the final and the initial value. It is not used if `fromValue` and
  /// `toValue` specify both.
  open var byValue: Any?

  /// The progress as a function of the local time.
  var motion: LayerMotion { .curve((timingFunction ?? .linear).curve) }

  override func makeChange() -> LayerChange {
    guard let keyPath else { return .nothing }
    let ends = LayerEnds(
      from: fromValue.map(LayerValue.init), to: toValue.map(LayerValue.init),
      by: byValue.map(LayerValue.init))
    return .property(keyPath, .ends(ends, motion), isAdditive: isAdditive)
  }
}

/// An animation with the motion of a damped spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object at the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping coefficient. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity toward the final value, in total distances per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether a spring with more than critical damping is permitted.
  /// The default is false, which limits the damping to the critical one.
  open var allowsOverdamping = false

  /// Creates a spring with the default values.
  public override init() { super.init() }

  /// Creates a spring with a duration in seconds and a bounce, from 0 for no oscillation to 1 for a
  /// strong one. With a negative bounce, the spring is overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringMotion(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    mass = 1
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  /// The duration for which the spring seems to move, in seconds: the period without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// The amount of oscillation: 0 for none, and 1 without damping. It is negative for an overdamped
  /// spring.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// The estimated time in seconds until the spring is at rest. It does not affect the duration.
  ///
  /// - Remark: Partial. The spring is at rest when its error is below a thousandth. Core
  ///   Animation's limit is not documented.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringMotion {
    let spring = SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
    guard !allowsOverdamping, spring.dampingRatio > 1 else { return spring }
    return SpringMotion(frequency: spring.frequency, dampingRatio: 1, velocity: spring.velocity)
  }

  override var motion: LayerMotion { .spring(spring) }
}

/// A group of animations that run together. Each is limited to the time of the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, with times relative to its start, if any.
  open var animations: [CAAnimation]?

  override func makeChange() -> LayerChange {
    let duration = CATransaction.duration(of: self)
    let plans = (animations ?? []).map { animation in
      LayerPlan(animation, usualDuration: duration)
    }
    return .group(plans, timingFunction?.curve)
  }
}

/// An animated transition between two contents of a layer.
///
/// - Remark: Partial. It runs for its duration and calls its delegate, but no effect is displayed.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The type of the transition. The default is `fade`.
  open var type = CATransitionType.fade
  /// The direction of the transition, or `nil` for the default.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends, from 0 to 1.
  open var endProgress: Float = 1
  /// An object that draws the transition.
  ///
  /// - Remark: Inert. Filters are not supported.
  open var filter: Any?
}

/// The types of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The transition begins at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
