/// A set of core variables that inequalities and optional constraints tie together, solved by a
/// bounded simplex method with convex piecewise-linear costs.
///
/// Columns `0 ..< structuralCount` are the variables, the others are the values of the rows, so that
/// a constraint over one variable and one over several are the same thing: a breakpoint
/// (*entry*) on a column where a cost's slope changes. No row has a constant; the entries do.
///
/// Every basic column is a linear function of the nonbasic ones,
///
///     x[basic[i]] = Σⱼ tableau[i, j] · x[nonbasic[j]]
///
/// held as a matrix, `Tableau`. Each column also has an interval in which later stages must keep it.
/// A stage (see `Block+Stage.swift`) minimizes one cost and narrows the intervals to the face of its
/// optima; a block whose nonbasic columns are all points has one solution.
struct Block: Sendable {
  /// The component's variable of each structural column.
  var variables: [Int32]
  /// The number of variables of the block.
  var structuralCount: Int { variables.count }
  /// The number of different linear combinations of several variables that constraints bound.
  var rowCount: Int { rowStart.count - 1 }
  /// All columns: the structural ones, then one for the value of each row.
  var columnCount: Int { structuralCount + rowCount }

  /// The rows' terms over structural columns, as given.
  var rowStart: [Int32] = [0]
  /// The structural columns of all terms, row by row, ascending within a row.
  var rowColumn: [Int32] = []
  /// The coefficients of the same terms; the largest of each row is 1.
  var rowCoefficient: [Double] = []

  // MARK: Entries

  /// The breakpoints, one for each constraint that bears on a column; permanent numbers.
  var entryColumn: [Int32] = []
  /// The constraint of the component that each entry belongs to.
  var entryConstraint: [Int32] = []
  /// The constraint's left-hand side is this multiple of the column.
  var entryScale: [Double] = []
  /// Where on the column the constraint is met exactly.
  var entryValue: [Double] = []
  /// The sum of magnitudes behind `entryValue`, for tolerances.
  var entryMagnitude: [Double] = []
  /// The cost of each unit below the breakpoint; 0 if the constraint has no lower bound there.
  var entryDown: [Double] = []
  /// The cost of each unit above the breakpoint; 0 if the constraint has no upper bound there.
  var entryUp: [Double] = []
  /// 0 for required constraints, then 1, 2, … from the highest optional priority down.
  var entryLevel: [Int32] = []
  /// What the last solution rests on: it stays optimal while the column is at least (bit 0), at
  /// most (bit 1) the entry's value.
  var entrySide: [UInt8] = []
  /// The number of levels, the required one included.
  var levelCount = 0
  /// Entries sorted by level, then column, then value, and one scratch slot at the end.
  var order: [Int32] = []
  /// Runs of `order` with one level and column.
  var sliceStart: [Int32] = []
  /// The column of each slice.
  var sliceColumn: [Int32] = []
  /// The first slice of each level; one more entry than levels.
  var levelSlice: [Int32] = []

  // MARK: Basis

  /// The basic columns as linear functions of the nonbasic ones.
  var tableau = Tableau()
  /// The basic column of each row of the tableau.
  var basic: [Int32] = []
  /// The nonbasic column of each column of the tableau.
  var nonbasic: [Int32] = []
  /// The row of a basic column, or `-1 - position` of a nonbasic one, by column.
  var basisIndex: [Int32] = []
  /// The present value of each column, in points where the program's variables are.
  var value: [Double] = []
  /// The entry at whose value a nonbasic column is fixed, or -1 if it has a value that no entry
  /// gives. Anchors let a basis be used again for other constants.
  var anchor: [Int32] = []

  // MARK: Face

  /// The lower end of each column's interval, or -infinity.
  var lower: [Double] = []
  /// The upper end of each column's interval, or infinity.
  var upper: [Double] = []
  /// The entry that the lower end comes from, or -1.
  var lowerEntry: [Int32] = []
  /// The entry that the upper end comes from, or -1.
  var upperEntry: [Int32] = []

  // MARK: The running stage

  /// Where the entries that cost something in this stage begin in `order`, by column.
  var costStart: [Int32] = []
  /// Where they end; equal to the start for columns without a cost.
  var costEnd: [Int32] = []
  /// The linear cost of each column in this stage.
  var linearCost: [Double] = []
  /// Whether every entry counts 1 on both sides, whatever its constraint.
  var costsAreUniform = false
  /// Columns with a cost in this stage.
  var costly: [Int32] = []
  /// How many of its cost entries a basic column has passed.
  var segment: [Int32] = []
  /// `segment` at the end of the required stage, while a contradiction is explained.
  var priceSegment: [Int32] = []
  /// The reduced costs of the nonbasic columns, by position.
  var gradient: [Double] = []
  /// The absolute sums that the reduced costs were computed from, which bound their rounding
  /// errors.
  var gradientSize: [Double] = []

  /// Basis changes since the tableau was last computed from the rows.
  var pivotsSinceRefactoring = 0
  /// Basis changes since the basic columns were last computed from the nonbasic ones.
  var pivotsSinceValues = 0
  /// All basis changes.
  var pivots = 0
  /// How many steps one stage may take.
  var stepLimit = Int.max
  /// Whether a stage took more steps than it may since this was last looked at.
  var hasReachedStepLimit = false
  /// Whether the last solution left every column at one point after the optional levels.
  var isPoint = false
  /// Whether every nonbasic column rests on an entry, so that other constants may keep the basis.
  var isAnchored = false

  /// Makes a block without rows; `finish(levelCount:)` ends its construction.
  init(variables: [Int32]) { self.variables = variables }
}
