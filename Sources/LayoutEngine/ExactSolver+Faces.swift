/// Other points of the optimal face.
extension ExactSolver {
  /// Returns the minimum and the maximum value of a variable on the optimal face. Infinite ends are
  /// unbounded. Returns `nil` if the calculation takes too long.
  func range(of variable: Int) -> (lower: Double, upper: Double)? {
    guard var face = face.first else { return (values[variable], values[variable]) }
    guard let lower = try? face.extreme(of: variable, sign: .one),
      let upper = try? face.extreme(of: variable, sign: -Rational.one)
    else { return nil }
    return (lower, upper)
  }

  /// Returns the minimum value of a column for the sign 1, or the maximum for -1.
  private mutating func extreme(
    of column: Int, sign: Rational
  ) throws(SolverFailure) -> Double {
    work = 0
    addLinearCost(column, sign)
    let isBounded = try minimize()
    endStage()
    if isBounded { return state[column].value.double }
    return sign.isNegative ? .infinity : -.infinity
  }

  /// Returns the values at a random point of the face. The variables move one after the other, in
  /// random order, by up to `PositionGenerator.reach` if the face allows it.
  func scattered(_ random: inout PositionGenerator) -> [Double] {
    let order = random.shuffled(0..<system.variableCount)
    return moved(order) { here, lower, upper in
      random.pick(
        from: max(lower, here - PositionGenerator.reach),
        to: min(upper, here + PositionGenerator.reach), otherThan: here)
    }
  }

  /// Returns the values at the point of the face at which variables, one after the other, are at an
  /// end of their ranges, and the others as near as possible to the solution.
  func moved(_ places: [Int], toFarEnd: Bool) -> [Double] {
    let others = (0..<system.variableCount).filter { !places.contains($0) }
    let chosen = Set(places)
    var index = 0
    let order = places + others
    return moved(order) { here, lower, upper in
      let variable = order[index]
      index += 1
      guard chosen.contains(variable) else { return values[variable] }
      let low = here - lower <= PositionGenerator.farthest ? lower : here - PositionGenerator.reach
      let high = upper - here <= PositionGenerator.farthest ? upper : here + PositionGenerator.reach
      return (high - here > here - low) == toFarEnd ? high : low
    }
  }

  /// Moves variables in an order to values that a function selects from their ranges, as near as
  /// possible.
  private func moved(
    _ order: [Int], _ target: (_ here: Double, _ lower: Double, _ upper: Double) -> Double
  ) -> [Double] {
    guard var point = face.first else { return values }
    point.face = []
    for variable in order {
      do {
        let here = values[variable]
        let lower = try point.extreme(of: variable, sign: .one)
        let upper = try point.extreme(of: variable, sign: -Rational.one)
        try point.minimizeDistance(variable, from: Rational(target(here, lower, upper)))
      } catch {
        return values
      }
    }
    return (0..<system.variableCount).map { point.state[$0].value.double }
  }
}
