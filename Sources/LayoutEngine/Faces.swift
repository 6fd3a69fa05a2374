/// The optimal face of a component: all solutions that are equally good at every priority.
struct Faces {
  /// The blocks. Each is narrowed to its optimal face, before ties are broken.
  var blocks: [Block]
  /// The presolve, which gives the eliminated variables as functions of the core variables.
  let presolve: Presolve
  /// The block of each core variable, or -1.
  let blockOfVariable: [Int32]
  /// The structural column of each core variable in its block, or -1.
  let columnOfVariable: [Int32]
  /// The solution that the engine chose.
  let values: [Double]
  /// The variables of the engine, oldest first. It is empty if they already have this order.
  let order: [Int32]

  /// Returns the minimum and the maximum value of a variable on the face. Infinite ends are
  /// unbounded.
  ///
  /// The method needs two stages for each block on which the variable depends.
  mutating func range(of variable: Int) -> (lower: Double, upper: Double) {
    // An eliminated variable is a sum of core variables. They may be in several blocks, whose faces
    // are independent.
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

  /// Returns the values at a random point of the face.
  func scattered(_ random: inout PositionGenerator) -> [Double] {
    var optimalFace = optimalFace()
    optimalFace.scatter(&random)
    return optimalFace.finalValues()
  }

  /// Returns the variable as a combination of core variables, up to a constant.
  private func expression(of variable: Int) -> [Double] {
    var weights = Array(repeating: 0.0, count: values.count)
    weights[variable] = 1
    presolve.expand(&weights)
    return weights
  }
}
