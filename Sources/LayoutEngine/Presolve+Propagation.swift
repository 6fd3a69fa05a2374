// Components with one unknown in all rows, such as columns of equal widths and views of equal
// heights.

extension Presolve {
  /// Reduces a system in which the required equalities determine every variable up to one
  /// parameter.
  ///
  /// Each equality with only one unknown variable determines it as a linear function of the
  /// parameter. Every row becomes such a function as well. No search for the next row is necessary.
  ///
  /// Returns false, without changes, if one parameter is not sufficient, if a row would be divided
  /// by a coefficient that is small in it, or if errors would grow by a factor of a million along
  /// the rows, as in xᵢ₊₁ = 3 xᵢ − xᵢ₋₁.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  mutating func propagate() -> Bool {
    // 1. With fewer equalities, at least two variables are not determined.
    let equalities = isPending.reduce(0) { $0 + ($1 ? 1 : 0) }
    guard equalities + 1 >= variableCount else { return false }
    // 2. The order in which rows determine variables.
    guard let order = PropagationOrder(self) else { return false }
    // 3. The rows in that order, then all others.
    var slopes = Array(filledWith: 0.0, count: rowStart.count)
    reserveCapacity(steps: termVariable.count, definitions: variableCount)
    for (variable, row) in zip(order.variables, order.rows) {
      substitute(in: Int(row), for: variable, order, &slopes)
      retire(Int(row), defining: variable, at: Int(rowStart[Int(row)]))
    }
    for row in rowStart.indices where !isRetired[row] {
      substitute(in: row, for: -1, order, &slopes)
    }
    // 4. The equality that determines the parameter, if there is one.
    if order.parameter >= 0 { determine(order.parameter, slopes) }
    return true
  }

  /// Writes a row in terms of the parameter and `variable`, which it defines unless that is -1.
  private mutating func substitute(
    in row: Int, for variable: Int32, _ order: PropagationOrder, _ slopes: inout [Double]
  ) {
    let start = Int(rowStart[row])
    var end = start
    var own = 0.0
    var slope = 0.0
    var size = 0.0
    for term in start..<start + Int(rowCount[row]) {
      let (other, coefficient) = (termVariable[term], termCoefficient[term])
      if other == variable {
        own = coefficient
        continue
      }
      var change = coefficient
      if other != order.parameter {
        let source = Int(order.rowOfVariable[Int(other)])
        let factor = coefficient / termCoefficient[Int(rowStart[source])]
        change = -factor * slopes[source]
        subtract(factor, times: source, from: row)
      }
      slope += change
      size += abs(change)
    }
    if abs(slope) <= Tolerance.cancellation * size { slope = 0 }
    slopes[row] = slope
    if variable >= 0 {
      (termVariable[end], termCoefficient[end]) = (variable, own)
      end += 1
    }
    if slope != 0 {
      (termVariable[end], termCoefficient[end]) = (order.parameter, slope)
      end += 1
    }
    rowCount[row] = Int32(end - start)
  }

  /// Defines the parameter with a remaining equality: the first with a slope that is not small
  /// compared with the largest one.
  private mutating func determine(_ parameter: Int32, _ slopes: [Double]) {
    var largest = 0.0
    for row in rowStart.indices where isPending[row] { largest = max(largest, abs(slopes[row])) }
    guard largest > 0 else { return endPending() }
    let source = rowStart.indices.first {
      isPending[$0] && abs(slopes[$0]) >= Tolerance.eliminationThreshold * largest
    }
    guard let source else { return endPending() }
    retire(source, defining: parameter, at: Int(rowStart[source]))
    for row in rowStart.indices where !isRetired[row] && slopes[row] != 0 {
      subtract(slopes[row] / slopes[source], times: source, from: row)
      rowCount[row] = 0
    }
    endPending()
  }

  /// Ends the elimination: all other rows are combinations of those that defined variables.
  private mutating func endPending() {
    for row in isPending.indices { isPending[row] = false }
  }
}
