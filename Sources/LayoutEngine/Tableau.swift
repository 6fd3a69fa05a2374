/// A matrix with exchangeable rows and columns. It has a row for each basic column and a column for
/// each nonbasic column of a block.
///
/// A small matrix is an array of all entries. A larger matrix stores only nonzero entries, each in
/// the list of its row and the list of its column. The memory and the work of an exchange are then
/// proportional to them: a star of 5,000 rows around one variable has 15,000 entries instead of 25
/// million.
struct Tableau: Sendable {
  /// The maximum number of entries of a dense matrix, including zeros. At about this size, visiting
  /// the zeros of a nearly empty matrix begins to cost more than following lists.
  private static let denseLimit = 1024

  /// The share of nonzero entries above which a matrix becomes dense: the list of a row then costs
  /// more than all of its entries.
  private static let denseShare = 4

  /// A nonzero entry of a sparse matrix, in the lists of its row and its column.
  private struct Node: Sendable {
    /// The value, which is never 0 while the entry is in the lists.
    var value: Double
    /// The entry's row.
    var row: Int32
    /// The entry's column.
    var column: Int32
    /// The next entry of the row, or -1. The order is arbitrary.
    var rowNext: Int32
    /// The next entry of the column, or -1.
    var columnNext: Int32
    /// The previous entry of the row, or -1.
    var rowPrevious: Int32
    /// The previous entry of the column, or -1.
    var columnPrevious: Int32
  }

  /// The number of rows: one for each basic column of the block.
  private(set) var rows = 0
  /// The number of columns: one for each nonbasic column of the block.
  private(set) var columns = 0
  /// A Boolean value that indicates whether the matrix is dense.
  private var isDense = true
  /// All entries of a dense matrix, row by row.
  private var entries: [Double] = []
  /// The entries of a sparse matrix, including removed ones.
  private var nodes: [Node] = []
  /// The first node of each row, or -1.
  private var firstInRow: [Int32] = []
  /// The first node of each column, or -1.
  private var firstInColumn: [Int32] = []
  /// The first removed node. `rowNext` links them.
  private var firstFree: Int32 = -1
  /// Scratch space of a sparse pivot: the entries of the pivot row by column. All others are 0.
  private var pivotEntry: [Double] = []
  /// Scratch space of a sparse pivot: the last row with an entry in each column of the pivot row,
  /// or -1.
  private var metBy: [Int32] = []
  /// Scratch space: the columns with nonzero entries of the pivot row.
  private var support: [Int32] = []

  /// Sets all entries to zero.
  mutating func reset(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    isDense = rows * columns <= Self.denseLimit
    nodes.removeAll(keepingCapacity: true)
    firstFree = -1
    if isDense {
      entries = Array(filledWith: 0, count: rows * columns)
    } else {
      firstInRow = Array(filledWith: -1, count: rows)
      firstInColumn = Array(filledWith: -1, count: columns)
      pivotEntry = Array(filledWith: 0, count: columns)
      metBy = Array(filledWith: -1, count: columns)
    }
  }

  /// Sets an entry that is zero.
  mutating func insert(_ value: Double, row: Int, column: Int) {
    if isDense {
      entries[row * columns + column] = value
    } else {
      link(value, row: Int32(row), column: Int32(column))
    }
  }

  // MARK: Reading

  /// Calls `body` with the columns and values of a row's nonzero entries.
  @inline(__always)
  func forEach(inRow row: Int, _ body: (_ column: Int, _ value: Double) -> Void) {
    if isDense {
      entries.withUnsafeBufferPointer { entries in
        let start = row * columns
        for column in 0..<columns where entries[start + column] != 0 {
          body(column, entries[start + column])
        }
      }
    } else {
      var node = firstInRow[row]
      while node >= 0 {
        body(Int(nodes[Int(node)].column), nodes[Int(node)].value)
        node = nodes[Int(node)].rowNext
      }
    }
  }

  /// Calls `body` with the rows and values of a column's nonzero entries.
  @inline(__always)
  func forEach(inColumn column: Int, _ body: (_ row: Int, _ value: Double) -> Void) {
    if isDense {
      entries.withUnsafeBufferPointer { entries in
        for row in 0..<rows where entries[row * columns + column] != 0 {
          body(row, entries[row * columns + column])
        }
      }
    } else {
      var node = firstInColumn[column]
      while node >= 0 {
        body(Int(nodes[Int(node)].row), nodes[Int(node)].value)
        node = nodes[Int(node)].columnNext
      }
    }
  }

  /// Returns an entry.
  ///
  /// - Complexity: O(1) in a dense matrix, and O(*n*) in a sparse one, where *n* is the number of
  ///   entries of the row.
  subscript(row: Int, column: Int) -> Double {
    if isDense { return entries[row * columns + column] }
    var result = 0.0
    forEach(inRow: row) { if $0 == column { result = $1 } }
    return result
  }

  // MARK: Exchanging

  /// Exchanges the basic column of a row with the nonbasic column of a column, and writes all rows
  /// in terms of the new nonbasic columns. The entry must not be 0.
  mutating func pivot(row: Int, column: Int) {
    if !isDense, nodes.count * Self.denseShare > rows * columns { becomeDense() }
    if isDense {
      pivotDense(row: row, column: column)
    } else {
      pivotSparse(Int32(row), Int32(column))
    }
  }

