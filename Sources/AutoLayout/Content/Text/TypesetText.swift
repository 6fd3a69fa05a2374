/// A measured text with its most recent layouts, which all views with the same text share.
@MainActor
final class TypesetText {
  /// The text with the widths of its characters.
  let measured: MeasuredText
  /// The generation of the measurer.
  private let generation: Int

  /// The maximum number of layouts that are kept: for the natural width and the widths of both
  /// layout passes, of views with the same text.
  private static let capacity = 4
  /// The most recent layouts. Once the capacity is reached, `oldest` is the next one to be
  /// replaced.
  private var layouts: [TextLayout] = []
  private var oldest = 0
  /// The layout that was requested last.
  private var latest: TextLayout?

  /// Measures a text.
  init(_ text: StyledText, systemVersion: Int) {
    measured = MeasuredText(
      text, systemVersion: systemVersion, measurer: TextMeasurement.measurer)
    generation = TextMeasurement.generation
  }

  /// Returns a Boolean value that indicates whether the text was measured for a system version by
  /// the current measurer.
  func isCurrent(_ systemVersion: Int) -> Bool {
    generation == TextMeasurement.generation && measured.systemVersion == systemVersion
  }

  /// Returns the lines within limits. The text is broken again unless a recent layout has the same
  /// lines.
  func layout(_ limits: TextLayout.Limits) -> TextLayout {
    if let latest, latest.isSame(within: limits) { return latest }
    let found = layouts.first { $0.isSame(within: limits) } ?? added(limits)
    latest = found
    return found
  }

  private func added(_ limits: TextLayout.Limits) -> TextLayout {
    let layout = TextLayout(measured, limits)
    if layouts.count < Self.capacity {
      layouts.append(layout)
    } else {
      layouts[oldest] = layout
      oldest = (oldest + 1) % Self.capacity
    }
    return layout
  }
}
