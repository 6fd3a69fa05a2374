import AutoLayout
import Foundation
import InterfaceBuilder

/// A width at which two layouts differ, with both of them.
public struct Counterexample: Sendable {
  /// The index of the setting in `LayoutEquivalence.runs`.
  public let run: Int
  /// The width in points.
  public let width: Double
  /// The first view that differs there, from the root down.
  public let difference: LayoutEquivalence.Difference
  /// The frame of the view in the first side, in the coordinates of the root; nil if it is missing.
  public let firstFrame: CGRect?
  /// The frame of the view in the second side.
  public let secondFrame: CGRect?
  /// How many views differ at the width.
  public let count: Int
  /// What determines the frame in the first side only: constraints in words.
  public let firstConstraints: [String]
  /// What determines the frame in the second side only.
  public let secondConstraints: [String]
  /// The layout of the first side.
  public let first: LayoutSnapshot
  /// The layout of the second side.
  public let second: LayoutSnapshot
  /// The views that differ, by their indices in the first layout.
  public let firstMarks: [Int]
  /// The views that differ, by their indices in the second layout.
  public let secondMarks: [Int]

  /// The largest number of constraints that are listed per side.
  private static let mostConstraints = 4

  /// The counterexample of a run; nil if the sides do not differ in it.
  @MainActor
  init?(
    _ run: LayoutEquivalence.Run, number: Int, _ setting: EquivalenceSetting
  ) {
    guard let width = run.differences.map(\.width).min() else { return nil }
    let present = run.differences.filter { $0.intervals.contains { $0.contains(width) } }
    guard let difference = present.first(where: { $0.kind == .frame }) ?? present.first else {
      return nil
    }
    let samples = (
      setting.sample(setting.first, at: width), setting.sample(setting.second, at: width)
    )
    let (ours, theirs) = (MatchedTree(samples.0), MatchedTree(samples.1))
    func indices(_ tree: MatchedTree, _ view: (LayoutEquivalence.Difference) -> ComparedView?)
      -> [Int]
    {
      let wanted = Set(present.compactMap(view))
      return tree.names.indices.filter { wanted.contains(tree.names[$0]) }
    }
    self.run = number
    self.width = width
    self.difference = difference
    count = present.count
    firstMarks = indices(ours) { $0.first }
    secondMarks = indices(theirs) { $0.second }
    let places = (
      difference.first.flatMap { ours.names.firstIndex(of: $0) },
      difference.second.flatMap { theirs.names.firstIndex(of: $0) }
    )
    firstFrame = places.0.map { samples.0.snapshot.framesInRoot[$0] }
    secondFrame = places.1.map { samples.1.snapshot.framesInRoot[$0] }
    first = samples.0.snapshot
    second = samples.1.snapshot
    var texts: (first: [String], second: [String]) = ([], [])
    if let a = firstFrame, let b = secondFrame, let i = places.0, let j = places.1 {
      let isHorizontal = Self.differHorizontally(a, b)
      texts.first = Self.constraints(of: i, samples.0, isHorizontal)
      texts.second = Self.constraints(of: j, samples.1, isHorizontal)
    }
    firstConstraints = Self.constraints(texts.first, without: texts.second)
    secondConstraints = Self.constraints(texts.second, without: texts.first)
  }

  /// Whether frames differ in their horizontal position or width.
  private static func differHorizontally(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) > LayoutComparison.allowance
      || abs(a.width - b.width) > LayoutComparison.allowance
  }

  /// The first constraints of one side that the other side does not have.
  private static func constraints(_ texts: [String], without others: [String]) -> [String] {
    Array(texts.filter { !others.contains($0) }.prefix(mostConstraints))
  }

  /// The constraints that determine a view along an axis, in words.
  @MainActor
  private static func constraints(
    of view: Int, _ sample: LayoutSample, _ isHorizontal: Bool
  ) -> [String] {
    guard sample.snapshot.constraints.count <= mostCompared, let root = sample.views.first else {
      return []
    }
    let snapshot = root.layoutSnapshot(with: .affectingConstraints)
    guard let affecting = snapshot.views[view].affectingConstraints else { return [] }
    let indices = isHorizontal ? affecting.horizontal : affecting.vertical
    return indices.map { snapshot.constraints[$0].text }
  }

  /// Constraints of a layout up to which it is determined which of them affect a view, as that takes
  /// time that is quadratic in their number: some tenths of a second.
  private static let mostCompared = 2_000
}
