import Foundation

/// Numbers that are likely in a range: whole ones, and fractions with small denominators.
enum PlainNumber {
  /// The denominators: halves and thirds of pixels at one to three pixels per point, and
  /// multipliers with two decimal digits.
  private static let parts: [Double] = [1, 2, 3, 4, 6, 8, 9, 10, 12, 16, 18, 24, 36, 100, 1000]

  /// Returns the number in a range with the smallest denominator, or the middle of the range if
  /// there is none.
  static func inside(_ lower: Double, _ upper: Double) -> Double {
    known(in: lower, upper) ?? (lower + upper) / 2
  }

  /// Returns the number in a range with the smallest denominator, or `nil` if there is none.
  static func known(in lower: Double, _ upper: Double) -> Double? {
    let middle = (lower + upper) / 2
    for count in parts {
      let number = (middle * count).rounded() / count
      if number >= lower, number <= upper { return number }
    }
    return nil
  }

  /// The maximum arithmetic error of a number: a tenth of the resolution of a proof, and a hundred
  /// times the errors of solutions.
  private static let drift = 1e-7

  /// Returns a number with a small denominator within `drift`, or the number itself.
  static func near(_ number: Double) -> Double {
    let found = inside(number - drift, number + drift)
    return abs(found - number) <= drift ? found : number
  }
}
