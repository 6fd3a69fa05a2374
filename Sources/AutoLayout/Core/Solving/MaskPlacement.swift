import Foundation

/// A part of the placement of a view by its frame and autoresizing mask: a location or a size that is
/// `factor × the superview's length + offset`.
@MainActor
struct MaskPlacement {
  /// The part of the view's extent along the axis that is fixed: the near edge, the center, the
  /// length, or the distance of the far edges.
  enum Part { case min, mid, length, max }

  var axis: NSLayoutConstraint.Axis
  /// The part of the view that is fixed along the axis.
  var part: Part
  /// The multiplier of the superview's length, or of its center for `mid`.
  var factor: CGFloat = 0
  /// The constant, in points.
  var offset: CGFloat
  /// The origin of the superview's bounds along the axis, in points.
  var boundsOrigin: CGFloat = 0
  var priority = UILayoutPriority.required
  /// The name of the constraint of a view that has its frame from its container, or nil.
  var encapsulationName: String?

  /// The attribute of the part.
  var attribute: NSLayoutConstraint.Attribute {
    switch (axis, part) {
    case (.horizontal, .min): .left
    case (.horizontal, .mid): .centerX
    case (.horizontal, .length): .width
    case (.horizontal, .max): .right
    case (.vertical, .min): .top
    case (.vertical, .mid): .centerY
    case (.vertical, .length): .height
    case (.vertical, .max): .bottom
    }
  }

  /// Returns the two parts per axis for the current frame of the view. Nothing is encapsulated while a
  /// size is measured that depends on the view.
  static func all(of view: UIView, isMeasuring: Bool = false) -> [MaskPlacement] {
    guard let superview = view.superview else { return ofRoot(view) }
    let frame = CGRect(origin: view.untransformedOrigin, size: view.bounds.size)
    let outer = superview.bounds
    if !isMeasuring, view.encapsulatesLayout {
      return encapsulation(frame.offsetBy(dx: -outer.minX, dy: -outer.minY), outer.origin)
    }
    let centers = PlatformMetrics.flexibleMasksAreCentered[superview.layoutEnvironment.platform]
    var placements: [MaskPlacement] = []
    placements.reserveCapacity(4)
    for fixed in AxisAutoresizing(view.autoresizingMask, .horizontal).parts(
      min: frame.minX - outer.minX, length: frame.width, container: outer.width,
      centersFlexibleLength: centers)
    {
      placements.append(
        MaskPlacement(
          axis: .horizontal, part: fixed.part, factor: fixed.factor, offset: fixed.offset,
          boundsOrigin: outer.minX))
    }
    for fixed in AxisAutoresizing(view.autoresizingMask, .vertical).parts(
      min: frame.minY - outer.minY, length: frame.height, container: outer.height,
      centersFlexibleLength: centers)
    {
      placements.append(
        MaskPlacement(
          axis: .vertical, part: fixed.part, factor: fixed.factor, offset: fixed.offset,
          boundsOrigin: outer.minY))
    }
    return placements
  }

  /// Returns the parts of a view that has its frame from its container, in points in the superview's
  /// coordinates.
  private static func encapsulation(_ frame: CGRect, _ origin: CGPoint) -> [MaskPlacement] {
    func part(
      _ name: String, _ axis: NSLayoutConstraint.Axis,
      _ part: Part, _ offset: CGFloat
    ) -> MaskPlacement {
      MaskPlacement(
        axis: axis, part: part, offset: offset,
        boundsOrigin: axis == .horizontal ? origin.x : origin.y,
        encapsulationName: "UIView-Encapsulated-Layout-\(name)")
    }
    return [
      part("Left", .horizontal, .min, frame.minX), part("Width", .horizontal, .length, frame.width),
      part("Top", .vertical, .min, frame.minY), part("Height", .vertical, .length, frame.height),
    ]
  }

  /// Returns the parts of a root, which place it at the origin with the size of its bounds.
  private static func ofRoot(_ view: UIView) -> [MaskPlacement] {
    let priority = view.hasFreeRootSize ? freeRootPriority : .required
    return [
      MaskPlacement(axis: .horizontal, part: .min, offset: 0),
      MaskPlacement(axis: .vertical, part: .min, offset: 0),
      MaskPlacement(
        axis: .horizontal, part: .length, offset: view.bounds.width, priority: priority),
      MaskPlacement(axis: .vertical, part: .length, offset: view.bounds.height, priority: priority),
    ]
  }

  /// The priority of the size of a view without superview that constraints may size: above every
  /// priority that programs use (UIKit's highest optional one is 999.999), so that only required
  /// constraints have precedence.
  private static let freeRootPriority = UILayoutPriority(999.9999)
}

extension UIView {
  /// Indicates whether required constraints may give a root another size than its bounds, as for a
  /// view without superview whose mask is not translated. A window and a root on a canvas have their
  /// size from the screen or the canvas.
  fileprivate var hasFreeRootSize: Bool {
    !translatesAutoresizingMaskIntoConstraints && storedEnvironment == nil
  }
}

extension AxisAutoresizing {
  /// Returns the parts that the mask fixes, each as `factor × container + offset`, in points.
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
