import Foundation

/// What fails from one end of a range to the other: at places, and between neighboring places.
@MainActor
struct FaultTimeline {
  /// A place with what fails exactly there.
  private typealias Place = ParameterTimeline<LayoutFault>.Place

  /// What fails at the places, and between them.
  private var timeline = ParameterTimeline<LayoutFault>()
  /// The parts of the range with what is known of them.
  private(set) var pieces: [WidthProof.Piece] = []
  /// The pieces on which everything is proved, for a certificate.
  private(set) var affine: [AffinePiece] = []
  /// What the linter says of everything that fails somewhere.
  private(set) var issues: [LayoutFault: LintIssue] = [:]

  /// Has the layouts.
  private let sweep: ParameterSweep
  /// What is checked.
  private let checks: [LayoutCheck]
  /// What checks compare with.
  private let options: LintOptions
  /// The work that may still be done.
  private let budget: FrameBudget
  /// The gaps met since the last other part.
  private var gap: ClosedRange<Double>?

  /// Goes through the parts of a sweep; pieces that the budget does not suffice for are sampled.
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

  /// Notes a range that is no longer than the enclosure of a break, such as a single width: laid out at
  /// one place, and nothing else is known of it.
  private mutating func noteOnlyPlace() {
    guard pieces.isEmpty, let only = timeline.places.first?.parameter else { return }
    pieces.append(WidthProof.Piece(range: only...only, evidence: .sampled))
  }

  /// Where the next part begins: at `parameter`, or in the middle of a gap before it.
  private mutating func start(at parameter: Double) -> Double {
    closeGap()
    if timeline.places.isEmpty { timeline.places.append(place(parameter)) }
    return timeline.places.last?.parameter ?? parameter
  }

  /// Puts one place where a break was enclosed by two.
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

  /// What fails at a parameter, by its layout.
  private mutating func place(_ parameter: Double) -> Place {
    let faults = sweep.faults(at: parameter)
    issues.merge(faults) { known, _ in known }
    return Place(parameter: parameter, facts: Set(faults.keys))
  }

  /// Adds a piece, with what fails in each of its parts; samples it if that cannot be computed.
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

  /// Adds a range by its layouts at whole numbers. Between two of them counts what fails at both.
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

  /// Notes the part from the last place before to the last one now.
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

  /// Where a fault holds.
  func intervals(of fault: LayoutFault) -> [WidthProof.Interval] { timeline.intervals(of: fault) }

  /// Everything that fails somewhere.
  var faults: [LayoutFault] { timeline.facts.sorted() }
}
