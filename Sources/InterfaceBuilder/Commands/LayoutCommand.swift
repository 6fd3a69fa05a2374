import Foundation

/// A command of Interface Builder's menus, as a value.
public enum LayoutCommand: Hashable, Sendable {
  /// Records the frames that constraints give.
  case updateFrames
  /// Changes constants so that constraints describe the recorded frames.
  case updateConstraintConstants
  /// Adds constraints until nothing is open, and keeps those that are there.
  case addMissingConstraints
  /// Clears constraints and adds those that the recorded frames suggest.
  case resetToSuggestedConstraints
  /// Removes constraints; a view that keeps none is fixed to its recorded frame.
  case clearConstraints
  /// Adds distances to the nearest neighbors and sizes.
  case pin(PinRequest)
  /// Adds alignments.
  case align(AlignRequest)
}

/// What to pin.
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
    /// As it is on the canvas.
    case current
    /// 8 points to a sibling, 20 to the container, written as a symbol.
    case standard
    /// A distance or size in points.
    case points(CGFloat)
  }

  /// Edges with their distances to the nearest neighbor.
  public var edges: [Edge: Value] = [:]
  /// A Boolean value that indicates whether distances to the container count from its margins, as
  /// with Interface Builder's checkbox Constrain to margins, which is on by default.
  ///
  /// The upper and lower edges of a root have the safe area or the layout guides either way.
  public var toMargins = true
  /// The width to fix.
  public var width: Value?
  /// The height to fix.
  public var height: Value?
  /// A Boolean value that indicates whether the views get the width of the first one.
  public var equalWidths = false
  /// A Boolean value that indicates whether the views get the height of the first one.
  public var equalHeights = false
  /// A Boolean value that indicates whether each view keeps its ratio of width to height.
  public var aspectRatio = false

  /// A request for nothing.
  public init() {}
}

/// What to align.
public struct AlignRequest: Hashable, Sendable {
  /// The lines that are brought together.
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

  /// What becomes equal: with the first of the views, or with the container where `inContainer`.
  public var lines: [Line]
  /// A Boolean value that indicates whether each view is aligned with its container's center lines
  /// or edges.
  public var inContainer: Bool
  /// Points between the lines; nil keeps the distance that the canvas shows.
  public var constant: CGFloat?

  /// Lines to bring together, by default exactly.
  public init(_ lines: [Line], inContainer: Bool = false, constant: CGFloat? = 0) {
    self.lines = lines
    self.inContainer = inContainer
    self.constant = constant
  }
}

/// How a command is carried out.
public struct CommandOptions: Hashable, Sendable {
  /// Identifiers or outline names of the views concerned; all views of all roots where empty.
  public var views: [String] = []
  /// A Boolean value that indicates whether frames that the command moves are recorded with it.
  public var updatesFrames = true
  /// A Boolean value that indicates whether the result stands although something else gets worse.
  public var allowsWorse = false

  /// All views, with frames, and nothing may get worse.
  public init() {}
}

/// What a command did.
public struct CommandResult: Sendable {
  /// The change; empty where there was nothing to do.
  public var edit: DocumentEdit
  /// The document after it.
  public var document: InterfaceDocument
  /// Findings that the command removed, in words.
  public var removed: [String]
  /// Findings that it should have removed and could not, in words.
  public var remaining: [String]
}
