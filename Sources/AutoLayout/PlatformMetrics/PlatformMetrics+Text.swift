import Foundation

/// The sizes of text.
extension PlatformMetrics {
  /// The generation of the system font.
  package static let systemFontGeneration = PlatformFact<SystemFontGeneration>(
    "system-font.generation",
    [
      .row(.helveticaNeue, .before(.iOS(9)), .measured("recorded labels in the system font")),
      .row(
        .firstSanFrancisco, .before(.iOS(11)), .measured("recorded labels in the system font")),
      .row(.twoCuts, .before(.iOS(14)), .measured("240 recorded labels in the system font")),
      .row(.variable, .measured("81 of 100 labels in 17 points; 5 of 67 of earlier versions")),
    ])

  /// The text size at which Interface Builder's canvas shows text styles.
  package static let canvasContentSizeCategory = PlatformFact<UIContentSizeCategory>(
    "text-style.canvas-size",
    [
      .row(.medium, .before(.xcode(8), on: .canvas), .measured("recorded labels in text styles")),
      .row(
        .extraSmall, .within(.xcode(12, 5)..<(.xcode(14)), on: .canvas),
        .measured("recorded labels in text styles")),
      .row(.large, .measured("recorded labels in text styles")),
    ])

  /// A fact that indicates whether Interface Builder's canvas shows the styles `title1` and
  /// `title2` two points smaller than devices do.
  package static let canvasTitlesAreSmall = PlatformFact(
    "text-style.small-titles",
    [
      .row(
        true, .within(.iOS(11)..<(.iOS(13)), on: .canvas),
        .measured("21 recorded labels of both styles")),
      .row(false, .documented("Human Interface Guidelines, Typography")),
    ])
}
