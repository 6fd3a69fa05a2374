/// Points of the face at which chosen variables are at the ends of their ranges.
extension OptimalFace {
  /// Moves variables, one by one, to an end of their ranges, and then all others as near as
  /// possible to their values in a solution, the oldest first.
  ///
  /// The far end is the one at the greater distance from the value in the solution.
  mutating func move(_ chosen: [Int], toFarEnd: Bool, from solution: [Double]) {
    block.expelFixedColumns()
    for variable in chosen {
      guard let entry = block.entries.firstIndex(where: { $0.constraint == Int32(variable) }),
        block.isFree(Int(block.entries[entry].column))
      else { continue }
      let here = displacement(of: variable, in: solution)
      let (low, high) = ends(of: variable, around: here)
      block.entries[entry].value = (here - low > high - here) == toFarEnd ? low : high
      block.minimizeDistance(entry)
    }
    for entry in block.entries.indices {
      if block.countFreeColumns() == 0 { return }
      block.entries[entry].value = displacement(
        of: Int(block.entries[entry].constraint), in: solution)
      block.minimizeDistance(entry)
    }
  }

  /// Returns the value of a variable's column in a solution.
  private func displacement(of variable: Int, in solution: [Double]) -> Double {
    (solution[variable] - values[variable]) / scaleOfVariable[variable]
  }

  /// Returns the ends of the range of a variable's column. An end that is too far away to be
  /// visible is replaced by a near one.
  private mutating func ends(of variable: Int, around here: Double) -> (Double, Double) {
    let scale = abs(scaleOfVariable[variable])
    let reach = PositionGenerator.reach / scale
    let limit = PositionGenerator.farthest / scale
    let (lower, upper) = block.range(ofColumn: columnOfVariable[variable])
    return (
      here - lower <= limit ? lower : here - reach, upper - here <= limit ? upper : here + reach
    )
  }
}
