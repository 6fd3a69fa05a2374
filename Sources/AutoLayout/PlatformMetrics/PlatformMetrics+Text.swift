import Foundation

/// Sizes of text.
extension PlatformMetrics {
  /// The size of text that Interface Builder's canvas shows text styles at.
  package static let canvasContentSizeCategory = PlatformFact<UIContentSizeCategory>(
    "text-style.canvas-size",
    [
      .row(.medium, .before(.xcode(8), on: .canvas), .measured("recorded labels in text styles")),
      .row(
        .extraSmall, .within(.xcode(12, 5)..<(.xcode(14)), on: .canvas),
        .measured("recorded labels in text styles")),
      .row(.large, .measured("recorded labels in text styles")),
    ])

  /// Whether Interface Builder's canvas shows the styles `title1` and `title2` two points smaller than
  /// a device does.
  package static let canvasTitlesAreSmall = PlatformFact(
    "text-style.small-titles",
    [
      .row(
        true, .within(.iOS(11)..<(.iOS(13)), on: .canvas),
        .measured("21 recorded labels of both styles")),
      .row(false, .documented("Human Interface Guidelines, Typography")),
    ])
}
