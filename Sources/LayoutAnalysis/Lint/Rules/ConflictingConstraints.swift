import AutoLayout

extension LintRule {
  /// Required constraints that cannot hold together.
  ///
  /// The engine finds an irreducible set of them: without any one member, the others can hold. Members
  /// that the canvas adds are named in the message, but only those of the document have a place.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints", .error, in: [.recommended, .strict],
    "Required constraints contradict each other, so that one of them is broken.",
    reason: """
      UIKit prints “Unable to simultaneously satisfy constraints”, breaks one of them and \
      continues; you cannot choose which one. The finding lists an irreducible set: without any \
      one of its members the others can hold. It is reported at the constraint that UIKit breaks, \
      and lists the line of each member. Conflicts that only the canvas causes are omitted: the \
      height of a cell that is as high as its content at run time (see self-sizing-cell), and the \
      safe area of a view in a xib, which depends on where the view is added.
      """,
    remedy: """
      Delete a member, make one an inequality, or give the least important one a lower priority \
      (750, not 999; see near-required-priority).
      """,
    .layout { layout, _ in layout.issues(from: .constraints) { layout.issue(of: $0) } })
}

extension LintLayout {
  /// What contradicts what in a conflict.
  enum ConflictCause {
    /// Constraints of the document, autoresizing masks or those of stack views.
    case constraints
    /// Constraints, and the content size of a view that makes it required.
    case contentSize
    /// Constraints, and the height on the canvas of a cell that is as high as its content at run time.
    case cellHeight
    /// The canvas: a safe area larger than the root, or one of a screen on which a view of a xib does
    /// not lie at run time. The document says nothing about either.
    case canvas
  }

  /// Linear in the members of the conflict.
  func cause(of conflict: LayoutSnapshot.Conflict) -> ConflictCause {
    let members = conflict.members.map { snapshot.constraints[$0] }
    if members.contains(where: { $0.origin == .contentSize }) { return .contentSize }
    if members.contains(where: isHeightOfSelfSizingCell) { return .cellHeight }
    return members.contains(where: isOfCanvasAlone)
      || members.allSatisfy { $0.origin == .guide || $0.origin == .host }
      ? .canvas : .constraints
  }

  /// Whether a constraint holds a self-sizing cell at its height on the canvas.
  func isHeightOfSelfSizingCell(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    guard constraint.origin == .autoresizingMask, constraint.second == nil,
      constraint.first.attribute == "height",
      let content = element(of: snapshot.views[constraint.first.view])
    else { return false }
    return content.parent?.sizesItself == true
  }

  /// Whether a constraint states the safe area of a xib's view, which gets another at run time.
  private func isOfCanvasAlone(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    root.kind == .topLevelView && constraint.origin == .guide && constraint.constant != 0
      && [constraint.first, constraint.second].contains { $0?.guide == Self.safeAreaIdentifier }
  }

  /// UIKit's identifier of the guide of the safe area.
  private static let safeAreaIdentifier = "UIViewSafeAreaLayoutGuide"

  /// The issues of the conflicts that have a cause.
  func issues(
    from cause: ConflictCause, issue: (LayoutSnapshot.Conflict) -> LintIssue?
  ) -> [LintIssue] {
    snapshot.conflicts.filter { self.cause(of: $0) == cause }.compactMap(issue)
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
