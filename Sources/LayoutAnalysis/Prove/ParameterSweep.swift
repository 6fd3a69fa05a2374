import AutoLayout
import Foundation

/// Splits a range into pieces on which the layout is affine.
///
/// 1. Lay out at both ends and in the middle, and at an uneven parameter as well if constants
///   change.
/// 2. If the layouts are on one piece, the piece is known.
/// 3. Otherwise guess its end, from slopes and from line breaks in text, and repeat on both sides
///   of the guess.
@MainActor
final class ParameterSweep {
  /// The precision in points to which breaks between pieces are known: a millionth, far below a
  /// pixel, and above the errors of solutions and slopes.
  nonisolated static let resolution = 1e-6

  /// A part of the range.
  enum Part {
    /// The layout is affine.
    case piece(AffinePiece)
    /// The layout was sampled at every whole number because it is not piecewise affine.
    case sampled(lower: Double, upper: Double)
    /// A break between two numbers that are `resolution` apart.
    case gap(lower: Double, upper: Double)

    /// The lower end of the part.
    @MainActor var lower: Double {
      switch self {
      case .piece(let piece): piece.lower
      case .sampled(let lower, _), .gap(let lower, _): lower
      }
    }
  }

  /// A closure that returns the layout at a parameter.
  private let layOut: (Double) -> LayoutSample
  /// The retained layouts, by parameter.
  private(set) var samples: [Double: LayoutSample] = [:]
  /// The parts of the range, in the order in which they were found.
  private(set) var parts: [Part] = []
  /// The number of layouts that the search may still make.
  private var budget: Int
  /// The remaining memory for retained layouts, in the units of `maxWeight`.
  private var room: Int
  /// The number of times that a short range may still be halved without a guess for its break:
  /// layouts that break by unknown rules break at many parameters. A break is enclosed by twenty
  /// halvings of a point, so that this is a dozen breaks.
  private var remainingHalvings = 240

  /// The length in points below which a halving counts.
  private static let shortRange = 1.0

  /// The number of splits after which one is made in the middle, so that poor guesses cannot make
  /// progress too slow.
  private static let splitsPerHalving = 4

  /// The multiple of the resolution up to which a range is treated as the break itself: a range
  /// that was cut around a break is one resolution long, up to the rounding of its ends.
  private static let gapLength = 1.5

  /// The minimum length in points of a range that certainly contains a whole number.
  private static let wholeRange = 2.0

  /// The memory limit for retained layouts, in units of about 3 KB. It bounds untrusted documents
  /// to about 2 GB; ordinary scenes of a few hundred views stay far below it.
  nonisolated static let maxWeight = 700_000
  /// The minimum number of layouts for any document: three for each of the pieces on both sides of
  /// a cut.
  private static let minLayouts = 12

  /// Creates a sweep. It makes no layouts until `run(_:cuts:)` or `glance(at:)` is called.
  ///
  /// - Parameters:
  ///   - budget: The maximum number of layouts that the search makes.
  ///   - room: The memory limit for retained layouts.
  ///   - layOut: A closure that returns the layout at a parameter.
  init(
    budget: Int, room: Int = ParameterSweep.maxWeight,
    _ layOut: @escaping (Double) -> LayoutSample
  ) {
    self.budget = budget
    self.room = room
    self.layOut = layOut
  }

  /// Returns the layout at a parameter, which is made only once.
  func sample(_ parameter: Double) -> LayoutSample {
    if let known = samples[parameter] { return known }
    budget -= 1
    let made = layOut(parameter)
    samples[parameter] = made
    room -= made.weight
    return made
  }

  /// Returns the failures at a parameter, from a layout that is not needed again.
  func faults(at parameter: Double) -> [LayoutFault: LintIssue] {
    glance(at: parameter).faults
  }

  /// Returns the layout at a parameter. It is retained only if it was already made for a piece.
  func glance(at parameter: Double) -> LayoutSample {
    if let known = samples[parameter] { return known }
    glances += 1
    return layOut(parameter)
  }

  /// The number of layouts that were made and not retained.
  private(set) var glances = 0

  /// Finds the parts of a range from its lower end to its upper end. `cuts` are parameters at which
  /// a part must end.
  func run(_ range: ClosedRange<Double>, cuts: [Double]) {
    var ends = [range.lowerBound, range.upperBound]
    for cut in cuts {
      ends += [cut - Self.resolution / 2, cut, cut + Self.resolution / 2].filter {
        $0 > range.lowerBound && $0 < range.upperBound
      }
    }
    ends = Array(Set(ends)).sorted()
    // A single parameter encloses itself.
    if ends.count == 1 { parts.append(.gap(lower: ends[0], upper: ends[0])) }
    var pending =
      zip(ends, ends.dropFirst()).map { Task(lower: $0, upper: $1, depth: 0) }
      .reversed() as [Task]
    while let task = pending.popLast() {
      pending += examine(task).reversed()
    }
  }

  /// A range that has not been examined yet.
  private struct Task {
    /// The lower end of the range.
    let lower: Double
    /// The upper end of the range.
    let upper: Double
    /// The number of splits that led to the range.
    let depth: Int
  }

  /// Examines a range, and returns the ranges into which it was split.
  private func examine(_ task: Task) -> [Task] {
    let (lower, upper) = (task.lower, task.upper)
    if upper - lower <= Self.resolution * Self.gapLength {
      parts.append(.gap(lower: lower, upper: upper))
      return []
    }
    guard budget > 0, room > 0 || samples.count < Self.minLayouts else { return abandon(task) }
    let (low, high) = (sample(lower), sample(upper))
    do {
      let piece = try AffinePiece(low, sample(Self.inside(lower, upper)), high)
      try piece.check(sample(piece.touchstone))
      parts.append(.piece(piece))
      return []
    } catch {
      let isHalved = task.depth % Self.splitsPerHalving == Self.splitsPerHalving - 1
      let guess = isHalved ? nil : SplitGuess(self, low, high, error).place
      let isShort = upper - lower <= Self.shortRange
      if guess == nil, isShort { remainingHalvings -= 1 }
      if low.system == nil || remainingHalvings < 0 && isShort { return abandon(task) }
      return split(task, at: guess)
    }
  }

  /// Marks the range as undecided; callers sample it at whole widths.
  private func abandon(_ task: Task) -> [Task] {
    parts.append(.sampled(lower: task.lower, upper: task.upper))
    return []
  }

  /// Returns the ranges around a guess, or the halves of the range without one.
  private func split(_ task: Task, at guess: Double?) -> [Task] {
    let (lower, upper) = (task.lower, task.upper)
    let half = Self.resolution / 2
    guard let guess, guess > lower + half, guess < upper - half else {
      let middle = Self.inside(lower, upper)
      return [
        Task(lower: lower, upper: middle, depth: task.depth + 1),
        Task(lower: middle, upper: upper, depth: task.depth + 1),
      ]
    }
    var ends = [lower, guess - half, guess + half, upper]
    // A break near a whole number is probably exactly there: the layout at the number decides.
    let whole = guess.rounded()
    if abs(guess - whole) < half { ends = [lower, whole - half, whole, whole + half, upper] }
    return zip(ends, ends.dropFirst()).filter { $0 < $1 }
      .map { Task(lower: $0, upper: $1, depth: task.depth + 1) }
  }

  /// Returns a number well inside a range: a whole one if there is one near the middle.
  static func inside(_ lower: Double, _ upper: Double) -> Double {
    let middle = (lower + upper) / 2
    let whole = middle.rounded()
    return upper - lower >= wholeRange ? whole : middle
  }
}
