import Foundation

/// The failures from one end of a range to the other: at parameters, and between adjacent
/// parameters.
@MainActor
struct FaultTimeline {
  /// A parameter with the failures exactly there.
  private typealias Place = ParameterTimeline<LayoutFault>.Place

  /// The failures at the parameters, and between them.
  private var timeline = ParameterTimeline<LayoutFault>()
  /// The parts of the range with their evidence.
  private(set) var pieces: [WidthProof.Piece] = []
  /// The proved pieces, for a certificate.
  private(set) var affine: [AffinePiece] = []
  /// The linter's issue for each failure.
  private(set) var issues: [LayoutFault: LintIssue] = [:]

  /// The sweep with the layouts.
  private let sweep: ParameterSweep
  /// The checks to perform.
  private let checks: [LayoutCheck]
  /// The thresholds of checks.
  private let options: LintOptions
  /// The work that remains allowed.
  private let budget: FrameBudget
  /// The gaps since the last other part, merged.
  private var gap: ClosedRange<Double>?

  /// Evaluates the parts of a sweep. Pieces that would exceed the budget are sampled.
  init(
    _ sweep: ParameterSweep, checks: [LayoutCheck], options: LintOptions,
    budget: FrameBudget
  ) {
    self.sweep = sweep
    self.budget = budget
    self.checks = checks
    self.options = options
    for part in sweep.parts.sorted(by: { $0.lower < $1.lower }) {
      switch part {
      case .gap(let lower, let upper): gap = (gap?.lowerBound ?? lower)...upper
      case .piece(let piece): add(piece)
      case .sampled(let lower, let upper): addSamples(from: lower, to: upper)
      }
    }
    closeGap()
    noteOnlyPlace()
  }

  /// Records a range that is no longer than the enclosure of a break, such as a single width. It is
  /// laid out at one parameter.
  private mutating func noteOnlyPlace() {
    guard pieces.isEmpty, let only = timeline.places.first?.parameter else { return }
    pieces.append(WidthProof.Piece(range: only...only, evidence: .sampled))
  }

  /// Returns the beginning of the next part: `parameter`, or the middle of a gap before it.
  private mutating func start(at parameter: Double) -> Double {
    closeGap()
    if timeline.places.isEmpty { timeline.places.append(place(parameter)) }
    return timeline.places.last?.parameter ?? parameter
  }

  /// Replaces two parameters that enclose a break by one.
  private mutating func closeGap() {
    guard let closed = gap else { return }
    gap = nil
    let parameter = PlainNumber.inside(closed.lowerBound, closed.upperBound)
    if !timeline.places.isEmpty { timeline.places.removeLast() }
    timeline.places.append(place(parameter))
    if let last = pieces.popLast() {
      let from = last.range.lowerBound
      pieces.append(
        WidthProof.Piece(range: from...max(from, parameter), evidence: last.evidence))
    }
  }

  /// Returns the failures at a parameter, from its layout.
  private mutating func place(_ parameter: Double) -> Place {
    let faults = sweep.faults(at: parameter)
    issues.merge(faults) { known, _ in known }
    return Place(parameter: parameter, facts: Set(faults.keys))
  }

  /// Adds a piece with the failures in each of its parts, or samples it if they cannot be computed.
  private mutating func add(_ piece: AffinePiece) {
    guard var found = PieceFaults(piece, checks: checks, options: options, budget: budget)
    else {
      return addSamples(from: piece.lower, to: piece.upper)
    }
    let from = start(at: piece.lower)
    for part in found.parts {
      timeline.between.append(part.faults)
      if part.upper == piece.upper {
        timeline.places.append(place(part.upper))
      } else {
        timeline.places.append(Place(parameter: part.upper, facts: found.faults(at: part.upper)))
      }
    }
    issues.merge(found.issues) { known, _ in known }
    affine.append(piece)
    note(from: from, piece.evidence)
  }

  /// Adds a range by its layouts at whole numbers. Between two of them, the failures that occur at
  /// both apply.
  private mutating func addSamples(from lower: Double, to upper: Double) {
    let from = start(at: lower)
    var wholes: [Double] = []
    var next = lower.rounded(.down) + 1
    while next < upper {
      wholes.append(next)
      next += 1
    }
    for parameter in wholes + [upper] {
      let next = place(parameter)
      timeline.between.append((timeline.places.last?.facts ?? []).intersection(next.facts))
      timeline.places.append(next)
    }
    note(from: from, .sampled)
  }

  /// Records the part from the previous parameter to the last one.
  private mutating func note(from lower: Double, _ evidence: WidthProof.Evidence) {
    guard let upper = timeline.places.last?.parameter, upper >= lower else { return }
    if evidence == .sampled, let last = pieces.last, last.evidence == .sampled,
      last.range.upperBound == lower
    {
      pieces[pieces.count - 1] = WidthProof.Piece(
        range: last.range.lowerBound...upper, evidence: .sampled)
    } else {
      pieces.append(WidthProof.Piece(range: lower...upper, evidence: evidence))
    }
  }

  // MARK: - Results

  /// Returns the intervals in which a failure occurs.
  func intervals(of fault: LayoutFault) -> [WidthProof.Interval] { timeline.intervals(of: fault) }

  /// All failures that occur in the range.
  var faults: [LayoutFault] { timeline.facts.sorted() }
}
