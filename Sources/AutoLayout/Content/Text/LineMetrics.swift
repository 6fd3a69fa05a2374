import Foundation

/// The vertical metrics of a line, in points.
struct LineMetrics: Sendable {
  /// The distance from the top of the line to its baseline.
  let ascender: CGFloat
  /// The height of the line as the paragraph style adjusts it, without the line spacing.
  let height: CGFloat
  /// The distance from the top of the line to the top of the next one.
  let pitch: CGFloat

  /// Creates the metrics of the tallest font of the runs, adjusted by the paragraph style.
  init(_ runs: ArraySlice<StyledText.Run>, _ style: NSParagraphStyle.Values) {
    let fonts = runs.lazy.map(\.font)
    var ascender = fonts.map(\.ascender).max() ?? 0
    var natural = fonts.map(\.lineHeight).max() ?? 0
    let inlines = runs.lazy.compactMap(\.inline)
    let hasInline = !inlines.isEmpty
    if hasInline {
      let descent = max(natural - ascender, inlines.map(\.descent).max() ?? 0)
      ascender = max(ascender, inlines.map(\.ascent).max() ?? 0)
      natural = ascender + descent
    }
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let fontPitch = fonts.map(\.baselineDistance).max() ?? 0
    let pitch = height != natural ? height : hasInline ? max(fontPitch, natural) : fontPitch
    self.ascender = ascender + height - natural
    self.height = height
    self.pitch = pitch + style.lineSpacing
  }
}
