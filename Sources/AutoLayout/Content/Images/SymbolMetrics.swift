import Foundation

/// The size of one of Apple's symbols next to body text, in points.
///
/// The table contains only the symbols of views recorded at run time. All other symbols have the
/// metrics `usual`.
struct SymbolMetrics {
  /// The size of the image in points.
  var size: CGSize
  /// The distances from the edges of the image to the alignment rectangle, in points. They are
  /// negative if the rectangle is larger than the image.
  var alignmentRectInsets = UIEdgeInsets.zero

  /// The metrics of symbols that are not in the table: 20 × 20 points, the most common size.
  static let usual = SymbolMetrics(size: CGSize(width: 20, height: 20))

  /// The point size of body text, for which the sizes of the table were recorded.
  static let bodySize: CGFloat = 17
  /// The factor of symbols of the scale `small` in documents. This factor and that of `large` are
  /// derived from recorded frames, which differ by at most two points.
  static let smallFactor: CGFloat = 0.78
  static let largeFactor: CGFloat = 1.29

  /// Returns the metrics of a symbol, or the most common ones for an unknown symbol.
  static func of(_ name: String) -> SymbolMetrics { table[name] ?? usual }

  /// The symbols that differ from `usual`.
  private static let table: [String: SymbolMetrics] = [
    // Oracle: `runtime`. 13 image views of 13 phones at 3x have a size of (20 19), and frames
    // 198.667 points high at 130 where constraints require 200 at 129.333.
    "checkmark.circle.fill": SymbolMetrics(
      size: CGSize(width: 20, height: 19),
      alignmentRectInsets: UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0))
  ]
}
