import AutoLayout
import Foundation

extension LintRule {
  /// Text that is not completely visible.
  ///
  /// Labels and titles of buttons are checked, as laid out with the fonts of the document. Text
  /// views and fields scroll.
  static let clippedText = LintRule(
    "clipped-text", .warning, in: [.localization, .accessibility, .strict],
    "Text does not fit in its view, so it is clipped or truncated.",
    reason: """
      The rule checks every canvas that you choose. Text that fits on a wide phone may be \
      truncated on a narrow one.
      """,
    remedy: """
      Let the view grow with its text (no fixed width or height), allow more lines, or let the \
      font shrink.
      """,
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        guard layout.isShown(index), !layout.isInGrowingCell(index), let text = view.fullyShownText,
          view.clipsText, let element = layout.element(of: view)
        else { return nil }
        let size = view.frame.size
        var issue = LintIssue(
          element: element, name: layout.name(of: view),
          message:
            "Text “\(text.string.shortened)” does not fit in "
            + "\(size.width.shortText) × \(size.height.shortText)",
          hint: "let the view grow with its text, allow more lines, or let the font shrink")
        issue.dependencies = [UnsettledParts.Part.both(index)]
        return issue
      }
    })
}

extension LayoutSnapshot.View {
  /// The text of a view that should show all of it. Views that scroll and placeholders are
  /// excluded.
  var fullyShownText: LayoutSnapshot.Text? {
    switch content {
    case .label(let text): text
    case .button(let title, _, _, _): title
    default: nil
    }
  }

  /// A Boolean value that indicates whether a text that should be completely visible is clipped.
  var clipsText: Bool {
    guard let text = fullyShownText, !text.string.isEmpty else { return false }
    return text.isTruncated || cuts(text)
  }

  /// Returns a Boolean value that indicates whether the first line of a text extends above the
  /// frame, or the last one below it. A text without visible lines is also treated as clipped.
  fileprivate func cuts(_ text: LayoutSnapshot.Text) -> Bool {
    guard let first = text.lines.first, let last = text.lines.last else { return true }
    let ascent = text.font.size * Self.minAscent
    return first.origin.y - ascent < -Self.allowance
      || last.origin.y > frame.height + Self.allowance
  }

  /// The height above the baseline that must be visible, as a share of the font size. It is that of
  /// capital letters in the system font; few characters are higher, and Interface Builder, too,
  /// compresses labels to it.
  private static var minAscent: CGFloat { 0.7 }

  /// The number of points by which a line may extend beyond the frame, because letters have rounded
  /// outlines and frames are rounded to pixels.
  private static var allowance: CGFloat { 1 }
}
