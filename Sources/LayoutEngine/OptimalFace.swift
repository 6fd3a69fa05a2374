/// The freedom that priorities and slacks left in a component, as one small block.
///
/// Its structural columns are the displacements of the free nonbasic columns of all blocks; its rows
/// are the basic columns that have an interval, and the component's variables, eliminated ones
/// included, as far as they move at all.
struct OptimalFace {
  private var block: Block
  private var values: [Double]
  /// How each variable of the component moves with each displacement.
  private var directions: [[Double]] = []
  /// The column of each variable in `block`, or -1 for one that does not move.
  private var columnOfVariable: [Int32] = []
  private var scaleOfVariable: [Double] = []

  var pivots: Int { block.pivots }
  /// Whether a stage took more steps than it may.
  var hasGivenUp: Bool { block.hasGivenUp }

  init(blocks: [Block], presolve: Presolve, values: [Double], stepLimit: Int = .max) {
    self.values = values
    var count = 0
    for source in blocks { count += source.countFreeColumns() }
    block = Block(variables: Array(repeating: -1, count: count))
    block.stepLimit = stepLimit
    var intervals: [(column: Int32, lower: Double, upper: Double)] = []
    for source in blocks { appendDirections(of: source, presolve, &intervals) }
    appendVariables()
    block.finish(levelCount: 1)
    for (column, low, high) in intervals {
      block.lower[Int(column)] = low
      block.upper[Int(column)] = high
    }
  }

  /// Takes over a block's free columns, and the intervals of what depends on them.
  private mutating func appendDirections(
    of source: Block, _ presolve: Presolve,
    _ intervals: inout [(column: Int32, lower: Double, upper: Double)]
  ) {
    let first = directions.count
    let width = source.structuralCount
    let free = (0..<width).filter { source.isFree(Int(source.nonbasic[$0])) }
    for (offset, position) in free.enumerated() {
      var direction = Array(repeating: 0.0, count: values.count)
      for column in 0..<width {
        let place = Int(source.place[column])
        direction[Int(source.variables[column])] =
          place >= 0 ? source.tableau[place, position] : (place == -1 - position ? 1 : 0)
      }
      presolve.completeDirection(&direction)
      directions.append(direction)
      let column = Int(source.nonbasic[position])
      intervals.append(
        (
          Int32(first + offset), min(0, source.lower[column] - source.value[column]),
          max(0, source.upper[column] - source.value[column])
        ))
    }
    for row in 0..<source.rowCount {
      let column = Int(source.basic[row])
      guard source.lower[column].isFinite || source.upper[column].isFinite else { continue }
      let terms = significant(free.map { source.tableau[row, $0] })
      guard !terms.isEmpty else { continue }
      let added = block.appendRow(
        terms.map { Int32(first) + $0.0 }, terms.map { $0.1 })
      intervals.append(
        (
          added, min(0, source.lower[column] - source.value[column]),
          max(0, source.upper[column] - source.value[column])
        ))
    }
  }

  private mutating func appendVariables() {
    for variable in values.indices {
      let terms = significant(directions.map { $0[variable] })
      if terms.isEmpty {
        columnOfVariable.append(-1)
        scaleOfVariable.append(1)
      } else if terms.count == 1 {
        columnOfVariable.append(terms[0].0)
        scaleOfVariable.append(terms[0].1)
      } else {
        columnOfVariable.append(block.appendRow(terms.map { $0.0 }, terms.map { $0.1 }))
        scaleOfVariable.append(1)
      }
      guard let column = columnOfVariable.last, column >= 0 else { continue }
      block.appendEntry(
        column: column, constraint: Int32(variable), scale: 1, relation: .equal, level: 0)
      block.entryValue[block.entryValue.count - 1] = -values[variable] / scaleOfVariable[variable]
    }
  }

  private func significant(_ row: [Double]) -> [(Int32, Double)] {
    var largest = 0.0
    for entry in row { largest = max(largest, abs(entry)) }
    return row.enumerated().filter { abs($0.element) > Tolerance.pivot * largest }
      .map { (Int32($0.offset), $0.element) }
  }

  /// Minimises |value| of each variable in turn.
  mutating func minimiseValues() {
    block.expelFixedColumns()
    for entry in block.entryColumn.indices {
      if block.countFreeColumns() == 0 { return }
      block.minimiseDistance(entry)
    }
  }

  /// Moves each variable in turn, in random order, somewhere else in its range, which shrinks as
  /// the ones before are settled.
  mutating func scatter(_ random: inout Scatter) {
    block.expelFixedColumns()
    for entry in random.shuffled(block.entryColumn.indices) {
      if block.countFreeColumns() == 0 { return }
      let column = block.entryColumn[entry]
      guard block.isFree(Int(column)) else { continue }
      let here = block.value[Int(column)]
      let (lower, upper) = block.range(ofColumn: column)
      let reach = Scatter.reach / abs(scaleOfVariable[Int(block.entryConstraint[entry])])
      block.entryValue[entry] = random.pick(
        from: max(lower, here - reach), to: min(upper, here + reach), otherThan: here)
      block.minimiseDistance(entry)
    }
  }

  func finalValues() -> [Double] {
    var result = values
    for (index, direction) in directions.enumerated() where block.value[index] != 0 {
      for variable in result.indices {
        result[variable] += direction[variable] * block.value[index]
      }
    }
    return result
  }
}

/// A repeatable source of positions for exercising ambiguity.
struct Scatter {
  /// How far a variable moves at most, in points, where nothing else limits it: far enough to see.
  static let reach = 100.0

  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  /// A number in 0..<1 (xorshift64*, Vigna 2016).
  mutating func next() -> Double {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / 9_007_199_254_740_992
  }

  /// A position between two others that is clearly not a third, if there is room.
  mutating func pick(from low: Double, to high: Double, otherThan here: Double) -> Double {
    let position = low + (high - low) * next()
    guard abs(position - here) < 0.05 * (high - low) else { return position }
    return here - low > high - here ? low : high
  }

  mutating func shuffled(_ indices: Range<Int>) -> [Int] {
    var result = Array(indices)
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, Int(next() * Double(index + 1)))
    }
    return result
  }
}
