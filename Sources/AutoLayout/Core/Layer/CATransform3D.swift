import Foundation

/// A three-dimensional transform as a matrix. A point is a row vector that is multiplied by the
/// matrix.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row, with the translation in points.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform from the entries of its matrix.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform whose matrix is zero.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  private init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0],
      m22: rows[1][1], m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1],
      m33: rows[2][2], m34: rows[2][3], m41: rows[3][0], m42: rows[3][1], m43: rows[3][2],
      m44: rows[3][3])
  }

  private var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// Returns the concatenation of this transform and another one, which is applied second.
  func followed(by other: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, other.rows)
    return CATransform3D(
      rows: a.map { row -> [CGFloat] in
        (0..<4).map { column -> CGFloat in
          zip(row, b).reduce(0) { sum, pair -> CGFloat in sum + pair.0 * pair.1[column] }
        }
      })
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns the three-dimensional transform for an affine transform.
public func CATransform3DMakeAffineTransform(_ map: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: map.a, m12: map.b, m13: 0, m14: 0, m21: map.c, m22: map.d, m23: 0, m24: 0, m31: 0, m32: 0,
    m33: 1, m34: 0, m41: map.tx, m42: map.ty, m43: 0, m44: 1)
}

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ map: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m41, ty: map.m42)
}

/// Returns a Boolean value that indicates whether a transform is affine.
public func CATransform3DIsAffine(_ map: CATransform3D) -> Bool {
  map == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(map))
}

/// Returns a Boolean value that indicates whether a transform is the identity.
public func CATransform3DIsIdentity(_ map: CATransform3D) -> Bool { map == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation. The distances are in points.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  var map = CATransform3DIdentity
  (map.m41, map.m42, map.m43) = (x, y, z)
  return map
}

/// Returns a scaling.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var map = CATransform3DIdentity
  (map.m11, map.m22, map.m33) = (x, y, z)
  return map
}

/// Returns a rotation by an angle in radians about an axis, or the identity if the axis has no
/// length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the concatenation of two transforms. The first is applied first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.followed(by: b)
}

/// Returns a translation by distances in points, followed by the transform.
public func CATransform3DTranslate(
  _ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(x, y, z).followed(by: map) }

/// Returns a scaling followed by the transform.
public func CATransform3DScale(_ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ CATransform3DMakeScale(x, y, z).followed(by: map) }

/// Returns a rotation by an angle in radians about an axis, followed by the transform.
public func CATransform3DRotate(
  _ map: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: map) }
