extension StudioEdit {
  /// Commands of the menu "Resolve Auto Layout Issues".
  public enum Resolve: String, Codable, Hashable, Sendable, CaseIterable {
    /// Records the frames that the constraints give.
    case updateFrames
    /// Changes constants so that the constraints describe the recorded frames.
    case updateConstants
    /// Adds constraints until the layout is no longer ambiguous.
    case addMissing
    /// Replaces the constraints by those that the recorded frames suggest.
    case reset
    /// Removes the constraints of the views.
    case clear
  }

  /// What to pin; see `PinRequest`. Values are `current`, `standard` or a number of points.
  ///
  /// With several views, each is pinned to its own neighbors; equal sizes are those of the first
  /// view.
  public struct Pin: Codable, Hashable, Sendable {
    /// Values by edge: `top`, `leading`, `bottom`, `trailing`.
    public var edges: [String: String]
    /// Whether distances to the container count from its margins.
    public var toMargins: Bool?
    /// The width to fix.
    public var width: String?
    /// The height to fix.
    public var height: String?
    /// Whether the views get the width of the first one.
    public var equalWidths: Bool?
    /// Whether the views get the height of the first one.
    public var equalHeights: Bool?
    /// Whether each view keeps its ratio of width to height.
    public var aspectRatio: Bool?

    /// Distances by edge; more is set afterwards.
    public init(edges: [String: String] = [:]) { self.edges = edges }
  }

  /// What to align; see `AlignRequest`.
  ///
  /// With several views, the others are aligned with the first one.
  public struct Align: Codable, Hashable, Sendable {
    /// `leading`, `trailing`, `top`, `bottom`, `centerX`, `centerY`, `baseline`.
    public var lines: [String]
    /// Whether each view is aligned with its container.
    public var inContainer: Bool?
    /// Points between the lines; nil is 0.
    public var constant: Double?

    /// Lines to bring together.
    public init(_ lines: [String], inContainer: Bool? = nil, constant: Double? = nil) {
      self.lines = lines
      self.inContainer = inContainer
      self.constant = constant
    }
  }
}
