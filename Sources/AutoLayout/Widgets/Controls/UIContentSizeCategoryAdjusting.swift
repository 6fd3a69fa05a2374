import Foundation

/// A view whose font can follow the preferred size of text.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether a font of a text style is replaced when the preferred size of text changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIFont {
  /// The font of a text style at the preferred size of text of some traits.
  @preconcurrency @MainActor
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return preferredFont(forTextStyle: style, contentSizeCategory: category)
  }

  /// The font of the same text style at another preferred size; nil for fonts of no text style.
  func following(_ category: UIContentSizeCategory) -> UIFont? {
    guard let textStyle else { return nil }
    let font = UIFont.preferredFont(forTextStyle: textStyle, contentSizeCategory: category)
    return cssWeight > font.cssWeight ? font.withBoldText : font
  }
}
