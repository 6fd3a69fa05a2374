import Foundation

extension UIView {
  /// Breaks `text` into lines, with the fonts of the view's system version.
  func layout(_ text: StyledText, _ limits: TextLayout.Limits = .init()) -> TextLayout {
    textLayouts.layout(text, limits, systemVersion: layoutEnvironment.systemVersion)
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

  /// Returns the text as descriptions of constraints print it: quoted, and truncated after 25
  /// characters (real conflict logs).
  static func quoted(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return "'\(text.cutForDescription)'"
  }
}
