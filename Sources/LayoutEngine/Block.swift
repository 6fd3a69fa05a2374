/// A set of core variables that inequalities and optional constraints tie together, solved by a
/// bounded simplex method with convex piecewise-linear costs.
///
/// Columns `0 ..< structuralCount` are the variables, the others are the values of the rows, so that
/// a constraint over one variable and one over several are the same thing: a breakpoint
/// (*entry*) on a column where a cost's slope changes. No row has a constant; the entries do.
///
/// Every basic column is a linear function of the nonbasic ones,
///
///     x[basic[i]] = Σⱼ tableau[i, j] · x[nonbasic[j]]
///
/// held as a matrix, `Tableau`. Each column also has an interval in which later stages must keep it.
/// A stage (see `Block+Stage.swift`) minimises one cost and narrows the intervals to the face of its
/// optima; a block whose nonbasic columns are all points has one solution.
struct Block: Sendable {
  /// The component's variable behind each structural column.
  var variables: [Int32]
  var structuralCount: Int { variables.count }
  var rowCount: Int { rowStart.count - 1 }
  var columnCount: Int { structuralCount + rowCount }

  /// The rows' terms over structural columns, as given.
  var rowStart: [Int32] = [0]
  var rowColumn: [Int32] = []
  var rowCoefficient: [Double] = []

  // MARK: Entries

  /// The breakpoints, one for each constraint that bears on a column; permanent numbers.
  var entryColumn: [Int32] = []
  /// The component's constraint behind each entry.
  var entryConstraint: [Int32] = []
  /// The constraint's left-hand side is this multiple of the column.
  var entryScale: [Double] = []
  /// Where on the column the constraint is met exactly.
  var entryValue: [Double] = []
  /// The sum of magnitudes behind `entryValue`, for tolerances.
  var entryMagnitude: [Double] = []
  /// The cost of each unit below, and above, the breakpoint.
  var entryDown: [Double] = []
  var entryUp: [Double] = []
  /// 0 for required constraints, then 1, 2, … from the highest optional priority down.
  var entryLevel: [Int32] = []
  /// What the last solution rests on: it stays optimal while the column is at least (bit 0), at
  /// most (bit 1) the entry's value.
  var entrySide: [UInt8] = []
  var levelCount = 0
  /// Entries sorted by level, then column, then value, and one scratch slot at the end.
  var order: [Int32] = []
  /// Runs of `order` with one level and column.
  var sliceStart: [Int32] = []
  var sliceColumn: [Int32] = []
  /// The first slice of each level; one more entry than levels.
  var levelSlice: [Int32] = []

  // MARK: Basis

  var tableau = Tableau()
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  /// The row of a basic column, or `-1 - position` of a nonbasic one.
  var place: [Int32] = []
  var value: [Double] = []
  /// The entry at whose value a nonbasic column rests, or -1 when it rests at a number.
  var anchor: [Int32] = []

  // MARK: Face

  var lower: [Double] = []
  var upper: [Double] = []
  /// The entries that the interval's ends come from, or -1.
  var lowerEntry: [Int32] = []
  var upperEntry: [Int32] = []

  // MARK: The running stage

  /// The entries that cost something in this stage, as a range of `order`, by column.
  var costStart: [Int32] = []
  var costEnd: [Int32] = []
  /// The linear cost of each column in this stage.
  var linearCost: [Double] = []
  /// Whether every entry counts 1 on both sides, whatever its constraint.
  var costsAreUniform = false
  /// Columns with a cost in this stage.
  var costly: [Int32] = []
  /// How many of its cost entries a basic column has passed.
  var segment: [Int32] = []
  /// `segment` at the end of the required stage, while a contradiction is explained.
  var priceSegment: [Int32] = []
  /// The reduced costs of the nonbasic columns, and what they were added from.
  var gradient: [Double] = []
  var gradientSize: [Double] = []

  /// Basis changes since the tableau was last computed from the rows.
  var pivotsSinceRefactoring = 0
  /// Basis changes since the basic columns were last computed from the nonbasic ones.
  var pivotsSinceValues = 0
  /// All basis changes.
  var pivots = 0
  /// How many steps one stage may take.
  var stepLimit = Int.max
  /// Whether a stage took more steps than it may since this was last looked at.
  var hasGivenUp = false
  /// Whether the last solution left every column at one point after the optional levels.
  var isPoint = false
  /// Whether every nonbasic column rests on an entry, so that other constants may keep the basis.
  var isAnchored = false

  init(variables: [Int32]) { self.variables = variables }
}

// MARK: - Building

extension Block {
  /// Rows with more terms are sorted by an algorithm that takes n log n steps, and memory.
  private static let shortRow = 16

