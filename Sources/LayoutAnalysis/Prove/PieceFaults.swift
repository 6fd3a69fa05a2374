import AutoLayout
import Foundation
import InterfaceBuilder

/// What fails where in an affine piece, rounding to pixels included.
///
/// Whether a check fails depends on distances between edges. Unrounded distances are affine, and
/// rounding moves them by a pixel at most; so away from its limit a distance decides nothing, and
/// near it the places where one of its two edges jumps to the next pixel are all that matters.
@MainActor
struct PieceFaults {
  /// A part of the piece in which the same checks fail, without its ends.
  struct Part {
    /// Where the part begins, in points.
    let lower: Double
    /// Where the part ends, in points.
    let upper: Double
    /// What fails inside the part.
    let faults: Set<LayoutFault>
  }

  /// The parts in their order; they cover the piece.
  private(set) var parts: [Part] = []

  /// What the linter says of everything that fails somewhere.
  private(set) var issues: [LayoutFault: LintIssue]

  /// The frames anywhere in the piece.
  private let frames: PieceFrames
  /// The layout in the middle, as rules see it.
  private let layout: LintLayout
  /// The checks that depend on frames only.
  private let checks: [LayoutCheck]
  /// What checks compare with.
  private let options: LintOptions
  /// What fails by the constraints alone.
  private let solved: Set<LayoutFault>

  /// Jumps to other pixels that are looked at one by one in one piece. Where there are more, as when
  /// a distance stays at its limit over hundreds of points, the piece is sampled.
  static let maxJumps = 6000

  /// What texts showed by view when they were laid out last. From one place to the next hardly any
  /// changes its size.
  private var texts: [Int: (size: CGSize, content: LayoutSnapshot.Content)] = [:]

  /// The work that may still be done.
  private let budget: FrameBudget
  /// The work of looking at one place, apart from texts.
  private let workOfPlace: Int

  /// Nil when the piece has too many jumps, when the budget does not suffice for it, or when the frames
  /// do not give what the layouts found.
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
    // 1. The frames must give what the layout in the middle found.
    guard faults(at: piece.middle.parameter) == Set(piece.middle.faults.keys) else { return nil }
    // 2. Where something may change. 3. What fails between those places.
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

  /// The work of laying out the texts at one place whose views change their size in the piece.
  private var textOfPlace: Int {
    guard checks.contains(.clipped) else { return 0 }
    let (low, high) = (frames.piece.low.snapshot.views, frames.piece.high.snapshot.views)
    return zip(low, high).reduce(0) { sum, ends in
      ends.0.frame.size == ends.1.frame.size ? sum : sum + FrameBudget.work(ofText: ends.0)
    }
  }

  /// Everything that fails at a place of the piece.
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

  /// What a text's view shows at a size.
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
  /// The same root with another result.
  func with(_ snapshot: LayoutSnapshot) -> LintLayout {
    LintLayout(
      root: root, canvas: canvas, isOwnCanvas: isOwnCanvas, snapshot: snapshot,
      misplacements: misplacements, growingCells: growingCells, diagnostics: diagnostics)
  }
}
