import Foundation

/// Properties that few views set and that layout does not use. The object is created on first use,
/// to keep views small.
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
  /// The ways in which tint colors are displayed while another view is in front.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview, or `normal` without a superview.
    case automatic = 0
    /// The tint color is used unchanged.
    case normal
    /// A pale, desaturated color replaces the tint color.
    case dimmed
  }

  /// The rarely used properties of the view, created on first use.
  var accessories: ViewAccessories {
    attachments.object(ViewAccessories.self, or: ViewAccessories.init)
  }

  /// A Boolean value that indicates whether the view receives multiple touches. It has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { accessories.isMultipleTouchEnabled }
    set { accessories.isMultipleTouchEnabled = newValue }
  }
  /// A Boolean value that indicates whether the view receives touches exclusively. It has no
  /// effect.
  public var isExclusiveTouch: Bool {
    get { accessories.isExclusiveTouch }
    set { accessories.isExclusiveTouch = newValue }
  }
  /// A Boolean value that indicates whether the bounds are cleared before drawing. It has no
  /// effect.
  public var clearsContextBeforeDrawing: Bool {
    get { accessories.clearsContextBeforeDrawing }
    set { accessories.clearsContextBeforeDrawing = newValue }
  }
  /// A Boolean value that indicates whether the view is an element for assistive programs. It has
  /// no effect.
  public var isAccessibilityElement: Bool {
    get { accessories.isAccessibilityElement }
    set { accessories.isAccessibilityElement = newValue }
  }
  /// A text that describes the result of an action on the view. It has no effect.
  public var accessibilityHint: String? {
    get { accessories.accessibilityHint }
    set { accessories.accessibilityHint = newValue }
  }
  /// A text that describes the value of the view. It has no effect.
  public var accessibilityValue: String? {
    get { accessories.accessibilityValue }
    set { accessories.accessibilityValue = newValue }
  }
  /// The traits of the view for assistive programs. They have no effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessories.accessibilityTraits }
    set { accessories.accessibilityTraits = newValue }
  }
  /// A Boolean value that indicates whether assistive programs ignore the contents of the view. It
  /// has no effect.
  public var accessibilityElementsHidden: Bool {
    get { accessories.accessibilityElementsHidden }
    set { accessories.accessibilityElementsHidden = newValue }
  }
  /// The elements of the view for assistive programs. They have no effect.
  public var accessibilityElements: [Any]? {
    get { accessories.accessibilityElements }
    set { accessories.accessibilityElements = newValue }
  }
  /// A Boolean value that indicates whether the contents of the view are read as a group. It has no
  /// effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessories.shouldGroupAccessibilityChildren }
    set { accessories.shouldGroupAccessibilityChildren = newValue }
  }
  /// The name under which the state of the view is saved. It has no effect.
  public var restorationIdentifier: String? {
    get { accessories.restorationIdentifier }
    set { accessories.restorationIdentifier = newValue }
  }
  /// The way in which the tint color is displayed while another view is in front. It has no effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { accessories.tintAdjustmentMode }
    set { accessories.tintAdjustmentMode = newValue }
  }
  /// A view whose alpha channel masks this view. It has no effect.
  public var mask: UIView? {
    get { accessories.mask }
    set { accessories.mask = newValue }
  }
  /// The number of pixels per point of the view's content. The default is that of the root.
  public var contentScaleFactor: CGFloat {
    get { accessories.contentScaleFactor ?? layoutEnvironment.displayScale }
    set { accessories.contentScaleFactor = newValue }
  }

  /// Makes the first responder in the view resign. Returns whether there was a first responder that
  /// resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    UIResponder.current = nil
    responder.didLoseFirstResponder()
    return true
  }

  /// The transform of the view as a three-dimensional transform.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// Returns a plain view of the same size and background color, because nothing is drawn.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}

/// The accessibility traits of a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The view is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The view is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The view is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// The value of the view can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// The view is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The view changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
}
