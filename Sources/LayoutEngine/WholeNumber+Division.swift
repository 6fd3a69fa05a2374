/// Quotients and common divisors.
extension WholeNumber {
  /// Returns the quotient, rounded toward 0, and the remainder. The divisor is not 0.
  ///
  /// - Complexity: O(limbs of the quotient · limbs of the divisor).
  func divided(by divisor: WholeNumber) -> (quotient: WholeNumber, remainder: WholeNumber) {
    if limbs.isEmpty, divisor.limbs.isEmpty {
      return (WholeNumber(word / divisor.word), WholeNumber(word % divisor.word))
    }
    let (x, y) = (magnitude, divisor.magnitude)
    if Self.isLess(x, y) { return (WholeNumber(0), self) }
    let (quotient, remainder) = y.count == 1 ? Self.divide(x, by: y[0]) : Self.divide(x, by: y)
    return (
      WholeNumber(quotient, isNegative: isNegative != divisor.isNegative),
      WholeNumber(remainder, isNegative: isNegative)
    )
  }

  /// Divides a magnitude by a limb.
  private static func divide(_ x: [UInt32], by divisor: UInt32) -> ([UInt32], [UInt32]) {
    var quotient = x
    var rest: UInt64 = 0
    for index in x.indices.reversed() {
      let part = rest << 32 | UInt64(x[index])
      quotient[index] = UInt32(part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    return (quotient, [UInt32(rest)])
  }

  /// Divides a magnitude by a shorter one of at least two limbs, or one that is as long (Knuth, The
  /// Art of Computer Programming, volume 2, algorithm D).
  private static func divide(_ x: [UInt32], by y: [UInt32]) -> ([UInt32], [UInt32]) {
    let shift = y[y.count - 1].leadingZeroBitCount
    let divisor = shifted(y, shift)
    var rest = shifted(x, shift) + [0]
    let n = y.count
    // A shifted dividend may have one more limb.
    var quotient = [UInt32](repeating: 0, count: rest.count - n)
    let high = UInt64(divisor[n - 1])
    let next = UInt64(divisor[n - 2])
    for place in quotient.indices.reversed() {
      let top = UInt64(rest[place + n]) << 32 | UInt64(rest[place + n - 1])
      var digit = top / high
      var left = top % high
      while digit >> 32 != 0 || digit * next > (left << 32 | UInt64(rest[place + n - 2])) {
        digit -= 1
        left += high
        if left >> 32 != 0 { break }
      }
      if subtract(digit, times: divisor, from: &rest, at: place) {
        digit -= 1
        addBack(divisor, to: &rest, at: place)
      }
      quotient[place] = UInt32(digit)
    }
    return (quotient, WholeNumber(rest, isNegative: false).shiftedRight(by: shift).magnitude)
  }

  /// Returns a magnitude times a power of two below a limb, without a leading zero limb.
  private static func shifted(_ x: [UInt32], _ count: Int) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for limb in x {
      let bits = UInt64(limb) << UInt64(count) | carry
      result.append(UInt32(truncatingIfNeeded: bits))
      carry = bits >> 32
    }
    if carry != 0 { result.append(UInt32(carry)) }
    return result
  }

  /// Subtracts a multiple of the divisor in place. Returns whether the result is negative.
  private static func subtract(
    _ digit: UInt64, times divisor: [UInt32], from rest: inout [UInt32], at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in divisor.indices {
      let product = digit * UInt64(divisor[index]) + carry
      carry = product >> 32
      let sum =
        Int64(rest[place + index]) - borrow - Int64(UInt32(truncatingIfNeeded: product))
      rest[place + index] = UInt32(truncatingIfNeeded: sum)
      borrow = sum < 0 ? 1 : 0
    }
    let sum = Int64(rest[place + divisor.count]) - borrow - Int64(carry)
    rest[place + divisor.count] = UInt32(truncatingIfNeeded: sum)
    return sum < 0
  }

  /// Adds the divisor in place.
  private static func addBack(_ divisor: [UInt32], to rest: inout [UInt32], at place: Int) {
    var carry: UInt64 = 0
    for index in divisor.indices {
      let sum = UInt64(rest[place + index]) + UInt64(divisor[index]) + carry
      rest[place + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    rest[place + divisor.count] = UInt32(
      truncatingIfNeeded: UInt64(rest[place + divisor.count]) + carry)
  }

  /// Returns the greatest common divisor of two odd numbers, which is above 0 (Stein, Computational
  /// problems associated with Racah algebra, 1967).
  static func greatestCommonDivisor(_ a: WholeNumber, _ b: WholeNumber) -> WholeNumber {
    if a.limbs.isEmpty, b.limbs.isEmpty { return WholeNumber(wordDivisor(a.word, b.word)) }
    // The longer number becomes as short as the other one by one division.
    let (long, short) = a.size < b.size ? (b, a) : (a, b)
    let rest = long.divided(by: short).remainder
    if rest.isZero { return short.isNegative ? -short : short }
    var x = short.magnitude
    var y = rest.shiftedRight(by: rest.trailingZeroBits).magnitude
    while x.count > 1 || y.count > 1 {
      if x == y { return WholeNumber(x, isNegative: false) }
      if isLess(x, y) { reduce(&y, by: x) } else { reduce(&x, by: y) }
    }
    return WholeNumber(wordDivisor(Int(x[0]), Int(y[0])))
  }

  /// Subtracts an odd magnitude from a greater odd one, and removes the factors 2 of the
  /// difference.
  private static func reduce(_ x: inout [UInt32], by y: [UInt32]) {
    var borrow: Int64 = 0
    for index in x.indices {
      let rest = Int64(x[index]) - (index < y.count ? Int64(y[index]) : 0) - borrow
      x[index] = UInt32(truncatingIfNeeded: rest)
      borrow = rest < 0 ? 1 : 0
    }
    let first = x.firstIndex { $0 != 0 } ?? 0
    let shift = UInt64(x[first].trailingZeroBitCount)
    let count = x.count - first
    for index in 0..<count {
      let high = index + 1 < count ? UInt64(x[first + index + 1]) : 0
      x[index] = UInt32(truncatingIfNeeded: (high << 32 | UInt64(x[first + index])) >> shift)
    }
    x.removeLast(first)
    while x.last == 0 { x.removeLast() }
  }

  /// Returns the greatest common divisor of two words.
  private static func wordDivisor(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a.magnitude, b.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    return Int(x)
  }
}
