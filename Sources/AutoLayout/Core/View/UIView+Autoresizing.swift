import Foundation

/// The autoresizing of a view along one axis: the arithmetic of springs and struts.
///
/// All lengths are in points.
struct AxisAutoresizing: Hashable, Sendable {
  /// A Boolean value that indicates whether the margin before the view is flexible.
  var flexibleMin: Bool
  /// A Boolean value that indicates whether the length of the view is flexible.
  var flexibleLength: Bool
  /// A Boolean value that indicates whether the margin after the view is flexible.
  var flexibleMax: Bool

  init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    flexibleMin = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    flexibleLength = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    flexibleMax = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
  }

  /// Returns the origin and the length after the length of the superview changes from `old` to
  /// `new`.
  ///
  /// The difference is divided among the flexible parts in proportion to their lengths, or evenly
  /// if the lengths add up to zero. The returned length is at least zero.
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
  /// Applies the autoresizing masks of the subviews after a change of size. If the engine made the
  /// change, views with engine variables are skipped.
  func resizeSubviews(from oldSize: CGSize, isSolved: Bool) {
    let newSize = storedBounds.size
    let views = subviews
    views.forEachReference { reference in
      reference.withInstance { view in
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        if isSolved, layoutHost?.hasVariables(for: view) == true { return }
        view.resize(superviewFrom: oldSize, to: newSize)
      }
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

  /// Marks the constraints that represent the frame and the autoresizing mask for an update in the
  /// next pass.
  func invalidateAutoresizingConstraints() { layoutHost?.autoresizingDidChange(of: self) }

  /// Called when constraints start or stop placing the view.
  func placementDidChange() {
    layoutHost?.placementDidChange(of: self)
    setNeedsUpdateConstraints()
    parent?.setNeedsLayout(toPlace: self)
  }
}

extension AxisAutoresizing {
  /// Returns the two parts that the mask fixes, each as `factor × container + offset`, in points.
  /// For `max`, the offset is the distance from the far edge of the container, and for `mid`, it is
  /// the distance from its center.
  ///
  /// `centersFlexibleLength` selects the parts of a view of which only the length is flexible: the
  /// center and the length, or else the two margins.
  func parts(
    min: CGFloat, length: CGFloat, container: CGFloat, centersFlexibleLength: Bool
  ) -> [(part: MaskPlacement.Part, factor: CGFloat, offset: CGFloat)] {
    let max = container - min - length
    func ratio(_ a: CGFloat, _ b: CGFloat) -> CGFloat { b == 0 ? 0.5 : a / b }
    switch (flexibleMin, flexibleLength, flexibleMax) {
    case (false, false, _): return [(.min, 0, min), (.length, 0, length)]
    case (false, true, false):
      return centersFlexibleLength
        ? [(.mid, 1, min + length / 2 - container / 2), (.length, 1, length - container)]
        : [(.min, 0, min), (.max, 0, max)]
    case (true, false, false): return [(.max, 0, max), (.length, 0, length)]
    case (true, false, true):
      let k = ratio(min, container - length)
      return [(.length, 0, length), (.min, k, -k * length)]
    case (false, true, true):
      let k = ratio(length, container - min)
      return [(.min, 0, min), (.length, k, -k * min)]
    case (true, true, false):
      let k = ratio(length, container - max)
      return [(.max, 0, max), (.length, k, -k * max)]
    case (true, true, true):
      guard container != 0 else { return [(.min, 0, min), (.length, 0, length)] }
      return [(.min, min / container, 0), (.length, length / container, 0)]
    }
  }
}
