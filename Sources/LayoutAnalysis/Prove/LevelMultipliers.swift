import LayoutEngine

/// Numbers that show that a point is best at one priority, whatever the solver did to find it.
///
/// With the violation of each constraint as a convex function, a point is best at a priority exactly
/// if multiples of the constraints' left-hand sides add up to nothing, where
///
/// - required equations may count any amount, required inequalities only if they are tight and only
///   in the direction in which they push,
/// - constraints of the priority itself count by a subgradient of their violation,
/// - constraints of each higher priority by a common multiple, zero or more, of such subgradients.
@MainActor
struct LevelMultipliers {
  /// The multiple of each row that counts, by row.
  private(set) var rows: [Int: Double] = [:]
  /// The common multiple of each higher priority.
  private(set) var levels: [Double: Double] = [:]

  /// Finds multipliers for one priority of a system at a point; nil where there are none, that is where
  /// the point is not best.
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

  /// The least and greatest slope of a row's violation along its left-hand side.
  private struct Subgradient {
    /// The least slope.
    var lower = 0.0
    /// The greatest slope.
    var upper = 0.0

    /// The slopes at a point that exceeds the right-hand side by `excess`. They are 0 for a
    /// required row that is not binding, and an interval at the bend of a violation.
    init(_ relation: LayoutEngine.Relation, excess: Double, isRequired: Bool) {
      let isTight = abs(excess) <= AffinePiece.allowance
      let pushesDown = relation != .greaterThanOrEqual
      let pushesUp = relation != .lessThanOrEqual
      if isTight || isRequired {
        // A required row that is not tight is an inequality with room; it pushes nowhere.
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
