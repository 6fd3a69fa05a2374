import Foundation

/// The side margins of a controller's view, in points, on a canvas and at run time.
package enum SystemMargins {
  /// The minimum width of views with wide margins, in points.
  ///
  /// Oracle: `interface-builder`. Views of controllers and cells have margins of 16 up to 393
  /// points (seven views of five projects between 385 and 393) and 20 from 400 points (400, 402,
  /// 402 and 412 points, two projects; 414 points and wider in all). There are no recorded widths
  /// between 393 and 400, and no contradictions on phones 402 points wide.
  package static let wideWidth: CGFloat = 400

  /// Returns the margin at each side of a view.
  ///
  /// A view that fills a screen in landscape has the margin of the screen in portrait. Oracles:
  /// `runtime` (66 = 50 + 16 of 812 × 375, 63 = 47 + 16 of 844 × 390: 42 frames), and
  /// `interface-builder` (64 = 44 + 20 of 896 × 414, 20 of 736 × 414 and 1024 × 768).
  ///
  /// - Parameters:
  ///   - width: The width of the view in points.
  ///   - screen: The size in points of the window or screen that contains the view, or `nil` if
  ///     there is none or it is unknown.
  ///   - platform: The platform on which the view is shown.
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
