extension Drawing.Transform {
  /// The identity transform.
  public static let identity = Drawing.Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a move by distances in points.
  public static func translation(_ x: Double, _ y: Double) -> Drawing.Transform {
    Drawing.Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the transform that applies this transform first, and then `t`.
  public func followed(by t: Drawing.Transform) -> Drawing.Transform {
    Drawing.Transform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// A Boolean value that indicates whether all numbers are finite.
  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
