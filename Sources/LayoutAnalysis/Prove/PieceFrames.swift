import AutoLayout
import Foundation

/// A number that is an affine function of the parameter.
struct AffineValue {
  /// The value at the lower end of the piece.
  let start: Double
  /// The change per point of the parameter.
  let slope: Double

  /// Returns the value at a distance from the lower end of the piece.
  func value(at distance: Double) -> Double { start + slope * distance }

  /// Returns the distances from the lower end at which the value is nearer to a limit than `band`.
  ///
  /// - Returns: A part of `distances`, or `nil` if the value is never that near.
  func zone(
    around limit: Double, within band: Double, in distances: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let length = distances.upperBound - distances.lowerBound
    let from = value(at: distances.lowerBound) - limit
    let to = value(at: distances.upperBound) - limit
    if min(from, to) > band || max(from, to) < -band { return nil }
    guard isMoving(over: length) else { return distances }
    let ends = [-band, band].map { distances.lowerBound + ($0 - from) / slope }.sorted()
    let lower = max(distances.lowerBound, ends[0])
    return lower...max(lower, min(distances.upperBound, ends[1]))
  }

  /// Returns the distances at which an edge rounds to another pixel, in a part of a piece of some
  /// length, or `nil` if there are more than `most`.
  func jumps(
    in distances: ClosedRange<Double>, of length: Double, scale: Double, most: Int
  ) -> [Double]? {
    guard isMoving(over: length) else { return [] }
    let a = value(at: distances.lowerBound) * scale
    let b = value(at: distances.upperBound) * scale
    let (first, last) = ((min(a, b) + 0.5).rounded(.down), (max(a, b) + 0.5).rounded(.up))
    guard last - first < Double(most) else { return nil }
    return stride(from: first, through: last, by: 1).map { (($0 - 0.5) / scale - start) / slope }
  }

  /// Returns a Boolean value that indicates whether the value changes by more than the arithmetic
  /// error.
  private func isMoving(over length: Double) -> Bool {
    abs(slope * length) > AffinePiece.allowance
  }
}

/// The frames at any parameter of an affine piece, without laying out: the affine solutions,
/// rounded to pixels as in the layout.
@MainActor
struct PieceFrames {
  /// The relation between the frame of a view and the piece.
  enum Placement {
    /// The edges of the alignment rectangle are rounded to the nearest pixels of the screen.
    case rounded
    /// The frame is an affine function of the parameter.
    case exact
  }

  /// The edges of one view along one axis.
  struct Edges {
    /// The alignment rectangle's ends in the superview, before rounding.
    var min, max: AffineValue
    /// The ends of the alignment rectangle on the screen, as used for rounding to pixels.
    var screenMin, screenMax: AffineValue
    /// The frame's ends in the root before rounding.
    var rootMin, rootMax: AffineValue
  }

  /// The piece whose frames are computed.
  let piece: AffinePiece
  /// The number of pixels per point, at least 1.
  let scale: Double
  /// The relation between the frame of each view and the piece, by view.
  private(set) var placements: [Placement] = []
  /// The horizontal edges, by view.
  private(set) var across: [Edges] = []
  /// The vertical edges, by view.
  private(set) var down: [Edges] = []
  /// The solved origins by view, in the superview, before rounding.
  private var origins: [(x: AffineValue, y: AffineValue)] = []

  /// The distance in pixels below a tie within which a value counts as a tie, as in the layout:
  /// arithmetic may have decreased it.
  private static let tieAllowance = 1e-6

  /// Computes the frames, or returns `nil` if they do not follow from the ends of the piece because
  /// code placed them.
  init?(_ piece: AffinePiece) {
    self.piece = piece
    scale = max(1, Double(piece.low.snapshot.canvas.scale))
    guard let a = piece.low.system, let c = piece.high.system else { return nil }
    var itemOfView: [Int: Int] = [:]
    for (place, item) in a.items.enumerated() where item.guide == nil {
      itemOfView[item.view] = place
    }
    for view in piece.low.snapshot.views.indices {
      guard add(view, itemOfView[view], a, c) else { return nil }
    }
    // The affine functions must reproduce the frames of the layouts.
    for sample in [piece.low, piece.middle, piece.high] {
      guard matches(sample) else { return nil }
    }
  }

  // MARK: - Frames at a place

  /// A frame of a view at a parameter, in the superview and in the root's superview.
  typealias Frame = (inSuperview: CGRect, inRoot: CGRect)

  /// Returns the views of the piece with their frames at a parameter.
  func views(at parameter: Double) -> [LayoutSnapshot.View] {
    var views = piece.middle.snapshot.views
    for (index, frame) in frames(at: parameter).enumerated() {
      views[index].frame = frame.inSuperview
      views[index].frameInRoot = frame.inRoot
    }
    return views
  }

