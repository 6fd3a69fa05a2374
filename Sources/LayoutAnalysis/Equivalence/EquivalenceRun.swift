import AutoLayout
import Foundation
import InterfaceBuilder

/// The comparison in one setting.
@MainActor
struct EquivalenceRun {
  /// The result.
  let run: LayoutEquivalence.Run
  /// The differences by width.
  let timeline: JointTimeline

  /// Compares both sides in a setting.
  init(
    _ setting: EquivalenceSetting, _ widths: ClosedRange<Double>,
    _ options: LayoutEquivalence.Options
  ) {
    let cuts = setting.canvas.widthCuts
    func swept(_ side: SideLayouts) -> SweptSide {
      SweptSide(
        widths, cuts: cuts, maxLayouts: options.maxLayouts,
        room: ParameterSweep.maxWeight / 2
      ) { setting.sample(side, at: $0) }
    }
    let (first, second) = (swept(setting.first), swept(setting.second))
    timeline = JointTimeline(first, second, rules: options.rules, budget: FrameBudget())
    let lists = Self.differences(timeline.timeline)
    let sweeps = [first.sweep, second.sweep]
    run = LayoutEquivalence.Run(
      canvas: setting.canvas, height: setting.height, pieces: timeline.pieces,
      layouts: sweeps.reduce(0) { $0 + $1.samples.count + $1.glances },
      differences: lists.layout, contentDifferences: lists.content,
      certificate: options.isCertified
        ? EquivalenceCertificate(first, second, timeline, setting, widths) : nil)
  }

  /// Returns the differences in the order of views, those of content separately.
  private static func differences(
    _ timeline: ParameterTimeline<EquivalenceFact>
  ) -> (layout: [LayoutEquivalence.Difference], content: [LayoutEquivalence.Difference]) {
    let facts = timeline.facts.sorted {
      ($0.first == nil ? 1 : 0, $0.order, $0.kind.words)
        < ($1.first == nil ? 1 : 0, $1.order, $1.kind.words)
    }
    var lists: (layout: [LayoutEquivalence.Difference], content: [LayoutEquivalence.Difference]) =
      ([], [])
    for fact in facts {
      let difference = LayoutEquivalence.Difference(fact, timeline.intervals(of: fact))
      if case .content = fact.kind {
        lists.content.append(difference)
      } else {
        lists.layout.append(difference)
      }
    }
    return lists
  }
}

extension EquivalenceFact.Kind {
  /// A description of a difference in content. It is empty for other differences.
  var words: String {
    if case .content(let words) = self { words } else { "" }
  }
}

extension LayoutEquivalence.Difference {
  /// Creates the difference for a fact, with the width at which it is shown.
  init(_ fact: EquivalenceFact, _ intervals: [WidthProof.Interval]) {
    kind =
      switch fact.kind {
      case .frame: .frame
      case .missing: .missing
      case .content(let words): .content(words)
      }
    first = fact.first
    second = fact.second
    self.intervals = intervals
    width = intervals.smallestWidth
  }
}

extension [WidthProof.Interval] {
  /// The smallest whole width in the intervals. If there is none, it is a short decimal number in
  /// the first of them.
  fileprivate var smallestWidth: Double {
    if let whole = wholeNumbers.first { return Double(whole.lowerBound) }
    guard let first else { return 0 }
    if first.includesLower { return first.lower }
    // An open end does not belong to the interval.
    let share = (first.upper - first.lower) / 4
    return PlainNumber.inside(first.lower + share, first.upper - share)
  }
}
