/// What the constants of certain constraints reach, as a straight program.
///
/// Made when the same constants change twice in a row, as they do while a window is resized, and
/// valid until something else changes. Fixed variables are *steps*, which compute the very same sums
/// in the same order as `LayoutEngine.evaluate(_:)`. A component that depends on one of the constants
/// only is a *member*: as long as its basis stays optimal, its variables are linear functions of that
/// constant, and the bases that were met are kept with the intervals in which they are optimal.
struct EditTape: Sendable {
  /// Computes one fixed variable from its definition.
  struct Step: Sendable {
    /// The right-hand side of the definition, less the leading terms that the tape does not change.
    var constant: Double
    /// The coefficient of the variable in its definition.
    var coefficient: Double
    var variable: Int32
    /// Where the other terms of the definition end in `terms`, and those of the next step begin.
    var termEnd: Int32
  }

  struct Term: Sendable {
    var coefficient: Double
    /// The place of the variable's value in `values`.
    var input: Int32
  }

  /// A component whose right-hand sides depend on one of the edited constants.
  struct Member: Sendable {
    var component: Int32
    /// The constraint of `edited` whose constant counts.
    var parameter: Int32
    var variables: Range<Int32>
    /// How its rows' right-hand sides change with the constant, in `rowSlopes`.
    var rows: Range<Int32>
    /// The pieces met so far, latest first, or -1, and the one that the present values come from.
    var firstPiece: Int32 = -1
    var pieceCount: Int32 = 0
    var current: Int32 = -1
  }

  /// One basis of a member, which is optimal while the constant is within an interval.
  struct Piece: Sendable {
    var lower: Double
    var upper: Double
    /// The constant for which the lines' values are given.
    var origin: Double
    /// The first line; there is one for each of the member's variables.
    var firstLine: Int32
    var next: Int32
  }

  /// A variable as a function of the constant.
  struct Line: Sendable {
    var value: Double
    var slope: Double
  }

  struct RowSlope: Sendable {
    var row: Int32
    var slope: Double
  }

  /// A member keeps no more pieces than this; a new one then takes the place of the
  /// oldest. A label
  /// between two margins has three: too narrow, as wanted, too wide. More only costs time.
  static let pieceLimit: Int32 = 8

  /// The constraints whose constants the tape is for, in the order in which they were changed.
  var edited: [Int32]
  /// Their constants in the last run.
  var parameters: [Double] = []
  /// The step that a constraint of `edited` is the definition of, or -1.
  var stepOfEdited: [Int32] = []
  /// In the order of rank.
  var steps: [Step] = []
  var terms: [Term] = []
  /// The values of the steps' variables, then those that nothing on the tape changes.
  var values: [Double] = []
  /// Constraints of which checks and components have to be looked at after every run.
  var reactions: [Int32] = []

  var members: [Member] = []
  var memberVariables: [Int32] = []
  var rowSlopes: [RowSlope] = []
  var pieces: [Piece] = []
  var lines: [Line] = []
  /// Members without a piece for the present constant.
  var misses: [Int32] = []

  /// Whether a value changes so much with a constant that sums might overflow.
  var isAlwaysLarge = false
  /// The same in the last run.
  var isLarge = false

  /// Whether `VariableStore` has the values as working ones.
  var isStored = true

  init(edited: [Int32]) { self.edited = edited }

  // MARK: Running

  /// Takes the constants as they are now and looks for every member's piece.
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
      var piece = members[index].firstPiece
      while piece >= 0, !contains(piece, parameter) { piece = pieces[Int(piece)].next }
      members[index].current = piece
      if piece < 0 { misses.append(Int32(index)) }
    }
  }

  @inline(__always)
  private func contains(_ piece: Int32, _ parameter: Double) -> Bool {
    pieces[Int(piece)].lower <= parameter && parameter <= pieces[Int(piece)].upper
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

  /// Calls `body` with the variables and values of the members that have a piece.
  @inline(__always)
  func forEachMemberVariable(_ body: (Int32, Double) -> Void) {
    lines.withUnsafeBufferPointer { lines in
      memberVariables.withUnsafeBufferPointer { variables in
        for member in members where member.current >= 0 {
          let piece = pieces[Int(member.current)]
          let distance = parameters[Int(member.parameter)] - piece.origin
          var line = Int(piece.firstLine)
          for index in Int(member.variables.lowerBound)..<Int(member.variables.upperBound) {
            body(variables[index], lines[line].value + lines[line].slope * distance)
            line += 1
          }
        }
      }
    }
  }

  // MARK: Pieces

  /// Adds the piece that a member was just solved for.
  mutating func add(_ solution: ComponentSolver.Linear, to member: Int) {
    let parameter = parameters[Int(members[member].parameter)]
    let place =
      members[member].pieceCount < Self.pieceLimit
      ? appendPiece(to: member) : takeOldestPiece(of: member)
    let firstLine = Int(pieces[place].firstLine)
    for index in solution.lines.indices { lines[firstLine + index] = solution.lines[index] }
    pieces[place] = Piece(
      lower: parameter + solution.below, upper: parameter + solution.above, origin: parameter,
      firstLine: Int32(firstLine), next: members[member].firstPiece)
    members[member].firstPiece = Int32(place)
    members[member].current = Int32(place)
  }

  /// Makes room for another of a member's pieces and its lines.
  private mutating func appendPiece(to member: Int) -> Int {
    members[member].pieceCount += 1
    pieces.append(
      Piece(lower: 0, upper: 0, origin: 0, firstLine: Int32(lines.count), next: -1))
    lines.append(
      contentsOf: repeatElement(Line(value: 0, slope: 0), count: members[member].variables.count))
    return pieces.count - 1
  }

  /// Takes the last piece out of a member's list, which has several.
  private mutating func takeOldestPiece(of member: Int) -> Int {
    var last = Int(members[member].firstPiece)
    var before = last
    while pieces[last].next >= 0 {
      before = last
      last = Int(pieces[last].next)
    }
    pieces[before].next = -1
    return last
  }
}
