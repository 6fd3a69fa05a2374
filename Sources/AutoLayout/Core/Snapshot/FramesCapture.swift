import Foundation
import LayoutEngine

/// One traversal of a tree that has been laid out, which reads only frames.
///
/// The views have the order of a complete snapshot. Most of the time for a complete snapshot is
/// spent on contents, texts and constraints.
@MainActor
struct FramesCapture {
  /// The view whose subtree is read.
  private let root: UIView
  /// The host with the engine of the tree.
  private let host: LayoutHost
  /// The variables that have more than one value.
  private let ambiguous: Set<LayoutEngine.Variable>
  /// The values of the views that have been read.
  private var views: [LayoutSnapshot.View] = []
  /// A cache of class names, because the runtime creates them again on every request.
  private var classNames = ClassNames()

  /// Creates a traversal of a tree. Returns `nil` if a constraint is broken or the layout did not
  /// settle.
  init?(_ root: UIView) {
    let host = root.rootView.activeLayoutHost
    guard host.broken.isEmpty, host.contradictions.isEmpty, host.feedbackLoop == nil else {
      return nil
    }
    self.root = root
    self.host = host
    ambiguous = Set(host.engine.ambiguousVariables())
  }

  /// Reads the canvas and the views, parents before children, from back to front.
  func snapshot() -> LayoutSnapshot {
    var walk = self
    var stack: [(view: UIView, parent: Int?, origin: CGPoint)] = [(root, nil, .zero)]
    while let (view, parent, origin) = stack.popLast() {
      let index = walk.views.count
      walk.read(view, parent: parent, origin: origin)
      let subviews = view.drawnSubviews
      if subviews.isEmpty { continue }
      let (frame, bounds) = (walk.views[index].frameInRoot, view.snapshotBoundsOrigin)
      let inner = CGPoint(x: frame.minX - bounds.x, y: frame.minY - bounds.y)
      for subview in subviews.reversed() { stack.append((subview, index, inner)) }
    }
    return LayoutSnapshot(canvas: root.snapshotCanvas, views: walk.views)
  }

  /// Reads the names, the frame and the ambiguity of a view.
  private mutating func read(_ view: UIView, parent: Int?, origin: CGPoint) {
    let frame = view.frame
    var value = LayoutSnapshot.View(
      identifier: view.documentIdentifier ?? view.accessibilityIdentifier,
      className: classNames.name(of: view), parent: parent, frame: frame,
      frameInRoot: frame.offsetBy(dx: origin.x, dy: origin.y))
    if !ambiguous.isEmpty, view !== root, let record = host.record(of: view) {
      value.ambiguity = record.ambiguity(among: ambiguous)
    }
    if let parent { views[parent].children.append(views.count) }
    views.append(value)
  }
}
