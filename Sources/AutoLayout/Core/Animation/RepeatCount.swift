/// The values of properties `repeatCount`.
enum RepeatCount {
  /// The number from which an animation has no end: programs write `.greatestFiniteMagnitude` or
  /// `Float(Int.max)` for that.
  private static let endless: Float = 1e9

  /// Returns the number of repetitions for a value, of which 0 is one.
  static func repetitions(_ value: Float) -> Double {
    guard value > 0 else { return 1 }
    return value < endless ? Double(value) : .infinity
  }
}
