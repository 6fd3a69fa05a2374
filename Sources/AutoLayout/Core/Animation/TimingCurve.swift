import Foundation

/// The progress of a change along each axis: 0 before it and 1 after it.
struct AnimationProgress: Hashable, Sendable {
  var x, y: Double

  /// The progress before the change.
  static let none = AnimationProgress(x: 0, y: 0)
  /// The progress after the change.
  static let whole = AnimationProgress(x: 1, y: 1)

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the same progress along both axes.
  init(_ both: Double) { self.init(x: both, y: both) }
}

/// The timing of an animation: a curve or a spring.
enum TimingCurve: Hashable, Sendable {
  /// A Core Animation curve.
  case bezier(CubicBezier)
  /// A spring for each axis, and the duration in seconds to which fractions refer.
  case spring(x: SpringMotion, y: SpringMotion, duration: Double)

  /// A constant pace.
  static let linear = TimingCurve.bezier(.linear)

  /// Returns the progress after a fraction of the duration. At 1 the change is complete, even if a
  /// spring has not settled.
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

  /// The number of steps of the search for the first passage: four per frame of a second, and more
  /// than two per visible oscillation of any spring.
  private static let passageSteps = 256
  /// The number of halvings of a step: 2⁻⁸ · 2⁻⁴⁵ is the precision of a double near 1.
  private static let passageHalvings = 45

  /// Returns the first fraction at which the progress along x reaches `value`, which is between 0
  /// and 1.
  func fraction(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // A spring can pass a value several times. The first passage is within the first step that ends
    // above it.
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
