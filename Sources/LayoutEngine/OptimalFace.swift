/// The part of a component's optimal face that remains after priorities and slacks, as one small
/// block.
///
/// Its structural columns are the displacements of the free nonbasic columns of all blocks. Its
/// rows are the basic columns with an interval, and the component's variables that move, including
/// eliminated ones. Few components have such a face: those with a variable that is not limited by
/// constraints.
struct OptimalFace {
  /// The block, with displacements as structural columns and the columns and variables that they
  /// move as rows.
  var block: Block
  /// The variables of the component at the point from which displacements are measured.
  private(set) var values: [Double]
  /// The rates at which each variable of the component moves with each displacement.
  private var directions: [[Double]] = []
  /// The column of each variable in `block`, or -1 for one that does not move.
  private(set) var columnOfVariable: [Int32] = []
  /// The factor between the column of each variable and the variable. It is 1 for columns of rows.
  private(set) var scaleOfVariable: [Double] = []

  /// The number of basis changes.
  var pivots: Int { block.pivots }
  /// A Boolean value that indicates whether a stage exceeded the step limit.
  var hasReachedStepLimit: Bool { block.hasReachedStepLimit }

  /// Creates the face of a component from the faces of its blocks. `values` are those of all
  /// variables at the current points of the blocks. `order` contains the variables that take part
  /// in the choice, oldest first. If it is empty, all variables take part in their order.
  ///
  /// - Complexity: O(*f* · *n*), where *f* is the number of free columns, and *n* that of variables
  ///   and rows.
  init(
    blocks: [Block], presolve: Presolve, values: [Double], order: [Int32],
    stepLimit: Int = .max
  ) {
    self.values = values
    var count = 0
    for source in blocks { count += source.countFreeColumns() }
    block = Block(variables: Array(repeating: -1, count: count))
    block.stepLimit = stepLimit
    var intervals: [(column: Int32, lower: Double, upper: Double)] = []
    for source in blocks { appendDirections(of: source, presolve, &intervals) }
    appendVariables(order)
    block.finish(levelCount: 1)
    for (column, low, high) in intervals {
      block.state[Int(column)].lower = low
      block.state[Int(column)].upper = high
    }
  }

  /// Adds the free columns of a block, and the intervals of their dependents.
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
        let place = Int(source.state[column].basisIndex)
        direction[Int(source.variables[column])] =
          place >= 0 ? source.tableau[place, position] : (place == -1 - position ? 1 : 0)
      }
      presolve.completeDirection(&direction)
      directions.append(direction)
      let column = Int(source.nonbasic[position])
      intervals.append(
        (
          Int32(first + offset), min(0, source.state[column].lower - source.state[column].value),
          max(0, source.state[column].upper - source.state[column].value)
        ))
    }
    for row in 0..<source.rowCount {
      let column = Int(source.basic[row])
      guard source.state[column].lower.isFinite || source.state[column].upper.isFinite else {
        continue
      }
      let terms = significant(free.map { source.tableau[row, $0] })
      guard !terms.isEmpty else { continue }
      let added = block.appendRow(
        terms.map { Int32(first) + $0.0 }, terms.map { $0.1 })
      intervals.append(
        (
          added, min(0, source.state[column].lower - source.state[column].value),
          max(0, source.state[column].upper - source.state[column].value)
        ))
    }
  }

  /// Adds a column for each variable that moves, and an entry at the displacement that makes it 0.
  private mutating func appendVariables(_ order: [Int32]) {
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
      if order.isEmpty { appendEntry(of: variable) }
    }
    for variable in order { appendEntry(of: Int(variable)) }
  }

  /// Adds the entry at the displacement that makes a variable 0, if the variable moves.
  @inline(__always)
  private mutating func appendEntry(of variable: Int) {
    let column = columnOfVariable[variable]
    guard column >= 0 else { return }
    block.appendEntry(
      column: column, constraint: Int32(variable), scale: 1, relation: .equal, level: 0)
    block.entries[block.entries.count - 1].value = -values[variable] / scaleOfVariable[variable]
  }

  /// Returns the entries of a row that are not rounding errors, with their indices.
  private func significant(_ row: [Double]) -> [(Int32, Double)] {
    var largest = 0.0
    for entry in row { largest = max(largest, abs(entry)) }
    return row.enumerated().filter { abs($0.element) > Tolerance.pivot * largest }
      .map { (Int32($0.offset), $0.element) }
  }

  /// Minimizes the absolute value of each variable, oldest first. The method needs at most one
  /// stage per variable.
  mutating func minimizeValues() {
    block.expelFixedColumns()
    for entry in block.entries.indices {
      if block.countFreeColumns() == 0 { return }
      block.minimizeDistance(entry)
    }
  }

  /// Moves each variable, in random order, to another value of its range. The range shrinks as
  /// other variables are fixed.
  mutating func scatter(_ random: inout PositionGenerator) {
    block.expelFixedColumns()
    for entry in random.shuffled(block.entries.indices) {
      if block.countFreeColumns() == 0 { return }
      let column = block.entries[entry].column
      guard block.isFree(Int(column)) else { continue }
      let here = block.state[Int(column)].value
      let (lower, upper) = block.range(ofColumn: column)
      let reach =
        PositionGenerator.reach / abs(scaleOfVariable[Int(block.entries[entry].constraint)])
      block.entries[entry].value = random.pick(
        from: max(lower, here - reach), to: min(upper, here + reach), otherThan: here)
      block.minimizeDistance(entry)
    }
  }

  /// Returns the variables of the component at the current displacements of the block.
  func finalValues() -> [Double] {
    var result = values
    for (index, direction) in directions.enumerated() where block.state[index].value != 0 {
      for variable in result.indices {
        result[variable] += direction[variable] * block.state[index].value
      }
    }
    return result
  }
}
