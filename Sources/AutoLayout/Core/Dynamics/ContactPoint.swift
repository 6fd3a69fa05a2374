import Foundation

/// A point at which two shapes touch or are about to touch.
struct ContactPoint: Hashable {
  /// The location in points in the coordinates of the reference view.
  var place: DynamicVector
  /// The direction from the first shape to the second, of length 1.
  var normal: DynamicVector
  /// The distance between the shapes in points. It is negative if they overlap.
  var separation: Double
}

/// An outline in the coordinates of the reference view: a polygon, a line or a circle.
struct PlacedShape {
  var vertices: [DynamicVector]
  var roundness = 0.0

  /// The edges with their outward normals. A line has one in each direction.
  private var edges: [(start: DynamicVector, end: DynamicVector, normal: DynamicVector)] {
    vertices.indices.map {
      let (start, end) = (vertices[$0], vertices[($0 + 1) % vertices.count])
      return (start, end, -(end - start).perpendicular.unit)
    }
  }

  /// Returns the points at which this shape and another are within `margin` points.
  func contacts(with other: PlacedShape, within margin: Double) -> [ContactPoint] {
    guard !vertices.isEmpty, !other.vertices.isEmpty else { return [] }
    if vertices.count == 1, other.vertices.count == 1 {
      return Self.round(
        vertices[0], roundness, other.vertices[0], other.roundness, within: margin)
    }
    if other.vertices.count == 1 { return circleContacts(other, within: margin) }
    if vertices.count == 1 { return other.circleContacts(self, within: margin).map(\.reversed) }
    return polygonContacts(other, within: margin)
  }

  private static func round(
    _ first: DynamicVector, _ firstRadius: Double, _ second: DynamicVector, _ secondRadius: Double,
    within margin: Double
  ) -> [ContactPoint] {
    let separation = (second - first).length - firstRadius - secondRadius
    guard separation < margin else { return [] }
    let normal = first == second ? DynamicVector(0, -1) : (second - first).unit
    return [
      ContactPoint(place: first + normal * firstRadius, normal: normal, separation: separation)
    ]
  }

  /// Returns the contact of a polygon or line and a circle, if there is one.
  private func circleContacts(_ circle: PlacedShape, within margin: Double) -> [ContactPoint] {
    let center = circle.vertices[0]
    let found = edges.max {
      (center - $0.start).inner($0.normal) < (center - $1.start).inner($1.normal)
    }
    guard let found else { return [] }
    let (start, end, normal) = found
    let along = (end - start).unit
    let place = (center - start).inner(along)
    let depth = (center - start).inner(normal)
    if place < 0 || place > (end - start).length, depth > 0 || vertices.count == 2 {
      return Self.round(place < 0 ? start : end, 0, center, circle.roundness, within: margin)
    }
    let separation = depth - circle.roundness
    guard separation < margin else { return [] }
    return [
      ContactPoint(place: start + along * place, normal: normal, separation: separation)
    ]
  }

  /// Returns the edge from which another shape is farthest, and the distance in points, by the
  /// separating axis theorem.
  private func farthestEdge(from other: PlacedShape) -> (index: Int, separation: Double) {
    var best = (index: 0, separation: -Double.infinity)
    for (index, edge) in edges.enumerated() {
      let separation =
        other.vertices.map { ($0 - edge.start).inner(edge.normal) }.min() ?? .infinity
      if separation > best.separation { best = (index, separation) }
    }
    return best
  }

  /// Returns the contacts of two polygons or lines: the edge of the other shape that faces the
  /// farthest edge, clipped to it.
  private func polygonContacts(_ other: PlacedShape, within margin: Double) -> [ContactPoint] {
    let (mine, theirs) = (farthestEdge(from: other), other.farthestEdge(from: self))
    guard max(mine.separation, theirs.separation) < margin else { return [] }
    // A small preference keeps the choice from changing between steps.
    if theirs.separation > mine.separation + 0.01 {
      return other.clip(self, at: theirs.index, margin).map(\.reversed)
    }
    return clip(other, at: mine.index, margin)
  }

  private func clip(_ other: PlacedShape, at index: Int, _ margin: Double) -> [ContactPoint] {
    let edge = edges[index]
    let facing = other.edges.min { $0.normal.inner(edge.normal) < $1.normal.inner(edge.normal) }
    guard var (start, end, _) = facing else { return [] }
    let along = (edge.end - edge.start).unit
    for (origin, direction) in [(edge.start, along), (edge.end, -along)] {
      let (first, second) = ((start - origin).inner(direction), (end - origin).inner(direction))
      if first < 0, second < 0 { return [] }
      if first < 0 { start += (end - start) * (first / (first - second)) }
      if second < 0 { end += (start - end) * (second / (second - first)) }
    }
    return [start, end].compactMap {
      let separation = ($0 - edge.start).inner(edge.normal)
      guard separation < margin else { return nil }
      return ContactPoint(place: $0, normal: edge.normal, separation: separation)
    }
  }
}

extension ContactPoint {
  /// The contact with the shapes exchanged.
  var reversed: ContactPoint {
    ContactPoint(place: place, normal: -normal, separation: separation)
  }
}
