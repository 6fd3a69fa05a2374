import Foundation

extension CGPoint {
  /// Returns whether both coordinates are equal.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Returns whether width and height are equal.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Returns whether origin and size are equal, after both rectangles got positive lengths.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
