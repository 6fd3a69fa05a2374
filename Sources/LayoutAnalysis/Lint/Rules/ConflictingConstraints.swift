import AutoLayout

extension LintRule {
  /// Required constraints that cannot all be satisfied.
  ///
  /// The engine finds an irreducible set of them: without any one member, the others can be
  /// satisfied. Members that the canvas adds are named in the message, but only those of the
  /// document have a location.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error, in: [.recommended, .strict],
    "Required constraints contradict each other, so that one of them is broken.",
    reason: """
      UIKit prints “Unable to simultaneously satisfy constraints”, breaks one of them and \
      continues; you cannot choose which one. The finding lists an irreducible set: without any \
      one of its members the others can hold. It is reported at the constraint that UIKit breaks, \
      and lists the line of each member. Of conflicts that have half of their members in common, \
      the first is reported. The root is laid out on the device at run time, too. \
      Conflicts that exist on the canvas only (its safe areas and bars, or the size of a view in a \
      xib, which depends on where the view is added) are reported by the preset strict. Omitted \
      are the height of a cell that is as high as its content at run time (see self-sizing-cell), \
      and safe areas of views in xibs that no controller loads as its view.
      """,
    remedy: """
      Delete a member, make one an inequality, or give the least important one a lower priority \
      (750, not 999; see near-required-priority).
      """,
    .layout { layout, _ in layout.issues(from: .constraints) { layout.issue(of: $0) } })
}

extension LintLayout {
  /// The cause of a conflict.
  typealias ConflictCause = LayoutSnapshot.Constraint.ConflictCause

  /// Returns the cause of a conflict.
  func cause(of conflict: LayoutSnapshot.Conflict) -> ConflictCause {
    snapshot.constraints[conflict.broken].conflictCause ?? .constraints
  }

  /// Returns the issues of the conflicts that have a cause. Conflicts that exist on the canvas only
  /// are restricted to it, and so are those that repeat another one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of conflicts: each is compared with the first
  ///   `RuleTolerance.maxComparedConflicts`.
  func issues(
    from cause: ConflictCause, issue: (LayoutSnapshot.Conflict) -> LintIssue?
  ) -> [LintIssue] {
    var reported: [Set<String>] = []
    return snapshot.conflicts.filter { self.cause(of: $0) == cause }.compactMap { conflict in
      guard var issue = issue(conflict) else { return nil }
      let members = snapshot.identifiers(of: conflict)
      guard runTime?.conflicts(among: members) ?? true, !holdsSelfSizingCell(conflict) else {
        issue.restrictToCanvas()
        return issue
      }
      issue.isStrictOnly = reported.contains { Self.isLike($0, members) }
      if reported.count < RuleTolerance.maxComparedConflicts { reported.append(members) }
      return issue
    }
  }

  /// Returns a Boolean value that indicates whether a conflict has at least half of its members in
  /// common with another one, so that one change usually repairs both.
  private static func isLike(_ other: Set<String>, _ members: Set<String>) -> Bool {
    members.intersection(other).count * 2 >= max(1, members.count)
  }

  /// Returns the issue of a conflict, at its first constraint in the document, or `nil` if no
  /// member is in the document.
  fileprivate func issue(of conflict: LayoutSnapshot.Conflict) -> LintIssue? {
    let broken = snapshot.constraints[conflict.broken]
    let list = conflict.members.map { snapshot.constraints[$0].text }.joined(separator: "; ")
    return issue(
      of: conflict, at: broken, message: "Conflicting constraints: \(list)",
      hint: "\(broken.text) is broken; remove one of them or lower its priority")
  }

  /// Returns an issue that refers to every member of a conflict, or `nil` in cells that grow at run
  /// time.
  func issue(
    of conflict: LayoutSnapshot.Conflict, at blamed: LayoutSnapshot.Constraint, message: String,
    hint: String
  ) -> LintIssue? {
    guard !isInGrowingCell(blamed.first.view) else { return nil }
    let members = conflict.members.map { snapshot.constraints[$0] }
    let written = members.filter { element(of: $0) != nil }
    let view = snapshot.views[blamed.first.view]
    // The finding is located at the constraint to change, or at the view to which it belongs.
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
