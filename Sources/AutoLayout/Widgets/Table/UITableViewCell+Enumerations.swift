extension UITableViewCell {
  /// The labels of a cell and their positions.
  public enum CellStyle: Int, Sendable {
    /// A text at the leading margin, after an optional image.
    case `default` = 0
    /// A text at the leading margin and a detail text at the trailing margin.
    case value1 = 1
    /// A text that ends where the detail text begins, near the leading edge.
    case value2 = 2
    /// A text above a detail text.
    case subtitle = 3
  }

  /// The standard accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron, which indicates that tapping the cell leads to another screen.
    case disclosureIndicator = 1
    /// An information button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark, which indicates a selected row.
    case checkmark = 3
    /// An information button without a chevron.
    case detailButton = 4

    /// The name of the accessory in Interface Builder's documents.
    package var documentName: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "disclosureIndicator"
      case .detailDisclosureButton: "detailDisclosureButton"
      case .checkmark: "checkmark"
      case .detailButton: "detailButton"
      }
    }
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance of the cell does not change.
    case none = 0
    /// A colored background before iOS 7, and the appearance of `default` since then.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// The default background of the system.
    case `default` = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line is drawn.
    case none = 0
    /// A thin line is drawn.
    case singleLine = 1
    /// A line that looks engraved is drawn, for grouped tables; deprecated since iOS 11.
    case singleLineEtched = 2
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// There is no control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The appearance of a cell with the focus.
  public enum FocusStyle: Int, Sendable {
    /// The default appearance of the system.
    case `default` = 0
    /// The app customizes the appearance.
    case custom = 1
  }

  /// The editing state of a cell.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows the control of its editing style.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows the button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
