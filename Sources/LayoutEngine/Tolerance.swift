/// The tolerances with which two numbers are considered equal.
///
/// Layout uses numbers between 10⁻⁴ and 10⁶ points, and a double has 16 digits. The error of a
/// value that results from a few hundred additions is therefore about 10⁻¹³ of the largest number
/// involved. Every tolerance is relative to the magnitudes that were combined. It is larger than
/// that error, and smaller than the smallest difference that is meaningful in a layout.
enum Tolerance {
  /// The maximum relative violation of a required constraint that is treated as satisfied, and by
  /// which a column may exceed a bound.
  ///
  /// The errors of a few dozen additions and pivots are smaller. A larger violation is a conflict
  /// or rounding; the infeasibility certificate distinguishes them.
  static let feasibility = 1e-12

  /// The relative error of each term of an infeasibility certificate that is treated as rounding.
  ///
  /// A certificate is a sum of constraints in which all variables cancel and the right-hand sides
  /// do not. The error of a sum of k products is at most (k + 1) · 1.1 · 10⁻¹⁶ of the absolute sum,
  /// and a decimal number has the same precision. The tolerance is several times both. Therefore, a
  /// conflict exists for all numbers that are equal to the given ones to 15 digits.
  static let rounding = 1e-15

  /// The relative violation of a required constraint beyond which a result is refused.
  ///
  /// 10⁻⁹ of a 1000-point screen is a millionth of a point. This is three digits above the
  /// violation that is treated as satisfied, so that only a calculation that lost most of its
  /// digits exceeds it. It is four digits below the finest pixel.
  static let spoiled = 1e-9

  /// The maximum magnitude of numbers on tapes, which do not check for overflow. Products of three
  /// such numbers are finite.
  static let large = 1e100

  /// The difference of equal positions on a line, relative to their magnitude.
  ///
  /// It is the same as for feasibility: a variable is at a bound up to the difference beyond which
  /// it violates the bound.
  static let position = feasibility

  /// The reduced cost that is treated as zero, relative to the absolute sum from which it was
  /// computed.
  ///
  /// Costs are sums of a few multipliers near 1 with an error of 10⁻¹⁴. A true reduced cost is a
  /// difference of products of multipliers. In any layout, it is therefore at least 10⁻⁶ of them.
  static let reducedCost = 1e-10

  /// The range on the optimal face, relative to its size, up to which a variable is treated as
  /// determined.
  ///
  /// Near 1, it is a tenth of a millionth of a point. This is larger than the difference of two
  /// linear programs with the same optimum, and smaller than anything visible.
  static let ambiguity = 1e-7

  /// The relative multiplier below which a constraint in a certificate is not part of the conflict.
  /// An error leads to a search and not to a wrong result.
  static let multiplier = 1e-9

  /// The size of tableau entries that are rounding errors, relative to the largest entry in their
  /// column.
  static let pivot = 1e-11

  /// The size of a coefficient that is treated as canceled, relative to its operands.
  static let cancellation = 1e-12

  /// The minimum coefficient through which a variable is eliminated, relative to the largest
  /// coefficient of its row. Elimination cannot increase errors by more than the inverse (Suhl &
  /// Suhl 1990).
  static let eliminationThreshold = 0.01

  /// The maximum factor by which a rounding error may grow when values follow from each other along
  /// rows.
  ///
  /// A rounding error is 10⁻¹⁶ of a value, so that a million of them stay a digit below `spoiled`.
  /// For edges that add up thousands of equal sizes, the factor is a few thousand. For a recurrence
  /// such as xᵢ₊₁ = 3 xᵢ − xᵢ₋₁, it exceeds a million after a dozen steps, and the rows are
  /// eliminated with pivots instead.
  static let growth = 1e6

  /// Returns a Boolean value that indicates whether two positions are the same point.
  @inline(__always)
  static func same(_ a: Double, _ b: Double) -> Bool {
    if a == b { return true }
    let gap = abs(a - b)
    // An infinite gap would pass, because the bound below is infinite too.
    guard gap.isFinite else { return false }
    return gap <= position * (1 + abs(a) + abs(b))
  }
}
