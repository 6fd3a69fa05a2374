// One stage: minimise a convex piecewise-linear cost over the face, by the primal simplex method.

extension Block {
  /// After this many steps in place the entering column is drawn at random until the cost falls.
  ///
  /// A random walk over the bases of a vertex leaves it with probability 1, where the best-descent
  /// rule may cycle; the generator is seeded by the count, so that runs are repeatable.
  private static let degenerateSteps = 30

  /// The tableau is computed afresh after this many basis changes, or as many as it has columns,
  /// since computing it takes about as many: that bounds the errors that changes leave behind at
  /// twice the least possible work.
  private static let pivotsBetweenRefactorings = 100

  private var needsRefactoring: Bool {
    pivotsSinceRefactoring > max(Self.pivotsBetweenRefactorings, structuralCount)
  }

  /// A direction in which the cost falls.
  private struct Descent {
    var position: Int
    var sign: Double
    /// The cost's rate, negative.
    var rate: Double
  }

  /// A point along a descent where the cost's slope changes.
  private struct Break {
    var step: Double
    /// The basic column that meets a breakpoint, or the entering one itself.
    var column: Int32
    /// The entry that it meets, or -1 for an end of its interval without one.
    var entry: Int32
    /// How much the slope grows; infinite at the end of an interval.
    var growth: Double
    /// The size of the tableau entry, 1 for the entering column.
    var size: Double
    /// The value that the column has there.
    var value: Double
    var isUpward: Bool
  }

  /// A stage gives up improving after this many steps for each column, and `leastStepLimit` more,
  /// which is reported. No system takes more than a few; only reduced costs that are rounding
  /// errors could.
  private static let stepsPerColumn = 50
  /// What a stage of few columns may take beyond that: enough for many random walks out of a vertex,
  /// which may each take some times `degenerateSteps` however few columns there are.
  private static let leastStepLimit = 1000

  private var mostSteps: Int {
    min(max(0, stepLimit), Self.leastStepLimit + Self.stepsPerColumn * columnCount)
  }

  /// Minimises the stage's cost; false when it falls without end.
  mutating func minimise() -> Bool {
    if needsRefactoring { refactor() }
    if pivotsSinceValues > Self.pivotsBetweenRefactorings / 2 { computeBasicValues() }
    findSegments()
    computeReducedCosts()
    var isExact = true
    var stalled = 0
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<mostSteps {
      let isRandom = stalled > Self.degenerateSteps
      guard let descent = chooseEntering(isRandom: isRandom, &seed) else {
        if isExact { return true }
        computeReducedCosts()
        isExact = true
        continue
      }
      guard let step = move(along: descent) else { return false }
      isExact = false
      stalled = step > Tolerance.position ? 0 : stalled + 1
      if needsRefactoring {
        refactor()
        computeBasicValues()
        computeReducedCosts()
        isExact = true
      }
    }
    computeReducedCosts()
    hasGivenUp = hasGivenUp || chooseEntering(isRandom: false, &seed) != nil
    return true
  }

  // MARK: Costs

  func up(_ entry: Int32) -> Double { costsAreUniform ? 1 : entryUp[Int(entry)] }
  func down(_ entry: Int32) -> Double { costsAreUniform ? 1 : entryDown[Int(entry)] }

  /// The slope of a column's cost after `segment` of its entries.
  func slope(_ column: Int, segment: Int) -> Double {
    var sum = linearCost[column]
    let start = Int(costStart[column])
    for position in start..<Int(costEnd[column]) {
      if position < start + segment {
        sum += up(order[position])
      } else {
        sum -= down(order[position])
      }
    }
    return sum
  }

  /// How many cost entries lie at or below a value, or strictly below it.
  func entriesPassed(_ column: Int, at value: Double, inclusive: Bool) -> Int {
    var passed = 0
    for position in Int(costStart[column])..<Int(costEnd[column]) {
      let breakpoint = entryValue[Int(order[position])]
      let isSame = Tolerance.same(breakpoint, value)
      if isSame ? inclusive : breakpoint < value { passed += 1 } else { break }
    }
    return passed
  }

  private mutating func findSegments() {
    for column in costly where place[Int(column)] >= 0 {
      segment[Int(column)] = Int32(
        entriesPassed(Int(column), at: value[Int(column)], inclusive: false))
    }
  }

  /// Adds the multiple of a row to the reduced costs.
  private mutating func addToReducedCosts(_ factor: Double, row: Int) {
    guard factor != 0 else { return }
    tableau.forEach(inRow: row) { position, entry in
      gradient[position] += factor * entry
      gradientSize[position] += abs(factor * entry)
    }
  }

  /// Exchanges two columns and takes the reduced costs along.
  private mutating func exchange(_ leaving: Int, _ position: Int, entersUpward: Bool) {
    let entering = Int(nonbasic[position])
    let row = Int(place[leaving])
    addToReducedCosts(-slope(leaving, segment: Int(segment[leaving])), row: row)
    pivot(row: row, position: position)
    segment[entering] = Int32(
      entriesPassed(entering, at: value[entering], inclusive: entersUpward))
    let price = gradient[position] + slope(entering, segment: Int(segment[entering]))
    gradient[position] = 0
    addToReducedCosts(price, row: row)
  }

  /// Computes `gradient`: how the costs of the basic columns change with each nonbasic one.
  private mutating func computeReducedCosts() {
    let columns = structuralCount
    for position in 0..<columns {
      gradient[position] = 0
      gradientSize[position] = 0
    }
    for column in costly where place[Int(column)] >= 0 {
      let slope = slope(Int(column), segment: Int(segment[Int(column)]))
      addToReducedCosts(slope, row: Int(place[Int(column)]))
    }
  }

