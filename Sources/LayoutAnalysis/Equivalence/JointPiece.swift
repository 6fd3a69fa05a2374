import AutoLayout
import Foundation

/// The differences between two layouts on a range on which both are affine, including rounding to
/// pixels.
///
/// If the edges of two views are the same affine functions, they round to the same pixels
/// everywhere. Other edges are compared where they are less than a pixel apart: at each width at
/// which one of them rounds to another pixel, and between those widths.
@MainActor
struct JointPiece {
  /// A part of the range.
  struct Part {
    /// The upper end of the part, in points.
    var upper: Double
    /// The differences inside the part.
    let facts: Set<EquivalenceFact>
    /// The differences at the upper end.
    var factsAtUpper: Set<EquivalenceFact>
  }

  /// The parts of the range in their order.
  private(set) var parts: [Part] = []

  /// The frames of both sides.
  private let first, second: PieceFrames
  /// The matched views.
  private let comparison: LayoutComparison
  /// The pairs whose edges are different functions.
  private var moving: [(first: Int, second: Int)] = []
  /// The range in points.
  private let range: ClosedRange<Double>
  /// The widths at which a difference may begin or end.
  private var places: [Double] = []

  /// Finds the differences.
  ///
  /// - Returns: `nil` if there are too many widths to check, or if the budget is exceeded.
  init?(
    _ first: PieceFrames, _ second: PieceFrames, _ comparison: LayoutComparison,
    in range: ClosedRange<Double>, budget: FrameBudget
  ) {
    self.first = first
    self.second = second
    self.comparison = comparison
    self.range = range
    budget.spend(comparison.matching.pairs.count)
    for pair in comparison.matching.pairs where !addPlaces(of: pair) { return nil }
    let work = first.placements.count + second.placements.count
    let ends =
      [range.lowerBound] + Array(Set(places.map(PlainNumber.near).filter(isInside))).sorted()
      + [range.upperBound]
    guard ends.count <= PieceFaults.maxJumps, 3 * ends.count * work <= budget.left else {
      return nil
    }
    let compared = self
    let facts = { (parameter: Double) in
      budget.spend(work)
      return compared.facts(at: parameter)
    }
    for (lower, upper) in zip(ends, ends.dropFirst()) {
      for part in SteadyParts.between([lower, upper], until: { budget.isSpent }, value: facts) {
        add(Part(upper: part.upper, facts: part.value, factsAtUpper: facts(part.upper)))
      }
    }
    if budget.isSpent { return nil }
  }

  /// Adds a part. Adjacent parts with the same differences, including those at the width between
  /// them, are merged.
  private mutating func add(_ part: Part) {
    if let last = parts.last, last.facts == part.facts, last.factsAtUpper == part.facts {
      parts[parts.count - 1].upper = part.upper
      parts[parts.count - 1].factsAtUpper = part.factsAtUpper
    } else {
      parts.append(part)
    }
  }

  /// Returns the differences at a width of the range.
  func facts(at parameter: Double) -> Set<EquivalenceFact> {
    guard !moving.isEmpty else { return [] }
    return comparison.frames(
      of: moving, first.rootFrames(at: parameter), second.rootFrames(at: parameter))
  }

  /// Returns a Boolean value that indicates whether a width is inside the range.
  private func isInside(_ width: Double) -> Bool {
    width > range.lowerBound && width < range.upperBound
  }

  // MARK: - Edges

  /// An edge of a view as a function of the width from the beginning of the range.
  private struct Edge {
    /// The edge in the root before rounding.
    let exact: AffineValue
    /// The value that is rounded to pixels to obtain the edge: the edge itself, or the edge of a
    /// superview. It is `nil` if no value is rounded.
    let rounded: AffineValue?
    /// A Boolean value that indicates whether the rounded value is that of the edge itself.
    let isRounded: Bool

    /// Returns a Boolean value that indicates whether another edge has the same position at every
    /// width of a range of some length, in points.
    func isSame(as other: Edge, over length: Double) -> Bool {
      func areNear(_ a: AffineValue, _ b: AffineValue) -> Bool {
        abs(a.start - b.start) <= AffinePiece.allowance
          && abs(a.value(at: length) - b.value(at: length)) <= AffinePiece.allowance
      }
      guard isRounded == other.isRounded, areNear(exact, other.exact) else { return false }
      switch (rounded, other.rounded) {
      case (nil, nil): return true
      case (let a?, let b?): return areNear(a, b)
      default: return false
      }
    }
  }

  /// Returns the four edges of a view: left, right, top and bottom.
  private func edges(_ frames: PieceFrames, _ view: Int) -> [Edge] {
    let offset = range.lowerBound - frames.piece.lower
    func moved(_ value: AffineValue) -> AffineValue {
      AffineValue(start: value.value(at: offset), slope: value.slope)
    }
    let isRounded = frames.placements[view] == .rounded
    let base = isRounded ? view : frames.roundedAncestor(of: view)
    return [frames.across, frames.down].flatMap { axis in
      let own = axis[view]
      return [
        Edge(
          exact: moved(own.rootMin), rounded: base.map { moved(axis[$0].screenMin) },
          isRounded: isRounded),
        Edge(
          exact: moved(own.rootMax),
          rounded: base.map { moved(isRounded ? axis[$0].screenMax : axis[$0].screenMin) },
          isRounded: isRounded),
      ]
    }
  }

  /// Adds the widths at which the positions of a pair of views may become equal or different.
  /// Returns `false` if there are too many.
  private mutating func addPlaces(of pair: (first: Int, second: Int)) -> Bool {
    let length = range.upperBound - range.lowerBound
    let (ours, theirs) = (edges(first, pair.first), edges(second, pair.second))
    let changed = zip(ours, theirs).filter { !$0.isSame(as: $1, over: length) }
    guard !changed.isEmpty else { return true }
    moving.append(pair)
    for (a, b) in changed {
      let difference = a.exact - b.exact
      guard let zone = difference.zone(around: 0, within: band, in: 0...length) else { continue }
      add([zone.lowerBound, zone.upperBound])
      if difference.slope != 0 { add([-difference.start / difference.slope]) }
      for (edge, scale) in [(a.rounded, first.scale), (b.rounded, second.scale)] {
        guard let edge else { continue }
        guard
          let jumps = edge.jumps(
            in: zone, of: length, scale: scale, most: PieceFaults.maxJumps - places.count)
        else { return false }
        add(jumps)
      }
    }
    return places.count < PieceFaults.maxJumps
  }

  /// Adds widths by their distances from the beginning of the range.
  private mutating func add(_ distances: [Double]) {
    places += distances.map { range.lowerBound + $0 }
  }

  /// The number of points by which rounding can change the distance of two edges: half a pixel
  /// each, and a thousandth for arithmetic, whose errors are below a millionth.
  private var band: Double { 1.001 * (0.5 / first.scale + 0.5 / second.scale) }
}

extension PieceFrames {
  /// Returns the frames of all views at a parameter, in the coordinates of the root.
  func rootFrames(at parameter: Double) -> [CGRect] {
    let frames = frames(at: parameter)
    let origin = frames.first?.inSuperview.origin ?? .zero
    return frames.map { $0.inRoot.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// Returns the nearest superview whose edges are rounded to pixels, or `nil` if there is none.
  func roundedAncestor(of view: Int) -> Int? {
    let views = piece.middle.snapshot.views
    var ancestor = views[view].parent
    while let index = ancestor, placements[index] != .rounded { ancestor = views[index].parent }
    return ancestor
  }
}
