import Foundation

/// Margins of views, in points.
extension PlatformMetrics {
  /// Margin of a plain view (Apple documentation of `UIView.layoutMargins`).
  package static let plainMargin: CGFloat = 8

  /// Roots from this width on have side margins of 20 points: 393 has not, 402 has.
  package static let wideRoot: CGFloat = 400

  /// Side margin of a root view that is narrower than `wideRoot`.
  package static let rootSideMarginNarrow = PlatformFact<CGFloat>(
    "root.side-margin.narrow", [.row(16, .recorded(roots: 150, repositories: 40))])

  /// Side margin of a root view from `wideRoot` on.
  package static let rootSideMarginWide = PlatformFact<CGFloat>(
    "root.side-margin.wide",
    [
      .row(16, .before(.xcode(7), on: .canvas), .recorded(roots: 50, repositories: 10)),
      .row(20, .recorded(roots: 150, repositories: 40)),
    ])

  /// Side margin of a root view of a width, without what the safe area adds to it.
  package static func rootSideMargin(width: CGFloat, on platform: Platform) -> CGFloat {
    (width < wideRoot ? rootSideMarginNarrow : rootSideMarginWide)[platform]
  }
}
