import Foundation

extension UIFont {
  /// The size of the standard system font in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the standard small system font in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the standard label font in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the standard button font in points.
  public static let buttonFontSize: CGFloat = 18

  /// Returns the system font in regular weight, with an em size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: .system, size: fontSize)
  }

  /// Returns the system font in a weight, with an em size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: .system, size: fontSize, cssWeight: weight.cssWeight)
  }

  /// Returns the bold system font, with the widths of weight 700.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: .system, size: fontSize, cssWeight: 700)
  }

  /// Returns the italic system font, which has its own widths.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: .system, size: fontSize, isItalic: true)
  }

  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      family: .system, size: fontSize, cssWeight: weight.cssWeight, hasMonospacedDigits: true)
  }

  /// Returns the system font with characters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: .systemMonospaced, size: fontSize, cssWeight: weight.cssWeight)
  }

  /// Returns the font of a text style at the default content size, `large`.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, contentSizeCategory: .large)
  }

  /// Returns the font of a text style at a content size.
  package class func preferredFont(
    forTextStyle style: TextStyle, contentSizeCategory category: UIContentSizeCategory
  ) -> UIFont {
    textStyleFont(style, style.metrics(at: category))
  }

  /// Returns the font of a text style on Interface Builder's canvas, which has the content size
  /// `large` or, in Xcode 12.5 to 13, `extraSmall`.
  package class func canvasFont(
    forTextStyle style: TextStyle, systemVersion: Int,
    contentSizeCategory: UIContentSizeCategory = .large
  ) -> UIFont {
    textStyleFont(
      style, style.canvasMetrics(systemVersion: systemVersion, category: contentSizeCategory))
  }

  private class func textStyleFont(_ style: TextStyle, _ metrics: StyleMetrics) -> UIFont {
    UIFont(
      family: .system, size: metrics.size, cssWeight: style.weight.cssWeight,
      linePitch: metrics.pitch, textStyle: style)
  }
}
