import AutoLayout
import Foundation

/// A root of a document as views, ready for layout.
///
///     let result = root.instantiate()
///     for diagnostic in result.diagnostics { print(diagnostic) }
///     let frames = result.snapshot()
@MainActor
public struct InstantiatedRoot {
  /// The root view. It has the canvas's size and environment, and has not been laid out.
  public let view: UIView
  /// The canvas. After `move(to:)`, it is the last one.
  public internal(set) var canvas: InterfaceCanvas
  /// The root from which the views were created.
  var root: InterfaceRoot
  /// The titles of views that would appear empty.
  let placeholders: ViewPlaceholders
  /// The items in the bars of the canvas.
  let barItems: CanvasBarItems
  /// The issues found in the document, in document order.
  public let diagnostics: [InterfaceDiagnostic]

  /// Lays out the root and returns the result as values.
  ///
  /// The canvas of the snapshot contains the device.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views, in addition to the layout.
  public func snapshot() -> LayoutSnapshot { snapshot(knowing: nil) }

  /// Lays out the root and returns the result as values. Only views that are not in a cache of this
  /// tree are read, so that a snapshot after a small change takes little time.
  package func snapshot(
    with details: LayoutSnapshot.Details = [], knowing memory: SnapshotMemory?
  ) -> LayoutSnapshot {
    var snapshot = view.layoutSnapshot(with: details, knowing: memory)
    snapshot.canvas.device = canvas.device?.id
    snapshot.canvas.isLandscape = canvas.orientation == .landscape
    snapshot.canvas.horizontalSizeClass = canvas.horizontalSizeClass.rawValue
    snapshot.canvas.verticalSizeClass = canvas.verticalSizeClass.rawValue
    snapshot.findConflictCauses(in: root)
    if details.contains(.framesOnly) { return snapshot }
    placeholders.add(to: &snapshot)
    let origin = snapshot.root.frame.origin
    let bars = barItems.views(of: canvas.bars, in: view.layoutEnvironment)
    snapshot.canvas.bars = bars.map { bar in
      var view = bar
      view.frameInRoot = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      return view
    }
    return snapshot
  }
}

extension InterfaceRoot {
  /// Creates the views of this root.
  ///
  /// An invalid part affects only itself and is reported in `diagnostics`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the root.
  ///
  /// - Parameters:
  ///   - choice: The canvas.
  ///   - classes: The program's classes to which the document may refer. By default, these are
  ///     those of `InterfaceClasses.shared`.
  /// - Returns: The views, which have not been laid out.
  @MainActor
  public func instantiate(
    on choice: CanvasChoice = .document, classes: InterfaceClasses? = nil
  ) -> InstantiatedRoot {
    let canvas = EmbeddedCanvas(choice).canvas(of: self)
    return TreeBuilder(self, canvas, choice, classes: classes).build()
  }
}

extension InterfaceRoot {
  /// Gives a view that a program created the size, the margins and the environment that the root
  /// would have on a canvas.
  @MainActor
  package func place(_ view: UIView, on choice: CanvasChoice) {
    TreeBuilder(self, EmbeddedCanvas(choice).canvas(of: self), choice).place(view)
  }
}
