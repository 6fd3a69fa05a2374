/// The possible widths of windows: whole pixels of a screen.
///
/// Frames are rounded to pixels, so that edges jump at widths between two pixels, and a layout may
/// fail from one jump to the next. No window has such a width.
struct PixelWidths {
  /// The number of pixels per point, or `nil` if any width counts.
  private let scale: Double?

  /// The number of points by which a bound may differ from the exact width: the enclosure of a
  /// break.
  private static let allowance = 2 * ParameterSweep.resolution

  /// Creates the widths of windows in a range, on a screen with `scale` pixels per point. A single
  /// requested width always counts.
  init(scale: Double, in range: ClosedRange<Double>) {
    self.scale = range.lowerBound == range.upperBound ? nil : max(1, scale)
  }

  /// Returns a Boolean value that indicates whether an interval contains the width of a window.
  func meet(_ interval: WidthInterval) -> Bool {
    guard let scale, interval.upper - interval.lower <= 1 / scale + Self.allowance else {
      return true
    }
    // The first whole pixel from the lower bound on, and the next one.
    let first = ((interval.lower - Self.allowance) * scale).rounded(.up)
    return [first, first + 1].contains { has($0 / scale, interval) }
  }

  /// Returns a Boolean value that indicates whether a width from the lower bound on is in an
  /// interval.
  private func has(_ width: Double, _ interval: WidthInterval) -> Bool {
    if abs(width - interval.lower) <= Self.allowance, interval.includesLower { return true }
    if abs(width - interval.upper) <= Self.allowance { return interval.includesUpper }
    return width > interval.lower + Self.allowance && width < interval.upper
  }
}
