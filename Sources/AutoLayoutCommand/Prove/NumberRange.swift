import ArgumentParser

/// A range of numbers as an argument: `320...1366`, `320-1366`, or a single number.
///
///     NumberRange(argument: "320...1366")?.ends    // [320, 1366]
///     NumberRange(argument: "568")?.ends           // [568]
struct NumberRange: Codable, Hashable, Sendable, ExpressibleByArgument {
  /// The lower bound.
  let lower: Double
  /// The upper bound, which is included in the range.
  let upper: Double

  /// Parses a range. Fails unless the numbers are finite and in ascending order.
  init?(argument: String) {
    let text = argument.replacing("…", with: "-").replacing("...", with: "-")
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 2, let lower = parts.first ?? nil, let upper = parts.last ?? nil,
      lower.isFinite, upper.isFinite, lower <= upper
    else { return nil }
    self.lower = lower
    self.upper = upper
  }

  /// The range as a type of the standard library.
  var closed: ClosedRange<Double> { lower...upper }

  /// Both ends, or the single number.
  var ends: [Double] { lower == upper ? [lower] : [lower, upper] }
}
