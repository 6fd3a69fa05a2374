import AutoLayout
import Foundation

extension CriticalParameters {
  /// Adds the parameters at which views begin to overlap. Returns `false` if there are too many, or
  /// if the rule may compare all views in a part of the piece and find too many of them in another.
  mutating func addOverlaps() -> Bool {
    guard let layout = piece.middle.layout else { return true }
    let items = SeenViews(layout).items
    let limit = RuleTolerance.maxComparedPairs
    guard let sweep = BoxSweep(items.map { reach(of: $0.view) }, overlap: 0, limit: limit) else {
      return isTooManyEverywhere(items.map(\.view), layout)
    }
    budget.spend(sweep.compared)
    for pair in sweep.pairs {
      let (upper, lower) = (items[pair.upper], items[pair.lower])
      guard upper.scrollView == lower.scrollView,
        let layering = Layering(layout, upper: upper.view, lower: lower.view)
      else { continue }
      addMeeting(of: visibleParts(of: upper.view, layout), visibleParts(of: lower.view, layout))
      addContainment(of: layering.branches.upper, in: layering.branches.lower)
      if places.count > PieceFaults.maxJumps { return false }
    }
    return true
  }

  /// A view without `room` points above and below its content.
  private typealias Part = (view: Int, room: Double)

  /// Returns the view and those that clip it: their intersection is visible.
  private func visibleParts(of view: Int, _ layout: LintLayout) -> [Part] {
    let room = Double(layout.snapshot.views[view].textRoom)
    return [(view, room)] + layout.clippingViews(around: view).map { ($0, 0) }
  }

  /// Adds the parameters at which the visible areas of two views meet, and at which one of them is
  /// empty.
  private mutating func addMeeting(of first: [Part], _ second: [Part]) {
    for a in first {
      for b in second {
        addMeeting(of: a, b)
        addMeeting(of: b, a)
      }
    }
    for parts in [first, second] {
      for a in parts { for b in parts { addMeeting(of: a, b) } }
    }
  }

  /// Adds the parameters at which the right or lower edge of a part passes the left or upper one of
  /// another.
  private mutating func addMeeting(of first: Part, _ second: Part) {
    let overlap = Double(RuleTolerance.overlap)
    for (edges, room) in zip(
      zip(axes(first.view), axes(second.view)), [0, first.room + second.room])
    {
      add(edges.0, .max, edges.1, .min, [overlap + room], first.view, second.view)
    }
  }

  /// Adds the parameters at which one view begins to be completely inside another one.
  private mutating func addContainment(of first: Int, in second: Int) {
    let reach = Double(RuleTolerance.containment)
    for (a, b) in zip(axes(first), axes(second)) {
      add(a, .min, b, .min, [-reach, reach], first, second)
      add(a, .max, b, .max, [-reach, reach], first, second)
    }
  }

  // MARK: - Where views can be

  /// The maximum distance in points by which rounding moves an edge: a pixel, which is at most a
  /// point.
  private static var pixel: Double { 1 }

  /// Returns the area that a view covers at some parameter of the piece, clipped or not.
  private func reach(of view: Int) -> CGRect {
    let sides = sides(of: view) { (min($0, $1) - Self.pixel, max($2, $3) + Self.pixel) }
    return CGRect(
      x: sides.x.0, y: sides.y.0, width: sides.x.1 - sides.x.0, height: sides.y.1 - sides.y.0)
  }

  /// Returns the area of a view that is visible at every parameter of the piece. It is empty if the
  /// view may be clipped.
  private func core(of view: Int, _ layout: LintLayout) -> CGRect {
    guard layout.clippingViews(around: view).isEmpty else { return .zero }
    let sides = sides(of: view) { (max($0, $1) + Self.pixel, min($2, $3) - Self.pixel) }
    let room = Double(layout.snapshot.views[view].textRoom)
    return CGRect(
      x: sides.x.0, y: sides.y.0 + room, width: max(0, sides.x.1 - sides.x.0),
      height: max(0, sides.y.1 - sides.y.0 - 2 * room))
  }

  /// Returns the ends of a view along both axes, from its frames at the two ends of the piece.
  private func sides(
    of view: Int, _ ends: (Double, Double, Double, Double) -> (Double, Double)
  ) -> (x: (Double, Double), y: (Double, Double)) {
    let length = piece.upper - piece.lower
    let found = axes(view).map { edges in
      ends(
        edges.rootMin.value(at: 0), edges.rootMin.value(at: length), edges.rootMax.value(at: 0),
        edges.rootMax.value(at: length))
    }
    return (found[0], found[1])
  }

  /// Returns a Boolean value that indicates whether the rule finds too many views to compare at
  /// every parameter of the piece.
  private func isTooManyEverywhere(_ views: [Int], _ layout: LintLayout) -> Bool {
    BoxSweep(
      views.map { core(of: $0, layout) }, overlap: RuleTolerance.overlap + RuleTolerance.arithmetic,
      limit: RuleTolerance.maxComparedPairs) == nil
  }
}
