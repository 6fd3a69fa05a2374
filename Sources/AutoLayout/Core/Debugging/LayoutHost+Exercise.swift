import LayoutEngine

/// The display of alternative solutions of ambiguous layouts.
extension LayoutHost {
  /// The maximum number of attempts to find a solution that moves the item. If there are few
  /// solutions, the engine can return the current one again: with two, the probability is one half
  /// per attempt.
  private static let exerciseLimit = 8

  /// The minimum visible move in points, a third of a pixel's width.
  private static let visibleMove = 0.1

  /// Displays another solution for the item and for the variables that are ambiguous together with
  /// it. The next call displays the first solution again, so that repeated calls alternate until
  /// the system changes.
  func exerciseAmbiguity(of item: any LayoutItem) {
    update()
    solve()
    guard let record = record(of: item), item !== root else { return }
    let open = Set(engine.ambiguousVariables())
    let own = [record.x, record.y, record.width, record.height].filter { open.contains($0) }
    guard !own.isEmpty else { return }
    let group = connected(own, within: open)
    guard !own.contains(where: { exercised[$0] != nil }) else { return hide(group) }
    let known = alternatives.filter { group.contains($0.key) }
    if own.contains(where: { known[$0] != nil }) { return show(known) }
    for _ in 0..<Self.exerciseLimit {
      guard let values = otherSolution(of: group) else { return }
      let moves = own.contains { abs((values[$0] ?? 0) - shownValue(of: $0)) > Self.visibleMove }
      if moves { return show(values) }
    }
  }

  /// Returns the values of the variables in another solution. The engine keeps the current one.
  private func otherSolution(
    of group: Set<LayoutEngine.Variable>
  ) -> [LayoutEngine.Variable: Double]? {
    guard engine.exerciseAmbiguity() else { return nil }
    var values: [LayoutEngine.Variable: Double] = [:]
    for variable in group { values[variable] = engine.value(of: variable) }
    _ = engine.solve()
    _ = engine.takeChangedVariables()
    return values
  }

  /// Displays the solution again.
  private func hide(_ group: Set<LayoutEngine.Variable>) {
    for variable in group where exercised.removeValue(forKey: variable) != nil {
      markOwner(of: variable)
    }
  }

  private func show(_ values: [LayoutEngine.Variable: Double]) {
    exercised.merge(values) { $1 }
    alternatives.merge(values) { $1 }
    for variable in values.keys { markOwner(of: variable) }
  }

  /// Returns the variables of `candidates` that constraints connect to the specified ones, directly
  /// or indirectly.
  private func connected(
    _ start: [LayoutEngine.Variable], within candidates: Set<LayoutEngine.Variable>
  ) -> Set<LayoutEngine.Variable> {
    var neighbors: [LayoutEngine.Variable: Set<LayoutEngine.Variable>] = [:]
    for row in allRows {
      let mentioned = engine.terms(of: row.handle).map(\.variable).filter(candidates.contains)
      for variable in mentioned { neighbors[variable, default: []].formUnion(mentioned) }
    }
    var found = Set(start)
    var queue = start
    while let variable = queue.popLast() {
      for next in neighbors[variable] ?? [] where found.insert(next).inserted {
        queue.append(next)
      }
    }
    return found
  }
}
