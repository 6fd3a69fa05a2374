import Foundation

extension NSValue {
  /// Creates an object from a rectangle in points.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Creates an object from a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Creates an object from a size in points.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }
}
