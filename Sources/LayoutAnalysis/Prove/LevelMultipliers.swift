import LayoutEngine

/// Multipliers that prove that a point is optimal at one priority, independent of the solver.
///
/// With the violation of each constraint as a convex function, a point is optimal at a priority
/// exactly if multiples of the constraints' left-hand sides sum to zero, where
///
/// - required equations may have any multiplier, required inequalities only if they are binding and
///   only in the direction in which they push,
/// - constraints of the priority itself have a subgradient of their violation as multiplier,
/// - constraints of each higher priority have a common nonnegative multiple of such subgradients.
@MainActor
struct LevelMultipliers {
  /// The nonzero multiplier of each row, by row.
  private(set) var rows: [Int: Double] = [:]
  /// The common multiplier of each higher priority.
  private(set) var levels: [Double: Double] = [:]

  /// Finds multipliers for one priority of a system at a point, or returns `nil` if there are none,
  /// that is, if the point is not optimal.
  init?(_ system: SampledSystem, excess: [Double], priority: Double) {
    var search = LayoutEngine()
    var unknowns: [Int: LayoutEngine.Variable] = [:]
    var scales: [Double: LayoutEngine.Variable] = [:]
    var columns: [Int: [LayoutEngine.Term]] = [:]
    for (index, row) in system.rows.enumerated() where row.priority >= priority {
      let slope = Subgradient(row.relation, excess: excess[index], isRequired: row.isRequired)
      guard slope.lower != 0 || slope.upper != 0 else { continue }
      let unknown = search.addVariable()
      unknowns[index] = unknown
      for term in row.terms {
        columns[term.variable, default: []].append(.init(unknown, term.coefficient))
      }
      if row.isRequired {
        if slope.lower == 0 { search.add([.init(unknown)], .greaterThanOrEqual, 0) }
        if slope.upper == 0 { search.add([.init(unknown)], .lessThanOrEqual, 0) }
      } else if row.priority == priority {
        search.add([.init(unknown)], .greaterThanOrEqual, slope.lower)
        search.add([.init(unknown)], .lessThanOrEqual, slope.upper)
      } else {
        let scale = scales[row.priority] ?? search.addVariable()
        if scales.updateValue(scale, forKey: row.priority) == nil {
          search.add([.init(scale)], .greaterThanOrEqual, 0)
        }
        search.add([.init(unknown), .init(scale, -slope.lower)], .greaterThanOrEqual, 0)
        search.add([.init(unknown), .init(scale, -slope.upper)], .lessThanOrEqual, 0)
      }
    }
    for (_, terms) in columns.sorted(by: { $0.key < $1.key }) { search.add(terms, .equal, 0) }
    guard search.solve() == .solved else { return nil }
    for (row, unknown) in unknowns {
      let value = search.value(of: unknown)
      if value != 0 { rows[row] = value }
    }
    for (level, scale) in scales { levels[level] = search.value(of: scale) }
  }

  /// The minimum and maximum slope of a row's violation along its left-hand side.
  private struct Subgradient {
    /// The minimum slope.
    var lower = 0.0
    /// The maximum slope.
    var upper = 0.0

    /// Creates the slopes at a point that exceeds the right-hand side by `excess`. They are 0 for a
    /// required row that is not binding, and an interval at the kink of a violation.
    init(_ relation: LayoutEngine.Relation, excess: Double, isRequired: Bool) {
      let isTight = abs(excess) <= AffinePiece.allowance
      let pushesDown = relation != .greaterThanOrEqual
      let pushesUp = relation != .lessThanOrEqual
      if isTight || isRequired {
        // A required row that is not binding is an inequality with slack, whose multiplier is zero.
        guard isTight else { return }
        lower = pushesUp ? -1 : 0
        upper = pushesDown ? 1 : 0
      } else if excess > 0, pushesDown {
        (lower, upper) = (1, 1)
      } else if excess < 0, pushesUp {
        (lower, upper) = (-1, -1)
      }
    }
  }
}
