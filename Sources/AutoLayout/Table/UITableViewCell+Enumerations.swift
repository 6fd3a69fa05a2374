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
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
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
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }
}
