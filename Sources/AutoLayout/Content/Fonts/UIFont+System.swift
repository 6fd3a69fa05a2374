import Foundation

extension UIFont {
  /// Size of the standard system font in points.
  public static let systemFontSize: CGFloat = 14
  /// Size of the standard small system font in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// Size of the standard label font in points.
  public static let labelFontSize: CGFloat = 17
  /// Size of the standard button font in points.
  public static let buttonFontSize: CGFloat = 18

  /// The font of the user interface in regular weight, with its em size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: .system, size: fontSize)
  }

  /// The font of the user interface in a given weight, with its em size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: .system, size: fontSize, cssWeight: weight.cssWeight)
  }

  /// The system font in the weight that stands out; bold widths are those of weight 700.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: .system, size: fontSize, cssWeight: 700)
  }

  /// The slanted system font; it is as wide as the upright one.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: .system, size: fontSize, isItalic: true)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      family: .system, size: fontSize, cssWeight: weight.cssWeight, hasMonospacedDigits: true)
  }

  /// The system font whose characters all have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: .systemMonospaced, size: fontSize, cssWeight: weight.cssWeight)
  }

  /// The font of a text style at the default content size, `large`.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, contentSizeCategory: .large)
  }

  /// The font of a text style at a content size.
  package class func preferredFont(
    forTextStyle style: TextStyle, contentSizeCategory category: UIContentSizeCategory
  ) -> UIFont {
    textStyleFont(style, style.metrics(at: category))
  }

  /// The font of a text style as the canvas of Interface Builder shows it, which is at content size
  /// `large` or, with Xcode 12.5 to 13, `extraSmall`.
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
