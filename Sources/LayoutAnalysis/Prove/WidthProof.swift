import AutoLayout
import Foundation
import InterfaceBuilder

/// The widths at which a layout fails checks, for a whole range of widths at once.
///
///     let proof = WidthProof(root: root, widths: 320...1366)
///     for failure in proof.failures {
///       print(failure.check, failure.object.name, failure.intervals)
///     }
///
/// Frames are piecewise affine in the width, so that few layouts decide all widths; see
/// `Documentation/Prove.md` for which results are proved and which are sampled.
@MainActor
public struct WidthProof {
  /// The evidence for a statement about a part of the range.
  public typealias Evidence = ProofEvidence
  /// An interval of widths, in points.
  public typealias Interval = WidthInterval

  /// A part of the range on which the layout is affine, or that was sampled.
  public struct Piece: Hashable, Sendable, Codable {
    /// The ends of the part in points.
    public let range: ClosedRange<Double>
    /// The evidence for the part.
    public let evidence: Evidence
  }

  /// A check that fails at one object, at some of the widths.
  public struct Failure: Hashable, Sendable {
    /// The failed check.
    public let check: LayoutCheck
    /// The object at which the check fails.
    public let object: LintFinding.Object
    /// The line of the object in the document, counted from 1.
    public let line: Int
    /// A key that distinguishes the failure from others of the check at the object, such as the
    /// identifier of the covered view.
    public let key: String
    /// The second object, for overlaps.
    public let other: LintFinding.Object?
    /// The linter's sentence for the failure at one of the widths.
    public let message: String
    /// The widths at which the check fails, in ascending order, exact to `resolution`. Each
    /// interval contains a possible width of a window: a whole number of pixels.
    public let intervals: [Interval]

    /// The whole widths at which the check fails, as ranges without gaps between them.
    public var wholeWidths: [ClosedRange<Int>] { intervals.wholeNumbers }
  }

  /// The root of the proof.
  public let root: InterfaceRoot
  /// The requested widths, in points.
  public let widths: ClosedRange<Double>
  /// The height of the root in points, the same at all widths.
  public let height: Double
  /// The failures, by check and object. The array is empty if no check fails at any width.
  public let failures: [Failure]
  /// The parts of the range, ascending.
  public let pieces: [Piece]
  /// The number of layouts that were made.
  public let layouts: Int
  /// The affine pieces, for a certificate.
  let affine: [AffinePiece]

  /// The precision of interval bounds in points.
  public static let resolution = ParameterSweep.resolution

  /// Checks a root on a range of widths.
  ///
  /// The cost is that of some layouts for each width at which a text breaks into other lines or
  /// another constraint begins to bind; at most `maxLayouts` and one for each whole width.
  ///
  /// - Parameters:
  ///   - root: The root of a document.
  ///   - widths: The minimum and maximum width in points, which are positive.
  ///   - height: The root's height in points. The default is that of the canvas.
  ///   - canvas: The device and settings. The default is that of the document.
  ///   - checks: The checks to perform. By default, all are.
  ///   - maxLayouts: The number of layouts made to find pieces before the rest is laid out at every
  ///     whole width. With 0, all whole widths are tried and nothing is proved.
  public init(
    root: InterfaceRoot, widths: ClosedRange<Double>, height: Double? = nil,
    canvas: CanvasChoice = .document, checks: [LayoutCheck] = LayoutCheck.allCases,
    maxLayouts: Int = Self.maxLayouts
  ) {
    self.init(
      WidthLayouts(root: root, height: height, canvas: canvas, checks: checks), widths: widths,
      checks: checks, maxLayouts: maxLayouts)
  }

  /// Creates the proof of layouts that may have been changed.
  init(
    _ layouts: WidthLayouts, widths: ClosedRange<Double>,
    checks: [LayoutCheck] = LayoutCheck.allCases, maxLayouts: Int = Self.maxLayouts,
    budget: FrameBudget = FrameBudget()
  ) {
    let sweep = ParameterSweep(budget: maxLayouts) { layouts.sample(at: $0) }
    sweep.run(widths, cuts: layouts.cuts)
    let timeline = FaultTimeline(
      sweep, checks: checks, options: LintOptions(), budget: budget)
    root = layouts.root
    self.widths = widths
    self.height = layouts.height
    let pixels = PixelWidths(scale: layouts.scale, in: widths)
    failures = timeline.faults.compactMap { Failure($0, timeline, at: pixels) }
    pieces = timeline.pieces
    affine = timeline.affine
    self.layouts = sweep.samples.count + sweep.glances
  }

  /// The number of layouts made to find pieces before the rest of the range is sampled at whole
  /// widths: as many as a range of 640 points has whole widths, so that a proof costs at most about
  /// twice as much as trying them all.
  nonisolated public static let maxLayouts = 640

  /// A Boolean value that indicates whether every part of the range is proved.
  public var isComplete: Bool { pieces.allSatisfy { $0.evidence == .proved } }
}

extension WidthProof.Failure {
  /// Creates a failure with the linter's message at one of the widths, or returns `nil` if no
  /// window has a width at which it occurs.
  @MainActor
  init?(_ fault: LayoutFault, _ timeline: FaultTimeline, at pixels: PixelWidths) {
    let issue = timeline.issues[fault]
    check = fault.check
    key = fault.key
    object = LintFinding.Object(
      identifier: issue?.element.id, name: issue?.name ?? fault.object)
    line = issue?.element.location.line ?? 0
    let related = fault.check == .overlapping ? issue?.related.first : nil
    other = related.map { LintFinding.Object(identifier: $0.identifier, name: $0.message) }
    message = issue?.message ?? ""
    intervals = timeline.intervals(of: fault).filter(pixels.meet)
    if intervals.isEmpty { return nil }
  }
}
