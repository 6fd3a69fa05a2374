import Foundation

/// The size of one of Apple's symbols beside body text, in points.
///
/// Only what views at run time recorded; all other symbols have `usual`.
struct SymbolMetrics {
  /// The size of the picture in points.
  var size: CGSize
  /// What the alignment rectangle leaves out; less than 0 where it is larger than the picture.
  var alignmentRectInsets = UIEdgeInsets.zero

  /// Of symbols that are not in the table: 20 points square, which is the commonest size.
  static let usual = SymbolMetrics(size: CGSize(width: 20, height: 20))

  /// The metrics of a symbol; those of most symbols for an unknown one.
  static func of(_ name: String) -> SymbolMetrics { table[name] ?? usual }

  /// Symbols that differ from most.
  private static let table: [String: SymbolMetrics] = [
    // Oracle: `runtime`. 13 image views of 13 phones at 3x: a size of (20 19), and frames 198.667
    // points high at 130 where constraints ask for 200 at 129.333.
    "checkmark.circle.fill": SymbolMetrics(
      size: CGSize(width: 20, height: 19),
      alignmentRectInsets: UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0))
  ]
}
