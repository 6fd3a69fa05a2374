import AutoLayout
import Foundation

/// A guess for the parameter at which to split a range that is not one piece.
///
/// A guess saves layouts; the result is decided by the layouts on both sides of it.
@MainActor
struct SplitGuess {
  /// The guess, or `nil` if there is no better one than the middle.
  private(set) var place: Double?

  /// The sweep, which makes the layouts that the guess needs.
  private let sweep: ParameterSweep
  /// The layout at the lower end.
  private let low: LayoutSample
  /// The layout at the upper end.
  private let high: LayoutSample

  /// The distance in points from an end at which slopes are measured: short, so that no other break
  /// is between, and long enough for ten digits of the slope.
  private static let slopeDistance = 1.0 / 64

  /// The maximum distance from an end at which slopes are measured, as a fraction of the range. It
  /// applies to ranges that are too short for `slopeDistance`.
  private static let slopeShare = 1.0 / 8

  /// The minimum significant slope, and difference of slopes: slopes are known to ten digits, and
  /// lines that differ by less diverge by less than `AffinePiece.allowance` within a thousand
  /// points.
  private static let minSlope = 1e-9

  /// The width in points at which bisection stops, three digits below the resolution of a proof;
  /// sixty halvings reach it from any size of a canvas.
  private static let widthResolution = 1e-9
  /// The maximum number of halvings. No range needs more to become as short as `widthResolution`.
  private static let maxHalvings = 60

  /// Guesses from the reason for which the range is not one piece.
  init(
    _ sweep: ParameterSweep, _ low: LayoutSample, _ high: LayoutSample, _ fault: AffinePiece.Fault
  ) {
    self.sweep = sweep
    self.low = low
    self.high = high
    switch fault {
    case .crossing(let crossing): place = crossing
    case .bend(let variable): place = bend(of: variable)
    case .constants: place = textBreak()
    case .structure: place = conflictEnd()
    }
  }

  /// The distance in points from an end of the range to the layout with which the slope there is
  /// measured.
  private var distance: Double {
    min(Self.slopeDistance, (high.parameter - low.parameter) * Self.slopeShare)
  }

  /// Returns the parameter at which the line through the values at the lower end meets that at the
  /// upper end.
  private func bend(of variable: Int) -> Double? {
    guard let left = slope(at: low, distance), let right = slope(at: high, -distance),
      let a = low.system?.values[variable], let b = high.system?.values[variable]
    else { return nil }
    let (s, t) = (left[variable], right[variable])
    guard abs(s - t) > Self.minSlope else { return nil }
    // a + s · (p − low) = b + t · (p − high)
    return (b - a + s * low.parameter - t * high.parameter) / (s - t)
  }

  /// Returns the derivatives of all values at a layout, from a layout next to it.
  private func slope(at sample: LayoutSample, _ distance: Double) -> [Double]? {
    let other = sweep.sample(sample.parameter + distance)
    guard let here = sample.system, let there = other.system, here.rows == there.rows,
      here.values.count == there.values.count
    else { return nil }
    return zip(here.values, there.values).map { ($1 - $0) / distance }
  }

  /// Returns the parameter at which a conflict ends: the constraint that is broken at one end is
  /// satisfied there, by its slope.
  private func conflictEnd() -> Double? {
    guard let a = low.system, let b = high.system, a.rows.count == b.rows.count else { return nil }
    for row in a.rows.indices where a.rows[row] != b.rows[row] {
      guard a.rows[row].terms == b.rows[row].terms else { return nil }
      let isAtLow = a.rows[row].priority < b.rows[row].priority
      let (sample, system, step) = isAtLow ? (low, a, distance) : (high, b, -distance)
      guard let slopes = slope(at: sample, step) else { continue }
      var change = 0.0
      for term in system.rows[row].terms { change += term.coefficient * slopes[term.variable] }
      guard abs(change) > Self.minSlope else { continue }
      return sample.parameter - system.excess(of: row) / change
    }
    return nil
  }

  /// Returns the first parameter, from the lower end, at which a text changes its height.
  private func textBreak() -> Double? {
    guard low.views.count == high.views.count, let slopes = slope(at: low, distance),
      let system = low.system
    else { return nil }
    var first: Double?
    for item in system.items.indices where system.items[item].guide == nil {
      let view = system.items[item].view
      guard let from = low.views[view].measuredTextWidth,
        let to = high.views[view].measuredTextWidth,
        let width = Self.step(of: low.views[view], from: from, to: to)
      else { continue }
      let slope = slopes[4 * item + 2]
      guard abs(slope) > Self.minSlope else { continue }
      let place = low.parameter + (width - Double(from)) / slope
      if place > low.parameter, place < high.parameter { first = min(first ?? place, place) }
    }
    return first
  }

  /// Returns the first width at which the height of a view's text changes, or `nil` if it is the
  /// same at both ends. Text does not become lower if it becomes narrower, so bisection finds the
  /// width.
  private static func step(of view: UIView, from: CGFloat, to: CGFloat) -> Double? {
    let height = view.measuredTextHeight(atWidth: from)
    guard view.measuredTextHeight(atWidth: to) != height else { return nil }
    var (near, far) = (from, to)
    for _ in 0..<maxHalvings where abs(far - near) > widthResolution {
      let middle = (near + far) / 2
      if view.measuredTextHeight(atWidth: middle) == height { near = middle } else { far = middle }
    }
    return Double(far)
  }
}
