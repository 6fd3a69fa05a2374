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
  /// The layout, as rules see it.
  let layout: LintLayout
  /// What is the same on both sides of a step of text or size, but not across other canvases.
  let surroundings: Surroundings
  /// Nil where the engine has variables of no view.
  let system: SampledSystem?
  /// What fails, with what the linter says about it.
  let faults: [LayoutFault: LintIssue]

  /// The result of the layout.
  var snapshot: LayoutSnapshot { layout.snapshot }

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
  }

  /// Lays `instance` out.
  init(
    at parameter: Double, _ root: InterfaceRoot, _ instance: InstantiatedRoot, name: String,
    checks: [LayoutCheck], options: LintOptions
  ) {
    self.parameter = parameter
    let snapshot = instance.snapshot()
    surroundings = Surroundings(
      scale: snapshot.canvas.scale, safeAreaInsets: snapshot.canvas.safeAreaInsets,
      horizontalSizeClass: snapshot.canvas.horizontalSizeClass,
      verticalSizeClass: snapshot.canvas.verticalSizeClass)
    var views: [UIView] = []
    instance.view.forEachInSnapshot { views.append($0) }
    self.views = views
    system = SampledSystem(instance.view)
    // What a cell lacks that grows at run time is no fault; without a conflict nothing lacks anything.
    let growing =
      snapshot.conflicts.isEmpty
      ? [:] : SelfSizingCells.growing(below: instance.view, in: root.document)
    layout = LintLayout(
      root: root, canvas: name, isOwnCanvas: false, snapshot: snapshot, misplacements: [:],
      growingCells: growing, diagnostics: instance.diagnostics)
    faults = layout.faults(of: checks, options)
  }

  /// Whether the other layout shows the same views, whatever their frames.
  func hasSameViews(as other: LayoutSample) -> Bool {
    surroundings == other.surroundings && snapshot.views.count == other.snapshot.views.count
      && zip(snapshot.views, other.snapshot.views).allSatisfy { $0.isSameView(as: $1) }
  }
}

extension LayoutSnapshot.View {
  /// Whether two snapshots show the same view in two layouts.
  fileprivate func isSameView(as other: Self) -> Bool {
    identifier == other.identifier && className == other.className && parent == other.parent
      && isHidden == other.isHidden && alpha == other.alpha && boundsOrigin == other.boundsOrigin
      && alignmentRectInsets == other.alignmentRectInsets
      && (contentSize == nil) == (other.contentSize == nil)
  }
}
