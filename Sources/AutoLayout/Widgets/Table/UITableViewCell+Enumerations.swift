extension UITableViewCell {
  /// Which labels a cell comes with and where they lie.
  public enum CellStyle: Int, Sendable {
    /// A text at the leading margin, with an optional image before it.
    case `default` = 0
    /// A text at the leading margin and a detail at the trailing one.
    case value1 = 1
    /// A text that ends where a detail begins, near the leading side.
    case value2 = 2
    /// A text above a detail.
    case subtitle = 3
  }

  /// What a cell shows at its trailing side.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron: tapping the cell leads to another screen.
    case disclosureIndicator = 1
    /// An information button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark for a chosen row.
    case checkmark = 3
    /// An information button without a chevron.
    case detailButton = 4

    /// The name in Interface Builder's documents.
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

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// The look of the cell does not change.
    case none = 0
    /// A colored background before iOS 7; since then that of `default`.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// The background that the system chooses.
    case `default` = 3
  }
}
