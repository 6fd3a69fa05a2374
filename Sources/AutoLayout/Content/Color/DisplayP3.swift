import Foundation

/// Colors in the space Display P3, which pictures show in sRGB.
package enum DisplayP3 {
  /// Returns the sRGB components of a Display P3 color, each clamped to 0…1.
  ///
  /// Both spaces have the transfer function of sRGB and the same white; the matrix is the product
  /// of P3 → XYZ and XYZ → sRGB (SMPTE EG 432-1, IEC 61966-2-1).
  package static func sRGB(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249 * r - 0.2247 * g), encoded(-0.0420 * r + 1.0419 * g),
      encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b)
    )
  }

  /// Returns the linear intensity of a component. Values outside of 0…1 are clamped (IEC
  /// 61966-2-1).
  private static func linear(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the component of a linear intensity, clamped to 0…1: the inverse of `linear`.
  private static func encoded(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
