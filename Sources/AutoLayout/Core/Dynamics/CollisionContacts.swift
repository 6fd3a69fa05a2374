import Foundation

/// A boundary of a collision behavior: an infinite line that keeps bodies on one side, or a set of
/// line segments.
struct CollisionBoundary {
  /// The identity of the boundary, with the identifier that the program assigned.
  var name: BoundaryName
  /// The path from which the boundary was created.
  var path: UIBezierPath
  /// The lines of the path.
  var lines: [(DynamicVector, DynamicVector)]
  /// A Boolean value that indicates whether the lines enclose the bodies. A body that has moved
  /// beyond a line then touches it, however far away it is.
  var isSolid = false
}

/// The identity of a boundary. It is compared by reference, so that a contact keeps its boundary
/// when others are added and removed.
final class BoundaryName: Hashable {
  /// The identifier that the program assigned to the boundary, or `nil` for the bounds of the
  /// reference view.
  let identifier: (any NSCopying)?

  init(_ identifier: (any NSCopying)?) { self.identifier = identifier }

  static func == (first: BoundaryName, second: BoundaryName) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that touches a body.
enum CollisionPartner: Hashable {
  /// Another body, by its item.
  case item(ObjectIdentifier)
  /// A boundary.
  case boundary(BoundaryName)
}

/// A body and an object that touches it.
struct CollisionPair: Hashable {
  /// The item of the body.
  var item: ObjectIdentifier
  /// The object that touches the body.
  var partner: CollisionPartner
}

/// Pairs with a contact point for each, in the order in which they were added.
struct CollisionList {
  private(set) var pairs: [CollisionPair] = []
  private var places: [CollisionPair: DynamicVector] = [:]

  /// Adds a pair with a point, or replaces the point of an existing pair.
  mutating func add(_ pair: CollisionPair, at place: DynamicVector) {
    if places.updateValue(place, forKey: pair) == nil { pairs.append(pair) }
  }

  func contains(_ pair: CollisionPair) -> Bool { places[pair] != nil }

  /// The point of a pair, or zero if the pair is not in the list.
  subscript(_ pair: CollisionPair) -> DynamicVector { places[pair] ?? .zero }
}

extension DynamicBody {
  /// The shape in the coordinates of the reference view.
  var placedShape: PlacedShape {
    PlacedShape(vertices: corners, roundness: shape.roundness)
  }

  /// Returns the contacts with a boundary that is within `margin` points. Their normals point to
  /// the body.
  func contacts(with boundary: CollisionBoundary, within margin: Double) -> [ContactPoint] {
    let shape = placedShape
    guard boundary.isSolid else {
      return boundary.lines.flatMap { line in
        PlacedShape(vertices: [line.0, line.1]).contacts(with: shape, within: margin)
      }
    }
    return boundary.lines.flatMap { line in
      let normal = (line.1 - line.0).perpendicular.unit
      let found = shape.vertices.compactMap { vertex -> ContactPoint? in
        let separation = (vertex - line.0).inner(normal) - shape.roundness
        guard separation < margin else { return nil }
        return ContactPoint(
          place: vertex - normal * shape.roundness, normal: normal, separation: separation)
      }
      return found.sorted { $0.separation < $1.separation }.prefix(2)
    }
  }

  /// Returns the velocity of a point of the body in points per second. The point is relative to the
  /// center.
  func velocity(at arm: DynamicVector) -> DynamicVector { velocity + spin * arm.perpendicular }
}

/// Creates conditions for contacts.
@MainActor
enum ContactConditions {
  /// The overlap in points that is not corrected.
  private static let slop = 0.05
  /// The minimum speed in points per second of a bounce (assumed).
  private static let bounceSpeed = 30.0

  /// Returns the conditions of the pressure and the friction at a contact. `first` is `nil` for a
  /// boundary.
  static func make(
    _ first: DynamicBody?, _ second: DynamicBody, _ contact: ContactPoint, _ seconds: Double
  ) -> [VelocityCondition] {
    let arms = (contact.place - (first?.position ?? .zero), contact.place - second.position)
    var normal = VelocityCondition(first, second, axis: contact.normal, arms: arms)
    let speed = normal.relativeVelocity
    let separation = contact.separation
    normal.bias =
      separation > 0
      ? separation / seconds
      : min(0, VelocityCondition.correction * (separation + slop) / seconds)
    // Box2D's rules for two materials: the greater elasticity, and the geometric mean of frictions.
    // A boundary has the material of the body.
    let other = first?.properties ?? second.properties
    let elasticity = max(second.properties.elasticity, other.elasticity)
    if elasticity > 0, speed < -bounceSpeed, speed * seconds + separation < 0 {
      normal.bias = elasticity * speed
    }
    normal.limits = 0...Double.infinity
    let friction = (max(second.properties.friction, 0) * max(other.friction, 0)).squareRoot()
    guard friction > 0 else { return [normal] }
    var tangent = VelocityCondition(
      first, second, axis: contact.normal.perpendicular, arms: arms)
    tangent.frictionOffset = -1
    tangent.friction = friction
    return [normal, tangent]
  }
}
