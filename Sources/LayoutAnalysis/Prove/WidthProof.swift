import AutoLayout
import Foundation
import InterfaceBuilder

/// The widths at which a layout is wrong, for a whole range of widths at once.
///
///     let proof = WidthProof(root: root, widths: 320...1366)
///     for failure in proof.failures {
///       print(failure.check, failure.object.name, failure.intervals)
///     }
///
/// Frames are piecewise affine in the width, so that few layouts decide about all widths; see
/// `Documentation/Prove.md` for what is proved and what is sampled.
@MainActor
public struct WidthProof {
  /// What a statement about a part of the range rests on.
  public typealias Evidence = ProofEvidence
  /// An interval of widths, in points.
  public typealias Interval = WidthInterval

  /// A part of the range on which the layout changes along straight lines, or that was sampled.
  public struct Piece: Hashable, Sendable, Codable {
    /// The ends of the part in points.
    public let range: ClosedRange<Double>
    /// What is known about the part.
    public let evidence: Evidence
  }

  /// A check that fails somewhere, at one object.
  public struct Failure: Hashable, Sendable {
    /// The failed check.
    public let check: LayoutCheck
    /// The object that it fails at.
    public let object: LintFinding.Object
    /// The line of the object in the document, counted from 1.
    public let line: Int
    /// What tells the failure from others of the check at the object, such as the identifier of the
    /// view that is covered.
    public let key: String
    /// The second object, for overlaps.
    public let other: LintFinding.Object?
    /// One sentence by the linter on the failure, as it is at one of the widths.
    public let message: String
    /// Where it fails, ascending; exact to `resolution`. Each has a width that a window can have: a whole
    /// number of pixels.
    public let intervals: [Interval]

    /// The whole widths at which it fails, as ranges without gaps between them.
    public var wholeWidths: [ClosedRange<Int>] { intervals.wholeNumbers }
  }

  /// The root that the proof is about.
  public let root: InterfaceRoot
  /// The widths that were asked for, in points.
  public let widths: ClosedRange<Double>
  /// The height of the root in points, the same at all widths.
  public let height: Double
  /// What fails somewhere, by check and object; empty where the layout is right everywhere.
  public let failures: [Failure]
  /// The parts of the range, ascending.
  public let pieces: [Piece]
  /// How many layouts were made.
  public let layouts: Int
  /// The affine pieces, for a certificate.
  let affine: [AffinePiece]

  /// Bounds of intervals are exact to this many points.
  public static let resolution = ParameterSweep.resolution

  /// The checks of a root on a range of widths.
  ///
  /// Costs some layouts for each place at which a text breaks into other lines or another constraint
  /// begins to bind; at most `maxLayouts` and one for each whole width.
  ///
  /// - Parameters:
  ///   - root: The root of a document.
  ///   - widths: The least and greatest width in points; more than 0.
  ///   - height: The root's height in points; that of the canvas unless given.
  ///   - canvas: The device and settings; the document's own unless given.
  ///   - checks: What is checked; everything unless given.
  ///   - maxLayouts: Layouts made to find pieces before the rest is laid out at every whole width;
  ///     0 tries all whole widths and proves nothing.
  public init(
    root: InterfaceRoot, widths: ClosedRange<Double>, height: Double? = nil,
    canvas: CanvasChoice = .document, checks: [LayoutCheck] = LayoutCheck.allCases,
    maxLayouts: Int = Self.maxLayouts
  ) {
    self.init(
      WidthLayouts(root: root, height: height, canvas: canvas, checks: checks), widths: widths,
      checks: checks, maxLayouts: maxLayouts)
  }

  /// The proof of layouts that may have been changed.
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

  /// Layouts made to find pieces before the rest of the range is sampled at whole widths: as many as a
  /// range of 640 points has whole widths, so that a proof costs at most about twice what trying them
  /// all does.
  nonisolated public static let maxLayouts = 640

  /// A Boolean value that indicates whether every part of the range is proved.
  public var isComplete: Bool { pieces.allSatisfy { $0.evidence == .proved } }
}

extension WidthProof.Failure {
  /// The failure of a fault, in the words of the linter at one of the widths; nil if no window has a
  /// width at which the fault is.
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
