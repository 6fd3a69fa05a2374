/// A set of core variables that inequalities and optional constraints connect. A bounded simplex
/// method with convex piecewise-linear costs solves it.
///
/// Columns `0 ..< structuralCount` are the variables. The other columns are the values of the rows.
/// A constraint on one variable and a constraint on several are therefore represented in the same
/// way: by a breakpoint (*entry*) on a column, at which the slope of a cost changes. Rows have no
/// constants; entries do.
///
/// Every basic column is a linear function of the nonbasic columns,
///
///     x[basic[i]] = Σⱼ tableau[i, j] · x[nonbasic[j]]
///
/// which is stored as a matrix, `Tableau`. Each column also has an interval in which later stages
/// must keep it. A stage (see `Block+Stage.swift`) minimizes one cost and narrows the intervals to
/// the face of its optima. If the intervals of all nonbasic columns are points, the block has one
/// solution.
struct Block: Sendable {
  /// The component's variables, by structural column.
  var variables: [Int32]
  /// The number of variables of the block.
  var structuralCount: Int { variables.count }
  /// The number of different linear combinations of several variables that constraints bound.
  var rowCount: Int { rowStart.count - 1 }
  /// The number of all columns: the structural columns, and one column for the value of each row.
  var columnCount: Int { structuralCount + rowCount }

  /// The start of each row's terms, followed by the end of the last row.
  var rowStart: [Int32] = [0]
  /// The structural columns of all terms, row by row, ascending within a row.
  var rowColumn: [Int32] = []
  /// The coefficients of the same terms. The largest coefficient of each row is 1.
  var rowCoefficient: [Double] = []

  // MARK: Entries

  /// A breakpoint on a column. Each constraint on a column has one breakpoint with a permanent
  /// number.
  ///
  /// Most blocks have a few entries and columns. One array of records for each takes a tenth of the
  /// memory and time of an array for each property.
  struct Entry: Sendable {
    /// The ratio of the constraint's left-hand side to the column.
    var scale: Double
    /// The value of the column at which the constraint holds with equality.
    var value = 0.0
    /// The sum of the magnitudes from which `value` was computed, for tolerances.
    var magnitude = 0.0
    /// The cost per unit below the breakpoint, or 0 if the constraint has no lower bound there.
    var down: Double
    /// The cost per unit above the breakpoint, or 0 if the constraint has no upper bound there.
    var up: Double
    /// The column of the breakpoint.
    var column: Int32
    /// The constraint of the component to which the entry belongs.
    var constraint: Int32
    /// The level: 0 for required constraints, then 1, 2, … from the highest optional priority down.
    var level: Int32
    /// The sides on which the last solution relies. It stays optimal while the column is at least
    /// (bit 0) or at most (bit 1) the entry's value.
    var side: UInt8 = 0
  }

  /// The breakpoints of all columns, by number.
  var entries: [Entry] = []
  /// The number of levels, including the required one.
  var levelCount = 0
  /// The entries sorted by level, column and value, and one scratch slot at the end.
  var order: [Int32] = []
  /// The starts of the runs of `order` with one level and column.
  var sliceStart: [Int32] = []
  /// The column of each slice.
  var sliceColumn: [Int32] = []
  /// The first slice of each level. There is one more element than levels.
  var levelSlice: [Int32] = []

  // MARK: Basis

  /// The basic columns as linear functions of the nonbasic columns.
  var tableau = Tableau()
  /// The basic column of each row of the tableau.
  var basic: [Int32] = []
  /// The nonbasic column of each column of the tableau.
  var nonbasic: [Int32] = []

  // MARK: Columns

  /// The state of a column.
  struct State: Sendable {
    /// The current value, in the unit of the engine's variables, such as points.
    var value = 0.0
    /// The lower end of the interval on the face, or -infinity.
    var lower = -Double.infinity
    /// The upper end of the interval on the face, or infinity.
    var upper = Double.infinity
    /// The linear cost in the running stage.
    var linearCost = 0.0
    /// The entry of the lower end, or -1.
    var lowerEntry: Int32 = -1
    /// The entry of the upper end, or -1.
    var upperEntry: Int32 = -1
    /// The entry at the value of which a nonbasic column is fixed, or -1 if no entry has the
    /// column's value. Anchors allow reusing a basis for other constants.
    var anchor: Int32 = -1
    /// The row of a basic column, or `-1 - position` of a nonbasic one.
    var basisIndex: Int32 = 0
    /// The start in `order` of the entries with a cost in the running stage.
    var costStart: Int32 = 0
    /// The end of these entries. It is equal to the start for columns without a cost.
    var costEnd: Int32 = 0
    /// The number of cost entries that a basic column has passed.
    var segment: Int32 = 0
  }

  /// The states of all columns.
  var state: [State] = []

  // MARK: The running stage

  /// A Boolean value that indicates whether every entry has a cost of 1 on both sides, regardless
  /// of its constraint.
  var costsAreUniform = false
  /// The columns with a cost in this stage.
  var costly: [Int32] = []
  /// The segments of all columns at the end of the required stage if it failed, for the explanation
  /// of the conflict.
  var priceSegment: [Int32] = []
  /// The position of each column's last entry in the order in which ties are broken. The array is
  /// empty while no ties are being broken.
  var tieRank: [Int32] = []
  /// The reduced costs of the nonbasic columns, by position.
  var gradient: [Double] = []
  /// The absolute sums from which the reduced costs were computed. They bound the rounding errors
  /// of the reduced costs.
  var gradientSize: [Double] = []

  /// The number of basis changes since the tableau was last computed from the rows.
  var pivotsSinceRefactoring = 0
  /// The number of basis changes since the basic columns were last computed from the nonbasic
  /// columns.
  var pivotsSinceValues = 0
  /// The number of all basis changes.
  var pivots = 0
  /// The maximum number of steps of a stage.
  var stepLimit = Int.max
  /// A Boolean value that indicates whether a stage exceeded its step limit since the flag was last
  /// reset.
  var hasReachedStepLimit = false
  /// A Boolean value that indicates whether the last solution left every column at one point after
  /// the optional levels.
  var isPoint = false
  /// A Boolean value that indicates whether every nonbasic column rests on an entry, so that other
  /// constants may keep the basis.
  var isAnchored = false

  /// The first block of the component with the same structure, if that is another one and this
  /// block has not been solved yet. In all other cases, it is -1.
  var template: Int32 = -1

  /// Creates a block without rows. `finish(levelCount:)` completes it.
  init(variables: [Int32]) { self.variables = variables }
}
