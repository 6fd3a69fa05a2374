import Foundation

/// A curve from (0, 0) to (1, 1) with two control points: the progress (y) as a function of the
/// elapsed fraction of the duration (x).
struct CubicBezier: Hashable, Sendable {
  /// The first control point, with x from 0 to 1.
  let x1, y1: Double
  /// The second control point, with x from 0 to 1.
  let x2, y2: Double

  /// Creates a curve from its control points. Each x is limited to 0 through 1, so that every time
  /// has one value.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// A constant pace.
  static let linear = CubicBezier(0, 0, 1, 1)
  /// A slow start.
  static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// A slow end.
  static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// A slow start and end. This is the default.
  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// Returns 3(1−t)²t·a + 3(1−t)t²·b + t³.
  private static func bernstein(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// The number of halvings of [0, 1] after which the interval is below the resolution of a double
  /// near 1.
  private static let halvings = 53

  /// Returns y for x = `fraction`, which is limited to 0 through 1.
  func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if self == .linear { return fraction }
    // x increases with the parameter, so bisection finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if Self.bernstein(x1, x2, middle) < fraction { low = middle } else { high = middle }
    }
    return Self.bernstein(y1, y2, (low + high) / 2)
  }
}