  /// Returns the frames of all views at a parameter.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func frames(at parameter: Double) -> [Frame] {
    let distance = parameter - piece.lower
    let snapshot = piece.middle.snapshot
    var frames: [Frame] = []
    frames.reserveCapacity(snapshot.views.count)
    var shifts: [CGPoint] = []
    for index in snapshot.views.indices {
      let parent = snapshot.views[index].parent
      // The shift of a root's subviews is zero: the root is aligned to pixels.
      let outer = parent.map { $0 == 0 ? .zero : shifts[$0] } ?? .zero
      let frame = frame(of: index, snapshot.views[index].alignmentRectInsets, distance, outer)
      let exact = CGPoint(
        x: origins[index].x.value(at: distance), y: origins[index].y.value(at: distance))
      shifts.append(
        CGPoint(x: outer.x + exact.x - frame.minX, y: outer.y + exact.y - frame.minY))
      var origin = CGPoint.zero
      if let parent {
        let bounds = snapshot.views[parent].boundsOrigin
        origin = CGPoint(
          x: frames[parent].inRoot.minX - bounds.x, y: frames[parent].inRoot.minY - bounds.y)
      }
      frames.append((frame, frame.offsetBy(dx: origin.x, dy: origin.y)))
    }
    return frames
  }

  /// Returns the frame of a view in its superview, rounded as in the layout.
  private func frame(
    of index: Int, _ insets: UIEdgeInsets, _ distance: Double, _ outer: CGPoint
  ) -> CGRect {
    let (x, y) = (across[index], down[index])
    let (left, right) = ends(x, distance, outer.x, placements[index])
    let (top, bottom) = ends(y, distance, outer.y, placements[index])
    return CGRect(
      x: left - insets.left, y: top - insets.top,
      width: max(0, right - left) + insets.left + insets.right,
      height: max(0, bottom - top) + insets.top + insets.bottom)
  }

  /// Returns the two ends of a view along an axis after rounding.
  private func ends(
    _ edges: Edges, _ distance: Double, _ shift: CGFloat, _ placement: Placement
  ) -> (CGFloat, CGFloat) {
    let (low, high) = (edges.min.value(at: distance), edges.max.value(at: distance))
    guard placement == .rounded else { return (low, high) }
    func pixels(_ value: Double) -> CGFloat {
      ((value + Double(shift)) * scale + 0.5 + Self.tieAllowance).rounded(.down) / scale
    }
    return (pixels(low), pixels(high))
  }

  // MARK: - Making

  /// Adds a view. The result is always `true`; `matches(_:)` detects frames that do not follow from
  /// the solution.
  private mutating func add(
    _ view: Int, _ item: Int?, _ a: SampledSystem, _ c: SampledSystem
  ) -> Bool {
    let (low, high) = (piece.low.snapshot.views[view], piece.high.snapshot.views[view])
    let length = piece.upper - piece.lower
    func line(_ from: Double, _ to: Double) -> AffineValue {
      AffineValue(start: from, slope: (to - from) / length)
    }
    let isRounded = item != nil && view > 0 && piece.low.views[view].isRoundedToPixels
    placements.append(isRounded ? .rounded : .exact)
    let insets = low.alignmentRectInsets
    var rects = (low.frame, high.frame)
    if isRounded, let item {
      rects = (a.rect(of: item), c.rect(of: item))
    }
    let (p, q) = rects
    origins.append((line(p.minX, q.minX), line(p.minY, q.minY)))
    let parent = low.parent
    let boundsOrigin = parent.map { piece.low.snapshot.views[$0].boundsOrigin } ?? .zero
    across.append(
      edges(
        line(p.minX + insets.left, q.minX + insets.left),
        line(p.maxX - insets.right, q.maxX - insets.right),
        parent.map { (across[$0], origins[$0].x, placements[$0], $0) },
        (insets.left, insets.right, boundsOrigin.x)))
    down.append(
      edges(
        line(p.minY + insets.top, q.minY + insets.top),
        line(p.maxY - insets.bottom, q.maxY - insets.bottom),
        parent.map { (down[$0], origins[$0].y, placements[$0], $0) },
        (insets.top, insets.bottom, boundsOrigin.y)))
    return true
  }

  /// Returns the edges of a view along an axis, from the solved variables at both ends of the
  /// piece.
  private func edges(
    _ min: AffineValue, _ max: AffineValue,
    _ parent: (edges: Edges, origin: AffineValue, placement: Placement, index: Int)?,
    _ insets: (near: CGFloat, far: CGFloat, boundsOrigin: CGFloat)
  ) -> Edges {
    var (screenMin, screenMax, rootMin, rootMax) = (min, max, min, max)
    rootMin = rootMin + -Double(insets.near)
    rootMax = rootMax + Double(insets.far)
    if let parent {
      // The rounding of a parent's origin shifts the pixels of its subviews.
      var base = parent.edges.screenMin - parent.edges.min
      if parent.placement == .rounded { base = base + parent.origin }
      screenMin = screenMin + base
      screenMax = screenMax + base
      let inner = parent.edges.rootMin + -Double(insets.boundsOrigin)
      rootMin = rootMin + inner
      rootMax = rootMax + inner
    }
    return Edges(
      min: min, max: max, screenMin: screenMin, screenMax: screenMax, rootMin: rootMin,
      rootMax: rootMax)
  }

  /// The number of points by which a computed frame may differ from the layout's: arithmetic alone.
  private static let frameAllowance: CGFloat = 1e-6

  /// Returns a Boolean value that indicates whether the affine functions reproduce the frames of an
  /// existing layout.
  private func matches(_ sample: LayoutSample) -> Bool {
    zip(views(at: sample.parameter), sample.snapshot.views).allSatisfy {
      $0.frame.isNear($1.frame, within: Self.frameAllowance)
    }
  }
}

extension AffineValue {
  static func + (a: Self, b: Self) -> Self {
    AffineValue(start: a.start + b.start, slope: a.slope + b.slope)
  }
  static func - (a: Self, b: Self) -> Self {
    AffineValue(start: a.start - b.start, slope: a.slope - b.slope)
  }
  static func + (a: Self, b: Double) -> Self {
    AffineValue(start: a.start + b, slope: a.slope)
  }
}

extension SampledSystem {
  /// Returns the solved frame of an item, in points, before rounding.
  func rect(of item: Int) -> CGRect {
    CGRect(
      x: values[4 * item], y: values[4 * item + 1], width: values[4 * item + 2],
      height: values[4 * item + 3])
  }
}
