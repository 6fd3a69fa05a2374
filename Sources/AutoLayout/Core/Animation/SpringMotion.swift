import Foundation

/// The motion of a damped spring from 0 to its rest at 1.
///
/// The error e = 1 − p obeys e″ + 2ζω e′ + ω² e = 0 with e(0) = 1 and e′(0) = −v, which has closed
/// solutions by the damping ratio ζ.
struct SpringMotion: Hashable, Sendable {
  /// ω, in radians a second, of the spring without damping.
  let frequency: Double
  /// ζ: below 1 the spring overshoots, at 1 it comes to rest soonest.
  let dampingRatio: Double
  /// v, in whole distances a second.
  let velocity: Double

  /// Error at which the spring counts as settled: a third of a point of a move over a screen.
  static let settled = 0.001
  /// Least damping ratio: with none a spring would swing for ever.
  static let leastDamping = 0.001
  /// Greatest damping ratio: such a spring takes thousands of times its period, which is a
  /// standstill.
  private static let mostDamping = 1e3
  /// Least bounce, short of the one with which ζ = 1 / (1 + bounce) would be infinite: ζ is the
  /// greatest damping ratio there.
  private static let leastBounce = 1 / mostDamping - 1
  /// Shortest duration of a spring in seconds: below a hundredth of a frame it jumps.
  private static let leastDuration = 1e-4
  /// Halvings of an exponent or an interval after which a double has no digits left to find: 53,
  /// and some for the range of the frequencies.
  private static let halvings = 60
  /// Frequencies in radians a second; beyond them a spring does not move or jumps at once.
  private static let frequencies = 1e-3...1e5
  /// Largest velocity: a million whole distances a second is no motion that one could see.
  private static let velocityLimit = 1e6

  init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    func finite(_ value: Double, _ other: Double) -> Double { value.isFinite ? value : other }
    let range = Self.frequencies
    self.frequency = min(max(finite(frequency, 1), range.lowerBound), range.upperBound)
    self.dampingRatio = min(max(finite(dampingRatio, 1), Self.leastDamping), Self.mostDamping)
    let limit = Self.velocityLimit
    self.velocity = min(max(finite(velocity, 0), -limit), limit)
  }

  /// The spring of a mass, a stiffness and a damping coefficient: ω = √(k/m), ζ = c / 2√(km).
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// The spring of iOS 17's duration and bounce: the duration is the period without damping,
  /// ω = 2π / duration; ζ = 1 − bounce, or 1 / (1 + bounce) for a negative one.
  init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let bounce = min(max(bounce, Self.leastBounce), 1)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, Self.leastDuration),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  /// The spring of a damping ratio that settles within `duration` seconds.
  ///
  /// UIKit's own choice of the frequency is not documented; this one makes the settling time and
  /// the duration the same.
  init(settlingIn duration: Double, dampingRatio: Double, velocity: Double = 0) {
    var (low, high) = (Self.frequencies.lowerBound, Self.frequencies.upperBound)
    // Settling times fall with the frequency.
    for _ in 0..<Self.halvings {
      let middle = (low * high).squareRoot()
      let spring = SpringMotion(
        frequency: middle, dampingRatio: dampingRatio, velocity: velocity)
      if spring.settlingDuration > duration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: dampingRatio, velocity: velocity)
  }

  /// The same spring with another velocity.
  func with(velocity: Double) -> SpringMotion {
    SpringMotion(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity)
  }

  /// How much of the distance is done after `time` seconds; beyond 1 where the spring overshoots.
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

  /// The two rates of decay of a spring with ζ > 1, and the slow one's share.
  private var overdamped: (slow: Double, fast: Double, share: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // The slow rate −ω(ζ − √(ζ²−1)) in the form that does not cancel.
    let slow = -frequency / (dampingRatio + root)
    let fast = -frequency * (dampingRatio + root)
    return (slow, fast, (-velocity - fast) / (slow - fast))
  }

  /// Seconds after which the error stays below `settled`.
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

  /// A bound of the error that falls in the end, for ζ ≥ 1.
  private func bound(at time: Double) -> Double {
    if dampingRatio == 1 {
      return exp(-frequency * time) * (1 + abs(frequency - velocity) * time)
    }
    let (slow, fast, share) = overdamped
    return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
  }
}
