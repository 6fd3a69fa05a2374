/// Numbers that rules compare with.
public struct LintOptions: Hashable, Sendable, Codable {
  /// The least width and height of what is touched, in points; Apple's Human Interface Guidelines
  /// ask for 44.
  public var touchTarget = 44.0
  /// The project's grid in points: distances and sizes are to be multiples of it.
  public var grid = 4.0

  /// Apple's touch targets and a grid of four points.
  public init() {}
}
