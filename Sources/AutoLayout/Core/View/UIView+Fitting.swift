import Foundation

extension UIView {
  /// Returns the size, in points, that satisfies the constraints in the view, rounded up to pixels.
  /// The width and height of the target are optional constraints with the specified priorities.
  ///
  /// A separate engine solves the constraints of the subtree. The live layout does not change. The
  /// layout of a root that has none yet begins with that engine.
  func baseSystemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    forEachInSubtree { view in for guide in view.insetGuides { guide.updateInsets() } }
    let host = LayoutHost(root: self, isMeasuring: true)
    LayoutHost.measuring.append(host)
    defer { LayoutHost.measuring.removeLast() }
    let isFirstOfRoot = parent == nil && ownLayoutHost == nil
    if isFirstOfRoot { _ = host.isEngaged() }
    let fitting = FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical)
    let rows = host.measure(fitting)
    let size = host.measuredSize
    if isFirstOfRoot, parent == nil, ownLayoutHost == nil { host.becomeHostOfRoot(replacing: rows) }
    return size
  }
}
