import Foundation
import LayoutEngine

/// An engine and its connection to a tree of views: the variables of items, the rows of
/// constraints, and the changes since the last solution.
///
/// A root has one host, which is created at the first pass. The measurement of a view uses a
/// temporary second host (`isMeasuring`). Views report changes, and nothing is lowered before the
/// next pass.
@MainActor
final class LayoutHost {
  /// The variables of an item and the constraints that the system creates for it.
  @MainActor
  struct Item {
    @ItemLink var object: (any LayoutItem)?
    /// The frame in the coordinates of the superview or owner, in points.
    var x, y, width, height: LayoutEngine.Variable
    /// The rows that prevent negative sizes.
    var bounds: [LayoutEngine.Constraint] = []
    /// The constraints that represent the frame and the autoresizing mask, or the size of a root.
    var placement: [NSLayoutConstraint] = []
    /// The constraints that represent the intrinsic size.
    var contentSize: [NSContentSizeLayoutConstraint] = []

    var variables: [LayoutEngine.Variable] { [x, y, width, height] }
  }

  /// A constraint in the engine.
  struct Row {
    let constraint: NSLayoutConstraint
    var handles: [LayoutEngine.Constraint]
    var expression: LinearExpression
  }

  unowned let root: UIView
  /// Indicates whether the host only measures its root and does not change views.
  let isMeasuring: Bool
  var engine = LayoutEngine()

  /// The items by object.
  var items: [ObjectIdentifier: Item] = [:]
  /// The item that a variable belongs to.
  var owners: [LayoutEngine.Variable: ObjectIdentifier] = [:]
  /// The rows by constraint.
  var rows: [ObjectIdentifier: Row] = [:]
  /// The constraint of a row in the engine. Bounds have no constraint.
  var constraints: [LayoutEngine.Constraint: ObjectIdentifier] = [:]
  /// The constraints by the items that they refer to.
  var dependents: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// The constraints whose constants depend on solved sizes: those with a baseline attribute, and
  /// those of views with an alignment rectangle of their class.
  var baselineRows: Set<ObjectIdentifier> = []
  /// The constraints whose lowering passed through a scrolling view, by that view.
  var scrollDependents: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// The values that `exerciseAmbiguityInLayout()` displays instead of the solved ones.
  var exercised: [LayoutEngine.Variable: Double] = [:]
  /// The other values that `exerciseAmbiguityInLayout()` found for the current system.
  var alternatives: [LayoutEngine.Variable: Double] = [:]
  /// The required constraints that were broken in the last solution.
  var broken: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The conflicts in the current or last solution, and in the previous one.
  var conflicts: Set<Conflict> = []
  var knownConflicts: Set<Conflict> = []
  /// The conflicts in the last solution, with the constraint that was broken.
  var contradictions: [(members: [ObjectIdentifier], broken: ObjectIdentifier)] = []
  /// The widths for which text was measured, by view.
  var measuredWidths: [ObjectIdentifier: CGFloat] = [:]
  /// The views whose height depends on their width.
  var widthDependents: Set<ObjectIdentifier> = []
  /// The labels that ask for the width of their wrapped lines instead of a single line, with their
  /// previous widths.
  var huggingTexts: [ObjectIdentifier: CGFloat] = [:]
  var brokenTextStage = BrokenTextStage.singleLines

  // The changes since the last pass, in order, so that layout is deterministic.
  var arrivals: [UIView] = []
  var newItems: [ObjectIdentifier] = []
  var changedConstraints: [NSLayoutConstraint] = []
  var changedPlacements: [UIView] = []
  /// The views that were moved and that their masks place. The solution does not include the move
  /// yet.
  var movedViews: Set<ObjectIdentifier> = []
  var changedContentSizes: [UIView] = []
  var changedInsets: [UIView] = []
  /// Indicates whether the system of the engine differs from the last solved one.
  var isSystemChanged = true
  /// Indicates whether constraints of a document were added or removed since the last layout.
  var isStructureChanged = false
  /// Indicates whether the tree uses constraints, so that passes call `updateConstraints()`.
  var usesConstraints = false
  /// Indicates whether a layout is in progress.
  var isLayingOut = false
  /// The display of the tree since the last solution, or nil before it is asked for.
  private var knownDisplay: Display?

  /// What layout needs of the environment for every view.
  struct Display {
    /// The number of pixels per point, at least 1.
    var scale: CGFloat
    /// Whether solved frames are applied before `layoutSubviews()`.
    var framesPrecedeLayoutSubviews: Bool
  }

  /// The display of the tree.
  var display: Display {
    if let knownDisplay { return knownDisplay }
    let environment = root.layoutEnvironment
    let display = Display(
      scale: max(1, environment.displayScale),
      framesPrecedeLayoutSubviews: PlatformMetrics.framesPrecedeLayoutSubviews[environment.platform])
    knownDisplay = display
    return display
  }

  /// Forgets the display, which can differ in the next pass.
  func forgetDisplay() { knownDisplay = nil }

  /// Counts the layouts of the current call if the detection of loops is enabled.
  var layoutCounts: FeedbackLoopRecorder?
  /// The views whose alignment rectangles do not follow from `alignmentRectInsets`.
  var customAlignments: Set<ObjectIdentifier> = []
  /// The feedback loop of the last layout if it did not settle.
  var feedbackLoop: FeedbackLoop?
  /// The amount of work so far, for tests of performance.
  var statistics = Statistics()

  /// The amounts of work.
  struct Statistics {
    /// The number of calls of `layoutSubviews()`.
    var layouts = 0
    /// The number of passes over changed constraints that are followed by a solution.
    var solutions = 0
    /// The number of constraints that were turned into equations, including unchanged equations.
    var lowerings = 0
    /// The number of calls that ended because layout did not settle.
    var feedbackLoops = 0
  }

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    arrivals = [root]
  }
}

extension UIView {
  /// The host of the tree, if there is one. Linear in depth.
  var layoutHost: LayoutHost? { rootView.ownLayoutHost }

  /// The host of a root. It is created if there is none.
  var activeLayoutHost: LayoutHost {
    if let ownLayoutHost { return ownLayoutHost }
    let host = LayoutHost(root: self)
    ownLayoutHost = host
    return host
  }

  /// Discards the host of a root that is added to another tree.
  func dissolveLayoutHost() { ownLayoutHost = nil }
}
