import Foundation

/// A scaler of fonts and lengths for the text size that the user prefers.
///
/// Lengths grow as the point size of the text style does (assumed; the documentation gives no
/// formula).
open class UIFontMetrics: NSObject {
  /// The metrics of the text style `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  let textStyle: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a font scaled for the content size `large`, which is that of
  /// `preferredFont(forTextStyle:)`: the same font.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, .large, .infinity) }

  /// Returns a font scaled for the content size `large`, up to a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, .large, maximumPointSize)
  }

  /// Returns a length in points scaled for the content size `large`: the same length.
  open func scaledValue(for value: CGFloat) -> CGFloat { value * factor(.large) }

  /// Returns a font scaled for a content size, up to a maximum size in points.
  func scaled(
    _ font: UIFont, _ category: UIContentSizeCategory, _ maximum: CGFloat
  ) -> UIFont {
    let limit = maximum > 0 ? maximum : .infinity
    let size = min(font.pointSize * factor(category), limit)
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// Returns the factor of a content size, relative to `large`.
  func factor(_ category: UIContentSizeCategory) -> CGFloat {
    textStyle.metrics(at: category).size / textStyle.metrics(at: .large).size
  }
}
