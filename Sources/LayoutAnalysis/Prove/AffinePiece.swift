import AutoLayout
import Foundation
import LayoutEngine

/// A part of a range on which every solved value is an affine function of the parameter.
///
/// Three layouts prove it: the feasible set of a linear system whose constants are affine in the
/// parameter is convex in variables and parameter together. So the minimum violation of the highest
/// optional priority is a convex function of the parameter; if no violation changes its sign and
/// the solution in the middle is the mean of those at the ends, it meets its chord in the middle,
/// and a convex function that meets its chord inside is the chord. Then the set of optimal
/// solutions for that priority is again convex, and so on down to the last priority and to the
/// choice among equals; the interpolated solution is optimal at every level, everywhere in the
/// piece.
@MainActor
struct AffinePiece {
  /// The layout at the lower end.
  let low: LayoutSample
  /// The layout at a parameter inside.
  let middle: LayoutSample
  /// The layout at the upper end.
  let high: LayoutSample
  /// The evidence for the piece.
  let evidence: ProofEvidence

  /// The parameter of the lower end, in points.
  var lower: Double { low.parameter }
  /// The parameter of the upper end, in points.
  var upper: Double { high.parameter }

  /// The reason that a range is not one piece.
  enum Fault: Error {
    /// Views or constraints differ.
    case structure
    /// Constants are not affine, such as heights of text with different numbers of lines.
    case constants
    /// The variable with this index is not affine between the ends.
    case bend(Int)
    /// An optional constraint is satisfied at this parameter, and violated on different sides of
    /// it.
    case crossing(Double)
  }

  /// The number of points by which values may differ from a straight line: the solver's errors are
  /// near 10⁻⁹ for values up to some thousand; a pixel is 0.3.
  nonisolated static let allowance = 1e-6

  /// Checks that the three layouts are on one piece.
  init(_ low: LayoutSample, _ middle: LayoutSample, _ high: LayoutSample) throws(Fault) {
    guard low.hasSameViews(as: middle), middle.hasSameViews(as: high), let a = low.system,
      let b = middle.system, let c = high.system, a.rows == b.rows, b.rows == c.rows,
      a.values.count == c.values.count
    else { throw .structure }
    // 1. Constants are fixed, or affine in the parameter. 2. Values are on straight lines.
    if let fault = Self.deviation(of: middle, low, high) { throw fault }
    let moves = a.rows.indices.contains { row in
      (a.constants[row] != b.constants[row] || b.constants[row] != c.constants[row])
        && !a.concernsRootOnly(row)
    }
    // 3. No optional constraint changes sides.
    for row in a.rows.indices where !a.rows[row].isRequired {
      let (before, after) = (a.excess(of: row), c.excess(of: row))
      if min(before, after) < -Self.allowance, max(before, after) > Self.allowance {
        throw .crossing(
          low.parameter + (high.parameter - low.parameter) * before / (before - after))
      }
    }
    self.low = low
    self.middle = middle
    self.high = high
    evidence = moves || low.isProgram ? .interpolated : .proved
  }

  /// The smaller part of the golden ratio: far from every ratio of small whole numbers.
  private static let unevenShare = 0.381966011250105

  /// The parameter at which a piece whose constants change is checked once more; the middle of
  /// other pieces.
  ///
  /// Heights of text change in steps. Three layouts at equal distances with six, five and four
  /// lines are on a straight line; at unequal distances, steps are not.
  var touchstone: Double {
    evidence == .proved ? middle.parameter : lower + (upper - lower) * Self.unevenShare
  }

  /// Throws if a layout inside is not on the piece.
  func check(_ sample: LayoutSample) throws(Fault) {
    guard sample !== middle else { return }
    guard low.hasSameViews(as: sample), let a = low.system, let b = sample.system, a.rows == b.rows,
      a.values.count == b.values.count
    else { throw .structure }
    if let fault = Self.deviation(of: sample, low, high) { throw fault }
  }

  /// Returns the reason why a layout between two others is not on the straight lines between them,
  /// or `nil` if it is: a different structure, the constants, or the variable with the largest
  /// deviation.
  private static func deviation(
    of sample: LayoutSample, _ low: LayoutSample, _ high: LayoutSample
  ) -> Fault? {
    guard let a = low.system, let b = sample.system, let c = high.system else { return .structure }
    let share = (sample.parameter - low.parameter) / (high.parameter - low.parameter)
    func distance(_ a: Double, _ b: Double, _ c: Double) -> Double { abs(a + share * (c - a) - b) }
    for row in a.rows.indices
    where distance(a.constants[row], b.constants[row], c.constants[row]) > allowance {
      return .constants
    }
    var worst = (variable: 0, distance: 0.0)
    for variable in a.values.indices {
      let distance = distance(a.values[variable], b.values[variable], c.values[variable])
      if distance > worst.distance { worst = (variable, distance) }
    }
    return worst.distance > allowance ? .bend(worst.variable) : nil
  }
}
