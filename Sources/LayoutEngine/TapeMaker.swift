/// The state during the creation of a tape.
struct TapeMaker {
  /// The dependence of a value on the edited constants.
  struct Dependence {
    /// The only constant on which it depends, ``none`` or ``several``.
    var parameter = TapeMaker.none
    /// The increase of the value per unit of the constant. It is meaningless for several constants.
    var slope = 0.0

    /// Adds a term that depends on `parameter` with a slope.
    mutating func add(_ slope: Double, _ parameter: Int32) {
      guard parameter != TapeMaker.none else { return }
      if self.parameter == TapeMaker.none { self.parameter = parameter }
      if self.parameter != parameter { self.parameter = TapeMaker.several }
      self.slope += slope
    }
  }

  /// A check or a component's constraint with a right-hand side that changes with a constant.
  struct Reached {
    /// The slot of the constraint.
    var constraint: Int32
    /// The increase of the right-hand side per unit of the constant.
    var slope: Double
    /// The constant on which it depends, as in `Dependence`.
    var parameter: Int32
  }

  /// No constant.
  static let none: Int32 = -1
  /// The parameter of a value that depends on more than one constant.
  static let several: Int32 = -2

  /// The edited constraints by slot, with their indices. A resized list may edit all of its cells.
  private let parameters: [(constraint: Int32, place: Int32)]
  /// The variables by their index in the tape's values: those of the steps, then their inputs.
  var variables: [Int32] = []
  /// The dependence of each step's variable on the constants.
  var dependences: [Dependence] = []
  /// The constraints that depend on the constants without being definitions, in the order in which
  /// they were found.
  var reached: [Reached] = []

  /// Creates the state for changes of these constraints' constants.
  init(edited: [Int32]) {
    parameters = edited.indices.map { (edited[$0], Int32($0)) }
      .sorted { ($0.constraint, $0.place) < ($1.constraint, $1.place) }
  }

  /// Returns the first index of a constraint among those edited. The method is a binary search:
  /// most tapes have one parameter, and hashing would cost more than the rest of a step.
  func parameter(of constraint: Int32) -> Int32? {
    var (low, high) = (0, parameters.count)
    while low < high {
      let middle = (low + high) / 2
      if parameters[middle].constraint < constraint { low = middle + 1 } else { high = middle }
    }
    guard low < parameters.count, parameters[low].constraint == constraint else { return nil }
    return parameters[low].place
  }

  /// Records that the right-hand side of a constraint depends on a constant.
  mutating func reach(_ constraint: Int32, _ slope: Double, _ parameter: Int32) {
    reached.append(.init(constraint: constraint, slope: slope, parameter: parameter))
  }
}
