import Foundation

extension CGFloat {
  /// The excess in pixels that is treated as a rounding error. Sums of advances and metrics are
  /// exact to about 10⁻¹¹ points, and different sizes that fonts produce differ by at least 10⁻⁴.
  private static let pixelTolerance: CGFloat = 1e-6

  /// Returns the value in points, rounded up to a whole pixel at `scale` pixels per point.
  package func ceiled(toScale scale: CGFloat) -> CGFloat {
    guard isFinite, scale > 0 else { return self }
    // Adding 0 replaces -0, to which a length of 0 would be rounded.
    return (self * scale - Self.pixelTolerance).rounded(.up) / scale + 0
  }

  /// Returns the value in points, rounded up to a whole pixel without a tolerance: a rounding error
  /// of the value adds a pixel.
  func strictlyCeiled(toScale scale: CGFloat) -> CGFloat {
    guard isFinite, scale > 0 else { return self }
    return (self * scale).rounded(.up) / scale
  }

  /// Returns the value in points, rounded to the nearest pixel, with midpoints rounded up.
  package func rounded(toScale scale: CGFloat) -> CGFloat {
    guard isFinite, scale > 0 else { return self }
    return (self * scale + 0.5 + Self.pixelTolerance).rounded(.down) / scale
  }
}

extension CGSize {
  /// Returns the size in points, with width and height rounded up to whole pixels.
  package func ceiled(toScale scale: CGFloat) -> CGSize {
    CGSize(width: width.ceiled(toScale: scale), height: height.ceiled(toScale: scale))
  }
}

extension CGRect {
  /// Returns the rectangle in points, with its edges rounded to the nearest pixels at `scale`
  /// pixels per point.
  func roundedToPixels(_ scale: CGFloat) -> CGRect {
    let (x, y) = (minX.rounded(toScale: scale), minY.rounded(toScale: scale))
    return CGRect(
      x: x, y: y, width: maxX.rounded(toScale: scale) - x,
      height: maxY.rounded(toScale: scale) - y)
  }

  /// Returns the rectangle in points, with its origin rounded to the nearest pixel at `scale`
  /// pixels per point.
  func originRounded(toScale scale: CGFloat) -> CGRect {
    CGRect(
      x: minX.rounded(toScale: scale), y: minY.rounded(toScale: scale), width: width,
      height: height)
  }
}
