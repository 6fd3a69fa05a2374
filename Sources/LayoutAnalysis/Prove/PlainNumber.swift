import Foundation

/// Numbers that places in a range probably are: whole ones, and fractions of few parts.
enum PlainNumber {
  /// Parts that a point is divided into: halves and thirds of pixels at one to three pixels a point,
  /// and multipliers that people write with two digits.
  private static let parts: [Double] = [1, 2, 3, 4, 6, 8, 9, 10, 12, 16, 18, 24, 36, 100, 1000]

  /// The plainest number in a range; its middle where there is none.
  static func inside(_ lower: Double, _ upper: Double) -> Double {
    known(in: lower, upper) ?? (lower + upper) / 2
  }

  /// The plainest number in a range; nil where there is none.
  static func known(in lower: Double, _ upper: Double) -> Double? {
    let middle = (lower + upper) / 2
    for count in parts {
      let number = (middle * count).rounded() / count
      if number >= lower, number <= upper { return number }
    }
    return nil
  }

  /// How far arithmetic moves a number: a tenth of the resolution of a proof, and a hundred times the
  /// errors of solutions.
  private static let drift = 1e-7

  /// A plain number that arithmetic has moved by `drift` at most, or the number itself.
  static func near(_ number: Double) -> Double {
    let found = inside(number - drift, number + drift)
    return abs(found - number) <= drift ? found : number
  }
}
