import Foundation

/// Sizes of text.
extension PlatformMetrics {
  /// The size of text that Interface Builder's canvas shows text styles at.
  package static let canvasContentSizeCategory = PlatformFact<UIContentSizeCategory>(
    "text-style.canvas-size",
    [
      .row(.medium, .before(.xcode(8), on: .canvas), .recorded(roots: 3, repositories: 3)),
      .row(
        .extraSmall, .within(.xcode(12, 5)..<(.xcode(14)), on: .canvas),
        .recorded(roots: 9, repositories: 3)),
      .row(.large, .recorded(roots: 50, repositories: 20)),
    ])
}
