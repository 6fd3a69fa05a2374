extension StudioEdit {
  /// The commands of the menu "Resolve Auto Layout Issues".
  public enum Resolve: String, Codable, Hashable, Sendable, CaseIterable {
    /// Records the frames that result from the constraints.
    case updateFrames
    /// Changes constants so that the constraints describe the recorded frames.
    case updateConstants
    /// Adds constraints until the layout is no longer ambiguous.
    case addMissing
    /// Replaces the constraints with those that the recorded frames suggest.
    case reset
    /// Removes all constraints of the views.
    case clear
  }

  /// The edges and dimensions to pin; see `PinRequest`. Values are `current`, `standard` or a
  /// number of points.
  ///
  /// If there are several views, each is pinned to its own neighbors. Equal sizes refer to the
  /// first view.
  public struct Pin: Codable, Hashable, Sendable {
    /// The values by edge: `top`, `leading`, `bottom`, `trailing`.
    public var edges: [String: String]
    /// A Boolean value that indicates whether distances to the container are measured from its
    /// margins.
    public var toMargins: Bool?
    /// The width in points, as text, or `nil` for no constraint.
    public var width: String?
    /// The height in points, as text, or `nil` for no constraint.
    public var height: String?
    /// A Boolean value that indicates whether the views get the width of the first view.
    public var equalWidths: Bool?
    /// A Boolean value that indicates whether the views get the height of the first view.
    public var equalHeights: Bool?
    /// A Boolean value that indicates whether each view keeps its aspect ratio.
    public var aspectRatio: Bool?

    /// Creates a request with distances by edge. All other properties are set later.
    ///
    /// - Parameter edges: The distances by edge: `current`, `standard` or a number of points.
    public init(edges: [String: String] = [:]) { self.edges = edges }
  }

  /// The lines to align; see `AlignRequest`.
  ///
  /// If there are several views, they are aligned with the first view.
  public struct Align: Codable, Hashable, Sendable {
    /// The lines: `leading`, `trailing`, `top`, `bottom`, `centerX`, `centerY`, `baseline`.
    public var lines: [String]
    /// A Boolean value that indicates whether each view is aligned with its container.
    public var inContainer: Bool?
    /// The distance between the lines, in points. The default is 0.
    public var constant: Double?

    /// Creates a request with the lines to align.
    ///
    /// - Parameters:
    ///   - lines: The lines, such as `leading` or `centerY`.
    ///   - inContainer: A Boolean value that indicates whether each view is aligned with its
    ///     container.
    ///   - constant: The distance between the lines, in points.
    public init(_ lines: [String], inContainer: Bool? = nil, constant: Double? = nil) {
      self.lines = lines
      self.inContainer = inContainer
      self.constant = constant
    }
  }
}
