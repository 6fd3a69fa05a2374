/// What is known while a tape is made.
struct TapeMaker {
  /// How a value changes with the edited constants.
  struct Dependence {
    /// The only constant that it depends on, ``none`` or ``several``.
    var parameter = TapeMaker.none
    /// How much the value grows with the constant; meaningless for several.
    var slope = 0.0

    /// Adds a term that depends on `parameter` with a slope.
    mutating func add(_ slope: Double, _ parameter: Int32) {
      guard parameter != TapeMaker.none else { return }
      if self.parameter == TapeMaker.none { self.parameter = parameter }
      if self.parameter != parameter { self.parameter = TapeMaker.several }
      self.slope += slope
    }
  }

  /// A check or a component's constraint, whose right-hand side changes with a constant.
  struct Reached {
    /// The slot of the constraint.
    var constraint: Int32
    /// How much the right-hand side grows with the constant.
    var slope: Double
    /// The constant that it depends on, as in `Dependence`.
    var parameter: Int32
  }

  /// No constant.
  static let none: Int32 = -1
  /// More than one constant.
  static let several: Int32 = -2

  /// The edited constraints by slot, and the place of each among them; a resized list may edit all of
  /// its cells.
  private let parameters: [(constraint: Int32, place: Int32)]
  /// The variables by their place in the tape's values: those of the steps, then their inputs.
  var variables: [Int32] = []
  /// How each step's variable depends on the constants, by step.
  var dependences: [Dependence] = []
  /// What depends on the constants without being a definition, in the order in which it was found.
  var reached: [Reached] = []

  /// Prepares a tape for changes of these constraints' constants.
  init(edited: [Int32]) {
    parameters = edited.indices.map { (edited[$0], Int32($0)) }
      .sorted { ($0.constraint, $0.place) < ($1.constraint, $1.place) }
  }

  /// The first place of a constraint among those edited, if it is one. A binary search, since most
  /// tapes have one parameter and hashing would cost more than the rest of a step.
  func parameter(of constraint: Int32) -> Int32? {
    var (low, high) = (0, parameters.count)
    while low < high {
      let middle = (low + high) / 2
      if parameters[middle].constraint < constraint { low = middle + 1 } else { high = middle }
    }
    guard low < parameters.count, parameters[low].constraint == constraint else { return nil }
    return parameters[low].place
  }

  /// Notes that the right-hand side of a constraint depends on a constant.
  mutating func reach(_ constraint: Int32, _ slope: Double, _ parameter: Int32) {
    reached.append(.init(constraint: constraint, slope: slope, parameter: parameter))
  }
}
