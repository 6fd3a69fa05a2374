/// The effects of the constants of certain constraints, as a straight-line program.
///
/// A tape is created when the same constants change twice in a row, as during the resizing of a
/// window. It is valid until something else changes. Fixed variables are *steps*, which compute the
/// same sums in the same order as `LayoutEngine.evaluate(_:)`, so that the values are identical bit
/// by bit. A component that depends on only one of the constants is a *member*. As long as its
/// basis stays optimal, its variables are linear functions of that constant. The tape keeps the
/// bases that have occurred, with the intervals in which they are optimal.
struct EditTape: Sendable {
  /// A step, which computes one fixed variable from its definition.
  struct Step: Sendable {
    /// The right-hand side of the definition, minus the first terms, which the tape does not
    /// change.
    var constant: Double
    /// The coefficient of the variable in its definition.
    var coefficient: Double
    /// The slot of the variable.
    var variable: Int32
    /// The end of the definition's other terms in `terms`, where those of the next step begin.
    var termEnd: Int32
  }

  /// A term of a definition, other than that of the defined variable.
  struct Term: Sendable {
    /// The coefficient of the other variable.
    var coefficient: Double
    /// The index of the variable's value in `values`.
    var input: Int32
  }

  /// A component with right-hand sides that depend on one of the edited constants.
  struct Member: Sendable {
    /// The component's slot.
    var component: Int32
    /// The constraint of `edited` that has the constant.
    var parameter: Int32
    /// The range of the component's variables in `memberVariables`.
    var variables: Range<Int32>
    /// The range in `rowSlopes` of the rates at which the right-hand sides of its rows change with
    /// the constant.
    var rows: Range<Int32>
    /// The latest region, or -1. The others follow by `Region.next`.
    var firstRegion: Int32 = -1
    /// The number of regions.
    var regionCount: Int32 = 0
    /// The region of the current values, or -1.
    var current: Int32 = -1
  }

  /// A critical region of a member: the interval of the constant in which one basis is optimal.
  struct Region: Sendable {
    /// The minimum constant of the interval.
    var minimum: Double
    /// The maximum constant of the interval.
    var maximum: Double
    /// The constant at which the lines have their values.
    var origin: Double
    /// The first line. There is one line for each variable of the member.
    var firstLine: Int32
    /// The next older region of the member, or -1.
    var next: Int32
  }

  /// The maximum number of regions per member. A new region then replaces the oldest one.
  ///
  /// A label between two margins has three regions: narrower than its text, equally wide, and
  /// wider. More regions only cost time.
  static let regionLimit: Int32 = 8

  /// The constraints with the edited constants, in the order of the changes.
  var edited: [Int32]
  /// Their constants in the last run.
  var parameters: [Double] = []
  /// The step that a constraint of `edited` defines, or -1.
  var stepOfEdited: [Int32] = []
  /// The steps, in the order of rank.
  var steps: [Step] = []
  /// The terms of all steps, one step after another.
  var terms: [Term] = []
  /// The values of the steps' variables, followed by values that the tape does not change.
  var values: [Double] = []
  /// The constraints with checks and components that must be examined after every run.
  var reactions: [Int32] = []
  /// The constraints of components that must be examined after every run, each of which represents
  /// all constraints of its component.
  var broadReactions: [Int32] = []

  /// The components that the tape solves without their solvers.
  var members: [Member] = []
  /// The variables of all members, one member after another.
  var memberVariables: [Int32] = []
  /// The right-hand sides of all members that change, one member after another.
  var rowSlopes: [ParametricSolution.RowSlope] = []
  /// The regions of all members, which `next` links.
  var regions: [Region] = []
  /// The variables of all regions as functions of the constant, one region after another.
  var lines: [ParametricSolution.Line] = []
  /// The members without a region for the current constant.
  var misses: [Int32] = []

  /// A Boolean value that indicates whether a value changes so much with a constant that sums might
  /// overflow.
  var isAlwaysLarge = false
  /// A Boolean value that indicates whether sums might overflow with the constants of the last run.
  var isLarge = false

  /// A Boolean value that indicates whether `VariableStore` has the values as working values.
  var isStored = true
  /// A Boolean value that indicates whether `VariableStore` has the values of the steps as working
  /// values. Components compute their right-hand sides from them.
  var areStepsStored = true
  /// A Boolean value that indicates whether the values of the last run are published when the
  /// components that the tape does not solve have solutions.
  var awaitsPublication = false

  /// Creates an empty tape for changes of these constraints' constants.
  init(edited: [Int32]) { self.edited = edited }
}
