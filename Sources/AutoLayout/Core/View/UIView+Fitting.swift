import Foundation
import LayoutEngine

extension UIView {
  /// Returns the size, in points, that satisfies the constraints in the view, rounded up to pixels.
  /// The width and height of the target are optional constraints with the specified priorities.
  ///
  /// A separate engine solves the constraints of the subtree. The live layout does not change.
  func baseSystemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    forEachInSubtree { view in for guide in view.insetGuides { guide.updateInsets() } }
    let host = LayoutHost(root: self, isMeasuring: true)
    LayoutHost.measuring.append(host)
    defer { LayoutHost.measuring.removeLast() }
    return host.fittingSize(targetSize, horizontal, vertical)
  }
}

extension LayoutHost {
  /// The maximum number of solutions per measurement. The first solution determines widths, and the
  /// next ones the heights that depend on them.
  private static let measurementLimit = 8

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let record = variables(of: root)
    update()
    _ = engine.add([.init(record.x)], .equal, 0)
    _ = engine.add([.init(record.y)], .equal, 0)
    for (variable, length, priority) in [
      (record.width, target.width, horizontal), (record.height, target.height, vertical),
    ] where length.isFinite {
      _ = engine.add(
        [.init(variable)], .equal, Double(length), priority: LayoutEngine.Priority(priority))
    }
    for _ in 0..<Self.measurementLimit {
      isSystemChanged = true
      solve()
      measureAgain()
      guard !changedContentSizes.isEmpty || isSystemChanged else { break }
      update()
    }
    let scale = max(1, root.layoutEnvironment.displayScale)
    let size = solvedRect(of: root)?.size ?? .zero
    func roundUp(_ length: CGFloat) -> CGFloat {
      // A thousandth of a pixel is a rounding error, not content.
      max(0, (length * scale - 1e-3).rounded(.up) / scale)
    }
    return CGSize(width: roundUp(size.width), height: roundUp(size.height))
  }
}