  /// The cost's rates when the nonbasic column at `position` grows, and when it shrinks, with the
  /// bound below which they count as zero.
  func rates(at position: Int) -> (up: Double, down: Double, zero: Double) {
    let column = Int(nonbasic[position])
    var above = linearCost[column]
    var below = above
    if costStart[column] < costEnd[column] {
      above = slope(column, segment: entriesPassed(column, at: value[column], inclusive: true))
      below = slope(column, segment: entriesPassed(column, at: value[column], inclusive: false))
    }
    let size = gradientSize[position] + max(abs(above), abs(below))
    return (gradient[position] + above, -gradient[position] - below, Tolerance.reducedCost * size)
  }

  private func chooseEntering(isRandom: Bool, _ seed: inout UInt64) -> Descent? {
    var best: Descent?
    var candidates: UInt64 = 0
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      guard lower[column] < upper[column] else { continue }
      let (up, down, zero) = rates(at: position)
      var candidate: Descent?
      if up < -zero, value[column] < upper[column] {
        candidate = Descent(position: position, sign: 1, rate: up)
      } else if down < -zero, value[column] > lower[column] {
        candidate = Descent(position: position, sign: -1, rate: down)
      }
      guard let candidate else { continue }
      if isRandom {
        candidates += 1
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if (seed >> 33) % candidates == 0 { best = candidate }
      } else if best == nil || candidate.rate < best!.rate {
        best = candidate
      }
    }
    return best
  }

  // MARK: Steps

  /// Moves the entering column as far as the cost falls and exchanges it with the column that
  /// stopped it; returns the distance, or nil when nothing does.
  private mutating func move(along descent: Descent) -> Double? {
    let entering = Int(nonbasic[descent.position])
    let breaks = breaks(along: descent)
    guard let stop = stop(of: descent, among: breaks) else { return nil }
    for index in 0..<stop.passed where Int(breaks[index].column) != entering {
      pass(breaks[index])
    }
    let leaving = breaks[stop.leaving]
    let step = leaving.step
    tableau.forEach(inColumn: descent.position) { row, entry in
      value[Int(basic[row])] += entry * descent.sign * step
    }
    value[entering] += descent.sign * step
    value[Int(leaving.column)] = leaving.value
    anchor[Int(leaving.column)] = leaving.entry
    guard Int(leaving.column) != entering else { return step }
    exchange(Int(leaving.column), descent.position, entersUpward: descent.sign > 0)
    return step
  }

  /// Moves a basic column past one of its entries.
  private mutating func pass(_ point: Break) {
    let column = Int(point.column)
    let entry = point.entry
    segment[column] += point.isUpward ? 1 : -1
    let growth = up(entry) + down(entry)
    addToReducedCosts(point.isUpward ? growth : -growth, row: Int(place[column]))
  }

  /// All slope changes along a descent, nearest first.
  private func breaks(along descent: Descent) -> [Break] {
    var result: [Break] = []
    let entering = Int(nonbasic[descent.position])
    var largest = 1.0
    tableau.forEach(inColumn: descent.position) { largest = max(largest, abs($1)) }
    appendBreaks(
      of: entering, rate: descent.sign,
      passed: entriesPassed(entering, at: value[entering], inclusive: descent.sign > 0),
      to: &result)
    tableau.forEach(inColumn: descent.position) { row, entry in
      let rate = entry * descent.sign
      guard abs(rate) > Tolerance.pivot * largest else { return }
      let column = Int(basic[row])
      appendBreaks(of: column, rate: rate, passed: Int(segment[column]), to: &result)
    }
    result.sort { $0.step < $1.step || ($0.step == $1.step && $0.column < $1.column) }
    return result
  }

  private func appendBreaks(of column: Int, rate: Double, passed: Int, to result: inout [Break]) {
    let isUpward = rate > 0
    let limit = isUpward ? upper[column] : lower[column]
    let size = abs(rate)
    let start = Int(costStart[column])
    var position = isUpward ? start + passed : start + passed - 1
    let end = isUpward ? Int(costEnd[column]) : start - 1
    while position != end {
      let entry = order[position]
      let point = entryValue[Int(entry)]
      guard isUpward ? point < limit : point > limit else { break }
      result.append(
        Break(
          step: max(0, (point - value[column]) / rate), column: Int32(column), entry: entry,
          growth: (up(entry) + down(entry)) * size, size: size, value: point, isUpward: isUpward))
      position += isUpward ? 1 : -1
    }
    guard limit.isFinite else { return }
    result.append(
      Break(
        step: max(0, (limit - value[column]) / rate), column: Int32(column),
        entry: isUpward ? upperEntry[column] : lowerEntry[column], growth: .infinity, size: size,
        value: limit, isUpward: isUpward))
  }

  /// Where the cost stops falling: the break that leaves, and how many breaks are passed before it.
  ///
  /// Among breaks at the same distance the one with the largest tableau entry leaves, which keeps
  /// the basis well conditioned.
  private func stop(of descent: Descent, among breaks: [Break]) -> (leaving: Int, passed: Int)? {
    var rate = descent.rate
    var crossing = 0
    let zero = Tolerance.reducedCost * -descent.rate
    while crossing < breaks.count {
      rate += breaks[crossing].growth
      if rate >= -zero { break }
      crossing += 1
    }
    guard crossing < breaks.count else { return nil }
    let slack = Tolerance.position * (1 + breaks[crossing].step)
    var first = crossing
    while first > 0, breaks[first - 1].step >= breaks[crossing].step - slack { first -= 1 }
    var leaving = crossing
    var candidate = first
    while candidate < breaks.count, breaks[candidate].step <= breaks[crossing].step + slack {
      if breaks[candidate].size > 1.000001 * breaks[leaving].size { leaving = candidate }
      candidate += 1
    }
    return (leaving, min(leaving, crossing))
  }
}
