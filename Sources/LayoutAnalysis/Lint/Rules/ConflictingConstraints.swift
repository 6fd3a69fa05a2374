import AutoLayout

extension LintRule {
  /// Required constraints that cannot hold together.
  ///
  /// The engine finds an irreducible set of them: without any one member, the others can hold.
  /// Members that the canvas adds are named in the message, but only those of the document have a
  /// location.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error, in: [.recommended, .strict],
    "Required constraints conflict, so UIKit breaks one of them.",
    reason: """
      UIKit prints “Unable to simultaneously satisfy constraints”, breaks one of them and \
      continues; you cannot choose which one. The finding lists an irreducible set: if any one \
      of its members is removed, the others can be satisfied. It is reported at the constraint \
      that UIKit breaks, and lists the line of each member. Of conflicts that share half of \
      their members, only the first is reported. The root is also laid out as at run time. \
      Conflicts that exist only on the canvas (its safe areas and bars, or the size of a view \
      in a xib, which depends on where the view is added) are reported by the preset strict, \
      and so are conflicts with the size of a hidden view to which the program has an outlet. \
      Conflicts with the height of a self-sizing cell (see self-sizing-cell) and with safe \
      areas of views in xibs that no controller loads as its view are omitted.
      """,
    remedy: """
      Delete a member, make one an inequality, or give the least important one a lower priority \
      (750, not 999; see near-required-priority).
      """,
    .layout { layout, _ in layout.issues(from: .constraints) { layout.issue(of: $0) } })
}

extension LintLayout {
  /// The kind of contradiction in a conflict.
  typealias ConflictCause = LayoutSnapshot.Constraint.ConflictCause

  /// Returns the kind of contradiction in a conflict.
  func cause(of conflict: LayoutSnapshot.Conflict) -> ConflictCause {
    snapshot.constraints[conflict.broken].conflictCause ?? .constraints
  }

  /// Returns the issues of the conflicts with a cause. Only the preset `strict` reports issues that
  /// exist on the canvas only, and those that repeat another one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of conflicts. Each is compared with at most
  /// `RuleTolerance.maxComparedConflicts` others.
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
      issue.isStrictOnly =
        issue.isStrictOnly || reported.contains { Self.isLike($0, members) }
        || isLeftToProgram(conflict)
      if reported.count < RuleTolerance.maxComparedConflicts { reported.append(members) }
      return issue
    }
  }

  /// Returns a Boolean value that indicates whether the height of a cell that sizes itself takes
  /// part in a conflict. At run time the row follows the content, and what is left of the conflict
  /// is rounding to pixels.
  private func holdsSelfSizingCell(_ conflict: LayoutSnapshot.Conflict) -> Bool {
    conflict.members.contains { member in
      let constraint = snapshot.constraints[member]
      guard constraint.origin == .autoresizingMask, constraint.second == nil,
        constraint.first.attribute == "height",
        let cell = element(of: snapshot.views[constraint.first.view])?.parent
      else { return false }
      return cell.sizesItself || cell.isSelfSizingPrototype
    }
  }

  /// Returns a Boolean value that indicates whether a constant size of a hidden view takes part in
  /// a conflict and has an outlet: the program shows the view and changes the size, and a hidden
  /// view in a stack view has no size until then.
  private func isLeftToProgram(_ conflict: LayoutSnapshot.Conflict) -> Bool {
    let sizes = conflict.members.map { snapshot.constraints[$0] }.filter {
      $0.origin == .user && $0.second == nil && snapshot.views[$0.first.view].isHidden
    }
    guard !sizes.isEmpty else { return false }
    return !document.connectedIdentifiers.isDisjoint(with: sizes.compactMap(\.identifier))
  }

  /// Returns a Boolean value that indicates whether a conflict has at least half of its members in
  /// common with another one: most often one change repairs both.
  private static func isLike(_ other: Set<String>, _ members: Set<String>) -> Bool {
    members.intersection(other).count * 2 >= max(1, members.count)
  }

  /// Returns the issue of a conflict at the constraint that is broken. See
  /// `issue(of:at:message:hint:)`.
  fileprivate func issue(of conflict: LayoutSnapshot.Conflict) -> LintIssue? {
    let broken = snapshot.constraints[conflict.broken]
    let list = conflict.members.map { snapshot.constraints[$0].text }.joined(separator: "; ")
    return issue(
      of: conflict, at: broken, message: "Conflicting constraints: \(list)",
      hint: "UIKit breaks \(broken.text); remove one of the constraints or lower its priority")
  }

  /// Returns an issue with the locations of all members of a conflict. Returns `nil` in cells that
  /// grow at run time, and if the document contains neither a member nor the view.
  func issue(
    of conflict: LayoutSnapshot.Conflict, at blamed: LayoutSnapshot.Constraint, message: String,
    hint: String
  ) -> LintIssue? {
    guard !isInGrowingCell(blamed.first.view) else { return nil }
    let members = conflict.members.map { snapshot.constraints[$0] }
    let written = members.filter { element(of: $0) != nil }
    let view = snapshot.views[blamed.first.view]
    // The finding is at the specified constraint, or else at its view or another member of the
    // conflict.
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
