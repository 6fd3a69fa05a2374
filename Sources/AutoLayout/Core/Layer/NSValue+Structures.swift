import Foundation

// Structures of UIKit and Core Animation as objects.

extension NSValue {
  /// Creates an object from insets in points.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }
  /// Creates an object from an offset in points.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(point: CGPoint(x: insets.horizontal, y: insets.vertical))
  }
  /// Creates an object from a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  /// Creates an object from a transform.
  ///
  /// - Remark: Partial. `isEqual(_:)` compares only the translation and the scale.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      rect: CGRect(x: transform.tx, y: transform.ty, width: transform.a, height: transform.d))
    objc_setAssociatedObject(self, &transformKey, transform, .OBJC_ASSOCIATION_RETAIN)
  }
  /// Creates an object from a three-dimensional transform.
  ///
  /// - Remark: Partial. `isEqual(_:)` compares only the translation and the scale.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(
      rect: CGRect(x: transform.m41, y: transform.m42, width: transform.m11, height: transform.m22))
    objc_setAssociatedObject(self, &transform3DKey, transform, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Creates an object from insets by layout direction, in points.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      rect: CGRect(
        x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
  }

  /// The insets by layout direction in the object, in points.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let rect = rectValue
    return NSDirectionalEdgeInsets(
      top: rect.minY, leading: rect.minX, bottom: rect.height, trailing: rect.width)
  }
  /// The insets in the object, in points.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: rect.height, right: rect.width)
  }
  /// The offset in the object, in points.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }
  /// The vector in the object.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The transform that the value contains, or the identity if it contains another type.
  public var cgAffineTransformValue: CGAffineTransform {
    storedAffineTransform ?? .identity
  }
  /// The transform that the value contains, or `nil` if it contains another type.
  var storedAffineTransform: CGAffineTransform? {
    objc_getAssociatedObject(self, &transformKey) as? CGAffineTransform
  }
  /// The three-dimensional transform that the value contains, or the identity if it contains
  /// another type.
  public var caTransform3DValue: CATransform3D {
    storedTransform3D ?? CATransform3DIdentity
  }
  /// The three-dimensional transform that the value contains, or `nil` if it contains another type.
  var storedTransform3D: CATransform3D? {
    objc_getAssociatedObject(self, &transform3DKey) as? CATransform3D
  }
}

/// The variables whose addresses are the keys of the stored transforms.
nonisolated(unsafe) private var transformKey: UInt8 = 0
nonisolated(unsafe) private var transform3DKey: UInt8 = 0
