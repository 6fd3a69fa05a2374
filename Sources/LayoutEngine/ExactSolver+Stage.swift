// One stage, as in `Block+Stage.swift` and `Block+RatioTest.swift`, without rounding errors.

extension ExactSolver {
  /// A direction in which the cost decreases.
  private struct Descent {
    /// The position of the entering column.
    var position: Int
    /// A Boolean value that indicates whether the column increases.
    var isUpward: Bool
    /// The rate of the cost, which is below 0.
    var rate: Rational
  }

  /// A point along a descent at which the slope of the cost changes.
  private struct Break {
    /// The distance by which the entering column has moved.
    var step: Rational
    /// The column that reaches the point.
    var column: Int
    /// The increase of the slope; nil at the end of an interval.
    var growth: Rational?
    /// The value of the column.
    var value: Rational
    /// A Boolean value that indicates whether the column increases.
    var isUpward: Bool
  }

  /// The number of degenerate steps after which the entering column is chosen at random.
  private static let degenerateSteps = 30
  /// The number of steps of a stage that do not depend on the number of columns.
  private static let leastStepLimit = 1000
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

  /// Returns the number of breakpoints at or below a column's value, or strictly below it.
  private func passed(_ column: Int, inclusive: Bool) -> Int {
    let here = state[column].value
    return state[column].cost.prefix { $0.value < here || (inclusive && $0.value == here) }.count
  }

  /// Returns the rates of the cost when a nonbasic column increases and when it decreases.
  func rates(at position: Int) -> (up: Rational, down: Rational) {
    let column = nonbasic[position]
    let above = slope(column, segment: passed(column, inclusive: true))
    let below = slope(column, segment: passed(column, inclusive: false))
    return (gradient[position] + above, -(gradient[position] + below))
  }

  /// Computes the changes of the costs of the basic columns with the nonbasic ones.
  private mutating func computeReducedCosts() throws(ComponentSolver.Failure) {
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
  mutating func minimize() throws(ComponentSolver.Failure) -> Bool {
    for column in costly where state[column].basisIndex >= 0 {
      state[column].segment = passed(column, inclusive: false)
    }
    var stalled = 0
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    let limit = min(
      max(0, stepLimit), Self.leastStepLimit + Self.stepsPerColumn * state.count)
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

  /// Returns the steepest descent, or a random one; nil if the stage is optimal.
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

  /// Moves the entering column as long as the cost decreases, and exchanges it with the column that stops
  /// it. Returns the distance; nil if no column stops it.
  private mutating func move(along descent: Descent) throws(ComponentSolver.Failure) -> Rational? {
    let entering = nonbasic[descent.position]
    let breaks = breaks(along: descent)
    var rate = descent.rate
    var crossing = 0
    while crossing < breaks.count, let growth = breaks[crossing].growth {
      rate = rate + growth
      if !rate.isNegative { break }
      crossing += 1
    }
    guard crossing < breaks.count else { return nil }
    for point in breaks[..<crossing] where point.column != entering {
      state[point.column].segment += point.isUpward ? 1 : -1
    }
    let stop = breaks[crossing]
    let distance = descent.isUpward ? stop.step : -stop.step
    if !distance.isZero {
      for row in rows.indices {
        guard let entry = entry(row, descent.position) else { continue }
        state[basic[row]].value = state[basic[row]].value + entry * distance
      }
      state[entering].value = state[entering].value + distance
    }
    state[stop.column].value = stop.value
    guard stop.column != entering else { return stop.step }
    try pivot(row: state[stop.column].basisIndex, position: descent.position)
    state[entering].segment = passed(entering, inclusive: descent.isUpward)
    return stop.step
  }

  /// Returns all changes of the slope along a descent, nearest first.
  private func breaks(along descent: Descent) -> [Break] {
    var result: [Break] = []
    let entering = nonbasic[descent.position]
    appendBreaks(
      entering, descent.isUpward ? .one : -Rational.one,
      passed(entering, inclusive: descent.isUpward), &result)
    for row in rows.indices {
      guard let entry = entry(row, descent.position) else { continue }
      appendBreaks(
        basic[row], descent.isUpward ? entry : -entry, state[basic[row]].segment, &result)
    }
    result.sort { $0.step < $1.step || ($0.step == $1.step && $0.column < $1.column) }
    return result
  }

  /// Appends the points that a column reaches when it changes by `rate` per unit of the step.
  private func appendBreaks(
    _ column: Int, _ rate: Rational, _ passed: Int, _ result: inout [Break]
  ) {
    let isUpward = rate.isPositive
    let here = state[column].value
    let limit = isUpward ? state[column].upper : state[column].lower
    func step(to value: Rational) -> Rational {
      let step = (value - here) / rate
      return step.isNegative ? .zero : step
    }
    let ahead =
      isUpward
      ? Array(state[column].cost[passed...]) : Array(state[column].cost[..<passed].reversed())
    for point in ahead {
      if let limit, isUpward ? !(point.value < limit) : !(limit < point.value) { break }
      result.append(
        Break(
          step: step(to: point.value), column: column,
          growth: (point.up + point.down) * rate.magnitude, value: point.value,
          isUpward: isUpward))
    }
    guard let limit else { return }
    result.append(
      Break(step: step(to: limit), column: column, growth: nil, value: limit, isUpward: isUpward))
  }
}
