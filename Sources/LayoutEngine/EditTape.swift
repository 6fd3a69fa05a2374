/// What the constants of certain constraints affect, as a straight-line program.
///
/// A tape is made when the same constants change twice in a row, as they do while a window is
/// resized, and is valid until something else changes. Fixed variables are *steps*, which compute
/// the same sums in the same order as `LayoutEngine.evaluate(_:)`, so that the values are the same
/// bit for bit. A component that depends on one of the constants only is a *member*: as long as its
/// basis stays optimal, its variables are linear functions of that constant. The bases that were
/// met are kept with the intervals in which they are optimal.
struct EditTape: Sendable {
  /// Computes one fixed variable from its definition.
  struct Step: Sendable {
    /// The right-hand side of the definition, less the leading terms that the tape does not change.
    var constant: Double
    /// The coefficient of the variable in its definition.
    var coefficient: Double
    /// The slot of the variable.
    var variable: Int32
    /// Where the other terms of the definition end in `terms`, and those of the next step begin.
    var termEnd: Int32
  }

  /// A term of a definition other than that of the variable it defines.
  struct Term: Sendable {
    /// The coefficient of the other variable.
    var coefficient: Double
    /// The place of the variable's value in `values`.
    var input: Int32
  }

  /// A component whose right-hand sides depend on one of the edited constants.
  struct Member: Sendable {
    /// The component's slot.
    var component: Int32
    /// The constraint of `edited` whose constant counts.
    var parameter: Int32
    /// Where the component's variables are in `memberVariables`.
    var variables: Range<Int32>
    /// How its rows' right-hand sides change with the constant, in `rowSlopes`.
    var rows: Range<Int32>
    /// The latest of the regions met so far, or -1; the others follow by `Region.next`.
    var firstRegion: Int32 = -1
    /// The length of the list.
    var regionCount: Int32 = 0
    /// The region that the present values come from, or -1.
    var current: Int32 = -1
  }

  /// A critical region of a member: the interval of the constant in which one basis is optimal.
  struct Region: Sendable {
    /// The least constant of the interval.
    var lower: Double
    /// The greatest constant of the interval.
    var upper: Double
    /// The constant for which the lines' values are given.
    var origin: Double
    /// The first line; there is one for each of the member's variables.
    var firstLine: Int32
    /// The region that was met before, or -1.
    var next: Int32
  }

  /// How many regions a member keeps; a new one then replaces the oldest.
  ///
  /// A label between two margins has three: narrower than its text, as wide, and wider. Keeping
  /// more only costs time.
  static let regionLimit: Int32 = 8

  /// The constraints whose constants the tape is for, in the order in which they were changed.
  var edited: [Int32]
  /// Their constants in the last run.
  var parameters: [Double] = []
  /// The step that a constraint of `edited` is the definition of, or -1.
  var stepOfEdited: [Int32] = []
  /// In the order of rank.
  var steps: [Step] = []
  /// The terms of all steps, one step after another.
  var terms: [Term] = []
  /// The values of the steps' variables, then those that nothing on the tape changes.
  var values: [Double] = []
  /// Constraints of which checks and components have to be looked at after every run.
  var reactions: [Int32] = []

  /// The components that the tape solves without their solvers.
  var members: [Member] = []
  /// The variables of all members, one member after another.
  var memberVariables: [Int32] = []
  /// The right-hand sides of all members that change, one member after another.
  var rowSlopes: [ParametricSolution.RowSlope] = []
  /// The regions of all members, linked by `next`.
  var regions: [Region] = []
  /// The variables of all regions as functions of the constant, one region after another.
  var lines: [ParametricSolution.Line] = []
  /// Members without a region for the present constant.
  var misses: [Int32] = []

  /// Whether a value changes so much with a constant that sums might overflow.
  var isAlwaysLarge = false
  /// The same in the last run.
  var isLarge = false

  /// Whether `VariableStore` has the values as working ones.
  var isStored = true

  /// Makes an empty tape for changes of these constraints' constants.
  init(edited: [Int32]) { self.edited = edited }

  // MARK: Running

  /// Reads the present constants and finds the region of every member; members without one are in
  /// `misses`.
  ///
  /// Complexity: O(members).
  mutating func begin(_ constraints: ConstraintStore) {
    for index in edited.indices {
      let constant = constraints.records[Int(edited[index])].constant
      parameters[index] = constant
      if stepOfEdited[index] >= 0 { steps[Int(stepOfEdited[index])].constant = constant }
    }
    isLarge = isAlwaysLarge || parameters.contains { abs($0) > Tolerance.large }
    misses.removeAll(keepingCapacity: true)
    for index in members.indices {
      let parameter = parameters[Int(members[index].parameter)]
      if members[index].current >= 0, contains(members[index].current, parameter) { continue }
      var region = members[index].firstRegion
      while region >= 0, !contains(region, parameter) { region = regions[Int(region)].next }
      members[index].current = region
      if region < 0 { misses.append(Int32(index)) }
    }
  }

  /// Whether the region's basis is optimal for a value of the constant.
  @inline(__always)
  private func contains(_ region: Int32, _ parameter: Double) -> Bool {
    regions[Int(region)].lower <= parameter && parameter <= regions[Int(region)].upper
  }

  /// Computes all steps and calls `body` with the variable and value of those that changed.
  @inline(__always)
  mutating func forEachChangedStep(_ body: (Int32, Double) -> Void) {
    // The tape is made so that terms and inputs lie within the arrays.
    values.withUnsafeMutableBufferPointer { values in
      terms.withUnsafeBufferPointer { terms in
        steps.withUnsafeBufferPointer { steps in
          var term = 0
          for index in 0..<steps.count {
            var sum = steps[index].constant
            let end = Int(steps[index].termEnd)
            while term < end {
              sum -= terms[term].coefficient * values[Int(terms[term].input)]
              term += 1
            }
            // Division by 1 is exact, and takes longer than everything else here.
            let coefficient = steps[index].coefficient
            let value = coefficient == 1 ? sum : sum / coefficient
            guard value != values[index] else { continue }
            values[index] = value
            body(steps[index].variable, value)
          }
        }
      }
    }
  }

  /// Calls `body` with the variables and values of the members that have a region.
  @inline(__always)
  func forEachMemberVariable(_ body: (Int32, Double) -> Void) {
    lines.withUnsafeBufferPointer { lines in
      memberVariables.withUnsafeBufferPointer { variables in
        for member in members where member.current >= 0 {
          let region = regions[Int(member.current)]
          let distance = parameters[Int(member.parameter)] - region.origin
          var line = Int(region.firstLine)
          for index in Int(member.variables.lowerBound)..<Int(member.variables.upperBound) {
            body(variables[index], lines[line].value + lines[line].slope * distance)
            line += 1
          }
        }
      }
    }
  }
}
