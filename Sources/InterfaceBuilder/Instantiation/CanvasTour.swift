import AutoLayout

/// Lays out a root on one canvas after the other, with as few trees of views as possible.
///
///     var tour = CanvasTour(root)
///     for choice in choices {
///       let (snapshot, diagnostics) = tour.layout(on: choice)
///     }
///
/// The layouts are those of new trees. A tree is moved to the next canvas if only the canvas
/// differs, not its pixels, and if the layout cannot depend on the previous canvases:
///
/// - The root has only views that keep no state of a layout, and no variations, because the
///   diagnostics of a tree are those of the elements that were installed when it was created.
/// - No layout is ambiguous and no constraint is broken. The frames are then the only solution,
///   which does not depend on its history. After a layout with an issue, every canvas gets a new
///   tree.
@MainActor
package struct CanvasTour {
  /// The root to lay out.
  private let root: InterfaceRoot
  /// A Boolean value that indicates whether all layouts so far were the only solutions.
  private var hasOnlySolutions = true
  /// A Boolean value that indicates whether the root has only views that keep no state of a layout,
  /// and no variations. It is evaluated for the second canvas.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the root.
  private lazy var isMovable =
    root.variedElements.isEmpty
    && root.element.subtree.allSatisfy { !$0.isView || Self.movable.contains($0.kind) }
  /// The tree on the last canvas, or `nil` before the first one.
  private var last: (instance: InstantiatedRoot, choice: CanvasChoice)?
  /// The root view of the last layout, or `nil` before the first one. The next layout may move it.
  package private(set) var view: UIView?

  /// The views that keep only their frames after a layout.
  private static let movable: Set<ElementName> = [
    .view, .label, .button, .imageView, .stackView, .textField, .switchControl,
  ]

  /// Creates a tour of a root, without creating views.
  package init(_ root: InterfaceRoot) { self.root = root }

  /// Lays out the root on a canvas.
  ///
  /// - Parameters:
  ///   - choice: The canvas.
  ///   - details: The content of the snapshot; `framesOnly` takes less time.
  /// - Returns: The layout and the diagnostics of the document.
  package mutating func layout(
    on choice: CanvasChoice, with details: LayoutSnapshot.Details = []
  ) -> (snapshot: LayoutSnapshot, diagnostics: [InterfaceDiagnostic]) {
    if hasOnlySolutions, let last, last.choice.differsOnlyInCanvas(from: choice), isMovable {
      var instance = last.instance
      instance.move(to: choice)
      let snapshot = instance.snapshot(with: details, knowing: nil)
      self.last = (instance, choice)
      if snapshot.isOnlySolution { return (snapshot, instance.diagnostics) }
      hasOnlySolutions = false
    }
    let instance = root.instantiate(on: choice)
    view = instance.view
    let snapshot = instance.snapshot(with: details, knowing: nil)
    hasOnlySolutions = hasOnlySolutions && snapshot.isOnlySolution
    last = hasOnlySolutions ? (instance, choice) : nil
    return (snapshot, instance.diagnostics)
  }
}

extension LayoutSnapshot {
  /// A Boolean value that indicates whether all constraints are satisfied and no other frames
  /// satisfy them.
  fileprivate var isOnlySolution: Bool {
    conflicts.isEmpty && !constraints.contains(where: \.isInConflict)
      && views.allSatisfy(\.ambiguity.isEmpty)
  }
}

extension CanvasChoice {
  /// Returns a Boolean value that indicates whether two choices show the same texts with the same
  /// settings, in pixels of the same size, to which texts are measured.
  fileprivate func differsOnlyInCanvas(from other: CanvasChoice) -> Bool {
    settings == other.settings && localization == other.localization
      && device?.scale == other.device?.scale
  }
}
