import Foundation

/// How much of a change has happened along each axis; 0 before it, 1 after it.
struct AnimationProgress: Hashable, Sendable {
  var x, y: Double

  /// Nothing has changed yet.
  static let none = AnimationProgress(x: 0, y: 0)
  /// The change is complete.
  static let whole = AnimationProgress(x: 1, y: 1)

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The same progress along both axes.
  init(_ both: Double) { self.init(x: both, y: both) }
}

/// How an animation is paced: a curve, or a spring.
enum TimingCurve: Hashable, Sendable {
  /// A curve of Core Animation.
  case bezier(CubicBezier)
  /// A spring in each axis; the duration that fractions are of, in seconds.
  case spring(x: SpringMotion, y: SpringMotion, duration: Double)

  /// In proportion to the time.
  static let linear = TimingCurve.bezier(.linear)

  /// The progress after a fraction of the duration; at 1 the change is done, whatever is left of a
  /// spring's motion.
  func progress(at fraction: Double) -> AnimationProgress {
    if fraction <= 0 { return .none }
    if fraction >= 1 { return .whole }
    switch self {
    case .bezier(let curve): return AnimationProgress(curve.value(at: fraction))
    case .spring(let x, let y, let duration):
      return AnimationProgress(
        x: x.position(at: fraction * duration), y: y.position(at: fraction * duration))
    }
  }

  /// Steps in which the first passage is looked for: four for each frame of a second, and more than
  /// two for each swing of any spring that can be seen to swing.
  private static let passageSteps = 256
  /// Halvings of a step until it is found: 2⁻⁸ · 2⁻⁴⁵ is a double's precision near 1.
  private static let passageHalvings = 45

  /// The first fraction at which the progress along x reaches `value`, which lies between 0 and 1.
  func fraction(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // A spring may pass a value several times; the first passage is within the first step above it.
    let steps = Self.passageSteps
    if let step = (1...steps).first(where: { progress(at: Double($0) / Double(steps)).x >= value })
    {
      low = Double(step - 1) / Double(steps)
      high = Double(step) / Double(steps)
    }
    for _ in 0..<Self.passageHalvings {
      let middle = (low + high) / 2
      if progress(at: middle).x < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
