/// An integer without a limit on its size.
///
/// Nearly all numbers of layouts fit in a word. Larger ones have their magnitude in limbs.
struct WholeNumber: Sendable {
  /// The value if `limbs` is empty; otherwise 1 or -1, the sign.
  private(set) var word: Int
  /// The magnitude of a value that is not a word, least significant limb first, without leading zeros.
  private(set) var limbs: [UInt32] = []

  /// Creates a number from a word.
  @inline(__always)
  init(_ word: Int) { self.word = word }

  /// Creates a number from its magnitude, which may have leading zeros.
  private init(_ magnitude: [UInt32], isNegative: Bool) {
    var limbs = magnitude
    while limbs.last == 0 { limbs.removeLast() }
    var size: UInt64 = 0
    if limbs.count <= 2 { for limb in limbs.reversed() { size = size << 32 | UInt64(limb) } }
    // The least word has no magnitude that is a word.
    if limbs.count <= 2, size <= UInt64(Int.max) {
      word = isNegative ? -Int(size) : Int(size)
    } else {
      word = isNegative ? -1 : 1
      self.limbs = limbs
    }
  }

  // MARK: Properties

  /// A Boolean value that indicates whether the number is 0.
  var isZero: Bool { word == 0 }
  /// A Boolean value that indicates whether the number is below 0.
  var isNegative: Bool { word < 0 }
  /// A Boolean value that indicates whether the number is 1.
  var isOne: Bool { word == 1 && limbs.isEmpty }
  /// The number of limbs that arithmetic visits, at least 1.
  var size: Int { max(1, limbs.count) }

  /// The magnitude as limbs.
  private var magnitude: [UInt32] {
    guard limbs.isEmpty else { return limbs }
    let size = word.magnitude
    if size == 0 { return [] }
    return size >> 32 == 0
      ? [UInt32(size)] : [UInt32(truncatingIfNeeded: size), UInt32(size >> 32)]
  }

  /// The number of binary digits of the magnitude.
  var bitWidth: Int {
    guard let last = limbs.last else { return Int.bitWidth - word.magnitude.leadingZeroBitCount }
    return 32 * limbs.count - last.leadingZeroBitCount
  }

  /// The number of factors 2 of a number that is not 0.
  var trailingZeroBits: Int {
    guard !limbs.isEmpty else { return word.trailingZeroBitCount }
    let zeros = limbs.firstIndex { $0 != 0 } ?? 0
    return 32 * zeros + limbs[zeros].trailingZeroBitCount
  }

  /// The number with the other sign.
  static prefix func - (a: WholeNumber) -> WholeNumber {
    var result = a
    result.word = -a.word
    return result
  }

  // MARK: Sums and products

  /// Returns the sum of two numbers.
  static func + (a: WholeNumber, b: WholeNumber) -> WholeNumber {
    if a.limbs.isEmpty, b.limbs.isEmpty {
      let (sum, overflows) = a.word.addingReportingOverflow(b.word)
      if !overflows, sum != Int.min { return WholeNumber(sum) }
    }
    let (x, y) = (a.magnitude, b.magnitude)
    if a.isNegative == b.isNegative { return WholeNumber(sum(x, y), isNegative: a.isNegative) }
    return isLess(x, y)
      ? WholeNumber(difference(y, x), isNegative: b.isNegative)
      : WholeNumber(difference(x, y), isNegative: a.isNegative)
  }

  /// Returns the product of two numbers.
  static func * (a: WholeNumber, b: WholeNumber) -> WholeNumber {
    if a.limbs.isEmpty, b.limbs.isEmpty {
      let (product, overflows) = a.word.multipliedReportingOverflow(by: b.word)
      if !overflows, product != Int.min { return WholeNumber(product) }
    }
    let (x, y) = (a.magnitude, b.magnitude)
    guard !x.isEmpty, !y.isEmpty else { return WholeNumber(0) }
    var result = [UInt32](repeating: 0, count: x.count + y.count)
    for i in x.indices {
      var carry: UInt64 = 0
      for j in y.indices {
        let sum = UInt64(x[i]) * UInt64(y[j]) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[i + y.count] = UInt32(carry)
    }
    return WholeNumber(result, isNegative: a.isNegative != b.isNegative)
  }

  /// Returns the sum of two magnitudes.
  private static func sum(_ x: [UInt32], _ y: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(max(x.count, y.count) + 1)
    var carry: UInt64 = 0
    for index in 0..<max(x.count, y.count) {
      let sum =
        carry + (index < x.count ? UInt64(x[index]) : 0) + (index < y.count ? UInt64(y[index]) : 0)
      result.append(UInt32(truncatingIfNeeded: sum))
      carry = sum >> 32
    }
    result.append(UInt32(carry))
    return result
  }

  /// Returns the difference of two magnitudes, of which the first is not less.
  private static func difference(_ x: [UInt32], _ y: [UInt32]) -> [UInt32] {
    var result = x
    var borrow: Int64 = 0
    for index in x.indices {
      let rest = Int64(x[index]) - (index < y.count ? Int64(y[index]) : 0) - borrow
      result[index] = UInt32(truncatingIfNeeded: rest)
      borrow = rest < 0 ? 1 : 0
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a magnitude is less than another one.
  private static func isLess(_ x: [UInt32], _ y: [UInt32]) -> Bool {
    if x.count != y.count { return x.count < y.count }
    for index in x.indices.reversed() where x[index] != y[index] { return x[index] < y[index] }
    return false
  }

  // MARK: Powers of two

  /// Returns the product of the number and a power of two.
  func shiftedLeft(by count: Int) -> WholeNumber {
    if count == 0 || isZero { return self }
    if limbs.isEmpty, count < word.magnitude.leadingZeroBitCount - 1 {
      return WholeNumber(word << count)
    }
    var result = [UInt32](repeating: 0, count: count / 32)
    var carry: UInt64 = 0
    for limb in magnitude {
      let bits = UInt64(limb) << UInt64(count % 32) | carry
      result.append(UInt32(truncatingIfNeeded: bits))
      carry = bits >> 32
    }
    result.append(UInt32(carry))
    return WholeNumber(result, isNegative: isNegative)
  }

  /// Returns the number without its last binary digits.
  func shiftedRight(by count: Int) -> WholeNumber {
    if count == 0 || isZero { return self }
    if limbs.isEmpty {
      let rest = count < UInt.bitWidth ? word.magnitude >> UInt(count) : 0
      return WholeNumber(isNegative ? -Int(rest) : Int(rest))
    }
    var result: [UInt32] = []
    let first = count / 32
    guard first < limbs.count else { return WholeNumber(0) }
    for index in first..<limbs.count {
      let high = index + 1 < limbs.count ? UInt64(limbs[index + 1]) : 0
      let bits = (high << 32 | UInt64(limbs[index])) >> UInt64(count % 32)
      result.append(UInt32(truncatingIfNeeded: bits))
    }
    return WholeNumber(result, isNegative: isNegative)
  }

  // MARK: Division

  /// Returns the quotient, rounded toward 0, and the remainder. The divisor is not 0.
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

  /// Divides a magnitude by a shorter one of at least two limbs, or one that is as long (Knuth, The Art
  /// of Computer Programming, volume 2, algorithm D).
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

  /// Returns the greatest common divisor of two odd numbers, which is above 0 (Stein, Computational problems
  /// associated with Racah algebra, 1967).
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

  /// Subtracts an odd magnitude from a greater odd one, and removes the factors 2 of the difference.
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

  /// The number as a double. Numbers of more than 62 binary digits trap.
  var double: Double { Double(word) }
}
