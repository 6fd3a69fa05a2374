import Foundation
import LayoutEngine

/// A constraint that represents the frame and autoresizing mask of a view: a location or a size of
/// the view as a multiple of the superview's size plus a constant, or a fixed distance from the far
/// edge of the superview.
@preconcurrency @MainActor
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The part of the view's extent along the axis that is fixed: the near edge, the center, the
  /// length, or the distance of the far edges.
  enum Part { case min, mid, length, max }

  /// The axis of the constraint.
  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// The part of the view that the constraint fixes along the axis.
  private(set) var part = Part.min
  /// The view of the constraint, which is not kept alive.
  @ViewLink private(set) var view: UIView?
  /// The multiplier of the superview's length, or of its center for `mid`.
  private(set) var factor: CGFloat = 0
  /// The origin of the superview's bounds along the axis, in points, from which the constant is
  /// measured.
  var boundsOrigin: CGFloat = 0
  /// Whether the constraint gives a view the frame that its container computed, instead of a mask:
  /// that of a cell's content. It has a name that begins with `UIView-Encapsulated-Layout`.
  private(set) var isEncapsulation = false

  /// Whether the constraint gives a view the length that its container computed.
  var encapsulatesSize: Bool { isEncapsulation && part == .length }

  /// UIKit uses plain constraints for the size of encapsulated views.
  override var printedClassName: String {
    encapsulatesSize ? "NSLayoutConstraint" : describedClassName
  }

  /// Fixes a part of a view to `factor × the superview's length + offset`, in points.
  convenience init(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: Part, factor: CGFloat = 0,
    offset: CGFloat
  ) {
    let attribute: Attribute =
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
    self.init(
      first: ConstraintOperand(view, attribute), relation: .equal,
      second: ConstraintOperand(
        part == .length ? nil : view.superview ?? view,
        part == .length ? .notAnAttribute : attribute),
      multiplier: 1, constant: offset)
    self.view = view
    self.axis = axis
    self.part = part
    self.factor = factor
    let origin = view.superview?.bounds.origin ?? .zero
    boundsOrigin = axis == .horizontal ? origin.x : origin.y
  }

  /// Returns the two constraints per axis for the current frame of the view. Nothing is encapsulated
  /// while a size is measured that depends on the view.
  static func constraints(
    for view: UIView, isMeasuring: Bool = false
  ) -> [NSAutoresizingMaskLayoutConstraint] {
    guard let superview = view.superview else { return rootConstraints(for: view) }
    let frame = CGRect(origin: view.untransformedOrigin, size: view.bounds.size)
    let outer = superview.bounds
    if !isMeasuring, view.encapsulatesLayout {
      return encapsulation(of: view, frame.offsetBy(dx: -outer.minX, dy: -outer.minY))
    }
    let centers = PlatformMetrics.flexibleMasksAreCentered[superview.layoutEnvironment.platform]
    let x = AxisAutoresizing(view.autoresizingMask, .horizontal).parts(
      min: frame.minX - outer.minX, length: frame.width, container: outer.width,
      centersFlexibleLength: centers)
    let y = AxisAutoresizing(view.autoresizingMask, .vertical).parts(
      min: frame.minY - outer.minY, length: frame.height, container: outer.height,
      centersFlexibleLength: centers)
    return x.map { .init(view, .horizontal, $0.part, factor: $0.factor, offset: $0.offset) }
      + y.map { .init(view, .vertical, $0.part, factor: $0.factor, offset: $0.offset) }
  }

  /// Returns the constraints of a view that has its frame from its container, in points in the
  /// superview's coordinates.
  private static func encapsulation(
    of view: UIView, _ frame: CGRect
  ) -> [NSAutoresizingMaskLayoutConstraint] {
    let parts: [(String, NSAutoresizingMaskLayoutConstraint)] = [
      ("Left", .init(view, .horizontal, .min, offset: frame.minX)),
      ("Width", .init(view, .horizontal, .length, offset: frame.width)),
      ("Top", .init(view, .vertical, .min, offset: frame.minY)),
      ("Height", .init(view, .vertical, .length, offset: frame.height)),
    ]
    for (name, constraint) in parts {
      constraint.isEncapsulation = true
      constraint.identifier = "UIView-Encapsulated-Layout-\(name)"
    }
    return parts.map(\.1)
  }

  /// Returns the constraints of a root, which place it at the origin with the size of its bounds.
  private static func rootConstraints(for view: UIView) -> [NSAutoresizingMaskLayoutConstraint] {
    let sizes: [NSAutoresizingMaskLayoutConstraint] = [
      .init(view, .horizontal, .length, offset: view.bounds.width),
      .init(view, .vertical, .length, offset: view.bounds.height),
    ]
    if view.hasFreeRootSize { for size in sizes { size.priority = freeRootPriority } }
    return [.init(view, .horizontal, .min, offset: 0), .init(view, .vertical, .min, offset: 0)]
      + sizes
  }

  /// The priority of the size of a view without superview that constraints may size: above every
  /// priority that programs use (UIKit's highest optional one is 999.999), so that only required
  /// constraints have precedence.
  private static let freeRootPriority = UILayoutPriority(999.9999)
}

extension AxisAutoresizing {
  /// Returns the parts that the mask fixes, each as `factor × container + offset`, in points.
  func parts(
    min: CGFloat, length: CGFloat, container: CGFloat, centersFlexibleLength: Bool
  ) -> [(part: NSAutoresizingMaskLayoutConstraint.Part, factor: CGFloat, offset: CGFloat)] {
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

extension LayoutHost {
  /// Lowers the constraint of a mask to the variables of the view and its superview.
  func lower(_ constraint: NSAutoresizingMaskLayoutConstraint) -> LinearExpression? {
    guard let view = constraint.view else { return nil }
    let record = variables(of: view)
    let isHorizontal = constraint.axis == .horizontal
    let position = LinearExpression(isHorizontal ? record.x : record.y)
    let length = LinearExpression(isHorizontal ? record.width : record.height)
    let offset = Double(constraint.constant)
    guard let superview = view.superview, view !== root else {
      return (constraint.part == .length ? length : position) + -offset
    }
    let outer = variables(of: superview)
    let container = LinearExpression(isHorizontal ? outer.width : outer.height)
    let origin = Double(constraint.boundsOrigin)
    var sum: LinearExpression
    switch constraint.part {
    case .min: sum = position + -(offset + origin)
    case .mid:
      sum = position + -(offset + origin)
      sum.add(length, times: 0.5)
      sum.add(container, times: -0.5)
      return sum
    case .length: sum = length + -offset
    case .max: return container - position - length + (origin - offset)
    }
    sum.add(container, times: -Double(constraint.factor))
    return sum
  }
}

extension UIView {
  /// Indicates whether required constraints may give a root another size than its bounds, as for a
  /// view without superview whose mask is not translated. A window and a root on a canvas have their
  /// size from the screen or the canvas.
  fileprivate var hasFreeRootSize: Bool {
    !translatesAutoresizingMaskIntoConstraints && storedEnvironment == nil
  }
}
