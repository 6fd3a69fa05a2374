import AutoLayout
import Foundation
import InterfaceBuilder

/// A width at which two layouts differ, with both layouts.
public struct Counterexample: Sendable {
  /// The index in `LayoutEquivalence.runs` of the run with the setting.
  public let run: Int
  /// The width in points.
  public let width: Double
  /// The difference of the first view, from the root down, whose frame differs at the width. If no
  /// frame differs there, it is the first difference of another kind.
  public let difference: LayoutEquivalence.Difference
  /// The frame of the view in the first side, in the coordinates of the root, or `nil` if the view
  /// is missing.
  public let firstFrame: CGRect?
  /// The frame of the view in the second side, in the coordinates of the root, or `nil` if the view
  /// is missing.
  public let secondFrame: CGRect?
  /// The number of views that differ at the width.
  public let count: Int
  /// Descriptions of the constraints that determine the frame in the first side only.
  public let firstConstraints: [String]
  /// Descriptions of the constraints that determine the frame in the second side only.
  public let secondConstraints: [String]
  /// The layout of the first side.
  public let first: LayoutSnapshot
  /// The layout of the second side.
  public let second: LayoutSnapshot
  /// The views that differ, by their indices in the first layout.
  public let firstMarks: [Int]
  /// The views that differ, by their indices in the second layout.
  public let secondMarks: [Int]

  /// The maximum number of constraints that are listed per side.
  private static let maxConstraints = 4

  /// Creates the counterexample of a run, or returns `nil` if the sides do not differ in it.
  @MainActor
  init?(
    _ run: LayoutEquivalence.Run, number: Int, _ setting: EquivalenceSetting
  ) {
    guard let width = run.differences.map(\.width).min() else { return nil }
    let present = run.differences.filter { $0.intervals.contains { $0.contains(width) } }
    guard let difference = present.first(where: { $0.kind == .frame }) ?? present.first else {
      return nil
    }
    let first = Side(
      setting.sample(setting.first, at: width), difference.first, among: present.compactMap(\.first)
    )
    let second = Side(
      setting.sample(setting.second, at: width), difference.second,
      among: present.compactMap(\.second))
    self.run = number
    self.width = width
    self.difference = difference
    count = present.count
    (firstMarks, secondMarks) = (first.marks, second.marks)
    (firstFrame, secondFrame) = (first.frame, second.frame)
    (self.first, self.second) = (first.sample.snapshot, second.sample.snapshot)
    var texts: (first: [String], second: [String]) = ([], [])
    if let a = first.frame, let b = second.frame {
      let isHorizontal = Self.differHorizontally(a, b)
      texts.first = first.constraints(isHorizontal)
      texts.second = second.constraints(isHorizontal)
    }
    firstConstraints = Self.constraints(texts.first, without: texts.second)
    secondConstraints = Self.constraints(texts.second, without: texts.first)
  }

  /// Returns a Boolean value that indicates whether frames differ in their horizontal position or
  /// width.
  private static func differHorizontally(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) > LayoutComparison.allowance
      || abs(a.width - b.width) > LayoutComparison.allowance
  }

  /// Returns the first constraints of one side that the other side does not have.
  private static func constraints(_ texts: [String], without others: [String]) -> [String] {
    Array(texts.filter { !others.contains($0) }.prefix(maxConstraints))
  }

  /// A side at the width of the counterexample.
  @MainActor
  private struct Side {
    /// The layout.
    let sample: LayoutSample
    /// The index of the view that differs, or `nil` if the side does not have it.
    let place: Int?
    /// The frame of the view in the coordinates of the root, or `nil` if the side does not have it.
    let frame: CGRect?
    /// The indices of all views that differ.
    let marks: [Int]

    /// Finds views in a layout.
    init(_ sample: LayoutSample, _ view: ComparedView?, among views: [ComparedView]) {
      let names = MatchedTree(sample).names
      let wanted = Set(views)
      self.sample = sample
      place = view.flatMap { names.firstIndex(of: $0) }
      frame = place.map { sample.snapshot.framesInRoot[$0] }
      marks = names.indices.filter { wanted.contains(names[$0]) }
    }

    /// Returns descriptions of the constraints that determine the view along an axis.
    func constraints(_ isHorizontal: Bool) -> [String] {
      guard let place, sample.snapshot.constraints.count <= maxCompared,
        let root = sample.views.first
      else { return [] }
      let snapshot = root.layoutSnapshot(with: .affectingConstraints)
      guard let affecting = snapshot.views[place].affectingConstraints else { return [] }
      let indices = isHorizontal ? affecting.horizontal : affecting.vertical
      return indices.map { snapshot.constraints[$0].text }
    }
  }

  /// The maximum number of constraints in a layout for which the constraints that affect a view are
  /// determined. The time is quadratic in their number: some tenths of a second at this limit.
  private static let maxCompared = 2_000
}
