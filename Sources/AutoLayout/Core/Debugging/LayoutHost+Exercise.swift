import LayoutEngine

/// The display of alternative solutions of ambiguous layouts.
extension LayoutHost {
  /// Displays another solution for the item and for the variables that are ambiguous together with
  /// it, unless another item of this group was exercised since the last layout. Repeated calls show
  /// each solution in turn, until the system changes.
  func exerciseAmbiguity(of item: any LayoutItem) {
    update()
    solve()
    guard let record = record(of: item), item !== root else { return }
    let open = Set(engine.ambiguousVariables())
    var own = [record.width, record.height, record.x, record.y].filter(open.contains)
    // The axes of an item are rarely connected, so each has separate solutions.
    while let first = own.first {
      let index = exercise(of: first, among: open)
      let group = exercises[index].variables
      exercise(index, own.filter(group.contains), of: ObjectIdentifier(record))
      own.removeAll(where: group.contains)
    }
  }

  /// Returns the index of the group of an ambiguous variable, which is added if it is new.
  private func exercise(
    of variable: LayoutEngine.Variable, among open: Set<LayoutEngine.Variable>
  ) -> Int {
    if let known = exercises.firstIndex(where: { $0.variables.contains(variable) }) { return known }
    let group = connected(variable, within: open)
    exercises.append(AmbiguityExercise(values(of: group)))
    return exercises.count - 1
  }

  /// Switches a group to its next solution for a view with some of its variables.
  private func exercise(
    _ index: Int, _ own: [LayoutEngine.Variable], of view: ObjectIdentifier
  ) {
    if exercises[index].explore(view) {
      for end in [LayoutEngine.RangeEnd.far, .near] {
        guard engine.exerciseAmbiguity(of: own, toward: end) else { continue }
        exercises[index].add(values(of: exercises[index].variables), of: own)
      }
      _ = engine.solve()
      _ = engine.takeChangedVariables()
    }
    exercises[index].advance(view, own)
    show(exercises[index])
  }

  /// Returns the values that variables currently have in the engine.
  private func values(of group: Set<LayoutEngine.Variable>) -> AmbiguityExercise.Values {
    Dictionary(uniqueKeysWithValues: group.map { ($0, engine.value(of: $0)) })
  }

  /// Displays the current solution of a group.
  private func show(_ exercise: AmbiguityExercise) {
    for variable in exercise.variables {
      let value = exercise.shown?[variable]
      guard exercised[variable] != value else { continue }
      exercised[variable] = value
      markOwner(of: variable)
    }
  }

  /// Returns the variables of `candidates` that constraints connect to one of them, directly or
  /// indirectly.
  private func connected(
    _ start: LayoutEngine.Variable, within candidates: Set<LayoutEngine.Variable>
  ) -> Set<LayoutEngine.Variable> {
    var neighbors: [LayoutEngine.Variable: Set<LayoutEngine.Variable>] = [:]
    for row in allRows {
      let mentioned = engine.terms(of: row.handle).map(\.variable).filter(candidates.contains)
      for variable in mentioned { neighbors[variable, default: []].formUnion(mentioned) }
    }
    var found: Set = [start]
    var queue = [start]
    while let variable = queue.popLast() {
      for next in neighbors[variable] ?? [] where found.insert(next).inserted {
        queue.append(next)
      }
    }
    return found
  }
}
