import AutoLayout
import Foundation

/// The data with which an independent program can confirm that two layouts are the same.
///
///     let data = try JSONEncoder().encode(equivalence.runs.compactMap(\.certificate))
///
/// `Scripts/check-width-certificate.py` is such a program; `Documentation/Equivalent.md` has the
/// argument.
public struct EquivalenceCertificate: Hashable, Sendable, Codable {
  /// The relation between the frame of a view and the variables of its side.
  public struct View: Hashable, Sendable, Codable {
    /// The index of the superview, or `nil` for the root.
    public let parent: Int?
    /// The index of the first of the four variables of the frame, or `nil` if the frame is stated.
    public let variable: Int?
    /// A Boolean value that indicates whether the edges of the alignment rectangle are rounded to
    /// the nearest pixels.
    public let isRounded: Bool
    /// The x and y coordinates of the origin of the bounds, in points.
    public let bounds: [Double]
    /// The insets of the alignment rectangle: top, left, bottom and right.
    public let insets: [Double]
    /// The frames at both ends of the piece as x, y, width and height in the superview if code or
    /// the autoresizing mask determines them, or `nil` if they follow from the variables.
    public let frames: [[Double]]?
  }

  /// One side.
  public struct Side: Hashable, Sendable, Codable {
    /// The proof of the pieces.
    public let proof: ProofCertificate
    /// The views by piece of the proof. The array is empty for a piece that was sampled.
    public let views: [[View]]
    /// The number of pixels per point.
    public let scale: Double
  }

  /// A part on which both sides are affine.
  public struct Cell: Hashable, Sendable, Codable {
    /// The narrowest width in points.
    public let from: Double
    /// The widest width in points.
    public let to: Double
    /// The number of the first side's piece.
    public let first: Int
    /// The number of the second side's piece.
    public let second: Int
    /// The matched views, by their indices in both sides.
    public let pairs: [[Int]]
  }

  /// The name of the compared root.
  public let root: String
  /// The minimum and maximum width in points.
  public let widths: [Double]
  /// A Boolean value that indicates whether all matched views have the same frames and no view is
  /// missing.
  public let equivalent: Bool
  /// The first side.
  public let first: Side
  /// The second side.
  public let second: Side
  /// The cells in ascending order. The rest of the range was sampled.
  public let cells: [Cell]

  /// Creates the certificate of a run.
  @MainActor
  init(
    _ first: SweptSide, _ second: SweptSide, _ timeline: JointTimeline,
    _ setting: EquivalenceSetting, _ widths: ClosedRange<Double>
  ) {
    root = "\(setting.first.name) and \(setting.second.name)"
    self.widths = [widths.lowerBound, widths.upperBound]
    equivalent = timeline.timeline.facts.allSatisfy {
      if case .content = $0.kind { true } else { false }
    }
    self.first = Side(first, setting.first.name, widths, height: setting.height)
    self.second = Side(second, setting.second.name, widths, height: setting.height)
    cells = timeline.cells.map { cell in
      Cell(
        from: cell.range.lowerBound, to: cell.range.upperBound, first: cell.segments.first,
        second: cell.segments.second, pairs: cell.pairs.map { [$0.first, $0.second] })
    }
  }
}

extension EquivalenceCertificate.Side {
  /// Creates the certificate of a side.
  @MainActor
  fileprivate init(
    _ side: SweptSide, _ root: String, _ widths: ClosedRange<Double>, height: Double
  ) {
    var maker = CertificateMaker()
    let pieces = side.segments.map { segment in
      segment.piece.map { maker.piece($0) }
        ?? ProofCertificate.Piece(sampled: segment.lower...segment.upper)
    }
    proof = maker.certificate(of: root, widths, height: height, pieces)
    views = side.segments.map { segment in
      segment.frames.map(EquivalenceCertificate.View.views) ?? []
    }
    scale = side.segments.first?.frames?.scale ?? 1
  }
}

extension EquivalenceCertificate.View {
  /// Returns the views of a piece.
  @MainActor
  fileprivate static func views(_ frames: PieceFrames) -> [Self] {
    let piece = frames.piece
    var variables: [Int: Int] = [:]
    for (place, item) in (piece.low.system?.items ?? []).enumerated() where item.guide == nil {
      variables[item.view] = 4 * place
    }
    return piece.low.snapshot.views.enumerated().map { index, view in
      let isRounded = frames.placements[index] == .rounded
      let insets = view.alignmentRectInsets
      let ends = [view.frame, piece.high.snapshot.views[index].frame]
      return Self(
        parent: view.parent, variable: isRounded ? variables[index] : nil, isRounded: isRounded,
        bounds: [view.boundsOrigin.x, view.boundsOrigin.y].map { Double($0) },
        insets: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
        frames: isRounded
          ? nil : ends.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } })
    }
  }
}

extension SideLayouts {
  /// The identifier of the root, or a generic name.
  var name: String {
    switch self {
    case .root(let root): root.id
    case .program: "program"
    case .snapshot: "snapshot"
    }
  }
}
