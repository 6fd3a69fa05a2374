import Foundation

/// A vector in points, points per second or a force, with y downward.
typealias DynamicVector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector rotated by a quarter turn, from the x-axis toward the y-axis.
  var perpendicular: DynamicVector { DynamicVector(-y, x) }
  /// The vector of length 1 in the same direction, or zero.
  var unit: DynamicVector {
    let length = length
    return length > 0 ? self / length : .zero
  }
  func inner(_ other: DynamicVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }
  /// Returns the vector rotated by an angle in radians.
  func rotated(by angle: Double) -> DynamicVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return DynamicVector(cosine * x - sine * y, sine * x + cosine * y)
  }
}

/// The rigid body of a dynamic item.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The center in points.
  var position = DynamicVector.zero
  /// The rotation in radians.
  var angle = 0.0
  /// The velocity in points per second.
  var velocity = DynamicVector.zero
  /// The angular velocity in radians per second.
  var spin = 0.0
  /// The shape relative to the center, not rotated.
  private(set) var shape = CollisionShape.polygon([])
  var properties = DynamicProperties()
  /// A Boolean value that indicates whether a condition applied to the body in this step.
  var isConstrained = false

  /// The transform of the item, and the angle in radians at that time.
  private var base = (transform: CGAffineTransform.identity, angle: 0.0)
  private var area = 0.0
  private var squaredDiagonal = 0.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    read()
  }

  /// Reads the state of the item. The velocities remain.
  func read() {
    position = DynamicVector(item.center)
    let transform = item.transform
    angle = atan2(Double(transform.b), Double(transform.a))
    base = (transform, angle)
    let size = item.bounds.size
    area = max(Double(size.width * size.height), 1)
    squaredDiagonal = max(Double(size.width * size.width + size.height * size.height), 1)
    shape = CollisionShape(item)
  }

  /// Writes the state of the body to the item.
  func write() {
    if item.center != position.point { item.center = position.point }
    guard properties.allowsRotation else { return }
    let transform =
      abs(angle - base.angle) < Self.minAngle
      ? base.transform : base.transform.rotatedAfter(CGFloat(angle - base.angle))
    if item.transform != transform { item.transform = transform }
  }

  /// The rotation in radians below which a body is not rotated: a rounding error.
  private static let minAngle = 1e-12
  /// The area in square points of an item whose mass is 1 if its density is 1 (Apple's documentation
  /// of `UIPushBehavior`).
  private static let unitArea = 10_000.0

  /// The mass. An item of 100 by 100 points with a density of 1 has the mass 1.
  var mass: Double { max(properties.density, 1e-6) * area / Self.unitArea }
  /// The reciprocal of the mass, or 0 if the body is anchored.
  var inverseMass: Double { properties.isAnchored ? 0 : 1 / mass }
  /// The reciprocal of the moment of inertia of a rectangle, or 0 if the body does not rotate.
  var inverseInertia: Double {
    properties.isAnchored || !properties.allowsRotation ? 0 : 12 / (mass * squaredDiagonal)
  }

  /// Changes the velocities by an impulse at a point relative to the center.
  func apply(impulse: DynamicVector, at arm: DynamicVector = .zero) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// The vertices of the shape in the coordinates of the reference view. A circle has one, its
  /// center.
  var corners: [DynamicVector] { shape.vertices.map { position + $0.rotated(by: angle) } }
  /// The radius in points of a circle around the center that contains the body.
  var radius: Double { shape.extent }
}

/// The properties of a dynamic item that `UIDynamicItemBehavior` changes.
struct DynamicProperties: Hashable {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}

extension CGAffineTransform {
  /// Returns the transform followed by a rotation in radians.
  fileprivate func rotatedAfter(_ angle: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(rotationAngle: angle))
  }
}
