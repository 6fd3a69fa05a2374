/// Solutions in which chosen variables are at the ends of their ranges.
extension LayoutEngine {
  /// An end of the range of an ambiguous variable.
  package enum RangeEnd: Sendable {
    /// The end that is farther from the solved value.
    case far
    /// The nearer end, which is often the solved value itself.
    case near
  }

  /// Publishes an optimal solution in which variables, one by one, are at an end of their range.
  /// All others stay as near to their values as they can. Returns true if one of the variables
  /// moved.
  ///
  /// A variable without an end in that direction moves by 100. The next ``solve()`` returns to the
  /// solution that the engine prefers.
  package mutating func exerciseAmbiguity(of chosen: [Variable], toward end: RangeEnd) -> Bool {
    guard solve() == .solved else { return false }
    let solved = chosen.map { value(of: $0) }
    for variable in chosen
    where variables.records[slot(of: variable)].role == .isolated {
      let reach = PositionGenerator.reach
      show(end == .far ? reach : -reach, for: Int32(slot(of: variable)))
    }
    for (index, component) in components.slots.enumerated() {
      let places = chosen.compactMap { component.variables.firstIndex(of: $0.index) }
      guard !places.isEmpty, !isUnique(index) else { continue }
      let values =
        component.exact.first?.moved(places, toFarEnd: end == .far)
        ?? component.solver.first?.faces().moved(places, toFarEnd: end == .far)
      guard let values else { continue }
      for (place, slot) in component.variables.enumerated() where slot >= 0 {
        show(values[place], for: slot)
      }
    }
    return zip(chosen, solved).contains { !Tolerance.same(value(of: $0), $1) }
  }
}

extension Faces {
  /// Returns the values at the point of the face at which variables, one by one, are at an end of
  /// their ranges, and the others as near as possible to the solution that the engine chose.
  func moved(_ places: [Int], toFarEnd: Bool) -> [Double] {
    var face = optimalFace()
    face.move(places, toFarEnd: toFarEnd, from: values)
    return face.finalValues()
  }

  /// Returns the part of the face that can still move.
  func optimalFace() -> OptimalFace {
    var start = values
    for block in blocks {
      for (column, variable) in block.variables.enumerated() {
        start[Int(variable)] = block.state[column].value
      }
    }
    presolve.complete(&start)
    return OptimalFace(blocks: blocks, presolve: presolve, values: start, order: order)
  }
}
