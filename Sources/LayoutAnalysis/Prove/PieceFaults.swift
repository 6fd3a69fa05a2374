import AutoLayout
import Foundation
import InterfaceBuilder

/// The failures in an affine piece, including rounding to pixels.
///
/// The result of a check depends on distances between edges. Unrounded distances are affine, and
/// rounding moves them by at most a pixel. Away from its limit, a distance therefore changes no
/// result; near it, only the parameters at which one of its two edges jumps to the next pixel
/// matter.
@MainActor
struct PieceFaults {
  /// A part of the piece in which the same checks fail, without its ends.
  struct Part {
    /// The lower end of the part, in points.
    let lower: Double
    /// The upper end of the part, in points.
    let upper: Double
    /// The failures inside the part.
    let faults: Set<LayoutFault>
  }

  /// The parts in their order; they cover the piece.
  private(set) var parts: [Part] = []

  /// The linter's issue for each failure.
  private(set) var issues: [LayoutFault: LintIssue]

  /// The frames at any parameter of the piece.
  private let frames: PieceFrames
  /// The layout in the middle, in the form that rules check.
  private let layout: LintLayout
  /// The checks that depend on frames only.
  private let checks: [LayoutCheck]
  /// The thresholds of checks.
  private let options: LintOptions
  /// The failures that follow from the constraints alone.
  private let solved: Set<LayoutFault>

  /// The maximum number of jumps to other pixels that are checked one by one in a piece. If there
  /// are more, as when a distance stays at its limit over hundreds of points, the piece is sampled.
  static let maxJumps = 6000

  /// The last layout of each text, by view. Between adjacent parameters, hardly any changes its
  /// size.
  private var texts: [Int: (size: CGSize, content: LayoutSnapshot.Content)] = [:]

  /// The work that remains allowed.
  private let budget: FrameBudget
  /// The work of checking one parameter, apart from texts.
  private let workOfPlace: Int

  /// Finds the failures, or returns `nil` if the piece has too many jumps, if it would exceed the
  /// budget, or if the frames do not reproduce the failures of the layouts.
  init?(
    _ piece: AffinePiece, checks: [LayoutCheck], options: LintOptions, budget: FrameBudget
  ) {
    guard let frames = PieceFrames(piece), let layout = piece.middle.layout else { return nil }
    self.frames = frames
    self.layout = layout
    self.checks = checks.filter(\.readsFramesOnly)
    self.options = options
    self.budget = budget
    let pairs =
      checks.contains(.overlapping)
      ? SeenViews(layout).overlaps?.compared ?? RuleTolerance.maxComparedPairs : 0
    workOfPlace = piece.middle.views.count + pairs
    issues = piece.middle.faults
    solved = Set(piece.middle.faults.keys.filter { !$0.check.readsFramesOnly })
    // 1. The frames must reproduce the failures of the layout in the middle.
    guard faults(at: piece.middle.parameter) == Set(piece.middle.faults.keys) else { return nil }
    // 2. The parameters at which a result may change. 3. The failures between those parameters.
    budget.spend(pairs)
    var critical = CriticalParameters(frames, budget)
    guard !budget.isSpent, critical.find(self.checks), critical.places.count <= Self.maxJumps,
      2 * critical.places.count * (workOfPlace + textOfPlace) <= budget.left
    else { return nil }
    let ends = [piece.lower] + critical.places + [piece.upper]
    parts = SteadyParts.between(ends, until: { budget.isSpent }, value: { faults(at: $0) })
      .map { Part(lower: $0.lower, upper: $0.upper, faults: $0.value) }
    if budget.isSpent { return nil }
  }

  /// The work of laying out, at one parameter, the texts whose views change their size in the
  /// piece.
  private var textOfPlace: Int {
    guard checks.contains(.clipped) else { return 0 }
    let (low, high) = (frames.piece.low.snapshot.views, frames.piece.high.snapshot.views)
    return zip(low, high).reduce(0) { sum, ends in
      ends.0.frame.size == ends.1.frame.size ? sum : sum + FrameBudget.work(ofText: ends.0)
    }
  }

  /// Returns all failures at a parameter of the piece.
  mutating func faults(at parameter: Double) -> Set<LayoutFault> {
    budget.spend(workOfPlace)
    let piece = frames.piece
    var snapshot = piece.middle.snapshot
    snapshot.views = frames.views(at: parameter)
    if checks.contains(.clipped) {
      for index in snapshot.views.indices {
        let size = snapshot.views[index].frame.size
        let middle = piece.middle.snapshot.views[index]
        guard middle.fullyShownText != nil, size != middle.frame.size else { continue }
        snapshot.views[index].content = content(of: index, inSize: size)
      }
    }
    let found = layout.with(snapshot).faults(of: checks, options)
    issues.merge(found) { known, _ in known }
    return solved.union(found.keys)
  }

  /// Returns the content of a text's view at a size.
  private mutating func content(of view: Int, inSize size: CGSize) -> LayoutSnapshot.Content {
    if let last = texts[view], last.size == size { return last.content }
    let middle = frames.piece.middle
    budget.spend(FrameBudget.work(ofText: middle.snapshot.views[view]))
    let content = middle.views[view].snapshotContent(inSize: size)
    texts[view] = (size, content)
    return content
  }
}

extension LintLayout {
  /// Returns the same root with another result.
  func with(_ snapshot: LayoutSnapshot) -> LintLayout {
    LintLayout(
      root: root, canvas: canvas, isOwnCanvas: isOwnCanvas, snapshot: snapshot,
      misplacements: misplacements, growingCells: growingCells, diagnostics: diagnostics)
  }
}
