extension LayoutDiff {
  /// Returns the change at the objects of a new or resolved finding that explains it, such as
  /// `UIButton “Sign In”: top constraint now 44 (was 32)`, or `nil` if the cause is unknown.
  ///
  /// The method inspects the finding's object, then the other objects that it names, then the group
  /// with which the object moved.
  public func cause(of finding: LintFinding) -> String? {
    let places = roots.filter { finding.root == nil || $0.identifier == finding.root }
    let identifiers = [finding.object.identifier] + finding.related.map(\.identifier)
    for case let identifier? in identifiers {
      for root in places {
        if let found = root.change(of: identifier) { return found }
      }
    }
    for root in places {
      if let group = root.group(of: finding.object.identifier), let cause = group.cause {
        return cause
      }
    }
    return nil
  }
}

extension LayoutDiff.Root {
  /// The views that are in no group.
  public var ungrouped: [ViewChange] {
    let grouped = Set(groups.flatMap(\.views))
    return views.filter { !grouped.contains($0) }
  }

  /// Returns a description of the change of a view, or of a constraint with the identifier.
  fileprivate func change(of identifier: String) -> String? {
    for view in views {
      if view.identifier == identifier, !view.isMovedOnly { return view.ownWords }
      if let constraint = view.constraints.first(where: { $0.identifier == identifier }) {
        return "\(view.name): \(constraint.words)"
      }
    }
    return nil
  }

  /// Returns the group that contains a view.
  fileprivate func group(of identifier: String?) -> ViewGroup? {
    identifier.flatMap { id in
      groups.first { $0.views.contains { $0.identifier == id } }
    }
  }
}

extension ViewChange {
  /// A description of what was edited, without the resulting movements.
  fileprivate var ownWords: String {
    let words =
      (status == .changed ? [] : [status.rawValue]) + constraints.map(\.words) + properties
    return "\(name): \(words.joined(separator: ", "))"
  }
}
