// The components that a tape solves itself.

extension LayoutEngine {
  /// Makes the components that depend on one constant members. Everything else becomes a reaction.
  mutating func appendMembers(_ maker: TapeMaker, to tape: inout EditTape) {
    var reached = maker.reached.filter {
      guard constraints.records[Int($0.constraint)].role == .check else { return true }
      tape.reactions.append($0.constraint)
      return false
    }
    reached.sort {
      let (a, b) = ($0.constraint, $1.constraint)
      return (constraints.records[Int(a)].owner, a) < (constraints.records[Int(b)].owner, b)
    }
    var start = 0
    while start < reached.count {
      let component = constraints.records[Int(reached[start].constraint)].owner
      var end = start
      while end < reached.count,
        constraints.records[Int(reached[end].constraint)].owner == component
      { end += 1 }
      appendMember(component, reached[start..<end], to: &tape)
      start = end
    }
  }

  /// Makes a component a member if its right-hand sides depend on only one constant. If they depend
  /// on several, its solver runs after every run of the tape. In a component with many affected
  /// rows, one row represents all of them.
  private mutating func appendMember(
    _ component: Int32, _ reached: ArraySlice<TapeMaker.Reached>, to tape: inout EditTape
  ) {
    let first = reached[reached.startIndex]
    // The order in which slacks are minimized depends on whether the constant of a bound is 0.
    let isLinear = reached.allSatisfy {
      $0.parameter == first.parameter && $0.parameter >= 0
        && (constraints.records[Int($0.constraint)].termCount > 1
          || constraints.records[Int($0.constraint)].relation == .equal)
    }
    guard isLinear else {
      if components.slots[Int(component)].isFew(reached.count) {
        tape.reactions += reached.map(\.constraint)
      } else {
        tape.broadReactions.append(first.constraint)
      }
      return
    }
    let firstRow = Int32(tape.rowSlopes.count)
    for item in reached {
      tape.rowSlopes.append(
        .init(row: constraints.records[Int(item.constraint)].unknowns, slope: item.slope))
    }
    let firstVariable = Int32(tape.memberVariables.count)
    tape.memberVariables += components.slots[Int(component)].variables.lazy.filter { $0 >= 0 }
    components.slots[Int(component)].tapeMember = Int32(tape.members.count)
    tape.members.append(
      .init(
        component: component, parameter: first.parameter,
        variables: firstVariable..<Int32(tape.memberVariables.count),
        rows: firstRow..<Int32(tape.rowSlopes.count)))
  }
}
