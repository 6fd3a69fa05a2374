/// The values of properties `repeatCount`.
enum RepeatCount {
  /// The repeat count at and above which an animation repeats indefinitely. Programs specify this
  /// with `.greatestFiniteMagnitude` or `Float(Int.max)`.
  private static let endless: Float = 1e9

  /// Returns the number of repetitions for a repeat count. A count of 0 is one repetition.
  static func repetitions(_ value: Float) -> Double {
    guard value > 0 else { return 1 }
    return value < endless ? Double(value) : .infinity
  }
}
