import Foundation

extension UIView {
  /// Breaks `text` into lines, with the fonts of the view's system version.
  func layout(_ text: StyledText, _ limits: TextLayout.Limits = .init()) -> TextLayout {
    textLayouts.layout(text, limits, systemVersion: textSystemVersion)
  }

  /// The system version that determines the fonts, as in `layoutEnvironment`. It is read separately
  /// because text sizes are requested more often than anything else.
  private var textSystemVersion: Int {
    TraitInheritance.isOverridden
      ? layoutEnvironment.systemVersion
      : rootView.uncommon?.environment?.systemVersion ?? LayoutEnvironment.defaultSystemVersion
  }

  /// The number of pixels per point to which text sizes are rounded, as in `layoutEnvironment`.
  var textScale: CGFloat {
    TraitInheritance.isOverridden
      ? layoutEnvironment.displayScale
      : rootView.uncommon?.environment?.displayScale ?? LayoutEnvironment.defaultDisplayScale
  }

  /// Returns the text in the form of snapshots, within a rectangle of the view's bounds.
  func snapshotText(
    _ text: StyledText, _ layout: TextLayout, in rect: CGRect, color: UIColor,
    alignment: NSTextAlignment = .natural, centersVertically: Bool = true
  ) -> LayoutSnapshot.Text {
    let placement = TextLayout.Placement(
      rect: rect, alignment: alignment, isRightToLeft: isRightToLeft,
      centersVertically: centersVertically, scale: layoutEnvironment.displayScale)
    return text.snapshot(layout, at: placement, color: color.snapshotColor)
  }

  /// Returns the text as printed in descriptions of constraints: quoted, and truncated after 25
  /// characters (real conflict logs).
  static func quoted(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return "'\(text.cutForDescription)'"
  }
}
