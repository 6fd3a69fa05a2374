import Foundation

/// A Core Animation timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  let curve: CubicBezier

  /// A constant pace.
  static let linear = CAMediaTimingFunction(name: .linear)

  /// Creates one of Core Animation's curves. An unknown name creates the linear curve.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: CubicBezier(0.25, 0.1, 0.25, 1)
      default: .linear
      }
  }

  /// Creates a curve from its control points. Their x-coordinates are between 0 and 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Writes the x and y of a control point. Indices 0 and 3 are the ends. An index out of range is
  /// replaced by the nearest of them.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    let point = points[min(max(index, 0), 3)]
    values[0] = Float(point.0)
    values[1] = Float(point.1)
  }
}

/// The name of one of Core Animation's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start: (0.42, 0), (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end: (0, 0), (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default: (0.25, 0.1), (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
