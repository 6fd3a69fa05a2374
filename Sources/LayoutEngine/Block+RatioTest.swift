// The distance by which the entering column moves, and the column that leaves the basis.

extension Block {
  /// A direction in which the cost decreases.
  struct Descent {
    /// The position of the entering column among the nonbasic ones.
    var position: Int
    /// 1 if the entering column increases, -1 if it decreases.
    var sign: Double
    /// The rate of the cost, which is negative.
    var rate: Double
  }

  /// A point along a descent at which the slope of the cost changes.
  struct Break {
    /// The distance by which the entering column has moved, at least 0.
    var step: Double
    /// The basic column that reaches a breakpoint, or the entering column itself.
    var column: Int32
    /// The entry of the breakpoint, or -1 for an end of the interval without an entry.
    var entry: Int32
    /// The increase of the slope. It is infinite at the end of an interval.
    var growth: Double
    /// The magnitude of the tableau entry. It is 1 for the entering column.
    var size: Double
    /// The value of the column at this point.
    var value: Double
    /// A Boolean value that indicates whether the column increases along the descent.
    var isUpward: Bool
  }

  /// Moves the entering column as long as the cost decreases, and exchanges it with the column that
  /// stops it. Returns the distance, or `nil` if no column stops it.
  mutating func move(along descent: Descent) -> Double? {
    let entering = Int(nonbasic[descent.position])
    let breaks = breaks(along: descent)
    guard let stop = stop(of: descent, among: breaks) else { return nil }
    for index in 0..<stop.passed where Int(breaks[index].column) != entering {
      pass(breaks[index])
    }
    let leaving = breaks[stop.leaving]
    let step = leaving.step
    tableau.forEach(inColumn: descent.position) { row, entry in
      state[Int(basic[row])].value += entry * descent.sign * step
    }
    state[entering].value += descent.sign * step
    state[Int(leaving.column)].value = leaving.value
    state[Int(leaving.column)].anchor = leaving.entry
    guard Int(leaving.column) != entering else { return step }
    exchange(Int(leaving.column), descent.position, entersUpward: descent.sign > 0)
    return step
  }

  /// Moves a basic column past one of its entries.
  mutating func pass(_ point: Break) {
    let column = Int(point.column)
    let entry = point.entry
    state[column].segment += point.isUpward ? 1 : -1
    let growth = up(entry) + down(entry)
    addToReducedCosts(point.isUpward ? growth : -growth, row: Int(state[column].basisIndex))
  }

  /// Returns all slope changes along a descent, nearest first.
  func breaks(along descent: Descent) -> [Break] {
    var result: [Break] = []
    let entering = Int(nonbasic[descent.position])
    var largest = 1.0
    tableau.forEach(inColumn: descent.position) { largest = max(largest, abs($1)) }
    appendBreaks(
      of: entering, rate: descent.sign,
      passed: entriesPassed(entering, at: state[entering].value, inclusive: descent.sign > 0),
      to: &result)
    tableau.forEach(inColumn: descent.position) { row, entry in
      let rate = entry * descent.sign
      guard abs(rate) > Tolerance.pivot * largest else { return }
      let column = Int(basic[row])
      appendBreaks(of: column, rate: rate, passed: Int(state[column].segment), to: &result)
    }
    result.sort { $0.step < $1.step || ($0.step == $1.step && $0.column < $1.column) }
    return result
  }

  /// Appends the breakpoints that a column reaches when it changes by `rate` per unit of the step,
  /// up to the end of its interval. `passed` is the number of its entries below its value.
  func appendBreaks(of column: Int, rate: Double, passed: Int, to result: inout [Break]) {
    let isUpward = rate > 0
    let limit = isUpward ? state[column].upper : state[column].lower
    let size = abs(rate)
    let start = Int(state[column].costStart)
    var position = isUpward ? start + passed : start + passed - 1
    let end = isUpward ? Int(state[column].costEnd) : start - 1
    while position != end {
      let entry = order[position]
      let point = entries[Int(entry)].value
      guard isUpward ? point < limit : point > limit else { break }
      result.append(
        Break(
          step: max(0, (point - state[column].value) / rate), column: Int32(column), entry: entry,
          growth: (up(entry) + down(entry)) * size, size: size, value: point, isUpward: isUpward))
      position += isUpward ? 1 : -1
    }
    guard limit.isFinite else { return }
    result.append(
      Break(
        step: max(0, (limit - state[column].value) / rate), column: Int32(column),
        entry: isUpward ? state[column].upperEntry : state[column].lowerEntry, growth: .infinity,
        size: size,
        value: limit, isUpward: isUpward))
  }

  /// Returns the point at which the cost stops decreasing: the index of the break whose column
  /// leaves the basis, and the number of breaks that are passed before it. Returns `nil` if the
  /// cost decreases without bound.
  ///
  /// Among breaks at the same distance, the one with the largest tableau entry leaves, which keeps
  /// the basis well conditioned.
  func stop(of descent: Descent, among breaks: [Break]) -> (leaving: Int, passed: Int)? {
    var rate = descent.rate
    var crossing = 0
    let zero = Tolerance.reducedCost * -descent.rate
    while crossing < breaks.count {
      rate += breaks[crossing].growth
      if rate >= -zero { break }
      crossing += 1
    }
    guard crossing < breaks.count else { return nil }
    let leaving = Self.largest(around: crossing, among: breaks)
    return (leaving, min(leaving, crossing))
  }

  /// Returns the break with the largest tableau entry among those at the same distance.
  private static func largest(around crossing: Int, among breaks: [Break]) -> Int {
    let slack = Tolerance.position * (1 + breaks[crossing].step)
    var first = crossing
    while first > 0, breaks[first - 1].step >= breaks[crossing].step - slack { first -= 1 }
    var leaving = crossing
    var candidate = first
    while candidate < breaks.count, breaks[candidate].step <= breaks[crossing].step + slack {
      if breaks[candidate].size > 1.000001 * breaks[leaving].size { leaving = candidate }
      candidate += 1
    }
    return leaving
  }

  /// Exchanges two columns and updates the reduced costs.
  private mutating func exchange(_ leaving: Int, _ position: Int, entersUpward: Bool) {
    let entering = Int(nonbasic[position])
    let row = Int(state[leaving].basisIndex)
    addToReducedCosts(-slope(leaving, segment: Int(state[leaving].segment)), row: row)
    pivot(row: row, position: position)
    state[entering].segment = Int32(
      entriesPassed(entering, at: state[entering].value, inclusive: entersUpward))
    let price = gradient[position] + slope(entering, segment: Int(state[entering].segment))
    gradient[position] = 0
    addToReducedCosts(price, row: row)
  }
}
