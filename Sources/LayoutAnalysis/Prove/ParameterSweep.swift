import AutoLayout
import Foundation

/// Splits a range into pieces on which the layout is affine.
///
/// 1. Lay out at both ends and in the middle, and where constants move at an uneven place, too.
/// 2. If they lie on one piece, the piece is known.
/// 3. Otherwise guess where it ends, from slopes and from where text breaks, and do the same on both
///    sides of the guess.
@MainActor
final class ParameterSweep {
  /// Breaks between pieces are known to this many points: a millionth, far below a pixel, and above
  /// the errors of solutions and slopes.
  nonisolated static let resolution = 1e-6

  /// A part of the range.
  enum Part {
    /// The layout is affine.
    case piece(AffinePiece)
    /// Laid out at every whole number, because it follows no straight lines.
    case sampled(lower: Double, upper: Double)
    /// A break that lies between two numbers `resolution` apart.
    case gap(lower: Double, upper: Double)

    /// Where the part begins.
    @MainActor var lower: Double {
      switch self {
      case .piece(let piece): piece.lower
      case .sampled(let lower, _), .gap(let lower, _): lower
      }
    }
  }

  /// Makes the layout at a parameter.
  private let layOut: (Double) -> LayoutSample
  /// The layouts that were made and kept, by parameter.
  private(set) var samples: [Double: LayoutSample] = [:]
  /// The parts of the range, in the order in which they were found.
  private(set) var parts: [Part] = []
  /// Layouts that the search may still make.
  private var budget: Int
  /// What the layouts that are kept may still weigh.
  private var room: Int
  /// How often a short range may still be halved because there is no guess where it breaks: what
  /// breaks by rules that nobody knows breaks at many places. A break is enclosed by twenty halvings
  /// of a point, so that this is a dozen breaks.
  private var remainingHalvings = 240

  /// Points below which a halving counts.
  private static let shortRange = 1.0

  /// Splits after which one is made in the middle, so that poor guesses cannot creep.
  private static let splitsPerHalving = 4

  /// Multiples of the resolution up to which a range is taken for the break itself: a range that was cut
  /// around a break is one resolution long, give or take the rounding of its ends.
  private static let gapLength = 1.5

  /// Points from which there is a whole number well inside a range.
  private static let wholeRange = 2.0

  /// What all layouts that are kept may weigh. At some three kilobytes for each unit hostile documents
  /// cannot ask for more than about two gigabytes; ordinary scenes of some hundred views never come
  /// near.
  nonisolated static let maxWeight = 700_000
  /// Layouts that any document gets: three for each of the pieces on both sides of a cut.
  private static let minLayouts = 12

  /// - Parameters:
  ///   - budget: Layouts that the search may make.
  ///   - room: What they may weigh together.
  ///   - layOut: Makes the layout at a parameter.
  init(
    budget: Int, room: Int = ParameterSweep.maxWeight,
    _ layOut: @escaping (Double) -> LayoutSample
  ) {
    self.budget = budget
    self.room = room
    self.layOut = layOut
  }

  /// The layout at a parameter; made once.
  func sample(_ parameter: Double) -> LayoutSample {
    if let known = samples[parameter] { return known }
    budget -= 1
    let made = layOut(parameter)
    samples[parameter] = made
    room -= made.weight
    return made
  }

  /// What fails at a parameter; of a layout that is not needed again.
  func faults(at parameter: Double) -> [LayoutFault: LintIssue] {
    glance(at: parameter).faults
  }

  /// The layout at a parameter, which is not kept if it is not needed for pieces.
  func glance(at parameter: Double) -> LayoutSample {
    if let known = samples[parameter] { return known }
    glances += 1
    return layOut(parameter)
  }

  /// Layouts that were made and not kept.
  private(set) var glances = 0

  /// Finds the parts of a range, the longest first. `cuts` are places where a part must end.
  func run(_ range: ClosedRange<Double>, cuts: [Double]) {
    var ends = [range.lowerBound, range.upperBound]
    for cut in cuts {
      ends += [cut - Self.resolution / 2, cut, cut + Self.resolution / 2].filter {
        $0 > range.lowerBound && $0 < range.upperBound
      }
    }
    ends = Array(Set(ends)).sorted()
    // A single place is enclosed by itself.
    if ends.count == 1 { parts.append(.gap(lower: ends[0], upper: ends[0])) }
    var pending =
      zip(ends, ends.dropFirst()).map { Task(lower: $0, upper: $1, depth: 0) }
      .reversed() as [Task]
    while let task = pending.popLast() {
      pending += examine(task).reversed()
    }
  }

  /// A range that is still to be examined.
  private struct Task {
    /// Where the range begins.
    let lower: Double
    /// Where the range ends.
    let upper: Double
    /// How often the range was split.
    let depth: Int
  }

  /// Decides about a range; returns the ranges that it was split into.
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

  /// Gives up: at every whole number somebody will look.
  private func abandon(_ task: Task) -> [Task] {
    parts.append(.sampled(lower: task.lower, upper: task.upper))
    return []
  }

  /// The ranges around a guess, or the halves of the range without one.
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
    // What happens at a whole number happens there exactly: the layout on it decides.
    let whole = guess.rounded()
    if abs(guess - whole) < half { ends = [lower, whole - half, whole, whole + half, upper] }
    return zip(ends, ends.dropFirst()).filter { $0 < $1 }
      .map { Task(lower: $0, upper: $1, depth: task.depth + 1) }
  }

  /// A number well inside a range: a whole one where there is one near the middle.
  static func inside(_ lower: Double, _ upper: Double) -> Double {
    let middle = (lower + upper) / 2
    let whole = middle.rounded()
    return upper - lower >= wholeRange ? whole : middle
  }
}
