import AutoLayout
import Foundation

extension TreeBuilder {
  /// Gives a designable label the font that follows from its recorded size.
  ///
  /// A designable records its content size on as many lines as its text has breaks, in a font that
  /// its class chose; the canvas breaks the text at the label's width in that font (recorded: 18
  /// points for a text that takes 90 on five lines). Labels with one line keep the recorded size
  /// itself and use only the baseline of the font.
  ///
  /// The height determines the size of the font; the width selects between the label's own font and
  /// the weights of the system font.
  ///
  /// - Complexity: O(*n* × *f*), where *n* is the length of the text and *f* is the number of
  ///   fonts, which is five.
  func fitDesignable(_ label: UILabel, _ element: VariedElement) {
    guard let id = element.id, let stated = document.resources.designableSizes[id],
      let text = label.text, !text.isEmpty, stated.height > 0
    else { return }
    if label.numberOfLines != 1, element.text(of: ViewElement.placeholderIntrinsicWidth) == nil,
      element.text(of: ViewElement.placeholderIntrinsicHeight) == nil
    {
      label.placeholderIntrinsicContentSize = IntrinsicSizePlaceholder()
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    let lineHeight = UIFont.systemFont(ofSize: 100).lineHeight / 100
    // Heights are rounded up to pixels, so that the next smaller whole size is used.
    let size = (stated.height / CGFloat(lines) / lineHeight).rounded(.down)
    guard size >= 1 else { return }
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    let fonts = [label.font.withSize(size)] + weights.map { .systemFont(ofSize: size, weight: $0) }
    let widths = fonts.map { font in
      label.font = font
      return abs(label.intrinsicContentSize.width - stated.width)
    }
    label.font = zip(fonts, widths).min { $0.1 < $1.1 }?.0
  }
}
