import Foundation

extension CGRect {
  /// Returns a Boolean value that indicates whether each edge differs from that of another
  /// rectangle by at most a number of points.
  package func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
