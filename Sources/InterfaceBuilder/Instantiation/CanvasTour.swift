import AutoLayout

/// Lays a root out on one canvas after the other, with as few trees of views as possible.
///
///     var tour = CanvasTour(root)
///     for choice in choices {
///       let snapshot = tour.instance(on: choice).snapshot()
///     }
///
/// The layouts are the same as those of new trees. A tree is moved to the next canvas if only the
/// canvas differs. It is made again for another language or other settings. A root with variations
/// gets a new tree for every canvas, because the diagnostics of a tree are those of the elements that
/// were installed when it was made.
@MainActor
package struct CanvasTour {
  /// The root that is laid out.
  private let root: InterfaceRoot
  /// A Boolean value that indicates whether all canvases have the same views and diagnostics.
  private let canMove: Bool
  /// The tree on the last canvas; nil before the first one.
  private var last: (instance: InstantiatedRoot, choice: CanvasChoice)?

  /// Creates a tour of a root. No views are made yet. O(elements of the root).
  package init(_ root: InterfaceRoot) {
    self.root = root
    canMove = root.variedElements.isEmpty
  }

  /// Returns the root on a canvas, not laid out yet. It is valid until the next call, which may move
  /// its views.
  package mutating func instance(on choice: CanvasChoice) -> InstantiatedRoot {
    var instance: InstantiatedRoot
    if canMove, let last, last.choice.differsOnlyInCanvas(from: choice) {
      instance = last.instance
      instance.move(to: choice)
    } else {
      instance = root.instantiate(on: choice)
    }
    last = (instance, choice)
    return instance
  }
}

extension CanvasChoice {
  /// Returns a Boolean value that indicates whether two choices show the same texts with the same
  /// settings.
  fileprivate func differsOnlyInCanvas(from other: CanvasChoice) -> Bool {
    settings == other.settings && localization == other.localization
  }
}
