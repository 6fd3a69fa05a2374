import AutoLayout
import Foundation
import InterfaceBuilder

/// One layout on the way through a range: what was solved, and what came of it.
///
/// The views stay alive, so that text can be measured at other sizes. They are not laid out again.
@MainActor
final class LayoutSample {
  /// Where in the range the layout was made, in points.
  let parameter: Double
  /// In the order of the snapshot.
  let views: [UIView]
  /// The result of the layout.
  let snapshot: LayoutSnapshot
  /// The layout, as rules see it; nil if nothing is checked.
  let layout: LintLayout?
  /// A Boolean value that indicates whether a program made the views, whose code may depend on the
  /// parameter in any way.
  let isProgram: Bool
  /// What must live as long as the views, such as their controller.
  private let owner: AnyObject?
  /// What is the same on both sides of a step of text or size, but not across other canvases.
  let surroundings: Surroundings
  /// Nil where the engine has variables of no view.
  let system: SampledSystem?
  /// What fails, with what the linter says about it.
  let faults: [LayoutFault: LintIssue]

  /// What a layout takes in memory while it is kept: 3.3 KB for a view, 0.7 KB for a constraint with
  /// its row in the engine, as measured on layouts of 500 views and of 2,000 constraints.
  var weight: Int { views.count + (system?.rows.count ?? 0) / Self.rowsOfView }

  /// Rows of the engine that take as much memory as a view.
  private static let rowsOfView = 4

  /// What surrounds a root, apart from its size.
  struct Surroundings: Hashable {
    /// Pixels per point.
    let scale: CGFloat
    /// In points.
    let safeAreaInsets: UIEdgeInsets
    /// The raw value of the size class.
    let horizontalSizeClass: String
    /// The raw value of the size class.
    let verticalSizeClass: String

    /// The surroundings of a root on a canvas.
    init(_ canvas: LayoutSnapshot.Canvas) {
      scale = canvas.scale
      safeAreaInsets = canvas.safeAreaInsets
      horizontalSizeClass = canvas.horizontalSizeClass
      verticalSizeClass = canvas.verticalSizeClass
    }
  }

  /// Lays `instance` out, and checks it.
  convenience init(
    at parameter: Double, _ root: InterfaceRoot, _ instance: InstantiatedRoot, name: String,
    checks: [LayoutCheck], options: LintOptions
  ) {
    let snapshot = instance.snapshot()
    // What a cell lacks that grows at run time is no fault; without a conflict nothing lacks anything.
    let growing =
      snapshot.conflicts.isEmpty
      ? [:] : SelfSizingCells.growing(below: instance.view, in: root.document)
    let layout = LintLayout(
      root: root, canvas: name, isOwnCanvas: false, snapshot: snapshot, misplacements: [:],
      growingCells: growing, diagnostics: instance.diagnostics)
    self.init(
      at: parameter, instance.view, snapshot, layout: layout,
      faults: layout.faults(of: checks, options))
  }

  /// Keeps a layout that was made.
  ///
  /// - Parameters:
  ///   - parameter: Where in the range the layout was made, in points.
  ///   - root: The root view, which is not laid out again.
  ///   - snapshot: The snapshot of the root view.
  ///   - isProgram: Whether a program made the views.
  ///   - owner: What must live as long as the views.
  ///   - layout: The layout, as rules see it; nil if nothing is checked.
  ///   - faults: What fails.
  init(
    at parameter: Double, _ root: UIView, _ snapshot: LayoutSnapshot, isProgram: Bool = false,
    owner: AnyObject? = nil, layout: LintLayout? = nil, faults: [LayoutFault: LintIssue] = [:]
  ) {
    self.parameter = parameter
    self.snapshot = snapshot
    self.isProgram = isProgram
    self.owner = owner
    self.layout = layout
    self.faults = faults
    surroundings = Surroundings(snapshot.canvas)
    var views: [UIView] = []
    root.forEachInSnapshot { views.append($0) }
    self.views = views
    system = SampledSystem(root)
  }

  /// A layout of which nothing but the snapshot is known.
  init(_ snapshot: LayoutSnapshot) {
    parameter = snapshot.canvas.size.width
    self.snapshot = snapshot
    views = []
    isProgram = true
    owner = nil
    layout = nil
    faults = [:]
    system = nil
    surroundings = Surroundings(snapshot.canvas)
  }

  /// Returns a Boolean value that indicates whether the other layout shows the same views, whatever
  /// their frames.
  func hasSameViews(as other: LayoutSample) -> Bool {
    surroundings == other.surroundings && snapshot.views.count == other.snapshot.views.count
      && zip(snapshot.views, other.snapshot.views).allSatisfy { $0.isSameView(as: $1) }
  }
}

extension LayoutSnapshot.View {
  /// Returns a Boolean value that indicates whether two snapshots show the same view in two
  /// layouts.
  fileprivate func isSameView(as other: Self) -> Bool {
    identifier == other.identifier && className == other.className && parent == other.parent
      && isHidden == other.isHidden && alpha == other.alpha && boundsOrigin == other.boundsOrigin
      && alignmentRectInsets == other.alignmentRectInsets
      && (contentSize == nil) == (other.contentSize == nil)
  }
}
