import Foundation

/// A condition for the relative velocity of two bodies, or of a body and a fixed point, that
/// impulses satisfy: a joint, a contact or friction.
@MainActor
struct VelocityCondition {
  /// The body that receives the opposite impulse, or `nil` for a fixed point.
  let first: DynamicBody?
  /// The body that receives the impulse.
  let second: DynamicBody
  /// The direction of the impulse. It is zero for a condition of only the rotation.
  let axis: DynamicVector
  /// The points of the impulse relative to the centers of the bodies.
  let arms: (DynamicVector, DynamicVector)
  /// 1 if the condition is for the relative rotation of the bodies, or 0 if it is for the velocity
  /// along `axis`.
  let rotation: Double
  /// The velocity that the impulse removes in addition to the relative one.
  var bias = 0.0
  /// The compliance of the condition: 0 if it is rigid.
  private(set) var softness = 0.0
  /// The impulses that are possible.
  var limits = -Double.infinity...Double.infinity
  /// The index of the condition whose impulse limits this one as friction, relative to this one.
  var frictionOffset: Int?
  /// The coefficient of friction.
  var friction = 0.0
  /// The sum of the impulses in this step.
  private(set) var impulse = 0.0

  init(
    _ first: DynamicBody?, _ second: DynamicBody, axis: DynamicVector = .zero,
    arms: (DynamicVector, DynamicVector) = (.zero, .zero), rotation: Double = 0
  ) {
    (self.first, self.second) = (first, second)
    (self.axis, self.arms, self.rotation) = (axis, arms, rotation)
  }

  private var leverages: (Double, Double) {
    (arms.0.cross(axis) + rotation, arms.1.cross(axis) + rotation)
  }

  /// The change of the relative velocity by an impulse of 1.
  private var mobility: Double {
    let levers = leverages
    let square = axis.inner(axis)
    return (first.map { $0.inverseMass * square + $0.inverseInertia * levers.0 * levers.0 } ?? 0)
      + second.inverseMass * square + second.inverseInertia * levers.1 * levers.1
  }

  /// The relative velocity of the bodies along the axis.
  var relativeVelocity: Double {
    let levers = leverages
    return axis.inner(second.velocity) + levers.1 * second.spin
      - (first.map { axis.inner($0.velocity) + levers.0 * $0.spin } ?? 0)
  }

  /// The share of an error that a rigid condition corrects in a step.
  static let correction = 0.2

  /// Returns the condition with an error in points or radians that it corrects: at once, or as a
  /// damped spring if the frequency in hertz is positive.
  func correcting(
    _ error: Double, frequency: Double, damping: Double, in seconds: Double
  ) -> VelocityCondition {
    var result = self
    let mobility = mobility
    guard frequency > 0, mobility > 0 else {
      result.bias = Self.correction * error / seconds
      return result
    }
    // A spring with implicit Euler steps: F = −k·x − c·v at the end of the step.
    let ω = 2 * .pi * frequency
    let stiffness = ω * ω / mobility
    let drag = 2 * max(damping, 0) * ω / mobility
    result.softness = 1 / (seconds * (drag + seconds * stiffness))
    result.bias = error * seconds * stiffness * result.softness
    return result
  }

  /// Returns the condition as a stop: the bodies do not move along the axis beyond a limit.
  /// `excess` is the distance in points by which they exceed it. It is negative if they have not
  /// reached it.
  func stopping(_ excess: Double, in seconds: Double) -> VelocityCondition {
    var result = self
    result.bias = (excess > 0 ? Self.correction * excess : excess) / seconds
    result.limits = -Double.infinity...0
    return result
  }

  /// Applies the impulse that satisfies the condition. `pressure` is the impulse that limits
  /// friction.
  mutating func solve(pressure: Double?) {
    let total = mobility + softness
    guard total > 0 else { return }
    let wanted = impulse - (relativeVelocity + bias + softness * impulse) / total
    var new = min(max(wanted, limits.lowerBound), limits.upperBound)
    if let pressure {
      let most = friction * pressure
      new = min(max(wanted, -most), most)
    }
    let change = new - impulse
    impulse = new
    first?.apply(impulse: -change * axis, at: arms.0)
    second.apply(impulse: change * axis, at: arms.1)
    if rotation != 0 {
      if let first { first.spin -= change * rotation * first.inverseInertia }
      second.spin += change * rotation * second.inverseInertia
    }
    first?.isConstrained = true
    second.isConstrained = true
  }
}
