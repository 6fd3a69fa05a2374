// Other constants, and solutions of the reduced system in terms of the original system.

extension Presolve {
  /// Computes the reduced constants of a system that differs only in constants.
  mutating func replay(_ constants: [Double], _ magnitudes: [Double]) {
    constant.withUnsafeMutableBufferPointer { constant in
      magnitude.withUnsafeMutableBufferPointer { magnitude in
        for row in constants.indices {
          constant[row] = constants[row]
          magnitude[row] = magnitudes[row]
        }
        for step in steps {
          constant[Int(step.target)] -= step.factor * constant[Int(step.source)]
          magnitude[Int(step.target)] += abs(step.factor) * magnitude[Int(step.source)]
        }
      }
    }
  }

  /// Applies the recorded steps to changes of the constants, in place.
  func replay(slopes: inout [Double]) {
    for step in steps {
      let change = step.factor * slopes[Int(step.source)]
      guard change != 0 else { continue }
      let old = slopes[Int(step.target)]
      let isGone = abs(old - change) <= Tolerance.cancellation * (abs(old) + abs(change))
      slopes[Int(step.target)] = isGone ? 0 : old - change
    }
  }

  /// Converts multipliers of reduced rows to those of the original rows, in place.
  ///
  /// A multiplier that cancels in the process becomes 0.
  func trace(_ multipliers: inout [Double]) {
    var sizes = multipliers.map { abs($0) }
    for step in steps.reversed() {
      let source = Int(step.source)
      guard multipliers[Int(step.target)] != 0 else { continue }
      let change = step.factor * multipliers[Int(step.target)]
      sizes[source] += abs(change)
      multipliers[source] -= change
      if abs(multipliers[source]) <= Tolerance.multiplier * sizes[source] {
        multipliers[source] = 0
      }
    }
  }

  /// Computes the eliminated variables of a solution from its core variables.
  func complete(_ values: inout [Double]) { complete(&values, constants: constant) }

  /// Computes the eliminated variables for other constants, such as their changes.
  func complete(_ values: inout [Double], constants: [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      forEachEliminationReversed { index in
        let row = Int(definingRow[index])
        values[Int(eliminatedVariable[index])] =
          (constants[row] - sumOfOthers(index, UnsafeBufferPointer(values)))
          / definingCoefficient[index]
      }
    }
  }

  /// Returns the value of an eliminated variable, computed from the values in its definition.
  func value(ofElimination index: Int, _ values: [Double]) -> Double {
    let sum = values.withUnsafeBufferPointer { sumOfOthers(index, $0) }
    return (constant[Int(definingRow[index])] - sum) / definingCoefficient[index]
  }

  /// Computes the movement of eliminated variables from that of the core variables, in place.
  ///
  /// A sum that cancels is 0. Its rounding error would be a movement that does not exist.
  func completeDirection(_ direction: inout [Double]) {
    forEachEliminationReversed { index in
      let row = Int(definingRow[index])
      let variable = eliminatedVariable[index]
      let start = Int(rowStart[row])
      var sum = 0.0
      var size = 0.0
      for term in start..<start + Int(rowCount[row]) where termVariable[term] != variable {
        let product = termCoefficient[term] * direction[Int(termVariable[term])]
        sum += product
        size += abs(product)
      }
      direction[Int(variable)] =
        abs(sum) <= Tolerance.cancellation * size ? 0 : -sum / definingCoefficient[index]
    }
  }

  /// Replaces eliminated variables in a linear function with core variables, up to a constant.
  func expand(_ weights: inout [Double]) {
    var sizes = weights.map { abs($0) }
    forEachElimination { index in
      let variable = eliminatedVariable[index]
      let weight = weights[Int(variable)]
      guard weight != 0 else { return }
      weights[Int(variable)] = 0
      let start = Int(rowStart[Int(definingRow[index])])
      let end = start + Int(rowCount[Int(definingRow[index])])
      for term in start..<end where termVariable[term] != variable {
        let other = Int(termVariable[term])
        let change = weight * termCoefficient[term] / definingCoefficient[index]
        sizes[other] += abs(change)
        weights[other] -= change
        if abs(weights[other]) <= Tolerance.cancellation * sizes[other] { weights[other] = 0 }
      }
    }
  }

  /// Returns the sum of the terms of a definition without that of the defined variable.
  @inline(__always)
  private func sumOfOthers(_ index: Int, _ values: UnsafeBufferPointer<Double>) -> Double {
    let row = Int(definingRow[index])
    let variable = eliminatedVariable[index]
    let start = Int(rowStart[row])
    var sum = 0.0
    for term in start..<start + Int(rowCount[row]) where termVariable[term] != variable {
      sum += termCoefficient[term] * values[Int(termVariable[term])]
    }
    return sum
  }
}
