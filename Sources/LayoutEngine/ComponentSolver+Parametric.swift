// Parametric analysis: the range in which a basis stays optimal while right-hand sides change along
// a line.

extension ComponentSolver {
  /// Returns the last solution as a function of a change of right-hand sides; nil if it is not a
  /// vertex that other constants may keep.
  ///
  /// The prices of all stages depend on costs and coefficients only. Therefore, the basis stays
  /// optimal as long as every column stays on the side of every entry on which a stage relied. Each
  /// column is then a linear function of the right-hand sides. At an end of the interval, the
  /// adjacent basis gives the same values, because a unique solution is continuous in the
  /// constants.
  func parametricSolution(
    _ slopes: ArraySlice<ParametricSolution.RowSlope>
  ) -> ParametricSolution? {
    guard isUpdatable, isUnique else { return nil }
    var rowSlopes = Array(repeating: 0.0, count: presolve.constant.count)
    for item in slopes { rowSlopes[Int(item.row)] += item.slope }
    presolve.replay(slopes: &rowSlopes)
    for check in checks where rowSlopes[Int(check)] != 0 { return nil }
    var result = ParametricSolution()
    var variableSlopes = Array(repeating: 0.0, count: values.count)
    for index in blocks.indices {
      let columns = blocks[index].columnSlopes(rowSlopes)
      blocks[index].keepSides(columns, rowSlopes, &result)
      for column in 0..<blocks[index].structuralCount {
        variableSlopes[Int(blocks[index].variables[column])] = columns[column]
      }
    }
    for row in deferredRows { keepHolding(Int(row), variableSlopes, rowSlopes[Int(row)], &result) }
    guard result.below < result.above else { return nil }
    presolve.complete(&variableSlopes, constants: rowSlopes)
    result.lines = (0..<givenSystem.variableCount).map {
      .init(value: values[$0], slope: variableSlopes[$0])
    }
    return result
  }

  /// Narrows the interval to the changes for which a row that no block has still holds.
  private func keepHolding(
    _ row: Int, _ variableSlopes: [Double], _ constantSlope: Double,
    _ result: inout ParametricSolution
  ) {
    var slope = -constantSlope
    var size = abs(constantSlope)
    let start = Int(presolve.rowStart[row])
    for term in start..<start + Int(presolve.rowCount[row]) {
      let part =
        presolve.termCoefficient[term] * variableSlopes[Int(presolve.termVariable[term])]
      slope += part
      size += abs(part)
    }
    guard abs(slope) > Tolerance.cancellation * size else { return }
    result.keep(
      excess(of: row).excess, slope, atLeast: givenSystem.relation[row] == .greaterThanOrEqual)
  }
}

extension Block {
  /// Returns the rates of change of the columns' values when the constants of the reduced rows
  /// change.
  fileprivate func columnSlopes(_ rowSlopes: [Double]) -> [Double] {
    var result = Array(repeating: 0.0, count: columnCount)
    for position in 0..<structuralCount {
      let entry = Int(state[Int(nonbasic[position])].anchor)
      result[Int(nonbasic[position])] = slope(ofEntry: entry, rowSlopes)
    }
    for row in 0..<rowCount {
      var sum = 0.0
      var size = 0.0
      tableau.forEach(inRow: row) { position, entry in
        let part = entry * result[Int(nonbasic[position])]
        sum += part
        size += abs(part)
      }
      // If a sum cancels, the column does not move.
      result[Int(basic[row])] = abs(sum) <= Tolerance.cancellation * size ? 0 : sum
    }
    return result
  }

  /// Returns the rate of change of an entry's value with the right-hand sides.
  private func slope(ofEntry entry: Int, _ rowSlopes: [Double]) -> Double {
    rowSlopes[Int(entries[entry].constraint)] / entries[entry].scale
  }

  /// Narrows the interval to the changes for which every column is on the same side of every entry
  /// as now.
  fileprivate func keepSides(
    _ columns: [Double], _ rowSlopes: [Double], _ result: inout ParametricSolution
  ) {
    for entry in 0..<entries.count where entries[entry].side != 0 {
      let own = columns[Int(entries[entry].column)]
      let point = slope(ofEntry: entry, rowSlopes)
      let slope = own - point
      guard abs(slope) > Tolerance.cancellation * (abs(own) + abs(point)) else { continue }
      let gap = state[Int(entries[entry].column)].value - entries[entry].value
      if entries[entry].side & 1 != 0 { result.keep(gap, slope, atLeast: true) }
      if entries[entry].side & 2 != 0 { result.keep(gap, slope, atLeast: false) }
    }
  }
}
