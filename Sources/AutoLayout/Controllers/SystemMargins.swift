import Foundation

/// The margins at the sides of what fills the screen's width.
enum SystemMargins {
  /// Margin of controllers' views in points: 16 was recorded up to 393 points, 20 from 414 on; no
  /// document of a width between says which of the two holds there.
  static func side(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
