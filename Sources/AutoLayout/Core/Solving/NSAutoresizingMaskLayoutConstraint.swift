import Foundation
import LayoutEngine

/// A constraint that represents the frame and autoresizing mask of a view: a location or a size of
/// the view as a multiple of the superview's size plus a constant, or a fixed distance from the far
/// edge of the superview.
@preconcurrency @MainActor
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The axis of the constraint.
  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// The part of the view that the constraint fixes along the axis.
  private(set) var part = MaskPlacement.Part.min
  /// The view of the constraint, which is not kept alive.
  @ViewLink private(set) var view: UIView?
  /// The multiplier of the superview's length, or of its center for `mid`.
  private(set) var factor: CGFloat = 0
  /// The origin of the superview's bounds along the axis, in points, from which the constant is
  /// measured.
  private(set) var boundsOrigin: CGFloat = 0
  /// A Boolean value that indicates whether the constraint gives a view the frame that its
  /// container computed, instead of a mask: that of a cell's content. It has a name that begins
  /// with `UIView-Encapsulated-Layout`.
  private(set) var isEncapsulation = false

  /// The distance from the superview's bounds, in points. Scrolling changes it, although neither the
  /// frame of the view nor the equation differ, so that it follows when it is read.
  public override var constant: CGFloat {
    get {
      followBoundsOrigin()
      return super.constant
    }
    set { super.constant = newValue }
  }

  /// Measures the constant from the present origin of the superview's bounds.
  private func followBoundsOrigin() {
    guard let outer = view?.parent?.storedBounds.origin else { return }
    let origin = axis == .horizontal ? outer.x : outer.y
    guard origin != boundsOrigin, part != .length else { return }
    let distance = origin - boundsOrigin
    boundsOrigin = origin
    shiftConstant(by: part == .max ? distance : -distance)
  }

  /// A Boolean value that indicates whether the constraint gives a view the length that its
  /// container computed.
  var encapsulatesSize: Bool { isEncapsulation && part == .length }

  /// UIKit uses plain constraints for the size of encapsulated views.
  override var printedClassName: String {
    encapsulatesSize ? "NSLayoutConstraint" : describedClassName
  }

  /// Creates the constraint of a view for a part of its placement.
  convenience init(_ view: UIView, _ placement: MaskPlacement) {
    self.init(
      first: ConstraintOperand(view, placement.attribute), relation: .equal,
      second: ConstraintOperand(
        placement.part == .length ? nil : view.superview ?? view,
        placement.part == .length ? .notAnAttribute : placement.attribute),
      multiplier: 1, constant: placement.offset)
    self.view = view
    axis = placement.axis
    part = placement.part
    factor = placement.factor
    boundsOrigin = placement.boundsOrigin
    isEncapsulation = placement.encapsulationName != nil
    if let name = placement.encapsulationName { identifier = name }
    if placement.priority != .required { priority = placement.priority }
  }

  /// Returns the two constraints per axis for the current frame of the view.
  static func constraints(for view: UIView) -> [NSAutoresizingMaskLayoutConstraint] {
    MaskPlacement.all(of: view).map { NSAutoresizingMaskLayoutConstraint(view, $0) }
  }

  /// Returns whether the constraint is for a part of a view's placement, apart from the constants.
  func expresses(_ placement: MaskPlacement, of view: UIView) -> Bool {
    guard axis == placement.axis, part == placement.part, factor == placement.factor,
      isEncapsulation == (placement.encapsulationName != nil), priority == placement.priority
    else { return false }
    return part == .length || secondItem === (view.parent ?? view)
  }

  /// Takes the constants of a placement. Returns whether they differ from the present ones.
  func take(_ placement: MaskPlacement) -> Bool {
    guard constant != placement.offset || boundsOrigin != placement.boundsOrigin else {
      return false
    }
    constant = placement.offset
    boundsOrigin = placement.boundsOrigin
    return true
  }
}

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
}

extension MaskPlacement {
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
