// The bases of a member that have occurred, each with the interval in which it is optimal.

extension EditTape {
  /// Returns the rates at which a member's right-hand sides change with the constant.
  func slopes(of member: Int) -> ArraySlice<ParametricSolution.RowSlope> {
    rowSlopes[Int(members[member].rows.lowerBound)..<Int(members[member].rows.upperBound)]
  }

  /// Adds the region for which a member was just solved.
  mutating func add(_ solution: ParametricSolution, to member: Int) {
    let parameter = parameters[Int(members[member].parameter)]
    let place =
      members[member].regionCount < Self.regionLimit
      ? appendRegion(to: member) : takeOldestRegion(of: member)
    let firstLine = Int(regions[place].firstLine)
    for index in solution.lines.indices { lines[firstLine + index] = solution.lines[index] }
    regions[place] = Region(
      minimum: parameter + solution.below, maximum: parameter + solution.above, origin: parameter,
      firstLine: Int32(firstLine), next: members[member].firstRegion)
    members[member].firstRegion = Int32(place)
    members[member].current = Int32(place)
  }

  /// Adds space for another region of a member and its lines.
  private mutating func appendRegion(to member: Int) -> Int {
    members[member].regionCount += 1
    regions.append(
      Region(minimum: 0, maximum: 0, origin: 0, firstLine: Int32(lines.count), next: -1))
    lines.append(
      contentsOf: repeatElement(
        ParametricSolution.Line(value: 0, slope: 0), count: members[member].variables.count))
    return regions.count - 1
  }

  /// Removes the last region from a member's list, which has several regions.
  private mutating func takeOldestRegion(of member: Int) -> Int {
    var last = Int(members[member].firstRegion)
    var before = last
    while regions[last].next >= 0 {
      before = last
      last = Int(regions[last].next)
    }
    regions[before].next = -1
    return last
  }
}
