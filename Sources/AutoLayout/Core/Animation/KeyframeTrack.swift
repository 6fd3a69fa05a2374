import Foundation

/// The values of a property at times during a keyframe animation.
struct KeyframeTrack {
  /// A value that is reached at a time from 0 to 1.
  struct Knot {
    var moment: Double
    var value: [Double]
  }

  /// The method for calculating values between keyframes.
  let mode: UIView.KeyframeAnimationOptions.Calculation
  /// The values at the keyframes, in ascending order of time.
  private(set) var knots: [Knot]

  /// Creates a track that starts with a value.
  init(mode: UIView.KeyframeAnimationOptions.Calculation, from value: [Double]) {
    self.mode = mode
    knots = [Knot(moment: 0, value: value)]
  }

  /// The final value of the track.
  var end: [Double] { knots[knots.count - 1].value }

  /// Adds a change from the current final value to `value` between two times.
  mutating func add(_ value: [Double], from start: Double, to end: Double) {
    let last = knots[knots.count - 1]
    if knots.count > 1, last.moment == end {
      knots[knots.count - 1].value = value
      return
    }
    if start > last.moment { knots.append(Knot(moment: start, value: last.value)) }
    knots.append(Knot(moment: max(end, knots[knots.count - 1].moment), value: value))
  }

  /// Returns the value at a time from 0 to 1.
  func value(at moment: Double) -> [Double] {
    let knots = mode.isPaced ? evenlyPaced : knots
    guard let next = knots.firstIndex(where: { $0.moment > moment }) else { return end }
    guard next > 0 else { return knots[0].value }
    let (a, b) = (knots[next - 1], knots[next])
    if mode == .discrete { return a.value }
    let share = (moment - a.moment) / (b.moment - a.moment)
    guard mode.isCubic else { return zip(a.value, b.value).map { $0 + ($1 - $0) * share } }
    let (from, to) = (Self.slope(knots, next - 1), Self.slope(knots, next))
    return a.value.indices.map {
      Self.hermite(
        a.value[$0], b.value[$0], from[$0], to[$0], share, length: b.moment - a.moment)
    }
  }

  /// The knots with time intervals proportional to the distances between their values.
  private var evenlyPaced: [Knot] {
    var way = [0.0]
    for (a, b) in zip(knots, knots.dropFirst()) {
      let square = zip(a.value, b.value).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      way.append(way[way.count - 1] + square.squareRoot())
    }
    let total = way[way.count - 1]
    guard total > 0 else { return knots }
    return zip(knots, way).map { Knot(moment: $1 / total, value: $0.value) }
  }

  /// Returns the slope of a smooth curve at a knot, calculated from the adjacent knots (Catmull and
  /// Rom). At the ends, the slope is one-sided.
  private static func slope(_ knots: [Knot], _ index: Int) -> [Double] {
    let (a, b) = (knots[max(index - 1, 0)], knots[min(index + 1, knots.count - 1)])
    let length = b.moment - a.moment
    guard length > 0 else { return a.value.map { _ in 0 } }
    return zip(a.value, b.value).map { ($1 - $0) / length }
  }

  /// Returns the value of the cubic with the specified ends and slopes at a fraction of its length.
  private static func hermite(
    _ a: Double, _ b: Double, _ slopeA: Double, _ slopeB: Double, _ t: Double, length: Double
  ) -> Double {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * length * slopeA
      + (3 * t2 - 2 * t3) * b + (t3 - t2) * length * slopeB
  }
}
