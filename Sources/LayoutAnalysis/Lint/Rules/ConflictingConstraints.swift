import AutoLayout

extension LintRule {
  /// Required constraints that cannot hold together.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error,
    "Required constraints contradict each other, so that one of them is broken.",
    .layout { layout, _ in
      layout.snapshot.conflicts.compactMap { conflict in
        layout.cause(of: conflict) == .constraints ? layout.issue(of: conflict) : nil
      }
    })
}

extension LintLayout {
  /// What contradicts what in a conflict.
  enum ConflictCause {
    /// Constraints of the document, autoresizing masks or those of stack views.
    case constraints
    /// Constraints, and the content size of a view that makes it required.
    case contentSize
    /// The frame of the root and the guides in it: a safe area larger than the view. The document says
    /// nothing about either.
    case surroundings
  }

  /// Linear in the members of the conflict.
  func cause(of conflict: LayoutSnapshot.Conflict) -> ConflictCause {
    let origins = conflict.members.map { snapshot.constraints[$0].origin }
    if origins.contains(.contentSize) { return .contentSize }
    return origins.allSatisfy { $0 == .guide || $0 == .host } ? .surroundings : .constraints
  }

  /// The issue of a conflict, at its first constraint that the document has; nil if it has none of
  /// them.
  fileprivate func issue(of conflict: LayoutSnapshot.Conflict) -> LintIssue? {
    let broken = snapshot.constraints[conflict.broken]
    let list = conflict.members.map { snapshot.constraints[$0].text }.joined(separator: "; ")
    return issue(
      of: conflict, at: broken, message: "Conflicting constraints: \(list)",
      hint: "\(broken.text) is broken; remove one of them or lower its priority")
  }

  /// An issue that refers to every member of a conflict; nil in cells that grow at run time.
  func issue(
    of conflict: LayoutSnapshot.Conflict, at blamed: LayoutSnapshot.Constraint, message: String,
    hint: String
  ) -> LintIssue? {
    guard !isInGrowingCell(blamed.first.view) else { return nil }
    let members = conflict.members.map { snapshot.constraints[$0] }
    let written = members.filter { element(of: $0) != nil }
    let view = snapshot.views[blamed.first.view]
    // The finding stands at the constraint that is blamed, or at the view that it belongs to.
    let ownView = blamed.origin == .contentSize ? element(of: view) : nil
    guard
      let place = element(of: blamed) ?? ownView ?? written.last.flatMap({ element(of: $0) })
        ?? element(of: view)
    else { return nil }
    var issue = LintIssue(
      element: place, name: name(of: view), message: message, hint: hint)
    issue.key = written.compactMap(\.identifier).sorted().joined(separator: ",")
    issue.related = members.compactMap { member in
      element(of: member).map { LintFinding.Related($0, member.text) }
    }
    issue.alsoAbout =
      written.compactMap(\.identifier) + [view.identifier].compactMap { $0 }
    return issue
  }
}
