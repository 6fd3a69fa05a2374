import ArgumentParser

/// A range as it is written on the command line: `320...1366`, `320-1366`, or one number.
struct NumberRange: Codable, Hashable, Sendable, ExpressibleByArgument {
  let lower: Double
  let upper: Double

  /// Nil for anything but finite numbers in ascending order.
  init?(argument: String) {
    let text = argument.replacing("…", with: "-").replacing("...", with: "-")
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 2, let lower = parts.first ?? nil, let upper = parts.last ?? nil,
      lower.isFinite, upper.isFinite, lower <= upper
    else { return nil }
    self.lower = lower
    self.upper = upper
  }

  var closed: ClosedRange<Double> { lower...upper }

  /// Both ends, or the one number.
  var ends: [Double] { lower == upper ? [lower] : [lower, upper] }
}
