import AutoLayout

extension ConflictExplanation {
  /// The prefixes of identifiers of constraints that UIKit and AppKit create.
  private static let systemPrefixes = [
    "UIView-", "UIViewSafeAreaLayoutGuide-", "UIViewKeyboardLayoutGuide",
    "UIViewReadableContentGuide", "UISV-", "UINav", "_UI", "fittingSize", "NSView-", "NSWindow-",
    "NSStackView.", "GridView",
  ]

  /// Returns a Boolean value that indicates whether the system created the constraint, so that a
  /// program cannot change it: sizes of cells and screens, constraints of stack views and
  /// autoresizing masks, edges of safe areas and bars. The class and the identifier decide, as
  /// observed in public reports.
  func isMadeBySystem(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    let identifier = description.identifier ?? ""
    return isOfMask(line) || description.className.hasPrefix("_") || isPrivate(line)
      || Self.systemPrefixes.contains { identifier.hasPrefix($0) }
  }
  /// Returns a Boolean value that indicates whether the constraint comes from an autoresizing mask.
  func isOfMask(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    return description.mask != nil || description.className == "NSAutoresizingMaskLayoutConstraint"
  }

  /// Returns a Boolean value that indicates whether all items have private classes, which begin
  /// with an underscore: the parts of bars and keyboards, between which no program creates
  /// constraints.
  private func isPrivate(_ line: Int) -> Bool {
    guard let relation = relations[line] else { return false }
    return relation.items.allSatisfy { names[$0]?.hasPrefix("_") ?? false }
  }
}

extension ConflictExplanation {
  /// Returns changes that prevent autoresizing masks from creating constraints: one for each view
  /// whose mask takes part in the conflict and that other constraints position or size, confirmed
  /// by solving.
  ///
  /// The most common mistake is a view that was created in code, where
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

  /// The views whose masks take part in the conflict, in the order of the report.
  var maskedViews: [String] {
    var found: [String] = []
    for line in conflict where isOfMask(line) {
      if let item = relations[line]?.first.item, !found.contains(item) { found.append(item) }
    }
    return found
  }

  /// Returns the positions of all constraints of a view's mask, including those outside the
  /// conflict.
  func maskLines(of item: String) -> [Int] {
    relations.indices.filter { isOfMask($0) && relations[$0]?.first.item == item }
  }

  /// Returns a Boolean value that indicates whether a constraint of the app positions the view or
  /// sets its size, rather than using it as the superview of others.
  private func isPlaced(_ item: String) -> Bool {
    relations.indices.contains { line in
      guard let relation = relations[line], !isMadeBySystem(line),
        relation.items.contains(item)
      else { return false }
      return !relation.items.contains { hierarchy?.isInside($0, item) ?? false }
    }
  }

  /// Returns a Boolean value that indicates whether UIKit or AppKit creates and positions the view:
  /// content views of cells, windows, and private classes, which begin with an underscore.
  func isManaged(_ item: String) -> Bool {
    let name = names[item] ?? ""
    return name.hasPrefix("_") || Self.managedClasses.contains { name.hasPrefix($0 + ":") }
  }

  /// Public classes of views whose frames the system manages.
  private static let managedClasses = [
    "UITableViewCellContentView", "UITableViewHeaderFooterContentView", "UIWindow",
    "UITransitionView", "UILayoutContainerView", "UIInputSetHostView", "NSThemeFrame", "NSClipView",
  ]
}
