import AutoLayout
import Foundation

/// The parameters of an affine piece at which the result of a check of frames may change.
@MainActor
struct CriticalParameters {
  /// The parameters in ascending order, inside the piece.
  private(set) var places: [Double] = []

  /// The edges of all views as functions of the parameter.
  let frames: PieceFrames
  /// The examined piece.
  var piece: AffinePiece { frames.piece }
  /// The length of the piece in points.
  private var length: Double { piece.upper - piece.lower }

  /// The work that remains allowed.
  let budget: FrameBudget

  /// Creates an empty list, which `find(_:)` fills.
  init(_ frames: PieceFrames, _ budget: FrameBudget) {
    self.frames = frames
    self.budget = budget
  }

  /// A distance between two edges along one axis, with the value at which the result of a check
  /// changes.
  private struct Limit {
    /// The distance before rounding, at the lower end and per point of the parameter.
    let distance: AffineValue
    /// The distance at which the result of the check changes, in points.
    let limit: Double
    /// The two edges before rounding to pixels, or `nil` for an edge that is not rounded.
    let edges: [AffineValue?]
  }

  /// Collects the parameters. Returns `false` if there are too many, or if the budget is exceeded.
  mutating func find(_ checks: [LayoutCheck]) -> Bool {
    let views = piece.middle.snapshot.views
    for index in views.indices where views[index].isTouchedOrRead {
      if checks.contains(.tooSmall) { addTouchLimits(index) }
      if checks.contains(.outside) {
        for around in piece.middle.layout?.limitingViews(around: index) ?? [] {
          addEscape(index, around)
        }
      }
      if checks.contains(.clipped), !addTextSteps(index) { return false }
      if places.count > PieceFaults.maxJumps { return false }
    }
    if checks.contains(.overlapping), !addOverlaps() { return false }
    let inside = places.map(PlainNumber.near).filter { $0 > piece.lower && $0 < piece.upper }
    places = Array(Set(inside)).sorted()
    return true
  }

  // MARK: - Limits of checks

  /// Adds the parameters at which a view becomes too small to touch, or empty.
  private mutating func addTouchLimits(_ view: Int) {
    for edges in axes(view) { add(edges, .max, edges, .min, [Self.touchLimit, 0], view, view) }
  }

  /// The minimum side of a touch target, less the tolerance of the rule, in points.
  private static let touchLimit = LintOptions().touchTarget - RuleTolerance.touch

  /// Adds the parameters at which a view begins to extend beyond a view around it.
  private mutating func addEscape(_ view: Int, _ around: Int) {
    let reach = Double(RuleTolerance.escape)
    for (own, outer) in zip(axes(view), axes(around)) {
      add(own, .min, outer, .min, [-reach], view, around)
      add(own, .max, outer, .max, [reach], view, around)
      add(own, .max, own, .min, [0], view, view)
    }
  }

  // MARK: - Edges

  /// An end of a view along an axis.
  enum End { case min, max }

  /// Returns the edges of a view along both axes.
  func axes(_ view: Int) -> [PieceFrames.Edges] {
    [frames.across[view], frames.down[view]]
  }

  /// Adds the parameters at which the distance of two edges may pass one of the limits.
  mutating func add(
    _ first: PieceFrames.Edges, _ firstEnd: End, _ second: PieceFrames.Edges, _ secondEnd: End,
    _ limits: [Double], _ firstView: Int, _ secondView: Int
  ) {
    let a = firstEnd == .min ? first.rootMin : first.rootMax
    let b = secondEnd == .min ? second.rootMin : second.rootMax
    let edges = [
      pixelEdge(first, firstEnd, firstView), pixelEdge(second, secondEnd, secondView),
    ]
    for limit in limits { add(Limit(distance: a - b, limit: limit, edges: edges)) }
  }

  /// Returns the edge that is rounded to pixels, or `nil` if the view's frame is not rounded.
  private func pixelEdge(_ edges: PieceFrames.Edges, _ end: End, _ view: Int) -> AffineValue? {
    guard frames.placements[view] == .rounded else { return nil }
    return end == .min ? edges.screenMin : edges.screenMax
  }

  /// The number of pixels by which rounding changes the distance of two edges: half a pixel each,
  /// and a thousandth for arithmetic, whose errors are below a millionth.
  private static let rounding = 1.001

  /// The number of points by which rounding can change a distance.
  private var band: Double { Self.rounding / frames.scale }

  private mutating func add(_ limit: Limit) {
    if isFixed(limit) { return }
    guard let zone = zone(limit.distance, limit.limit, within: band) else { return }
    if limit.edges.contains(where: { $0 == nil }), limit.distance.slope != 0 {
      places.append(
        piece.lower + (limit.limit - limit.distance.start) / limit.distance.slope)
    }
    places += [zone.lowerBound, zone.upperBound]
    for case let edge? in limit.edges { addJumps(of: edge, in: zone) }
  }

