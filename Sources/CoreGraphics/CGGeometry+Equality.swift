import Foundation

extension CGPoint {
  /// Returns a Boolean value that indicates whether both coordinates are equal.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Returns a Boolean value that indicates whether width and height are equal.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether origin and size are equal after both rectangles
  /// are standardized.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
