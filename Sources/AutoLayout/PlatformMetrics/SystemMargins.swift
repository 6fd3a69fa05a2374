import Foundation

/// The margins at the sides of a controller's view, in points, on a canvas and at run time.
package enum SystemMargins {
  /// The least width in points of views with wide margins.
  ///
  /// Oracle: `interface-builder`. Views of controllers and cells had 16 up to 393 points (seven
  /// views of five projects between 385 and 393) and 20 from 400 on (400, 402, 402 and 412
  /// points, two projects; 414 and wider in all). Nothing between 393 and 400 is recorded, and
  /// nothing contradicts on phones 402 points wide.
  package static let wideWidth: CGFloat = 400

  /// Margin at either side of a view.
  ///
  /// A view that spans a screen held in landscape has the margin of the upright screen. Oracles:
  /// `runtime` (66 = 50 + 16 of 812 × 375, 63 = 47 + 16 of 844 × 390: 42 frames), and
  /// `interface-builder` (64 = 44 + 20 of 896 × 414, 20 of 736 × 414 and 1024 × 768).
  ///
  /// - Parameters:
  ///   - width: The view's width in points.
  ///   - screen: The size in points of the window or screen that the view lies in; nil where it is
  ///     in none or not known.
  ///   - platform: The platform that the view is shown on.
  /// - Returns: The margin in points.
  package static func side(
    forWidth width: CGFloat, in screen: CGSize?, on platform: Platform
  ) -> CGFloat {
    let shorterSide = screen.map { min($0.width, $0.height) } ?? width
    let isWide = min(width, shorterSide) >= wideWidth
    return isWide
      ? PlatformMetrics.rootSideMarginWide[platform]
      : PlatformMetrics.rootSideMarginNarrow[platform]
  }
}
