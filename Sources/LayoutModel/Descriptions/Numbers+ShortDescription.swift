import Foundation

extension BinaryFloatingPoint {
  /// The number with six significant digits and without trailing zeros, as C's `%g` prints it.
  package var shortDescription: String { String(format: "%g", Double(self)) }
}

extension CGSize {
  /// The size as `{width, height}` with the digits that UIKit prints to the console.
  /// `NSStringFromCGSize` writes all digits.
  package var shortDescription: String { "{\(width.shortDescription), \(height.shortDescription)}" }
}

extension CGRect {
  /// The rectangle as `{{x, y}, {width, height}}` with the digits that UIKit prints to the console.
  package var shortDescription: String {
    "{{\(minX.shortDescription), \(minY.shortDescription)}, \(size.shortDescription)}"
  }
}
