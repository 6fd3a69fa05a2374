import AutoLayout
import Foundation

/// Where a range that is not one piece is probably to be split.
///
/// A guess saves layouts; what holds is decided by the layouts on both sides of it.
@MainActor
struct SplitGuess {
  /// Nil where there is no better guess than the middle.
  private(set) var place: Double?

  /// Makes layouts that the guess needs.
  private let sweep: ParameterSweep
  /// The layout at the lower end.
  private let low: LayoutSample
  /// The layout at the upper end.
  private let high: LayoutSample

  /// Points from an end at which slopes are measured: short, so that no other break lies between,
  /// and long enough for ten digits of the slope.
  private static let slopeDistance = 1.0 / 64

  /// Of a range that is not much longer, the part at whose ends slopes are measured.
  private static let slopeShare = 1.0 / 8

  /// Slopes nearer to each other, or to zero, tell nothing: they are known to ten digits, and lines that
  /// differ by less part by less than `AffinePiece.allowance` within a thousand points.
  private static let minSlope = 1e-9

  /// Points to which a width is halved down, below the resolution of a proof by three digits; sixty
  /// halvings reach it from any size of a canvas.
  private static let widthResolution = 1e-9
  /// More than any range needs to become as short as `widthResolution`.
  private static let maxHalvings = 60

  /// Guesses by the reason for which the range is not one piece.
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

  /// Points from an end of the range to the layout by which the slope there is measured.
  private var distance: Double {
    min(Self.slopeDistance, (high.parameter - low.parameter) * Self.slopeShare)
  }

  /// Where the line through the values at the lower end meets that at the upper end.
  private func bend(of variable: Int) -> Double? {
    guard let left = slope(at: low, distance), let right = slope(at: high, -distance),
      let a = low.system?.values[variable], let b = high.system?.values[variable]
    else { return nil }
    let (s, t) = (left[variable], right[variable])
    guard abs(s - t) > Self.minSlope else { return nil }
    // a + s · (p − low) = b + t · (p − high)
    return (b - a + s * low.parameter - t * high.parameter) / (s - t)
  }

  /// The derivatives of all values at a layout, by one beside it.
  private func slope(at sample: LayoutSample, _ distance: Double) -> [Double]? {
    let other = sweep.sample(sample.parameter + distance)
    guard let here = sample.system, let there = other.system, here.rows == there.rows,
      here.values.count == there.values.count
    else { return nil }
    return zip(here.values, there.values).map { ($1 - $0) / distance }
  }

  /// Where a contradiction ends: where the constraint that gives way at one end, followed along its
  /// slope, is met.
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

  /// Where, seen from the lower end, the first text changes its height.
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

  /// The width on the way at which the height of a view's text changes for the first time; nil when
  /// it is the same at both ends. Text gets no lower when it gets narrower, so halving finds it.
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
