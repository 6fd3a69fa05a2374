/// The optimal face of a component: all solutions that are equally good at every priority.
struct Faces {
  /// The blocks, each narrowed to its optimal face and before ties were broken.
  var blocks: [Block]
  /// Gives the eliminated variables as functions of the core variables.
  let presolve: Presolve
  /// The block of each core variable, or -1.
  let blockOfVariable: [Int32]
  /// The structural column of each core variable in its block, or -1.
  let columnOfVariable: [Int32]
  /// The solution that the engine chose.
  let values: [Double]

  /// The least and the greatest value of one variable over the face; infinite ends are unbounded.
  ///
  /// Costs two stages for each block that the variable depends on.
  mutating func range(of variable: Int) -> (lower: Double, upper: Double) {
    // A variable that was eliminated is a sum over core variables, possibly of several blocks,
    // whose faces do not depend on one another.
    let weights = expression(of: variable)
    var base = values[variable]
    var lower = 0.0
    var upper = 0.0
    for index in blocks.indices {
      let columns = blocks[index].variables
      let part = columns.map { weights[Int($0)] }
      guard part.contains(where: { $0 != 0 }) else { continue }
      guard !blocks[index].isPoint else { continue }
      for (column, variable) in columns.enumerated() {
        base -= part[column] * values[Int(variable)]
      }
      let range = blocks[index].range(of: part)
      lower += range.lower
      upper += range.upper
    }
    return (base + lower, base + upper)
  }

  /// The values at another point of the face.
  func scattered(_ random: inout PositionGenerator) -> [Double] {
    var start = values
    for block in blocks {
      for (column, variable) in block.variables.enumerated() {
        start[Int(variable)] = block.value[column]
      }
    }
    presolve.complete(&start)
    var optimalFace = OptimalFace(blocks: blocks, presolve: presolve, values: start)
    optimalFace.scatter(&random)
    return optimalFace.finalValues()
  }

  /// The variable as a combination of core variables, up to a constant.
  private func expression(of variable: Int) -> [Double] {
    var weights = Array(repeating: 0.0, count: values.count)
    weights[variable] = 1
    presolve.expand(&weights)
    return weights
  }
}
