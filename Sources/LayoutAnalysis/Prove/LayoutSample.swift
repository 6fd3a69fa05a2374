import AutoLayout
import Foundation
import InterfaceBuilder

/// One layout in a range: its linear system, and its result.
///
/// The views are retained, so that text can be measured at other sizes. They are not laid out
/// again.
@MainActor
final class LayoutSample {
  /// The parameter of the layout, in points.
  let parameter: Double
  /// The views, in the order of the snapshot.
  let views: [UIView]
  /// The result of the layout.
  let snapshot: LayoutSnapshot
  /// The layout in the form that rules check, or `nil` if no checks are performed.
  let layout: LintLayout?
  /// A Boolean value that indicates whether a program created the views, whose code may depend on
  /// the parameter in any way.
  let isProgram: Bool
  /// An object that must be retained with the views, such as their controller.
  private let owner: AnyObject?
  /// The surroundings of the root. Layouts with different surroundings are never on one piece.
  let surroundings: Surroundings
  /// The linear system, or `nil` if the engine has variables that do not belong to a view.
  let system: SampledSystem?
  /// The failures, with the linter's issues.
  let faults: [LayoutFault: LintIssue]

  /// The memory of a retained layout, in units of about 3.3 KB: 3.3 KB for a view, 0.7 KB for a
  /// constraint with its row in the engine, as measured on layouts of 500 views and of 2,000
  /// constraints.
  var weight: Int { views.count + (system?.rows.count ?? 0) / Self.rowsOfView }

  /// The number of rows of the engine that need as much memory as a view.
  private static let rowsOfView = 4

  /// The surroundings of a root, apart from its size.
  struct Surroundings: Hashable {
    /// The number of pixels per point.
    let scale: CGFloat
    /// The safe area insets, in points.
    let safeAreaInsets: UIEdgeInsets
    /// The raw value of the horizontal size class.
    let horizontalSizeClass: String
    /// The raw value of the vertical size class.
    let verticalSizeClass: String

    /// Creates the surroundings of a root on a canvas.
    init(_ canvas: LayoutSnapshot.Canvas) {
      scale = canvas.scale
      safeAreaInsets = canvas.safeAreaInsets
      horizontalSizeClass = canvas.horizontalSizeClass
      verticalSizeClass = canvas.verticalSizeClass
    }
  }

  /// Lays out and checks `instance`.
  convenience init(
    at parameter: Double, _ root: InterfaceRoot, _ instance: InstantiatedRoot, name: String,
    checks: [LayoutCheck], options: LintOptions
  ) {
    let snapshot = instance.snapshot()
    // The space that a cell lacks but has at run time is not a failure; without a conflict, no
    // space is lacking.
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

  /// Creates a sample from an existing layout.
  ///
  /// - Parameters:
  ///   - parameter: The parameter of the layout, in points.
  ///   - root: The root view, which is not laid out again.
  ///   - snapshot: The snapshot of the root view.
  ///   - isProgram: A Boolean value that indicates whether a program created the views.
  ///   - owner: An object that must be retained with the views.
  ///   - layout: The layout in the form that rules check, or `nil` if no checks are performed.
  ///   - faults: The failures.
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

  /// Creates a layout of which only the snapshot is known.
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

  /// Returns a Boolean value that indicates whether the other layout shows the same views, with any
  /// frames.
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
