import Foundation

/// The values of a property at moments of one animation.
struct KeyframeTrack {
  /// A value that is reached at a moment from 0 to 1.
  struct Knot {
    var moment: Double
    var value: [Double]
  }

  /// How values between keyframes are computed.
  let mode: UIView.KeyframeAnimationOptions.Calculation
  /// The values at the keyframes, by ascending time.
  private(set) var knots: [Knot]

  /// A track that begins with a value.
  init(mode: UIView.KeyframeAnimationOptions.Calculation, from value: [Double]) {
    self.mode = mode
    knots = [Knot(moment: 0, value: value)]
  }

  /// The value that the track ends with.
  var end: [Double] { knots[knots.count - 1].value }

  /// Adds a change from the present end to `value` between two moments.
  mutating func add(_ value: [Double], from start: Double, to end: Double) {
    let last = knots[knots.count - 1]
    if knots.count > 1, last.moment == end {
      knots[knots.count - 1].value = value
      return
    }
    if start > last.moment { knots.append(Knot(moment: start, value: last.value)) }
    knots.append(Knot(moment: max(end, knots[knots.count - 1].moment), value: value))
  }

  /// The value at a moment from 0 to 1.
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

  /// The knots at moments in proportion to the way between them.
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

  /// The slope of a smooth curve at a knot: from its neighbours (Catmull and Rom); one-sided at
  /// ends.
  private static func slope(_ knots: [Knot], _ index: Int) -> [Double] {
    let (a, b) = (knots[max(index - 1, 0)], knots[min(index + 1, knots.count - 1)])
    let length = b.moment - a.moment
    guard length > 0 else { return a.value.map { _ in 0 } }
    return zip(a.value, b.value).map { ($1 - $0) / length }
  }

  /// The cubic with given ends and slopes at a share of its length.
  private static func hermite(
    _ a: Double, _ b: Double, _ slopeA: Double, _ slopeB: Double, _ t: Double, length: Double
  ) -> Double {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * length * slopeA
      + (3 * t2 - 2 * t3) * b + (t3 - t2) * length * slopeB
  }
}
