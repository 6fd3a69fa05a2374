import Foundation

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border is drawn.
    case none = 0
    /// A thin rectangle is drawn.
    case line
    /// A rectangle that looks sunken is drawn.
    case bezel
    /// A thin rectangle with rounded corners is drawn.
    case roundedRect

    /// The name in descriptions.
    var consoleName: String {
      switch self {
      case .none: "None"
      case .line: "Line"
      case .bezel: "Bezel"
      case .roundedRect: "RoundedRect"
      }
    }

    /// The name in Interface Builder's documents.
    var documentName: String {
      switch self {
      case .none: "none"
      case .line: "line"
      case .bezel: "bezel"
      case .roundedRect: "roundedRect"
      }
    }

    /// The distance of the text below the center, in points. The upper edge of the bezel is thicker
    /// than the lower one (two recorded fields next to labels, both 2 points lower to within a
    /// pixel).
    var textShift: CGFloat { self == .bezel ? 2 : 0 }

    /// The distance between the border and the text at each side, in points.
    var horizontalRoom: CGFloat {
      switch self {
      case .none: 0
      case .line: 2
      case .bezel, .roundedRect: 7
      }
    }
  }

  /// The time when a view next to the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is always hidden.
    case never = 0
    /// The view is shown while the field is edited.
    case whileEditing
    /// The view is shown unless the field is edited.
    case unlessEditing
    /// The view is always shown.
    case always

    /// Returns a Boolean value that indicates whether the view is shown in a field that is or is
    /// not edited.
    func shows(isEditing: Bool) -> Bool {
      self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
    }
  }
}