  /// Returns a Boolean value that indicates whether both edges jump at the same parameters, so that
  /// the distance is the same everywhere.
  private func isFixed(_ limit: Limit) -> Bool {
    guard let a = limit.edges[0], let b = limit.edges[1] else { return false }
    let pixels = (a.start - b.start) * frames.scale
    return abs((a.slope - b.slope) * length) < AffinePiece.allowance
      && abs(pixels - pixels.rounded()) < Self.pixelAllowance
  }

  /// The number of pixels by which distances of whole pixels may deviate because of arithmetic.
  private static let pixelAllowance = 1e-5

  /// Returns the range in which a value is nearer to a limit than `band`, or `nil` if there is
  /// none.
  private func zone(
    _ value: AffineValue, _ limit: Double, within band: Double
  ) -> ClosedRange<Double>? {
    value.zone(around: limit, within: band, in: 0...length)
      .map { (piece.lower + $0.lowerBound)...(piece.lower + $0.upperBound) }
  }

  /// Adds the parameters in a zone at which an edge rounds to another pixel.
  private mutating func addJumps(of edge: AffineValue, in zone: ClosedRange<Double>) {
    let distances = (zone.lowerBound - piece.lower)...(zone.upperBound - piece.lower)
    let most = PieceFaults.maxJumps
    guard
      let jumps = edge.jumps(
        in: distances, of: length, scale: frames.scale, most: most)
    else {
      places += Array(repeating: piece.lower, count: most + 1)
      return
    }
    places += jumps.map { piece.lower + $0 }
  }

  // MARK: - Text

  /// The length in points of a range below which text is checked at each jump of its edges.
  private static let shortRange = 1.0

  /// Adds the jumps of a text's frame near the sizes at which it begins to fit. Returns `false` if
  /// the budget is exceeded.
  private mutating func addTextSteps(_ view: Int) -> Bool {
    let shown = piece.middle.snapshot.views[view]
    guard shown.fullyShownText != nil else { return true }
    let work = 2 * FrameBudget.work(ofText: shown)
    let (x, y) = (frames.across[view], frames.down[view])
    var pending = [piece.lower...piece.upper]
    while let range = pending.popLast() {
      budget.spend(work)
      if budget.isSpent { return false }
      let (widest, narrowest) = (
        bounds(x, range, view).upperBound, bounds(x, range, view).lowerBound
      )
      let (highest, lowest) = (bounds(y, range, view).upperBound, bounds(y, range, view).lowerBound)
      // More space never clips a text: one that does not fit into the largest frame fits nowhere in
      // the range.
      let atLeast = isClipped(view, narrowest, lowest)
      let atMost = isClipped(view, widest, highest)
      if atLeast == atMost { continue }
      let middle = (range.lowerBound + range.upperBound) / 2
      if range.upperBound - range.lowerBound > Self.shortRange {
        pending += [range.lowerBound...middle, middle...range.upperBound]
        places.append(middle)
        continue
      }
      places += [range.lowerBound, range.upperBound]
      for edge in [x.screenMin, x.screenMax, y.screenMin, y.screenMax] {
        addJumps(of: edge, in: range)
      }
      if places.count > PieceFaults.maxJumps { return false }
    }
    return true
  }

  /// Returns the minimum and maximum rounded length of a view in a range.
  private func bounds(
    _ edges: PieceFrames.Edges, _ range: ClosedRange<Double>, _ view: Int
  ) -> ClosedRange<Double> {
    let (from, to) = (range.lowerBound - piece.lower, range.upperBound - piece.lower)
    let length = edges.rootMax - edges.rootMin
    let (a, b) = (length.value(at: from), length.value(at: to))
    let exact = min(a, b)...max(a, b)
    guard frames.placements[view] == .rounded else { return exact }
    let aligned = edges.screenMax - edges.screenMin
    let pixels = aligned.start * frames.scale
    let isFixed =
      abs(aligned.slope * self.length) < AffinePiece.allowance
      && abs(pixels - pixels.rounded()) < Self.pixelAllowance
    return isFixed ? exact : max(0, exact.lowerBound - band)...(exact.upperBound + band)
  }

  /// Returns a Boolean value that indicates whether a text does not fit into a size. The cost is
  /// that of laying out the text.
  private func isClipped(_ view: Int, _ width: Double, _ height: Double) -> Bool {
    var shown = piece.middle.snapshot.views[view]
    let size = CGSize(width: width, height: height)
    shown.frame.size = size
    shown.content = piece.middle.views[view].snapshotContent(inSize: size)
    return shown.clipsText
  }
}
