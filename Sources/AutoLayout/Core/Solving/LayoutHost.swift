import Foundation
import LayoutEngine

/// One engine with what ties it to a tree of views: the variables of items, the rows of
/// constraints, and what has changed since the last solution.
///
/// A root has one host for its life in layout, made at the first pass; measuring a view makes a
/// second one for the time of the measurement (`isMeasuring`). Views announce changes; nothing is
/// lowered before the next pass.
@MainActor
final class LayoutHost {
  /// The variables of an item and the constraints that the system makes for it.
  @MainActor
  struct Item {
    @ItemLink var object: (any LayoutItem)?
    /// The frame in the coordinates of the superview or owner, in points.
    var x, y, width, height: LayoutEngine.Variable
    /// Rows that keep the size from becoming negative.
    var bounds: [LayoutEngine.Constraint] = []
    /// Constraints that stand for the frame and the autoresizing mask, or for a root's size.
    var placement: [NSLayoutConstraint] = []
    /// Constraints that stand for the intrinsic size.
    var contentSize: [NSContentSizeLayoutConstraint] = []

    var variables: [LayoutEngine.Variable] { [x, y, width, height] }
  }

  /// A constraint as the engine has it.
  struct Row {
    let constraint: NSLayoutConstraint
    var handles: [LayoutEngine.Constraint]
    var expression: LinearExpression
  }

  unowned let root: UIView
  /// Whether the host lives only to measure its root, and leaves views as they are.
  let isMeasuring: Bool
  var engine = LayoutEngine()

  /// By item.
  var items: [ObjectIdentifier: Item] = [:]
  /// The item that a variable belongs to.
  var owners: [LayoutEngine.Variable: ObjectIdentifier] = [:]
  /// By constraint.
  var rows: [ObjectIdentifier: Row] = [:]
  /// The constraint that an engine row comes from; bounds have none.
  var constraints: [LayoutEngine.Constraint: ObjectIdentifier] = [:]
  /// Constraints by the items they mention.
  var dependents: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// Constraints with a baseline attribute, whose constants follow the size of text.
  var baselineRows: Set<ObjectIdentifier> = []
  /// Constraints whose lowering went through a view that scrolls, by that view.
  var scrollDependents: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// Values that `exerciseAmbiguityInLayout()` shows in place of the solved ones.
  var exercised: [LayoutEngine.Variable: Double] = [:]
  /// Required constraints that had to give way in the last solution.
  var broken: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The contradictions met in the present or last solution, and in the one before.
  var conflicts: Set<Conflict> = []
  var knownConflicts: Set<Conflict> = []
  /// The contradictions that were met in the last solution.
  var contradictions: [(members: [ObjectIdentifier], broken: ObjectIdentifier)] = []
  /// Widths that text was measured with, by view.
  var measuredWidths: [ObjectIdentifier: CGFloat] = [:]
  /// Views whose height depends on their width.
  var widthDependents: Set<ObjectIdentifier> = []
  /// Labels that ask for the width of their broken lines instead of that of a single one, with their
  /// width before.
  var huggingTexts: [ObjectIdentifier: CGFloat] = [:]
  var brokenTextStage = BrokenTextStage.singleLines

  // What has changed since the last pass, in order, so that layout is deterministic.
  var arrivals: [UIView] = []
  var newItems: [ObjectIdentifier] = []
  var changedConstraints: [NSLayoutConstraint] = []
  var changedPlacements: [UIView] = []
  /// Views that their masks place and that were moved since: the solution does not know it yet.
  var movedViews: Set<ObjectIdentifier> = []
  var changedContentSizes: [UIView] = []
  var changedInsets: [UIView] = []
  /// Whether the engine's system differs from the one last solved.
  var isSystemChanged = true
  /// Whether constraints of a document came or went since the last layout.
  var isStructureChanged = false
  /// Whether frames come from the engine at the moment.
  var isLayingOut = false
  /// Counts the layouts of the present call, where a program looks for loops.
  var layoutCounts: FeedbackLoopRecorder?
  /// What the last layout ended with when it did not settle.
  var feedbackLoop: FeedbackLoop?
  /// Work done so far, for tests of cost.
  var statistics = Statistics()

  /// Counts of work.
  struct Statistics {
    /// Calls of `layoutSubviews()`.
    var layouts = 0
    /// Passes over changed constraints followed by a solution.
    var solutions = 0
    /// Constraints that were turned into equations, whether or not these differ from before.
    var lowerings = 0
    /// Calls that gave up because layout did not settle.
    var feedbackLoops = 0
  }

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    arrivals = [root]
  }
}

extension UIView {
  /// The host of the tree, when there is one. Linear in depth.
  var layoutHost: LayoutHost? { rootView.ownLayoutHost }

  /// The host of a root, made when there is none.
  var activeLayoutHost: LayoutHost {
    if let ownLayoutHost { return ownLayoutHost }
    let host = LayoutHost(root: self)
    ownLayoutHost = host
    return host
  }

  /// Forgets the host of a root that becomes part of another tree.
  func dissolveLayoutHost() { ownLayoutHost = nil }
}
