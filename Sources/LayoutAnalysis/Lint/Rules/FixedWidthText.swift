import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Text in views of a fixed width.
  ///
  /// Only required equalities with a constant count: a width of lower priority, or one that follows
  /// another view, yields to longer text. Texts of fewer than two letters are treated as symbols
  /// and skipped.
  static let fixedWidthText = LintRule(
    "fixed-width-text", .warning, in: [.localization, .strict],
    "A view with text has a fixed width, so longer translations are clipped.",
    reason: """
      Xcode reports “Fixed width constraints may cause clipping.” German text is about a third \
      longer than English text, and people may choose larger text sizes.
      """,
    remedy: """
      Use “greater than or equal”, or constrain both edges of the view.
      """,
    .layout { layout, _ in
      layout.snapshot.constraints.compactMap { constraint in
        let view = layout.snapshot.views[constraint.first.view]
        guard constraint.origin == .user, constraint.second == nil, constraint.relation == "==",
          constraint.first.attribute == "width", constraint.priority >= 1000,
          let text = view.translatedText, let element = layout.element(of: constraint)
        else { return nil }
        var issue = LintIssue(
          element: element, name: layout.name(of: view),
          message: "Fixed width constraints may cause clipping. “\(text.shortened)” is fixed at "
            + "\(constraint.constant.shortText) points",
          hint: "use “greater than or equal”, or pin both edges of the view")
        issue.alsoAbout = [view.identifier].compactMap { $0 }
        return issue
      }
    })
}

extension LayoutSnapshot.View {
  /// Text that is longer in other languages: it has letters, and is more than a symbol.
  var translatedText: String? {
    let text: String? =
      switch content {
      case .label(let text): text.string
      case .button(let title, _, _, _): title?.string
      default: nil
      }
    guard let text, text.count(where: \.isLetter) > 1 else { return nil }
    return text
  }
}
