import Foundation

/// An object that a dynamic animator moves and rotates: a view, the attributes of a collection
/// view's item, or a group.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in points in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The bounds of the item in points. Their size determines the mass and the shape.
  var bounds: CGRect { get }
  /// The transform of the item about its center. The animator changes its rotation.
  var transform: CGAffineTransform { get set }
  /// The shape with which the item collides. The default is its bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline with which an item whose `collisionBoundsType` is `.path` collides: a convex path
  /// in points, relative to the center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds of the item by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path by default.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shapes with which dynamic items collide.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The bounds of the item.
  case rectangle = 0
  /// The ellipse in the bounds of the item.
  case ellipse = 1
  /// The path `collisionBoundingPath`.
  case path = 2
}

extension UIDynamicItem {
  /// The smallest rectangle around the transformed item, in points in the coordinates in which
  /// `center` is specified.
  var dynamicFrame: CGRect {
    let size = bounds.size
    let around = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(transform)
    return around.offsetBy(dx: center.x, dy: center.y)
  }

  /// The rotation of the item in radians.
  var dynamicAngle: Double { atan2(Double(transform.b), Double(transform.a)) }
}
