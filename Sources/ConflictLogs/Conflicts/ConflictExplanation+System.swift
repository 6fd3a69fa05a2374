import AutoLayout

extension ConflictExplanation {
  /// How the identifiers of constraints begin that UIKit and AppKit create.
  private static let systemPrefixes = [
    "UIView-", "UIViewSafeAreaLayoutGuide-", "UIViewKeyboardLayoutGuide",
    "UIViewReadableContentGuide", "UISV-", "UINav", "_UI", "fittingSize", "NSView-", "NSWindow-",
  ]

  /// Whether the system created the constraint, so that a program cannot change it: sizes of cells
  /// and screens, constraints of stack views and autoresizing masks, edges of safe areas and bars.
  /// Decided by class and identifier, as public reports show them.
  func isMadeBySystem(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    let identifier = description.identifier ?? ""
    return description.mask != nil || description.className.hasPrefix("_")
      || description.className == "NSAutoresizingMaskLayoutConstraint"
      || Self.systemPrefixes.contains { identifier.hasPrefix($0) }
  }
}
