import Foundation

/// A view next to the content of a list cell.
///
/// - Remark: Partial. Accessories that UIKit draws are empty views of the same size, and their
///   action handlers are never called.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states of a cell in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    /// The accessory is always displayed.
    case always
    /// The accessory is displayed while the cell is edited.
    case whenEditing
    /// The accessory is displayed while the cell is not edited.
    case whenNotEditing
  }

  /// The edge of an accessory and the states in which it is displayed.
  public enum Placement: Sendable {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The types of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow that leads to another screen.
    case disclosureIndicator
    /// A check mark for a selected item.
    case checkmark
    /// A control that deletes the item.
    case delete
    /// A control that inserts an item.
    case insert
    /// A control for moving the item.
    case reorder
    /// A selection control while cells are edited.
    case multiselect
    /// An arrow that shows the children of the item.
    case outlineDisclosure
    /// A text.
    case label
    /// A button that shows details.
    case detail
    /// A custom view, such as a badge.
    case customView
  }

  /// The appearance of an accessory.
  public struct Options {
    /// A Boolean value that indicates whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in points that is reserved for the accessory, or `nil` for its natural width.
    public var reservedLayoutWidth: CGFloat?
    /// The color, or `nil` for the default.
    public var tintColor: UIColor?

    /// Creates an appearance.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A configuration of an accessory with a custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view. It keeps its size, unless that is zero; then its constraints determine it.
    public let customView: UIView
    /// The edge.
    public let placement: Placement
    /// The appearance.
    public let options: Options

    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The kind of control or symbol.
  public let accessoryType: AccessoryType
  private let placement: Placement
  private let options: Options
  private var customView: UIView?
  private var text: String?
  /// The size in points of accessories that UIKit draws (assumed).
  private static let standardSize = CGSize(width: 20, height: 20)

  private init(_ type: AccessoryType, _ placement: Placement, _ options: Options) {
    accessoryType = type
    self.placement = placement
    self.options = options
  }

  /// Returns an arrow that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { .init(.disclosureIndicator, .trailing(displayed: displayed), options) }
  /// Returns a check mark for a selected item.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { .init(.checkmark, .trailing(displayed: displayed), options) }
  /// Returns a control that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, .leading(displayed: displayed), options) }
  /// Returns a control that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.insert, .leading(displayed: displayed), options) }
  /// Returns a control for moving the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { .init(.reorder, .trailing(displayed: displayed), options) }
  /// Returns a mark of an item that is selected while cells are edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { .init(.multiselect, .leading(displayed: displayed), options) }
  /// Returns an arrow that shows the children of the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.outlineDisclosure, .trailing(displayed: displayed), options) }
  /// Returns a button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, .trailing(displayed: displayed), options) }
  /// Returns a label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    var result = UICellAccessory(.label, .trailing(displayed: displayed), options)
    result.text = text
    return result
  }
  /// Returns an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var result = UICellAccessory(.customView, configuration.placement, configuration.options)
    result.customView = configuration.customView
    return result
  }

  /// A Boolean value that indicates whether the accessory is at the leading edge.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Returns a Boolean value that indicates whether the accessory is shown.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch placement {
    case .leading(.always), .trailing(.always): return true
    case .leading(.whenEditing), .trailing(.whenEditing): return isEditing
    case .leading(.whenNotEditing), .trailing(.whenNotEditing): return !isEditing
    }
  }

  /// Returns the view of the accessory with its size.
  func makeView() -> UIView {
    let view: UIView
    if let customView {
      view = customView
      if view.bounds.size == .zero { view.bounds.size = view.systemLayoutSizeFitting(.zero) }
    } else if let text {
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      view = label
    } else {
      view = UIView(frame: CGRect(origin: .zero, size: Self.standardSize))
    }
    if let color = options.tintColor { view.tintColor = color }
    if let width = options.reservedLayoutWidth, width < .greatestFiniteMagnitude {
      view.bounds.size.width = width
    }
    return view
  }
}
