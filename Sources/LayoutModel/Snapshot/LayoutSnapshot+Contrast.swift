import Foundation

extension LayoutSnapshot.Color.RGBA {
  /// Returns the contrast between two opaque colors, from 1 to 21 (WCAG 2.1, "contrast ratio"), or
  /// `nil` if one is translucent.
  package func contrast(to other: Self) -> Double? {
    guard alpha >= 1, other.alpha >= 1 else { return nil }
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, from 0 to 1 (WCAG 2.1, "relative luminance").
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