  /// Sorts the terms that were added since the last row by column.
  mutating func sortOpenRow() {
    let start = Int(rowStart[rowCount])
    let end = rowColumn.count
    if end - start > Self.shortRow {
      var terms = (start..<end).map { (rowColumn[$0], rowCoefficient[$0]) }
      terms.sort { $0.0 < $1.0 }
      for term in start..<end { (rowColumn[term], rowCoefficient[term]) = terms[term - start] }
      return
    }
    for unsorted in stride(from: start + 1, to: end, by: 1) {
      var place = unsorted
      while place > start, rowColumn[place - 1] > rowColumn[place] {
        rowColumn.swapAt(place - 1, place)
        rowCoefficient.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// Makes a row of the terms that were added and returns its column.
  mutating func closeRow() -> Int32 {
    rowStart.append(Int32(rowColumn.count))
    return Int32(columnCount - 1)
  }

  /// Forgets the terms that were added since the last row.
  mutating func dropOpenRow() {
    let start = Int(rowStart[rowCount])
    rowColumn.removeLast(rowColumn.count - start)
    rowCoefficient.removeLast(rowCoefficient.count - start)
  }

  /// Adds a row and returns its column.
  mutating func appendRow(_ columns: [Int32], _ coefficients: [Double]) -> Int32 {
    rowColumn += columns
    rowCoefficient += coefficients
    rowStart.append(Int32(rowColumn.count))
    return Int32(columnCount - 1)
  }

  /// Makes room for so many breakpoints: most blocks are small, and growing takes longer than filling.
  mutating func reserveEntries(_ count: Int) {
    entryColumn.reserveCapacity(count)
    entryConstraint.reserveCapacity(count)
    entryScale.reserveCapacity(count)
    entryValue.reserveCapacity(count)
    entryMagnitude.reserveCapacity(count)
    entrySide.reserveCapacity(count)
    entryLevel.reserveCapacity(count)
    entryUp.reserveCapacity(count)
    entryDown.reserveCapacity(count)
  }

  /// Adds the breakpoint of a constraint `scale · column  relation  constant`.
  mutating func appendEntry(
    column: Int32, constraint: Int32, scale: Double, relation: LayoutEngine.Relation, level: Int32
  ) {
    entryColumn.append(column)
    entryConstraint.append(constraint)
    entryScale.append(scale)
    entryValue.append(0)
    entryMagnitude.append(0)
    entrySide.append(0)
    entryLevel.append(level)
    let weight = level == 0 ? 1 : abs(scale)
    let isUpper = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
    let isLower = relation == .equal || !isUpper
    entryUp.append(isUpper ? weight : 0)
    entryDown.append(isLower ? weight : 0)
  }

  /// Takes the constants of the entries from the component's reduced rows; false when one is not
  /// finite.
  mutating func setConstants(_ constant: [Double], _ magnitude: [Double]) -> Bool {
    var probe = 0.0
    for entry in 0..<entryColumn.count {
      let row = Int(entryConstraint[entry])
      entryValue[entry] = constant[row] / entryScale[entry]
      entryMagnitude[entry] = magnitude[row] / abs(entryScale[entry])
      probe += entryMagnitude[entry] * 0
    }
    // 0 times infinity is not a number.
    return probe == 0
  }

  /// Sorts the entries, makes the slices and puts every row's own column into the basis.
  mutating func finish(levelCount: Int) {
    self.levelCount = levelCount
    makeSlices()
    let columns = columnCount
    costStart = Array(repeating: 0, count: columns)
    costEnd = costStart
    linearCost = Array(repeating: 0, count: columns)
    segment = costStart
    gradient = Array(repeating: 0, count: structuralCount)
    gradientSize = gradient
    value = linearCost
    anchor = Array(repeating: -1, count: columns)
    place = costStart
    lower = linearCost
    upper = linearCost
    lowerEntry = anchor
    upperEntry = anchor
    resetIntervals()
    resetBasis()
  }

  private mutating func makeSlices() {
    let count = entryColumn.count
    order = (0..<Int32(count)).map { $0 }
    order.sort { a, b in
      let i = Int(a)
      let j = Int(b)
      if entryLevel[i] != entryLevel[j] { return entryLevel[i] < entryLevel[j] }
      if entryColumn[i] != entryColumn[j] { return entryColumn[i] < entryColumn[j] }
      return i < j
    }
    levelSlice = [0]
    for position in 0..<count {
      let entry = Int(order[position])
      let previous = position > 0 ? Int(order[position - 1]) : -1
      let isNewLevel = previous < 0 || entryLevel[entry] != entryLevel[previous]
      if isNewLevel {
        while levelSlice.count <= Int(entryLevel[entry]) {
          levelSlice.append(Int32(sliceColumn.count))
        }
      }
      if isNewLevel || entryColumn[entry] != entryColumn[previous] {
        sliceStart.append(Int32(position))
        sliceColumn.append(entryColumn[entry])
      }
    }
    while levelSlice.count <= levelCount { levelSlice.append(Int32(sliceColumn.count)) }
    sliceStart.append(Int32(count))
    order.append(-1)
  }

  /// Sorts each slice by value, after constants changed.
  mutating func sortSlices() {
    for slice in 0..<sliceColumn.count {
      let start = Int(sliceStart[slice])
      let end = Int(sliceStart[slice + 1])
      for unsorted in stride(from: start + 1, to: end, by: 1) {
        let entry = order[unsorted]
        var position = unsorted
        while position > start, entryValue[Int(order[position - 1])] > entryValue[Int(entry)] {
          order[position] = order[position - 1]
          position -= 1
        }
        order[position] = entry
      }
    }
  }

  mutating func resetIntervals() {
    for column in lower.indices {
      lower[column] = -.infinity
      upper[column] = .infinity
      lowerEntry[column] = -1
      upperEntry[column] = -1
    }
    for entry in 0..<entrySide.count { entrySide[entry] = 0 }
  }
}
