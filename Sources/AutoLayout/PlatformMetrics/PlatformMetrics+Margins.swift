import Foundation

/// The margins of views, in points.
extension PlatformMetrics {
  /// The margin of a plain view (Apple documentation of `UIView.layoutMargins`).
  package static let plainMargin: CGFloat = 8

  /// The side margin of a root view if its width or the shorter side of its screen is less than
  /// `SystemMargins.wideWidth`.
  package static let rootSideMarginNarrow = PlatformFact<CGFloat>(
    "root.side-margin.narrow",
    [.row(16, .recorded(roots: 142, repositories: 42, contradictions: 1))])

  /// The side margin of a root view if its width and the shorter side of its screen are at least
  /// `SystemMargins.wideWidth`.
  package static let rootSideMarginWide = PlatformFact<CGFloat>(
    "root.side-margin.wide",
    [
      .row(16, .before(.xcode(7), on: .canvas), .recorded(roots: 10, repositories: 2)),
      .row(20, .recorded(roots: 89, repositories: 30, contradictions: 2)),
    ])
}
