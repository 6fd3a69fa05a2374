import Foundation

/// The motion of a damped spring from 0 to its rest position at 1.
///
/// The error e = 1 − p satisfies e″ + 2ζω e′ + ω² e = 0 with e(0) = 1 and e′(0) = −v. The form of
/// its closed solution depends on the damping ratio ζ.
struct SpringMotion: Hashable, Sendable {
  /// ω, the angular frequency of the undamped spring, in radians per second.
  let frequency: Double
  /// ζ. Below 1 the spring oscillates, and at 1 it settles fastest.
  let dampingRatio: Double
  /// v, in total distances per second.
  let velocity: Double

  /// The error below which the spring has settled: a third of a point for a move across a screen.
  static let settled = 0.001
  /// The minimum damping ratio. Without damping, a spring would oscillate indefinitely.
  static let minDamping = 0.001
  /// The maximum damping ratio. Such a spring needs thousands of periods, so that it effectively
  /// does not move.
  private static let maxDamping = 1e3
  /// The minimum bounce, for which ζ = 1 / (1 + bounce) is the maximum damping ratio. For −1 it
  /// would be infinite.
  private static let minBounce = 1 / maxDamping - 1
  /// The minimum duration of a spring in seconds. Below a hundredth of a frame, it jumps.
  private static let minDuration = 1e-4
  /// The number of halvings of an exponent or an interval that determine all digits of a double:
  /// 53, and some for the range of the frequencies.
  private static let halvings = 60
  /// The range of frequencies in radians per second. Outside it, a spring does not move or jumps at
  /// once.
  private static let frequencies = 1e-3...1e5
  /// The maximum velocity. A motion of a million total distances per second is not visible.
  private static let velocityLimit = 1e6

  init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    func finite(_ value: Double, _ other: Double) -> Double { value.isFinite ? value : other }
    let range = Self.frequencies
    self.frequency = min(max(finite(frequency, 1), range.lowerBound), range.upperBound)
    self.dampingRatio = min(max(finite(dampingRatio, 1), Self.minDamping), Self.maxDamping)
    let limit = Self.velocityLimit
    self.velocity = min(max(finite(velocity, 0), -limit), limit)
  }

  /// Creates a spring from a mass, a stiffness and a damping coefficient: ω = √(k/m), ζ = c /
  /// 2√(km).
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// Creates a spring from the duration and bounce of iOS 17. The duration is the undamped period,
  /// ω = 2π / duration. ζ = 1 − bounce, or 1 / (1 + bounce) for a negative bounce.
  init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let bounce = min(max(bounce, Self.minBounce), 1)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, Self.minDuration),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  /// Creates a spring with a damping ratio that settles within `duration` seconds.
  ///
  /// UIKit's choice of the frequency is not documented. This one makes the settling time equal to
  /// the duration.
  init(settlingIn duration: Double, dampingRatio: Double, velocity: Double = 0) {
    var (low, high) = (Self.frequencies.lowerBound, Self.frequencies.upperBound)
    // The settling time decreases with the frequency.
    for _ in 0..<Self.halvings {
      let middle = (low * high).squareRoot()
      let spring = SpringMotion(
        frequency: middle, dampingRatio: dampingRatio, velocity: velocity)
      if spring.settlingDuration > duration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: dampingRatio, velocity: velocity)
  }

  /// Returns the same spring with another velocity.
  func with(velocity: Double) -> SpringMotion {
    SpringMotion(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity)
  }

  /// Returns the progress after `time` seconds. It is above 1 if the spring overshoots.
  func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (ω, ζ) = (frequency, dampingRatio)
    if ζ < 1 {
      let ωd = ω * (1 - ζ * ζ).squareRoot()
      let sine = (ζ * ω - velocity) / ωd
      return 1 - exp(-ζ * ω * time) * (cos(ωd * time) + sine * sin(ωd * time))
    }
    if ζ == 1 { return 1 - exp(-ω * time) * (1 + (ω - velocity) * time) }
    let (slow, fast, share) = overdamped
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// The two decay rates of a spring with ζ > 1, and the coefficient of the slow one.
  private var overdamped: (slow: Double, fast: Double, share: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // The slow rate −ω(ζ − √(ζ²−1)), in a form without cancellation.
    let slow = -frequency / (dampingRatio + root)
    let fast = -frequency * (dampingRatio + root)
    return (slow, fast, (-velocity - fast) / (slow - fast))
  }

  /// The number of seconds after which the error stays below `settled`.
  var settlingDuration: Double {
    if dampingRatio < 1 {
      let ωd = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = hypot(1, (dampingRatio * frequency - velocity) / ωd)
      return log(amplitude / Self.settled) / (dampingRatio * frequency)
    }
    var high = 1 / frequency
    while bound(at: high) > Self.settled { high *= 2 }
    var low = high / 2
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if bound(at: middle) > Self.settled { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns an upper bound of the error that eventually decreases, for ζ ≥ 1.
  private func bound(at time: Double) -> Double {
    if dampingRatio == 1 {
      return exp(-frequency * time) * (1 + abs(frequency - velocity) * time)
    }
    let (slow, fast, share) = overdamped
    return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
  }
}
