import Foundation

extension TableRows {
  /// The height of a row in points.
  enum Height: Equatable {
    /// The height has not been determined.
    case unknown
    /// The delegate or the table view specifies the height.
    case stated(CGFloat)
    /// The content of the row's cell, or of its last cell, determines the height.
    case measured(CGFloat)
    /// The height is an estimate, or that of an earlier measurement, until the row's cell is
    /// measured.
    case estimated(CGFloat)

    /// The length in points, or 0 if it is unknown.
    var points: CGFloat {
      switch self {
      case .unknown: 0
      case .stated(let points), .measured(let points), .estimated(let points): points
      }
    }
  }
}
