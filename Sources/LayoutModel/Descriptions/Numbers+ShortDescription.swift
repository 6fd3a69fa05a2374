import Foundation

extension BinaryFloatingPoint {
  /// The number with six significant digits and no needless zeros, as C's `%g` prints it.
  package var shortDescription: String { String(format: "%g", Double(self)) }
}

extension CGSize {
  /// `{width, height}` with the numbers of consoles; `NSStringFromCGSize` writes all digits.
  package var shortDescription: String { "{\(width.shortDescription), \(height.shortDescription)}" }
}

extension CGRect {
  /// `{{x, y}, {width, height}}` with the numbers of consoles.
  package var shortDescription: String {
    "{{\(minX.shortDescription), \(minY.shortDescription)}, \(size.shortDescription)}"
  }
}
