/// The thresholds of rules.
public struct LintOptions: Hashable, Sendable, Codable {
  /// The minimum width and height of touch targets, in points. Apple's Human Interface Guidelines
  /// recommend 44.
  public var touchTarget = 44.0
  /// The project's grid in points: distances and sizes should be multiples of it.
  public var grid = 4.0

  /// Creates options with Apple's touch targets and a grid of four points.
  public init() {}
}
