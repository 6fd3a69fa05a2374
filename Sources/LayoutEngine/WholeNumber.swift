/// An integer without a limit on its size.
///
/// Nearly all numbers of layouts fit in a word. Larger ones have their magnitude in limbs.
struct WholeNumber: Sendable {
  /// The value if `limbs` is empty; otherwise 1 or -1, the sign.
  private(set) var word: Int
  /// The magnitude of a value that is not a word, least significant limb first, without leading
  /// zeros.
  private(set) var limbs: [UInt32] = []

  /// Creates a number from a word.
  @inline(__always)
  init(_ word: Int) { self.word = word }

  /// Creates a number from its magnitude, which may have leading zeros.
  init(_ magnitude: [UInt32], isNegative: Bool) {
    var limbs = magnitude
    while limbs.last == 0 { limbs.removeLast() }
    var size: UInt64 = 0
    if limbs.count <= 2 { for limb in limbs.reversed() { size = size << 32 | UInt64(limb) } }
    // The magnitude of `Int.min` does not fit in a word.
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
  var magnitude: [UInt32] {
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
  ///
  /// - Complexity: O(limbs).
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
  ///
  /// - Complexity: O(limbs of one · limbs of the other).
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
  static func isLess(_ x: [UInt32], _ y: [UInt32]) -> Bool {
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

  /// The number as a double. The number must fit in a word, because `limbs` is ignored.
  var double: Double { Double(word) }
}
