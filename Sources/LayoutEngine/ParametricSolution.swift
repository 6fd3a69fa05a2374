/// Space for the parametric solution of a component. It is kept from one component to the next.
struct ParametricScratch: Sendable {
  /// The solution.
  var solution = ParametricSolution()
  /// The rates of a component with its own solver.
  var rates = ComponentRates()
}

/// The solution of a component as a function of a change of right-hand sides.
///
/// Every variable is linear in the change as long as the basis stays optimal. This is the case for
/// changes between `below` and `above`.
struct ParametricSolution: Sendable {
  /// A variable as a linear function of the change.
  struct Line: Sendable {
    /// The value of the variable at a change of 0.
    var value: Double
    /// The increase of the variable per unit of the change.
    var slope: Double
  }

  /// The rate at which the right-hand side of a row increases with the change. Rows without a rate
  /// are constant.
  struct RowSlope: Sendable {
    /// The row, as a constraint of the component's system.
    var row: Int32
    /// The increase per unit of the change.
    var slope: Double
  }

  /// The minimum change for which the basis is optimal, at most 0.
  var below = -Double.infinity
  /// The maximum change for which the basis is optimal, at least 0.
  var above = Double.infinity
  /// The variables of the component, in its order.
  var lines: [Line] = []

  /// Removes all variables and limits, and keeps the space.
  mutating func removeAll() {
    below = -Double.infinity
    above = Double.infinity
    lines.removeAll(keepingCapacity: true)
  }

  /// Narrows the interval to the changes for which `gap + slope · change` is at least 0, or at most
  /// 0.
  ///
  /// The inequality holds for a change of 0. A gap that violates it because of rounding is treated
  /// as 0.
  mutating func keep(_ gap: Double, _ slope: Double, atLeast: Bool) {
    let sign = atLeast ? 1.0 : -1.0
    let room = max(0, sign * gap)
    let rate = sign * slope
    if rate < 0 { above = min(above, room / -rate) }
    if rate > 0 { below = max(below, -room / rate) }
  }
}
