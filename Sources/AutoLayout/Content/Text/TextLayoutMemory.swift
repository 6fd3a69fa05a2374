/// The most recent layouts of a view's text.
///
/// One layout pass requests the same lines of a view several times: for its size, its baselines,
/// and its content. A layout depends only on the values that are compared here.
struct TextLayoutMemory {
  private struct Entry {
    let text: StyledText
    let limits: TextLayout.Limits
    let systemVersion: Int
    let measurement: Int
    let layout: TextLayout
  }

  /// The number of layouts: for the natural width, the width of the first pass, and that of the
  /// second. A button has a title and a subtitle.
  private static let capacity = 4

  /// The most recent layouts. Once the capacity is reached, `oldest` is the next one to be
  /// replaced.
  private var entries: [Entry] = []
  /// The text that was last measured, with its measurer.
  private var measured: Measured?

  /// A measured text. It is an object, because every view has a memory and few have texts.
  private final class Measured {
    let text: MeasuredText
    let measurement: Int

    init(_ text: MeasuredText, _ measurement: Int) {
      self.text = text
      self.measurement = measurement
    }
  }
  /// The index of the entry that is replaced next.
  private var oldest = 0

  /// Returns the layout of a text, which is created unless it is one of the most recent.
  @MainActor
  mutating func layout(
    _ text: StyledText, _ limits: TextLayout.Limits, systemVersion: Int
  ) -> TextLayout {
    let measurement = TextMeasurement.generation
    let known = entries.first {
      $0.limits == limits && $0.systemVersion == systemVersion && $0.measurement == measurement
        && $0.text == text
    }
    if let known { return known.layout }
    let entry = Entry(
      text: text, limits: limits, systemVersion: systemVersion, measurement: measurement,
      layout: TextLayout(measure(text, systemVersion, measurement), limits))
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return entry.layout
  }

  @MainActor
  private mutating func measure(
    _ text: StyledText, _ systemVersion: Int, _ measurement: Int
  ) -> MeasuredText {
    if let measured, measured.measurement == measurement,
      measured.text.systemVersion == systemVersion, measured.text.text == text
    {
      return measured.text
    }
    let made = MeasuredText(
      text, systemVersion: systemVersion, measurer: TextMeasurement.measurer)
    measured = Measured(made, measurement)
    return made
  }
}
