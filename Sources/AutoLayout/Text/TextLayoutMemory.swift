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

  private var entries: [Entry] = []
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
      layout: TextLayout(
        text, limits: limits, systemVersion: systemVersion, measurer: TextMeasurement.measurer))
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return entry.layout
  }
}
