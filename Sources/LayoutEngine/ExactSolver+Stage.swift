/// One stage, as in `Block+Stage.swift`, without rounding errors.
extension ExactSolver {
  /// A direction in which the cost decreases.
  struct Descent {
    /// The position of the entering column.
    var position: Int
    /// A Boolean value that indicates whether the column increases.
    var isUpward: Bool
    /// The rate of the cost, which is below 0.
    var rate: Rational
  }

  /// The number of degenerate steps after which the entering column is chosen at random.
  private static let degenerateSteps = 30
  /// The number of steps of a stage that do not depend on the number of columns.
  private static let minStepLimit = 1000
  /// The number of steps of a stage per column.
  private static let stepsPerColumn = 50

  // MARK: Costs

  /// Gives a column a cost until the stage ends.
  mutating func addCost(_ column: Int, _ breakpoints: [Breakpoint]) {
    state[column].cost = breakpoints
    costly.append(column)
  }

  /// Gives a column a cost per unit of its value until the stage ends.
  mutating func addLinearCost(_ column: Int, _ cost: Rational) {
    state[column].linearCost = cost
    costly.append(column)
  }

  /// Removes all costs.
  mutating func endStage() {
    for column in costly {
      state[column].cost = []
      state[column].linearCost = .zero
      state[column].segment = 0
    }
    costly = []
  }

  /// Returns the slope of a column's cost after some of its breakpoints.
  func slope(_ column: Int, segment: Int) -> Rational {
    var sum = state[column].linearCost
    for (index, point) in state[column].cost.enumerated() {
      sum = index < segment ? sum + point.up : sum - point.down
    }
    return sum
  }

  /// Returns the number of a column's breakpoints below its value, and at the value if `inclusive`
  /// is true.
  func breakpointsPassed(_ column: Int, inclusive: Bool) -> Int {
    let here = state[column].value
    return state[column].cost.prefix { $0.value < here || (inclusive && $0.value == here) }.count
  }

  /// Returns the rates of the cost when a nonbasic column increases and when it decreases.
  func rates(at position: Int) -> (up: Rational, down: Rational) {
    let column = nonbasic[position]
    let above = slope(column, segment: breakpointsPassed(column, inclusive: true))
    let below = slope(column, segment: breakpointsPassed(column, inclusive: false))
    return (gradient[position] + above, -(gradient[position] + below))
  }

  /// Computes the changes of the costs of the basic columns with the nonbasic ones.
  private mutating func computeReducedCosts() throws(SolverFailure) {
    for position in gradient.indices { gradient[position] = .zero }
    var cost = gradient.count
    for column in costly where state[column].basisIndex >= 0 {
      let slope = slope(column, segment: state[column].segment)
      guard !slope.isZero else { continue }
      let row = rows[state[column].basisIndex]
      for (position, entry) in zip(row.positions, row.entries) {
        let sum = gradient[Int(position)] + slope * entry
        cost += sum.cost
        gradient[Int(position)] = sum
      }
    }
    try count(cost)
  }

  // MARK: Steps

  /// Minimizes the cost of the stage within the intervals. Returns false if it is unbounded.
  ///
  /// Steps of length 0 cannot be caused by rounding here, but a vertex may have many bases. A
  /// random walk over them ends with probability 1.
  mutating func minimize() throws(SolverFailure) -> Bool {
    for column in costly where state[column].basisIndex >= 0 {
      state[column].segment = breakpointsPassed(column, inclusive: false)
    }
    var stalled = 0
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    let limit = min(
      max(0, stepLimit), Self.minStepLimit + Self.stepsPerColumn * state.count)
    for _ in 0..<limit {
      try computeReducedCosts()
      let descent = chooseEntering(isRandom: stalled > Self.degenerateSteps, &seed)
      guard let descent else { return true }
      guard let step = try move(along: descent) else { return false }
      stalled = step.isZero ? stalled + 1 : 0
    }
    try computeReducedCosts()
    if chooseEntering(isRandom: false, &seed) != nil { throw .stepLimit }
    return true
  }

  /// Returns the steepest descent, or a random one, or `nil` if the stage is optimal.
  private func chooseEntering(isRandom: Bool, _ seed: inout UInt64) -> Descent? {
    var best: Descent?
    var candidates: UInt64 = 0
    for position in nonbasic.indices {
      let column = state[nonbasic[position]]
      guard column.isFree else { continue }
      // A column without a cost can have no descent.
      if gradient[position].isZero, column.cost.isEmpty, column.linearCost.isZero { continue }
      let (up, down) = rates(at: position)
      var candidate: Descent?
      if up.isNegative, column.upper.map({ column.value < $0 }) ?? true {
        candidate = Descent(position: position, isUpward: true, rate: up)
      } else if down.isNegative, column.lower.map({ $0 < column.value }) ?? true {
        candidate = Descent(position: position, isUpward: false, rate: down)
      }
      guard let candidate else { continue }
      if isRandom {
        candidates += 1
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if (seed >> 33) % candidates == 0 { best = candidate }
      } else if best.map({ candidate.rate < $0.rate }) ?? true {
        best = candidate
      }
    }
    return best
  }
}
