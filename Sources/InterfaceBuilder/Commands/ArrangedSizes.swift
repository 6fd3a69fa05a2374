import AutoLayout
import Foundation

/// Fixes sizes of arranged views whose stack views determine others than the recorded ones.
///
/// In each stack view, the smallest view without a content size comes first: a separator or an icon
/// has its own size, and the remaining space goes to larger views and to texts.
@MainActor
struct ArrangedSizes {
  /// The root to which constraints are added.
  let session: RepairSession
  /// The direction of the sizes.
  let axis: LayoutAxis

  init(_ session: RepairSession, _ axis: LayoutAxis) {
    self.session = session
    self.axis = axis
  }

  /// The maximum number of rounds of one size per stack view. Each costs a layout; most stack views
  /// need one or two.
  private static let maxRounds = 6

  /// Adds sizes while they restore views to their recorded extents.
  func run(_ chosen: Set<String>) throws(InterfaceDocumentError) {
    for _ in 0..<Self.maxRounds {
      let drafts = drafts(chosen)
      let broken = session.findings.brokenConstraints.count
      let wrong = wrong(in: session.layout, chosen).count
      let isMade = try session.attempt { editor in
        editor.add(drafts)
      } isWanted: { proposal in
        proposal.findings.brokenConstraints.count <= broken
          && self.wrong(in: proposal.layout, chosen).count < wrong
      }
      guard isMade else { return }
    }
  }

  /// Returns one size per stack view.
  private func drafts(_ chosen: Set<String>) -> [ConstraintDraft] {
    let stacks = Dictionary(grouping: wrong(in: session.layout, chosen)) {
      $0.container?.index ?? 0
    }
    return stacks.sorted { $0.key < $1.key }.compactMap { _, views in
      views.min { order($0) < order($1) }.map { view in
        ConstraintDraft(
          owner: view.element.element, firstItem: view.id, firstAttribute: axis.size,
          constant: axis.extent(view.aligned(view.frame)))
      }
    }
  }

  /// Returns the order in which views of a stack view get a size: views without text, then views
  /// with text, then stack views without a baseline. Among equals, the smallest recorded extent in
  /// points comes first.
  private func order(_ view: PlacedView) -> (Int, CGFloat) {
    let hasText = session.layout.snapshot.views[view.index].lastBaseline != nil
    let isOuter = view.element.kind == .stackView
    return (hasText ? 1 : isOuter ? 2 : 0, axis.extent(view.frame))
  }

  /// Returns arranged views whose extent is ambiguous or differs from the recorded one.
  private func wrong(in layout: CanvasLayout, _ chosen: Set<String>) -> [PlacedView] {
    layout.views.filter { view in
      chosen.contains(view.id) && view.isArranged && !view.isHidden
        && axis.extent(view.frame) > 0
        && (axis.isSizeOpen(view.ambiguity)
          || abs(axis.extent(view.frame) - axis.extent(view.solved))
            > layout.tolerance)
    }
  }
}
