import Foundation

extension UIFontMetrics {
  /// Returns a font at the preferred text size of a trait collection, or of the current one if the
  /// collection is `nil`.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { scaled(font, Self.category(traitCollection), .infinity) }

  /// Returns a font at the preferred text size of a trait collection, not larger than a size in
  /// points.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, Self.category(traitCollection), maximumPointSize) }

  /// Returns a length in points at the preferred text size of a trait collection.
  @preconcurrency @MainActor
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value * factor(Self.category(traitCollection)) }

  @MainActor
  private static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}

extension UIFontDescriptor {
  /// Returns the descriptor of a text style at the preferred text size of a trait collection.
  @preconcurrency @MainActor
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
