import AutoLayout

extension ConflictExplanation {
  /// How the identifiers of constraints begin that UIKit and AppKit create.
  private static let systemPrefixes = [
    "UIView-", "UIViewSafeAreaLayoutGuide-", "UIViewKeyboardLayoutGuide",
    "UIViewReadableContentGuide", "UISV-", "UINav", "_UI", "fittingSize", "NSView-", "NSWindow-",
    "NSStackView.", "GridView",
  ]

  /// Returns a Boolean value that indicates whether the system created the constraint, so that a
  /// program cannot change it: sizes of cells and screens, constraints of stack views and
  /// autoresizing masks, edges of safe areas and bars. Decided by class and identifier, as public
  /// reports show them.
  func isMadeBySystem(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    let identifier = description.identifier ?? ""
    return isOfMask(line) || description.className.hasPrefix("_") || isPrivate(line)
      || Self.systemPrefixes.contains { identifier.hasPrefix($0) }
  }
  /// Returns a Boolean value that indicates whether an autoresizing mask made the constraint.
  func isOfMask(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    return description.mask != nil || description.className == "NSAutoresizingMaskLayoutConstraint"
  }

  /// Returns a Boolean value that indicates whether all items are of private classes, which begin
  /// with an underscore: the parts of bars and keyboards, between which no program makes
  /// constraints.
  private func isPrivate(_ line: Int) -> Bool {
    guard let relation = relations[line] else { return false }
    return relation.items.allSatisfy { names[$0]?.hasPrefix("_") ?? false }
  }
}

extension ConflictExplanation {
  /// Changes that stop autoresizing masks from making constraints: one for each view whose mask has
  /// a part in the conflict and that other constraints place or size, confirmed by solving.
  ///
  /// The usual mistake is a view that was made in code, where
  /// `translatesAutoresizingMaskIntoConstraints` is true by default.
  func maskRepairs(in system: LoggedSystem) -> [Repair] {
    maskedViews.compactMap { item in
      let lines = maskLines(of: item)
      guard isPlaced(item), !isManaged(item), system.conflict(without: Set(lines)) == nil else {
        return nil
      }
      return Repair(lines: lines, change: .ignoreMask)
    }
  }

  /// The views whose masks have a part in the conflict, in the order of the report.
  var maskedViews: [String] {
    var found: [String] = []
    for line in conflict where isOfMask(line) {
      if let item = relations[line]?.first.item, !found.contains(item) { found.append(item) }
    }
    return found
  }

  /// All constraints of a view's mask.
  func maskLines(of item: String) -> [Int] {
    relations.indices.filter { isOfMask($0) && relations[$0]?.first.item == item }
  }

  /// Returns a Boolean value that indicates whether a constraint of the program places the view or
  /// sets its size, rather than using it as the superview of others.
  private func isPlaced(_ item: String) -> Bool {
    relations.indices.contains { line in
      guard let relation = relations[line], !isMadeBySystem(line),
        relation.items.contains(item)
      else { return false }
      return !relation.items.contains { hierarchy?.isInside($0, item) ?? false }
    }
  }

  /// Returns a Boolean value that indicates whether UIKit or AppKit makes the view and places it:
  /// content views of cells, windows, and private classes, which begin with an underscore.
  func isManaged(_ item: String) -> Bool {
    let name = names[item] ?? ""
    return name.hasPrefix("_") || Self.managedClasses.contains { name.hasPrefix($0 + ":") }
  }

  /// Public names of views whose frames belong to the system.
  private static let managedClasses = [
    "UITableViewCellContentView", "UITableViewHeaderFooterContentView", "UIWindow",
    "UITransitionView", "UILayoutContainerView", "UIInputSetHostView", "NSThemeFrame", "NSClipView",
  ]
}
