import Foundation

/// A command of Interface Builder's menus, as a value.
public enum LayoutCommand: Hashable, Sendable {
  /// Records the frames that constraints determine.
  case updateFrames
  /// Changes constants so that constraints describe the recorded frames.
  case updateConstraintConstants
  /// Adds constraints until no view is ambiguous, and keeps the existing ones.
  case addMissingConstraints
  /// Clears constraints and adds those that the recorded frames suggest.
  case resetToSuggestedConstraints
  /// Removes constraints. A view that keeps none is fixed to its recorded frame.
  case clearConstraints
  /// Pins edges to their nearest neighbors, and fixes sizes and ratios or makes sizes equal.
  case pin(PinRequest)
  /// Adds alignment constraints.
  case align(AlignRequest)
}

/// The constraints that pinning adds.
public struct PinRequest: Hashable, Sendable {
  /// An edge of a view.
  public enum Edge: String, Hashable, Sendable, CaseIterable, Codable {
    /// The upper edge.
    case top
    /// The edge where text begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where text ends.
    case trailing
  }

  /// A distance or size.
  public enum Value: Hashable, Sendable {
    /// The value on the canvas.
    case current
    /// The standard distance: 0 points to a margin, 8 to a sibling and 20 to another edge of the
    /// container. It is written as a symbol unless it is a distance to a margin or a safe area. For
    /// a size, the same as `current`.
    case standard
    /// A distance or size in points.
    case points(CGFloat)
  }

  /// Edges with their distances to the nearest neighbor.
  public var edges: [Edge: Value] = [:]
  /// A Boolean value that indicates whether distances to the container are measured from its
  /// margins, as with Interface Builder's checkbox Constrain to margins, which is on by default.
  ///
  /// The upper and lower edges of a root are pinned to the safe area or the layout guides in both
  /// cases.
  public var toMargins = true
  /// The width to fix, or `nil` for none.
  public var width: Value?
  /// The height to fix, or `nil` for none.
  public var height: Value?
  /// A Boolean value that indicates whether the views get the width of the first one.
  public var equalWidths = false
  /// A Boolean value that indicates whether the views get the height of the first one.
  public var equalHeights = false
  /// A Boolean value that indicates whether each view keeps its ratio of width to height.
  public var aspectRatio = false

  /// Creates an empty request.
  public init() {}
}

/// The constraints that aligning adds.
public struct AlignRequest: Hashable, Sendable {
  /// The lines to align.
  public enum Line: String, Hashable, Sendable, CaseIterable, Codable {
    /// The edges where text begins.
    case leading
    /// The edges where text ends.
    case trailing
    /// The upper edges.
    case top
    /// The lower edges.
    case bottom
    /// The horizontal centers.
    case centerX
    /// The vertical centers.
    case centerY
    /// The baselines of text.
    case baseline
  }

  /// The lines to align: with those of the first view, or with the container's if `inContainer` is
  /// true.
  public var lines: [Line]
  /// A Boolean value that indicates whether each view is aligned with its container's center lines
  /// or edges.
  public var inContainer: Bool
  /// The distance between the lines in points, or `nil` for that on the canvas.
  public var constant: CGFloat?

  /// Creates a request to align lines, by default without an offset.
  public init(_ lines: [Line], inContainer: Bool = false, constant: CGFloat? = 0) {
    self.lines = lines
    self.inContainer = inContainer
    self.constant = constant
  }
}

/// Options for performing a command.
public struct CommandOptions: Hashable, Sendable {
  /// Identifiers or outline names of the affected views. If the array is empty, these are all views
  /// of all roots.
  public var views: [String] = []
  /// A Boolean value that indicates whether frames that the command moves are also recorded.
  public var updatesFrames = true
  /// A Boolean value that indicates whether the result is accepted even if other findings get
  /// worse.
  public var allowsWorse = false

  /// Creates options for all views, with recording of frames, that do not accept worse findings.
  public init() {}
}

/// The document after a command, with the findings that the command removed and those that remain.
public struct CommandResult: Sendable {
  /// The change. It is empty if there was nothing to do.
  public var edit: DocumentEdit
  /// The document after the change.
  public var document: InterfaceDocument
  /// The findings that the command removed, each with the identifier of its view, such as
  /// `a1B-c2-D3e: misplaced`.
  public var removed: [String]
  /// The findings that the command should have removed but could not, in the same form as
  /// `removed`.
  public var remaining: [String]
}
