import Foundation

/// The tracking of Helvetica Neue as the system font of iOS 7 and 8.
enum InterfaceTracking {
  /// The tracking in thousandths of an em by size in points, within the bounds that recorded texts
  /// allow: 8 texts of 2 repositories at 12 points, 12 of 4 at 15, and 9 of 4 from 16 to 18.
  private static let table = LinearTable([
    (11, 20), (12, 17.5), (14, 13.7), (15, 9.6), (16, 6.8), (17, 4), (18, 1), (20, 0),
  ])

  /// Returns the additional advance of every character, in ems.
  static func em(atSize size: CGFloat) -> CGFloat { table.value(at: size) / 1000 }
}
