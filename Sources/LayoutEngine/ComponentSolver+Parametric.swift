// Parametric analysis: the range in which a basis stays optimal while right-hand sides change along
// a line.

extension ComponentSolver {
  /// Finds the last solution as a function of a change of right-hand sides. Returns false if it is
  /// not a vertex that other constants may keep.
  ///
  /// The prices of all stages depend on costs and coefficients only. Therefore, the basis stays
  /// optimal as long as every column stays on the side of every entry on which a stage relied. Each
  /// column is then a linear function of the right-hand sides. At an end of the interval, the
  /// adjacent basis gives the same values, because a unique solution is continuous in the
  /// constants.
  ///
  /// The method is mutating although it does not change the solver, because a copy of the solver
  /// would retain all of its arrays.
  mutating func findParametricSolution(
    _ slopes: ArraySlice<ParametricSolution.RowSlope>, _ rates: inout ComponentRates,
    _ result: inout ParametricSolution
  ) -> Bool {
    guard isUpdatable, isUnique else { return false }
    rates.take(slopes, of: &self)
    for check in checks where rates.rows[Int(check)] != 0 { return false }
    result.removeAll()
    for index in blocks.indices {
      if rates.blocks[index].version != rates.version {
        blocks[index].findRates(rates.rows, &rates.blocks[index])
        rates.blocks[index].version = rates.version
      }
      blocks[index].keepSides(rates.blocks[index], &result)
      for column in 0..<blocks[index].structuralCount {
        rates.variables[Int(blocks[index].variables[column])] = rates.blocks[index].columns[column]
      }
    }
    for row in deferredRows { keepHolding(Int(row), rates, &result) }
    guard result.below < result.above else { return false }
    presolve.complete(&rates.variables, constants: rates.rows)
    for variable in 0..<givenSystem.variableCount {
      result.lines.append(.init(value: values[variable], slope: rates.variables[variable]))
    }
    return true
  }

  /// Narrows the interval to the changes for which a row that is not in a block still holds.
  private func keepHolding(
    _ row: Int, _ rates: ComponentRates, _ result: inout ParametricSolution
  ) {
    var slope = -rates.rows[row]
    var size = abs(slope)
    let start = Int(presolve.rowStart[row])
    for term in start..<start + Int(presolve.rowCount[row]) {
      let part =
        presolve.termCoefficient[term] * rates.variables[Int(presolve.termVariable[term])]
      slope += part
      size += abs(part)
    }
    guard abs(slope) > Tolerance.cancellation * size else { return }
    result.keep(
      excess(of: row).excess, slope, atLeast: givenSystem.relation[row] == .greaterThanOrEqual)
  }
}
