import Foundation

/// A view whose fonts can follow the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font of a text style is replaced when the preferred
  /// text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIFont {
  /// Returns the font of a text style at the preferred text size of a trait collection.
  @preconcurrency @MainActor
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return preferredFont(forTextStyle: style, contentSizeCategory: category)
  }

  /// Returns the font of the same text style at another preferred text size, or `nil` for a font
  /// without a text style.
  func following(_ category: UIContentSizeCategory) -> UIFont? {
    guard let textStyle else { return nil }
    let font = UIFont.preferredFont(forTextStyle: textStyle, contentSizeCategory: category)
    return cssWeight > font.cssWeight ? font.withBoldText : font
  }
}
