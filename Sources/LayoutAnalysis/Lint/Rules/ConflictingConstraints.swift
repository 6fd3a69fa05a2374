import AutoLayout

extension LintRule {
  /// Required constraints that cannot hold together.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error,
    "Required constraints contradict each other, so that one of them is broken.",
    .layout { layout, _ in layout.snapshot.conflicts.compactMap { layout.issue(of: $0) } })
}

extension LintLayout {
  fileprivate func issue(of conflict: LayoutSnapshot.Conflict) -> LintIssue? {
    let members = conflict.members.map { snapshot.constraints[$0] }
    let broken = snapshot.constraints[conflict.broken]
    guard !isInGrowingCell(broken.first.view) else { return nil }
    let written = members.filter { element(of: $0) != nil }
    // The finding stands at the constraint that gives way, or at the view that it belongs to.
    guard
      let place = element(of: broken)
        ?? written.last.flatMap({ element(of: $0) })
        ?? element(of: snapshot.views[broken.first.view])
    else { return nil }
    let list = members.map(\.text).joined(separator: "; ")
    var issue = LintIssue(
      element: place, name: name(of: snapshot.views[broken.first.view]),
      message: "Conflicting constraints: \(list)",
      hint: "\(broken.text) is broken; remove one of them or lower its priority")
    issue.key = written.compactMap(\.identifier).sorted().joined(separator: ",")
    issue.related = members.compactMap { member in
      element(of: member).map { LintFinding.Related($0, member.text) }
    }
    issue.alsoAbout =
      written.compactMap(\.identifier)
      + [snapshot.views[broken.first.view].identifier].compactMap { $0 }
    return issue
  }
}
