import Foundation

extension NSValue {
  /// A rectangle in points as an object.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// A point as an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// A size in points as an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle that the object holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the object holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the object holds.
  public var cgSizeValue: CGSize { sizeValue }
}
