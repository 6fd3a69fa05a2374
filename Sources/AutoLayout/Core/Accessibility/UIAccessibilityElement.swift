import Foundation

/// An accessibility element that is not a view, such as a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that contains the element. It is not retained.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container, in points. If it was set, `accessibilityFrame`
  /// follows the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }
  private var frameInContainer: CGRect?

  /// Creates an element in a view or element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: nil)
  }

  package override var defaultAccessibilityFrame: CGRect {
    guard let rect = frameInContainer else { return .zero }
    if let view = accessibilityContainer as? UIView {
      return UIAccessibility.convertToScreenCoordinates(rect, in: view)
    }
    let origin = (accessibilityContainer as? UIKitObject)?.accessibilityFrame.origin ?? .zero
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
