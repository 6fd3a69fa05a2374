import AutoLayout
import Foundation

/// One side of a comparison on a range of widths: its layouts, and the pieces that they form.
@MainActor
struct SweptSide {
  /// A part of the range between two breaks.
  struct Segment {
    /// The lower end of the part, in points.
    let lower: Double
    /// The upper end of the part, in points.
    var upper: Double
    /// The affine piece, or `nil` for a part that was sampled.
    let piece: AffinePiece?
    /// The frames at any width of the piece, or `nil` if they do not follow from it.
    let frames: PieceFrames?
  }

  /// A width at which a part begins or ends.
  struct Place {
    /// The width in points.
    let parameter: Double
    /// A Boolean value that indicates whether the width is known exactly, rather than by an
    /// enclosure.
    let isExact: Bool
  }

  /// The layouts of the side.
  let sweep: ParameterSweep
  /// The parts of the range, ascending, without gaps between them.
  private(set) var segments: [Segment] = []
  /// The ends of the range and of all parts, ascending.
  private(set) var places: [Place] = []

  /// Finds the parts of a range.
  ///
  /// - Parameters:
  ///   - widths: The range in points.
  ///   - cuts: Widths at which a part must end.
  ///   - maxLayouts: The maximum number of layouts made to find pieces.
  ///   - room: The memory limit for retained layouts; see `ParameterSweep`.
  ///   - layOut: A closure that returns the layout at a width.
  init(
    _ widths: ClosedRange<Double>, cuts: [Double], maxLayouts: Int, room: Int,
    layOut: @escaping (Double) -> LayoutSample
  ) {
    sweep = ParameterSweep(budget: maxLayouts, room: room, layOut)
    sweep.run(widths, cuts: cuts)
    places = [Place(parameter: widths.lowerBound, isExact: true)]
    var gap: ClosedRange<Double>?
    for part in sweep.parts.sorted(by: { $0.lower < $1.lower }) {
      switch part {
      case .gap(let lower, let upper): gap = (gap?.lowerBound ?? lower)...upper
      case .piece(let piece): add(piece.lower...piece.upper, piece, after: &gap)
      case .sampled(let lower, let upper): add(lower...upper, nil, after: &gap)
      }
    }
    if let last = segments.indices.last { segments[last].upper = widths.upperBound }
    if widths.lowerBound < widths.upperBound {
      places.append(Place(parameter: widths.upperBound, isExact: true))
    }
  }

  /// Adds a part that begins at the end of the last one, at the shortest decimal number in a gap
  /// between them.
  private mutating func add(
    _ range: ClosedRange<Double>, _ piece: AffinePiece?, after gap: inout ClosedRange<Double>?
  ) {
    var lower = places[0].parameter
    if let last = segments.indices.last {
      let closed = gap ?? range.lowerBound...range.lowerBound
      let plain = PlainNumber.known(in: closed.lowerBound, closed.upperBound)
      lower = plain ?? (closed.lowerBound + closed.upperBound) / 2
      segments[last].upper = lower
      places.append(Place(parameter: lower, isExact: plain != nil || gap == nil))
    }
    gap = nil
    segments.append(
      Segment(
        lower: lower, upper: range.upperBound, piece: piece,
        frames: piece.flatMap { PieceFrames($0) }))
  }

  /// Returns the index of the part that contains a width, or `nil` for a range without parts.
  func segment(around width: Double) -> Int? {
    segments.firstIndex { $0.lower <= width && width <= $0.upper }
  }
}
