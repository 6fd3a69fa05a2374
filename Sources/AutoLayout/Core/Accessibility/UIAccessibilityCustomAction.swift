import Foundation

/// An action that an assistive program offers for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: UIKitObject {
  /// A closure that performs the action. It returns true if the action was performed.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that assistive programs announce for the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action, with attributes for speech.
  open var attributedName: NSAttributedString
  /// The image of the action, if any.
  open var image: UIImage?
  /// The category of the action, if any.
  open var category: String?
  /// The object that performs the action. It is not retained.
  open weak var target: AnyObject?
  /// The method of the target.
  open var selector: Selector
  /// The closure that performs the action, if any.
  open var actionHandler: ActionHandler?

  /// Creates an action that calls a method of an object.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.selector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action with an image that calls a method of an object.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with an attributed name.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, target: nil, selector: Selector("performAccessibilityCustomAction"))
    self.actionHandler = actionHandler
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with an attributed name that calls a closure.
  public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
    self.attributedName = attributedName
  }
}

/// Further information about an element, which is read on request.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// The importance of the information.
  public enum Importance: UInt, Hashable, Sendable {
    /// It is read on request.
    case `default` = 0
    /// It is read with the element.
    case high
  }

  /// The name of the information.
  public var label: String { attributedLabel.string }
  /// The information.
  public var value: String { attributedValue.string }
  /// The name of the information, with attributes for speech.
  public let attributedLabel: NSAttributedString
  /// The information, with attributes for speech.
  public let attributedValue: NSAttributedString
  /// The importance of the information. By default, it is read on request.
  open var importance = Importance.default

  /// Creates information with a name.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates information with a name, both with attributes.
  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
  }

  /// Returns a copy of the information.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with further information for assistive programs.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The further information, in the order in which it is read, or `nil` if there is none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
