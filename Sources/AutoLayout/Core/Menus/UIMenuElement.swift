import Foundation

/// An element of a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of an element, which a checkmark shows.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on
    /// A mark for a mixed state.
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

  /// The title of the element.
  open var title: String
  /// The text below the title, or nil.
  open var subtitle: String?
  /// The image beside the title, or nil.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Always returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// A menu, or a group of a menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menu of the application.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of changes.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of the display.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu bar.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// The ways in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown in the menu around this one.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes data.
    public static let destructive = Options(rawValue: 2)
    /// One element at most is on.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are shown as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Elements with an image, beside each other.
    case small = 0
    /// Elements with an image and a title, beside each other.
    case medium
    /// One element a line.
    case large
    /// The system chooses.
    case automatic = -1
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// The way in which the menu is shown.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The size of the elements that the program prefers.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier =
      identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
    self.preferredElementSize = preferredElementSize
  }

  /// Always returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Returns a menu with other elements, and otherwise the same.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The chosen elements of a menu with a single selection: those whose state is on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return menu.selectedElements
      }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }
}

/// A closure that a control, a bar button item or a menu calls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The type of the closure, which receives the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action. A control has one action with a name for each event.
  public let identifier: Identifier
  /// A longer title, which explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: Attributes
  /// The state of the action in a menu.
  open var state: State
  /// The object that sent the action, while the closure runs.
  open private(set) weak var presentationSourceItem: AnyObject?
  /// The object that performed the action, such as a control.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action with a closure, and what controls and menus show of it.
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

  /// Always returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Calls the closure, as a choice of the action does.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Performs the action as the user does by choosing it in a menu. Does nothing if it is disabled.
  ///
  /// It stands in for touches. iOS 16 performs actions of controls with `performPrimaryAction()`.
  public func choose() { perform(from: nil) }
}

/// An element of a menu that calls a method of the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method to call.
  public let action: Selector
  /// An object that distinguishes commands with the same method.
  public let propertyList: Any?
  /// The attributes of the command in a menu.
  open var attributes: Attributes
  /// The state of the command in a menu.
  open var state: State
  /// A longer title, which explains the command.
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

  /// Always returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// An element whose elements a closure provides when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element. The closure calls its argument with the elements.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Always returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Creates an element whose closure is called every time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
