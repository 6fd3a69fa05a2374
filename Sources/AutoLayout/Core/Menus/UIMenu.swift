import Foundation

/// A menu, or a group of a menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The application menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu bar.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// The ways in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown in the containing menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes data.
    public static let destructive = Options(rawValue: 2)
    /// At most one element is on.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are shown as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The sizes at which a menu shows its elements.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Elements with an image, next to each other.
    case small = 0
    /// Elements with an image and a title, next to each other.
    case medium
    /// One element per line.
    case large
    /// The system chooses.
    case automatic = -1
  }

  /// The identifier of the menu. It is generated if none was specified.
  public let identifier: Identifier
  /// The way in which the menu is shown.
  public let options: Options
  /// The actions, commands and submenus of the menu, in order.
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

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Returns a copy of the menu with other elements.
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
