import AutoLayout
import Foundation

/// The differences between two sides from one end of a range of widths to the other.
@MainActor
struct JointTimeline {
  /// The differences by width.
  private(set) var timeline = ParameterTimeline<EquivalenceFact>()
  /// The parts of the range with their evidence.
  private(set) var pieces: [WidthProof.Piece] = []
  /// Containers around matched views that only one side has.
  private(set) var containers: (first: Set<ComparedView>, second: Set<ComparedView>) = ([], [])
  /// The largest number of matched views at a width.
  private(set) var matched = 0
  /// The names of rules that match a view.
  private(set) var knownNames: Set<String> = []

  /// A part on which both sides are affine.
  struct Cell {
    /// The part in points.
    let range: ClosedRange<Double>
    /// The indices of the segments of both sides.
    let segments: (first: Int, second: Int)
    /// The matched views, by their indices.
    let pairs: [(first: Int, second: Int)]
  }

  /// The parts on which both sides are affine, ascending.
  private(set) var cells: [Cell] = []
  /// Descriptions of differences in the surroundings of both roots.
  private(set) var surroundings: [String] = []

  /// The sides.
  private let first, second: SweptSide
  /// The user's rules for views that are the same.
  private let rules: MatchingRules
  /// The work that remains allowed.
  private let budget: FrameBudget
  /// The last layouts that were matched, with the comparison of what they show.
  private var last: (first: LayoutSample, second: LayoutSample, comparison: LayoutComparison)?

  /// Compares two sides.
  init(_ first: SweptSide, _ second: SweptSide, rules: MatchingRules, budget: FrameBudget) {
    self.first = first
    self.second = second
    self.rules = rules
    self.budget = budget
    let places = Self.merged(first.places, second.places)
    for (index, place) in places.enumerated() {
      if index > 0 { addPart(from: places[index - 1].parameter, to: place.parameter) }
      timeline.places.append(.init(parameter: place.parameter, facts: facts(at: place.parameter)))
    }
    if let only = places.first, places.count == 1 {
      pieces.append(
        WidthProof.Piece(range: only.parameter...only.parameter, evidence: .sampled))
    }
    clearEnclosures(places)
  }

  /// Returns the breaks of both sides in ascending order. Two that enclose the same break are
  /// merged.
  private static func merged(
    _ a: [SweptSide.Place], _ b: [SweptSide.Place]
  ) -> [SweptSide.Place] {
    var found: [SweptSide.Place] = []
    for place in (a + b).sorted(by: { $0.parameter < $1.parameter }) {
      guard let last = found.last,
        place.parameter - last.parameter <= 2 * ParameterSweep.resolution
      else {
        found.append(place)
        continue
      }
      if place.isExact, !last.isExact { found[found.count - 1] = place }
    }
    return found
  }

  /// Removes differences inside an enclosure of a break that occur at neither end of it: both
  /// layouts break there, at widths that are known to `ParameterSweep.resolution`.
  private mutating func clearEnclosures(_ places: [SweptSide.Place]) {
    let enclosed = Set(places.filter { !$0.isExact }.map(\.parameter))
    for index in timeline.places.indices
    where enclosed.contains(timeline.places[index].parameter) {
      let sides = [index - 1, index].filter(timeline.between.indices.contains)
      let known = sides.reduce(into: Set()) { $0.formUnion(timeline.between[$1]) }
      timeline.places[index].facts.formIntersection(known)
    }
  }

  // MARK: - Layouts

  /// Returns the comparison of two layouts, which is cached until others are compared.
  private mutating func comparison(_ a: LayoutSample, _ b: LayoutSample) -> LayoutComparison {
    if let last, last.first === a, last.second === b { return last.comparison }
    let matching = ViewMatching(MatchedTree(a), MatchedTree(b), rules)
    budget.spend(a.views.count + b.views.count)
    let made = LayoutComparison(matching)
    last = (a, b, made)
    matched = max(matched, matching.pairs.count)
    knownNames.formUnion(matching.knownNames)
    containers.first.formUnion(matching.containers.first.map { matching.first.names[$0] })
    containers.second.formUnion(matching.containers.second.map { matching.second.names[$0] })
    return made
  }

