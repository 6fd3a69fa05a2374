import Foundation

/// How one axis of a view follows its superview: the arithmetic of springs and struts.
///
/// All lengths are in points along one axis.
struct AxisAutoresizing: Hashable, Sendable {
  /// Whether the margin before the view changes.
  var flexibleMin: Bool
  /// Whether the length of the view changes.
  var flexibleLength: Bool
  /// Whether the margin after the view changes.
  var flexibleMax: Bool

  init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    flexibleMin = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    flexibleLength = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    flexibleMax = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
  }

  /// The new origin and length when the superview's length goes from `old` to `new`.
  ///
  /// The difference is shared among the flexible parts in proportion to their lengths, and evenly
  /// where these add up to nothing. Lengths do not become negative.
  func resized(origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat) -> (
    origin: CGFloat, length: CGFloat
  ) {
    let parts = [
      (flexibleMin, origin), (flexibleLength, length), (flexibleMax, old - origin - length),
    ]
    let flexible = parts.filter(\.0)
    let difference = new - old
    guard !flexible.isEmpty else { return (origin, length) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    func resize(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return part.length }
      guard total != 0 else { return part.length + difference / CGFloat(flexible.count) }
      return part.length * (total + difference) / total
    }
    return (resize(parts[0]), max(0, resize(parts[1])))
  }
}

extension UIView {
  /// Applies the subviews' masks after a change of size; the engine's views are left to it where
  /// the engine made the change.
  func resizeSubviews(from oldSize: CGSize, isSolved: Bool) {
    let newSize = storedBounds.size
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      if isSolved, layoutHost?.hasVariables(for: view) == true { continue }
      view.resize(superviewFrom: oldSize, to: newSize)
    }
  }

  private func resize(superviewFrom old: CGSize, to new: CGSize) {
    guard autoresizingMask != [] else { return }
    let x = AxisAutoresizing(autoresizingMask, .horizontal).resized(
      origin: untransformedOrigin.x, length: storedBounds.width, old: old.width, new: new.width)
    let y = AxisAutoresizing(autoresizingMask, .vertical).resized(
      origin: untransformedOrigin.y, length: storedBounds.height, old: old.height, new: new.height)
    frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// Has the constraints of the frame and the mask made again.
  func invalidateAutoresizingConstraints() { layoutHost?.autoresizingDidChange(of: self) }

  /// Called when constraints place the view that did not, or the other way around.
  func placementDidChange() {
    layoutHost?.placementDidChange(of: self)
    setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
  }
}
