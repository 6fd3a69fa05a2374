/// The latest layouts of a view's text.
///
/// One pass asks a view for the same lines several times: for its size, its baselines, and what it
/// shows. A layout depends on nothing but what is compared here.
struct TextLayoutMemory {
  private struct Entry {
    let text: StyledText
    let limits: TextLayout.Limits
    let systemVersion: Int
    let measurement: Int
    let layout: TextLayout
  }

  /// The natural width, the width that the first pass gives, and that of the second; a button asks
  /// for its title and its subtitle.
  private static let capacity = 4

  /// The latest layouts, newest last.
  private var entries: [Entry] = []
  /// The text that was measured last, and with which measurer.
  private var measured: Measured?

  /// In an object, since every view has a memory and few have texts.
  private final class Measured {
    let text: MeasuredText
    let measurement: Int

    init(_ text: MeasuredText, _ measurement: Int) {
      self.text = text
      self.measurement = measurement
    }
  }
  /// The entry that the next one takes the place of.
  private var oldest = 0

  /// The layout of a text, made unless it is among the latest.
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
