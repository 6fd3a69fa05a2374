import AutoLayout

/// A screen in one of the ways to lay it out: with constraints or manually.
///
/// The initializer does all work before the first layout, so that both can be timed separately.
@MainActor
protocol MeasuredScreen: AnyObject {
  /// Lays out the new screen for the first time.
  func layOut()

  /// The edits of the screen after its first layout. Every cycle ends in its initial state, except
  /// for values that do not affect the amount of work.
  var cycles: [EditCycle] { get }

  /// The rectangles that must be equal in all ways to lay out the screen, in its coordinates.
  var rectangles: [CGRect] { get }
}

/// Successive edits, each of which includes the layout after it.
struct EditCycle {
  /// An edit, with the name of its row in the results.
  struct Edit {
    let name: String
    let action: @MainActor (_ round: Int) -> Void
  }

  let edits: [Edit]

  /// Creates a cycle of one edit.
  init(_ name: String, _ action: @escaping @MainActor (_ round: Int) -> Void) {
    edits = [Edit(name: name, action: action)]
  }

  /// Creates a cycle of an edit and its inverse.
  init(
    _ name: String, _ action: @escaping @MainActor (_ round: Int) -> Void,
    undo: String, _ inverse: @escaping @MainActor (_ round: Int) -> Void
  ) {
    edits = [Edit(name: name, action: action), Edit(name: undo, action: inverse)]
  }
}

extension UIView {
  /// Returns the bounds of views in the coordinates of this view.
  func rectangles(of views: [UIView]) -> [CGRect] { views.map { $0.convert($0.bounds, to: self) } }
}
