@_exported import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Points are row vectors, as in Core Graphics: `t1.concatenating(t2)` applies `t1` first.
public struct CGAffineTransform: Hashable, Sendable {
  /// The six numbers of the map; `tx` and `ty` in points.
  public var a, b, c, d, tx, ty: CGFloat

  /// A map by its six numbers.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity: every point stays where it is.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Scales by factors about the origin; a negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Moves by distances in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Rotates about the origin by an angle in radians.
  ///
  /// With the y-axis pointing down, as in UIKit, a positive angle turns clockwise. Sine and cosine
  /// are rounded: a rotation by π is not exactly the map that negates both coordinates.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The identity: every point stays where it is.
  public static let identity = CGAffineTransform()

  /// A Boolean value that indicates whether the map is exactly the identity. There is no tolerance:
  /// a rotation by 2π is not.
  public var isIdentity: Bool { self == .identity }

  /// This map followed by another.
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// The inverse of this map.
  ///
  /// A map that cannot be inverted is returned unchanged, as Core Graphics documents: one that
  /// projects the plane onto a line or a point (determinant 0), or has numbers that are not finite.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A scaling by factors about the origin, followed by this map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A translation by distances in points, followed by this map. The distances are measured before
  /// this map is applied, so that a scaling by 2 doubles them.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A rotation by an angle in radians about the origin, followed by this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// The point to which a map moves this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// The bounding box of the rectangle's image under a map: after a rotation that is not by a
  /// multiple of a right angle, it is larger than the image. Width and height of the result are not
  /// negative. The null rectangle stays null.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull else { return .null }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let left = corners.map(\.x).min()!
    let top = corners.map(\.y).min()!
    return CGRect(
      x: left, y: top, width: corners.map(\.x).max()! - left,
      height: corners.map(\.y).max()! - top)
  }
}

extension CGSize {
  /// The image of the size, as a vector, under the map without its translation. Width and height
  /// may become negative, as Core Graphics has it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
