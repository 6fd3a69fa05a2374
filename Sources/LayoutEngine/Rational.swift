/// A number without rounding errors: a quotient of two integers.
///
/// Doubles are integers times powers of two. Powers of two are kept apart, so that sums and
/// products of doubles need no common divisor.
struct Rational: Sendable {
  /// An odd integer, or 0.
  private(set) var numerator: WholeNumber
  /// An odd integer above 0, without a common divisor with the numerator.
  private(set) var denominator: WholeNumber
  /// The power of two by which the quotient is multiplied.
  private(set) var exponent: Int

  /// The number 0.
  static let zero = Rational(WholeNumber(0), WholeNumber(1), 0)
  /// The number 1.
  static let one = Rational(WholeNumber(1), WholeNumber(1), 0)

  /// Creates a number from parts that have the stated properties.
  private init(_ numerator: WholeNumber, _ denominator: WholeNumber, _ exponent: Int) {
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
  }

  /// Creates the value of a finite double.
  init(_ value: Double) {
    guard value != 0 else {
      self = .zero
      return
    }
    let digits = Double.significandBitCount
    let scaled = Int(value.significand * Double(sign: .plus, exponent: digits, significand: 1))
    let zeros = scaled.trailingZeroBitCount
    self.init(
      WholeNumber((scaled >> zeros) * (value < 0 ? -1 : 1)), WholeNumber(1),
      Int(value.exponent) - digits + zeros)
  }

  /// Returns the quotient in lowest terms of two integers, of which the second is odd and above 0,
  /// times a power of two.
  private static func reduced(
    _ numerator: WholeNumber, _ denominator: WholeNumber, _ exponent: Int
  ) -> Rational {
    guard !numerator.isZero else { return .zero }
    let zeros = numerator.trailingZeroBits
    var top = numerator.shiftedRight(by: zeros)
    var bottom = denominator
    if !bottom.isOne {
      let common = WholeNumber.greatestCommonDivisor(top, bottom)
      if !common.isOne {
        top = top.divided(by: common).quotient
        bottom = bottom.divided(by: common).quotient
      }
    }
    return Rational(top, bottom, exponent + zeros)
  }

  // MARK: Properties

  /// A Boolean value that indicates whether the number is 0.
  var isZero: Bool { numerator.isZero }
  /// A Boolean value that indicates whether the number is below 0.
  var isNegative: Bool { numerator.isNegative }
  /// A Boolean value that indicates whether the number is above 0.
  var isPositive: Bool { !numerator.isZero && !numerator.isNegative }
  /// The number without its sign.
  var magnitude: Rational { isNegative ? -self : self }
  /// The cost of arithmetic, in products of limbs.
  var cost: Int {
    let size = numerator.size + denominator.size
    return size * size
  }

  // MARK: Arithmetic

  /// The number with the other sign.
  static prefix func - (a: Rational) -> Rational {
    Rational(-a.numerator, a.denominator, a.exponent)
  }

  /// Returns the sum of two numbers.
  ///
  /// - Complexity: O(n²) in the limbs of the numbers for the common divisor, and O(n) without
  ///   denominators.
  static func + (a: Rational, b: Rational) -> Rational {
    if a.isZero { return b }
    if b.isZero { return a }
    let exponent = min(a.exponent, b.exponent)
    let x = a.numerator.shiftedLeft(by: a.exponent - exponent)
    let y = b.numerator.shiftedLeft(by: b.exponent - exponent)
    if a.denominator.isOne, b.denominator.isOne {
      return reduced(x + y, a.denominator, exponent)
    }
    return reduced(
      x * b.denominator + y * a.denominator, a.denominator * b.denominator, exponent)
  }

  /// Returns the difference of two numbers.
  static func - (a: Rational, b: Rational) -> Rational { a + -b }

  /// Returns the product of two numbers.
  static func * (a: Rational, b: Rational) -> Rational {
    let exponent = a.exponent + b.exponent
    return reduced(a.numerator * b.numerator, a.denominator * b.denominator, exponent)
  }

  /// Returns the quotient of two numbers, of which the second is not 0.
  static func / (a: Rational, b: Rational) -> Rational {
    let top = a.numerator * b.denominator
    let bottom = a.denominator * b.numerator
    return bottom.isNegative
      ? reduced(-top, -bottom, a.exponent - b.exponent)
      : reduced(top, bottom, a.exponent - b.exponent)
  }

  /// Returns a Boolean value that indicates whether a number is less than another one.
  static func < (a: Rational, b: Rational) -> Bool {
    // Most comparisons need no difference.
    if a.isNegative != b.isNegative { return a.isNegative }
    if a.isZero { return b.isPositive }
    if b.isZero { return a.isNegative }
    return (a - b).isNegative
  }

  /// Returns a Boolean value that indicates whether two numbers are equal.
  static func == (a: Rational, b: Rational) -> Bool {
    a.exponent == b.exponent && (a - b).isZero
  }

  /// The nearest double, up to a unit in the last digit. It may be infinite.
  var double: Double {
    guard !isZero else { return 0 }
    // A quotient of 60 to 62 digits is more precise than a double.
    let digits = 61
    let shift = digits - numerator.bitWidth + denominator.bitWidth
    let top = shift > 0 ? numerator.shiftedLeft(by: shift) : numerator
    let bottom = shift < 0 ? denominator.shiftedLeft(by: -shift) : denominator
    let quotient = top.divided(by: bottom).quotient.double
    let power = exponent - shift
    // In two steps, because one power may be beyond what a double holds although the product is
    // not.
    let limit = 2000
    let bounded = min(max(power, -limit), limit)
    let half = bounded / 2
    return quotient * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: bounded - half, significand: 1)
  }
}
