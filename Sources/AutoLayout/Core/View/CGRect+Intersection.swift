import Foundation

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles intersect, as `intersects(_:)`
  /// of CoreGraphics does.
  ///
  /// `intersects(_:)` of Foundation on Linux is true for rectangles that share only an edge or a
  /// corner. In CoreGraphics, these do not intersect. `autolayout port` replaces the one with the
  /// other. For rectangles without a width or height, the result is that of Foundation.
  public func intersectsRect(_ other: CGRect) -> Bool {
    guard intersects(other) else { return false }
    let common = intersection(other)
    let isWide = common.width > 0 || width == 0 || other.width == 0
    let isHigh = common.height > 0 || height == 0 || other.height == 0
    return isWide && isHigh
  }
}