  /// Returns the differences at a width, from a layout of each side.
  private mutating func facts(at width: Double) -> Set<EquivalenceFact> {
    let (a, b) = (first.sweep.glance(at: width), second.sweep.glance(at: width))
    if surroundings.isEmpty {
      surroundings = a.surroundings.differences(from: b.surroundings)
    }
    let comparison = comparison(a, b)
    return comparison.fixed.union(
      comparison.frames(a.snapshot.framesInRoot, b.snapshot.framesInRoot))
  }

  // MARK: - Parts

  /// Adds the differences between two widths, excluding the widths themselves.
  private mutating func addPart(from lower: Double, to upper: Double) {
    let middle = (lower + upper) / 2
    guard let i = first.segment(around: middle), let j = second.segment(around: middle),
      let ours = first.segments[i].frames, let theirs = second.segments[j].frames
    else { return addSamples(from: lower, to: upper) }
    let (left, right) = (ours.piece, theirs.piece)
    let comparison = comparison(left.middle, right.middle)
    guard
      let joint = JointPiece(ours, theirs, comparison, in: lower...upper, budget: budget)
    else { return addSamples(from: lower, to: upper) }
    for part in joint.parts {
      timeline.between.append(comparison.fixed.union(part.facts))
      guard part.upper != upper else { continue }
      timeline.places.append(
        .init(parameter: part.upper, facts: comparison.fixed.union(part.factsAtUpper)))
    }
    cells.append(
      Cell(range: lower...upper, segments: (i, j), pairs: comparison.matching.pairs))
    let isProved = left.evidence == .proved && right.evidence == .proved
    note(lower, upper, isProved ? .proved : .interpolated)
  }

  /// Adds the layouts at whole numbers between two widths. Between two of them, the differences
  /// that occur at both apply.
  private mutating func addSamples(from lower: Double, to upper: Double) {
    var next = lower.rounded(.down) + 1
    while next < upper {
      let facts = facts(at: next)
      timeline.between.append((timeline.places.last?.facts ?? []).intersection(facts))
      timeline.places.append(.init(parameter: next, facts: facts))
      next += 1
    }
    let end = facts(at: upper)
    timeline.between.append((timeline.places.last?.facts ?? []).intersection(end))
    note(lower, upper, .sampled)
  }

  /// Records a part. Adjacent parts that were sampled are merged.
  private mutating func note(_ lower: Double, _ upper: Double, _ evidence: WidthProof.Evidence) {
    if evidence == .sampled, let last = pieces.last, last.evidence == .sampled {
      pieces[pieces.count - 1] = WidthProof.Piece(
        range: last.range.lowerBound...upper, evidence: .sampled)
    } else {
      pieces.append(WidthProof.Piece(range: lower...upper, evidence: evidence))
    }
  }
}

extension LayoutSample.Surroundings {
  /// Returns descriptions of the differences. Unknown size classes do not differ.
  fileprivate func differences(from other: Self) -> [String] {
    var words: [String] = []
    if scale != other.scale {
      words.append("\(Double(scale)) and \(Double(other.scale)) pixels per point")
    }
    if safeAreaInsets != other.safeAreaInsets {
      words.append("safe areas \(safeAreaInsets.words) and \(other.safeAreaInsets.words)")
    }
    for (ours, theirs, name) in [
      (horizontalSizeClass, other.horizontalSizeClass, "width"),
      (verticalSizeClass, other.verticalSizeClass, "height"),
    ] where ours != theirs && ours != "any" && theirs != "any" {
      words.append("\(ours) and \(theirs) \(name)")
    }
    return words
  }
}

extension UIEdgeInsets {
  /// The insets, clockwise from the top: `47 0 34 0`.
  fileprivate var words: String {
    [top, left, bottom, right].map { "\($0)".replacing(".0", with: "") }.joined(separator: " ")
  }
}
