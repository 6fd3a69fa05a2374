/// The layouts for comparing solvers. `count` is the number of views or cells.
enum Workload: String, CaseIterable {
  /// Views below one another, each pinned to the sides and to the one above.
  case chain = "CHAIN"
  /// Views that are positioned only relative to their superview.
  case flat = "FLAT"
  /// Views that are each nested in the previous one, as deep as there are views.
  case nested = "NESTED"
  /// Views of equal width that fill a row.
  case equal = "EQUAL"
  /// Rows of a label and a field with a common column and baselines.
  case form = "FORM"
  /// A random tree of views, positioned as in typical documents.
  case random = "RANDOM"
  /// Self-sizing table cells of nine views, each below the previous one.
  case cells = "CELLS"
  /// The same cells at fixed heights, as a table view positions them.
  case fixedCells = "CELLI"
  /// A chain of equal preferences that cannot all hold.
  case preferences = "WEAK"
  /// Views each of which prefers to follow each of the others.
  case dense = "DENSE"

  /// Returns the system for `count` views, which is the same in every run.
  func system(count: Int) -> WorkloadSystem {
    var system = WorkloadSystem()
    switch self {
    case .chain: system.addChain(count)
    case .flat: system.addFlat(count)
    case .nested: system.addNested(count)
    case .equal: system.addEqual(count)
    case .form: system.addForm(count)
    case .random: system.addRandom(count)
    case .cells: system.addCells(count, isStacked: true)
    case .fixedCells: system.addCells(count, isStacked: false)
    case .preferences: system.addPreferences(count)
    case .dense: system.addDense(count)
    }
    return system
  }
}
