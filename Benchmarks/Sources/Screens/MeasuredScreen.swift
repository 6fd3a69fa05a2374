import AutoLayout

/// A screen in one of the ways to lay it out: with constraints or by hand.
///
/// Everything that happens before the first layout happens in the initializer, so that both can be
/// timed separately.
@MainActor
protocol MeasuredScreen: AnyObject {
  /// Lays the new screen out for the first time.
  func layOut()

  /// What is changed in the screen that is laid out. Every cycle ends in the state in which it began,
  /// except for values that do not affect how much work there is.
  var cycles: [EditCycle] { get }

  /// The rectangles that are the same in all ways, in the coordinates of the screen.
  var rectangles: [CGRect] { get }
}

/// Edits that follow one another, each of which includes the layout after it.
struct EditCycle {
  /// An edit with the name of its row in the results.
  struct Edit {
    let name: String
    let action: @MainActor (_ round: Int) -> Void
  }

  let edits: [Edit]

  /// A cycle of one edit.
  init(_ name: String, _ action: @escaping @MainActor (_ round: Int) -> Void) {
    edits = [Edit(name: name, action: action)]
  }

  /// A cycle of an edit and its inverse.
  init(
    _ name: String, _ action: @escaping @MainActor (_ round: Int) -> Void,
    undo: String, _ inverse: @escaping @MainActor (_ round: Int) -> Void
  ) {
    edits = [Edit(name: name, action: action), Edit(name: undo, action: inverse)]
  }
}

extension UIView {
  /// The bounds of views in the coordinates of this view.
  func rectangles(of views: [UIView]) -> [CGRect] { views.map { $0.convert($0.bounds, to: self) } }
}
