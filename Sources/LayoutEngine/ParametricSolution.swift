/// The solution of a component as a function of a change of right-hand sides.
///
/// Every variable is linear in the change as long as the basis stays optimal, which it does while the
/// change is between `below` and `above`.
struct ParametricSolution {
  /// A variable as a linear function of the change.
  struct Line: Sendable {
    /// The variable's value where the change is 0.
    var value: Double
    /// How much the variable grows with each unit of the change.
    var slope: Double
  }

  /// How much the right-hand side of a row grows with each unit of the change; rows without one are
  /// constant.
  struct RowSlope: Sendable {
    /// The row, as a constraint of the component's system.
    var row: Int32
    /// How much it grows.
    var slope: Double
  }

  /// The least change for which the basis is optimal; at most 0.
  var below = -Double.infinity
  /// The greatest change for which the basis is optimal; at least 0.
  var above = Double.infinity
  /// The component's variables, in its order.
  var lines: [Line] = []

  /// Narrows the interval to the changes for which `gap + slope · change` is at least 0, or at most 0.
  ///
  /// The inequality holds for a change of 0; a gap that misses by rounding counts as 0.
  mutating func keep(_ gap: Double, _ slope: Double, atLeast: Bool) {
    let sign = atLeast ? 1.0 : -1.0
    let room = max(0, sign * gap)
    let rate = sign * slope
    if rate < 0 { above = min(above, room / -rate) }
    if rate > 0 { below = max(below, -room / rate) }
  }
}
