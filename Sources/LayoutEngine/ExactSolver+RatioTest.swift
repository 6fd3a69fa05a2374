/// The distance of a step, as in `Block+RatioTest.swift`, without rounding errors.
extension ExactSolver {
  /// A point along a descent at which the slope of the cost changes.
  private struct Break {
    /// The distance by which the entering column has moved.
    var step: Rational
    /// The column that reaches the point.
    var column: Int
    /// The increase of the slope, or `nil` at the end of an interval, where it is infinite.
    var growth: Rational?
    /// The value of the column.
    var value: Rational
    /// A Boolean value that indicates whether the column increases.
    var isUpward: Bool
  }

  /// Moves the entering column as long as the cost decreases, and exchanges it with the column that
  /// stops it. Returns the distance, or `nil` if no column stops it.
  mutating func move(along descent: Descent) throws(SolverFailure) -> Rational? {
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
    state[entering].segment = breakpointsPassed(entering, inclusive: descent.isUpward)
    return stop.step
  }

  /// Returns all changes of the slope along a descent, nearest first.
  private func breaks(along descent: Descent) -> [Break] {
    var result: [Break] = []
    let entering = nonbasic[descent.position]
    appendBreaks(
      entering, descent.isUpward ? .one : -Rational.one,
      breakpointsPassed(entering, inclusive: descent.isUpward), &result)
    for row in rows.indices {
      guard let entry = entry(row, descent.position) else { continue }
      appendBreaks(
        basic[row], descent.isUpward ? entry : -entry, state[basic[row]].segment, &result)
    }
    result.sort { $0.step < $1.step || ($0.step == $1.step && $0.column < $1.column) }
    return result
  }

  /// Appends the points that a column reaches when it changes by `rate` per unit of the step.
  /// `passed` is the number of its breakpoints below its value.
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
