/// The numbers that decide when two doubles count as the same.
///
/// Layout lives between 10⁻⁴ and 10⁶ points and a double keeps 16 digits. A value that went through
/// a few hundred additions is therefore right to about 10⁻¹³ of the largest number involved. Every
/// tolerance is relative to the magnitudes that met, and sits between that error and the smallest
/// difference that a person could mean.
enum Tolerance {
  /// Required constraints count as satisfied without further thought up to this part of the
  /// magnitudes involved, and so do bounds that a column may rest on.
  ///
  /// A few dozen additions and pivots stay below it, so that what misses by more is rare. It is no
  /// verdict: what misses may be a contradiction or rounding, which its proof tells apart.
  static let feasibility = 1e-12

  /// A proof of a contradiction adds constraints up so that all variables cancel and the right-hand
  /// sides do not. What is left counts as rounding up to this part, for each term of a constraint,
  /// of all numbers that were added up.
  ///
  /// A sum of k products is right to (k + 1) · 1.1 · 10⁻¹⁶ of the absolute sum, and so is the number
  /// that a person wrote in decimals; this is several times both together. So what counts as a
  /// contradiction is one for any numbers that agree with the given ones to 15 digits.
  static let rounding = 1e-15

  /// A result in which a required constraint misses by more than this part of the magnitudes
  /// involved is refused, whatever the reason.
  ///
  /// 10⁻⁹ of a 1000-point screen is a millionth of a point: three digits above what counts as
  /// satisfied, so that only a calculation that lost most of its digits can come here, and four
  /// digits below the finest pixel.
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

  /// A variable whose range over the best solutions is no wider than this part of its size counts
  /// as determined: a tenth of a millionth of a point near 1, above what two linear programs may
  /// disagree by, below what anyone could see.
  static let ambiguity = 1e-7

  /// A constraint whose multiplier in a contradiction cancels to below this part of what it was added
  /// from has no share in it. A wrong guess costs a search, not a wrong answer.
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
