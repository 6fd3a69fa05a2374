import Foundation

extension CGFloat {
  /// Sums of advances and metrics are exact to about 10⁻¹¹ points, and no two sizes that fonts
  /// produce lie closer than 10⁻⁴, so an excess below a millionth of a pixel is a rounding error.
  private static let pixelTolerance: CGFloat = 1e-6

  /// The value rounded up to a whole pixel of `scale` pixels a point, in points.
  package func ceiled(toScale scale: CGFloat) -> CGFloat {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - Self.pixelTolerance).rounded(.up) / scale
  }

  /// The value rounded to the nearest pixel, ties upwards, in points.
  package func rounded(toScale scale: CGFloat) -> CGFloat {
    guard isFinite, scale > 0 else { return self }
    return (self * scale + 0.5 + Self.pixelTolerance).rounded(.down) / scale
  }
}

extension CGSize {
  /// Both sides rounded up to whole pixels, in points.
  package func ceiled(toScale scale: CGFloat) -> CGSize {
    CGSize(width: width.ceiled(toScale: scale), height: height.ceiled(toScale: scale))
  }
}
