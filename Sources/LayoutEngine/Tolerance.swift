/// The numbers that decide when two doubles count as the same.
///
/// Layout uses numbers between 10⁻⁴ and 10⁶ points, and a double has 16 digits. A value that
/// results from a few hundred additions is therefore right to about 10⁻¹³ of the largest number
/// involved. Every tolerance is relative to the magnitudes that were combined, and lies between
/// that error and the smallest difference that a layout can mean.
enum Tolerance {
  /// The relative violation up to which a required constraint counts as satisfied, and up to which
  /// a column may exceed a bound.
  ///
  /// The errors of a few dozen additions and pivots stay below it. A greater violation is a
  /// conflict or rounding; the infeasibility certificate distinguishes them.
  static let feasibility = 1e-12

  /// The relative error of each term of an infeasibility certificate that counts as rounding.
  ///
  /// A certificate adds constraints up so that all variables cancel and the right-hand sides do
  /// not. A sum of k products is right to (k + 1) · 1.1 · 10⁻¹⁶ of the absolute sum, and a number
  /// written in decimals is as exact; this is several times both. So a conflict is one for all
  /// numbers that agree with the given ones to 15 digits.
  static let rounding = 1e-15

  /// The relative violation of a required constraint beyond which a result is refused.
  ///
  /// 10⁻⁹ of a 1000-point screen is a millionth of a point: three digits above what counts as
  /// satisfied, so that only a calculation that lost most of its digits exceeds it, and four digits
  /// below the finest pixel.
  static let spoiled = 1e-9

  /// Numbers beyond this do not run along tapes, where nothing looks for overflow: products of three
  /// of them are still finite.
  static let large = 1e100

  /// Two positions on a line count as one up to this part of their magnitude.
  ///
  /// The same bound as for feasibility, since a variable rests on a bound exactly when it could be
  /// said to violate it.
  static let position = feasibility

  /// A reduced cost counts as zero up to this part of the absolute sum of what it was added from.
  ///
  /// Costs are sums of a few multipliers near 1, right to 10⁻¹⁴; a true reduced cost is a difference
  /// of products of multipliers and therefore not below 10⁻⁶ of them in any layout.
  static let reducedCost = 1e-10

  /// A variable whose range over the optimal face is at most this part of its size counts as
  /// determined.
  ///
  /// A tenth of a millionth of a point near 1: above the difference of two linear programs with the
  /// same optimum, below anything visible.
  static let ambiguity = 1e-7

  /// A constraint whose multiplier in a certificate cancels to less than this part of its terms is
  /// not part of the conflict. An error costs a search, not a wrong result.
  static let multiplier = 1e-9

  /// Tableau entries below this part of the largest in their column are rounding errors.
  static let pivot = 1e-11

  /// A coefficient that cancels to below this part of its operands is gone.
  static let cancellation = 1e-12

  /// A variable is eliminated only through a coefficient at least this part of its row's largest,
  /// so that elimination cannot magnify errors by more than the inverse (Suhl & Suhl 1990).
  static let eliminationThreshold = 0.01

  /// Values follow from each other along rows only while a rounding error of one may become this many
  /// of another.
  ///
  /// A rounding error is 10⁻¹⁶ of a value, so that a million of them stay a digit below `spoiled`.
  /// Edges that add up thousands of equal sizes reach a few thousand; a recurrence such as
  /// xᵢ₊₁ = 3 xᵢ − xᵢ₋₁ is past a million after a dozen steps and is eliminated by pivots instead.
  static let growth = 1e6

  /// Whether two positions are the same point.
  @inline(__always)
  static func same(_ a: Double, _ b: Double) -> Bool {
    if a == b { return true }
    let gap = abs(a - b)
    // An infinite gap would pass: the bound below is infinite too.
    guard gap.isFinite else { return false }
    return gap <= position * (1 + abs(a) + abs(b))
  }
}
