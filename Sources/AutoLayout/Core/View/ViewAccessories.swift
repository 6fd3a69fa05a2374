import Foundation

/// What views rarely have and layout never asks for; made on first use, so that views stay small.
@MainActor
final class ViewAccessories {
  var keyboard = KeyboardWishes()
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var isAccessibilityElement = false
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElementsHidden = false
  var accessibilityElements: [Any]?
  var shouldGroupAccessibilityChildren = false
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var contentScaleFactor: CGFloat?
}

extension UIView {
  /// How a tint is shown while something lies above it.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview, or `normal` without one.
    case automatic = 0
    /// The tint color is used unchanged.
    case normal
    /// The tint color is replaced by a pale, desaturated one.
    case dimmed
  }

  /// What the view rarely has, made on first use.
  var accessories: ViewAccessories {
    attachments.object(ViewAccessories.self, or: ViewAccessories.init)
  }

  /// Whether several fingers count; kept, no touches arise here.
  public var isMultipleTouchEnabled: Bool {
    get { accessories.isMultipleTouchEnabled }
    set { accessories.isMultipleTouchEnabled = newValue }
  }
  /// Whether touches are for this view alone; kept, no touches arise here.
  public var isExclusiveTouch: Bool {
    get { accessories.isExclusiveTouch }
    set { accessories.isExclusiveTouch = newValue }
  }
  /// Whether the bounds are cleared before drawing; kept, nothing is drawn here.
  public var clearsContextBeforeDrawing: Bool {
    get { accessories.clearsContextBeforeDrawing }
    set { accessories.clearsContextBeforeDrawing = newValue }
  }
  /// Whether assistive programs see the view as one thing; kept without effect.
  public var isAccessibilityElement: Bool {
    get { accessories.isAccessibilityElement }
    set { accessories.isAccessibilityElement = newValue }
  }
  /// What happens when the view is operated, in words; kept without effect.
  public var accessibilityHint: String? {
    get { accessories.accessibilityHint }
    set { accessories.accessibilityHint = newValue }
  }
  /// What the view shows, in words; kept without effect.
  public var accessibilityValue: String? {
    get { accessories.accessibilityValue }
    set { accessories.accessibilityValue = newValue }
  }
  /// What kind of thing the view is; kept without effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessories.accessibilityTraits }
    set { accessories.accessibilityTraits = newValue }
  }
  /// Whether assistive programs leave out what lies in the view; kept without effect.
  public var accessibilityElementsHidden: Bool {
    get { accessories.accessibilityElementsHidden }
    set { accessories.accessibilityElementsHidden = newValue }
  }
  /// The things that assistive programs see in the view; kept without effect.
  public var accessibilityElements: [Any]? {
    get { accessories.accessibilityElements }
    set { accessories.accessibilityElements = newValue }
  }
  /// Whether what lies in the view is read out together; kept without effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessories.shouldGroupAccessibilityChildren }
    set { accessories.shouldGroupAccessibilityChildren = newValue }
  }
  /// A name under which state would be saved; kept without effect.
  public var restorationIdentifier: String? {
    get { accessories.restorationIdentifier }
    set { accessories.restorationIdentifier = newValue }
  }
  /// How the tint is shown while something lies above; kept without effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { accessories.tintAdjustmentMode }
    set { accessories.tintAdjustmentMode = newValue }
  }
  /// A view whose opaque parts show this one; kept without effect.
  public var mask: UIView? {
    get { accessories.mask }
    set { accessories.mask = newValue }
  }
  /// Pixels a point of what the view draws; the root's unless set.
  public var contentScaleFactor: CGFloat {
    get { accessories.contentScaleFactor ?? layoutEnvironment.displayScale }
    set { accessories.contentScaleFactor = newValue }
  }

  /// Changes the places of two subviews in the order; does nothing for numbers that are none.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }

  /// Has the first responder in the view give up; true when there was one.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if force { UIResponder.current = nil }
    return force || responder.resignFirstResponder()
  }

  /// The map applied to the drawn view, as one of space.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// A view of the same size in place of a picture of this one, as nothing is drawn here.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}

/// What kind of thing a view is for assistive programs.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It is searched with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It can be set higher and lower.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// It cannot be operated.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
}