  /// Stores all entries in an array.
  ///
  /// - Complexity: O(rows · columns).
  private mutating func becomeDense() {
    var all = Array(repeating: 0.0, count: rows * columns)
    for row in 0..<rows { forEach(inRow: row) { all[row * columns + $0] = $1 } }
    entries = all
    nodes = []
    isDense = true
  }

  /// Exchanges columns in a dense matrix.
  ///
  /// - Complexity: O(*m* · *n*), where *m* is the number of rows with an entry in the column, and
  ///   *n* the number of entries of the pivot row.
  private mutating func pivotDense(row: Int, column: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      let pivotRow = entries.baseAddress! + row * columns
      let inverse = 1 / pivotRow[column]
      support.removeAll(keepingCapacity: true)
      for other in 0..<columns where pivotRow[other] != 0 && other != column {
        pivotRow[other] *= -inverse
        support.append(Int32(other))
      }
      pivotRow[column] = inverse
      for other in 0..<rows where other != row {
        let target = entries.baseAddress! + other * columns
        let factor = target[column]
        guard factor != 0 else { continue }
        target[column] = factor * inverse
        for place in support {
          target[Int(place)] = Self.sum(target[Int(place)], factor * pivotRow[Int(place)])
        }
      }
    }
  }

  /// Returns a sum. If two numbers cancel, the remainder is a rounding error, which would look like
  /// a direction of movement.
  @inline(__always)
  private static func sum(_ old: Double, _ change: Double) -> Double {
    let new = old + change
    return abs(new) <= Tolerance.cancellation * abs(old) ? 0 : new
  }

  /// Exchanges columns in a sparse matrix.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries of the rows with an entry in the
  ///   column, plus the fill.
  private mutating func pivotSparse(_ row: Int32, _ column: Int32) {
    // 1. The pivot row.
    let inverse = 1 / self[Int(row), Int(column)]
    support.removeAll(keepingCapacity: true)
    var node = firstInRow[Int(row)]
    while node >= 0 {
      let index = Int(node)
      if nodes[index].column == column {
        nodes[index].value = inverse
      } else {
        nodes[index].value *= -inverse
        pivotEntry[Int(nodes[index].column)] = nodes[index].value
        support.append(nodes[index].column)
      }
      node = nodes[index].rowNext
    }
    // 2. All rows with an entry in the pivot column. New entries are in other columns.
    node = firstInColumn[Int(column)]
    while node >= 0 {
      let index = Int(node)
      node = nodes[index].columnNext
      guard nodes[index].row != row else { continue }
      let factor = nodes[index].value
      nodes[index].value = factor * inverse
      addPivotRow(factor, to: nodes[index].row)
    }
    // 3. The scratch space is restored.
    for place in support {
      pivotEntry[Int(place)] = 0
      metBy[Int(place)] = -1
    }
  }

  /// Adds a multiple of the pivot row to a row. Entries that cancel are removed, and new entries
  /// are linked.
  private mutating func addPivotRow(_ factor: Double, to row: Int32) {
    var node = firstInRow[Int(row)]
    while node >= 0 {
      let index = Int(node)
      node = nodes[index].rowNext
      let change = pivotEntry[Int(nodes[index].column)]
      guard change != 0 else { continue }
      metBy[Int(nodes[index].column)] = row
      nodes[index].value = Self.sum(nodes[index].value, factor * change)
      if nodes[index].value == 0 { unlink(index) }
    }
    for place in support where metBy[Int(place)] != row {
      link(factor * pivotEntry[Int(place)], row: row, column: place)
    }
  }

  // MARK: Lists

  /// Adds a new entry.
  ///
  /// - Complexity: O(1).
  private mutating func link(_ value: Double, row: Int32, column: Int32) {
    let node = Node(
      value: value, row: row, column: column, rowNext: firstInRow[Int(row)],
      columnNext: firstInColumn[Int(column)], rowPrevious: -1, columnPrevious: -1)
    var index = firstFree
    if index >= 0 {
      firstFree = nodes[Int(index)].rowNext
      nodes[Int(index)] = node
    } else {
      index = Int32(nodes.count)
      nodes.append(node)
    }
    if node.rowNext >= 0 { nodes[Int(node.rowNext)].rowPrevious = index }
    if node.columnNext >= 0 { nodes[Int(node.columnNext)].columnPrevious = index }
    firstInRow[Int(row)] = index
    firstInColumn[Int(column)] = index
  }

  /// Removes an entry from both lists.
  ///
  /// - Complexity: O(1).
  private mutating func unlink(_ index: Int) {
    let node = nodes[index]
    if node.rowNext >= 0 { nodes[Int(node.rowNext)].rowPrevious = node.rowPrevious }
    if node.columnNext >= 0 { nodes[Int(node.columnNext)].columnPrevious = node.columnPrevious }
    if node.rowPrevious >= 0 {
      nodes[Int(node.rowPrevious)].rowNext = node.rowNext
    } else {
      firstInRow[Int(node.row)] = node.rowNext
    }
    if node.columnPrevious >= 0 {
      nodes[Int(node.columnPrevious)].columnNext = node.columnNext
    } else {
      firstInColumn[Int(node.column)] = node.columnNext
    }
    nodes[index].rowNext = firstFree
    firstFree = Int32(index)
  }
}
