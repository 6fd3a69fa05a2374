import Foundation

/// An element of a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of an element, which are shown as a checkmark.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on
    /// The element has a mixed state.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user cannot choose the element.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The text that the menu shows for the element.
  open var title: String
  /// The text below the title, if any.
  open var subtitle: String?
  /// The image next to the title, if any.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// A closure that a control, a bar button item or a menu calls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The type of the closure, which receives the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action. For each event, a control has at most one action with an
  /// identifier.
  public let identifier: Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: Attributes
  /// The state of the action in a menu.
  open var state: State
  /// The item from which the action was presented. It is always `nil`.
  open private(set) weak var presentationSourceItem: AnyObject?
  /// The object that performs the action, such as a control. It is `nil` unless the closure is
  /// running.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action with a closure, and the title, image and other properties that controls and
  /// menus show.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Calls the closure, as choosing the action does.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Performs the action as the user does by choosing it in a menu. Does nothing if it is disabled.
  ///
  /// Programs and tests call it in place of touches. It is not part of UIKit. iOS 16 performs
  /// actions of controls with `performPrimaryAction()`.
  public func choose() { perform(from: nil) }
}

/// A menu element that sends its action up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method to call.
  public let action: Selector
  /// A property list that distinguishes commands with the same method.
  public let propertyList: Any?
  /// The attributes of the command in a menu.
  open var attributes: Attributes
  /// The state of the command in a menu.
  open var state: State
  /// A longer title that explains the command.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// A menu element whose child elements a closure provides when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element. The closure calls its argument with the elements.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Creates an element whose closure is called every time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
