import AutoLayout
import Foundation

/// The extents of containers along one axis for the sizes on which suggestions are tried.
@MainActor
struct SampleSizes {
  /// The root that contains the containers.
  let layout: CanvasLayout
  /// The direction of the extents.
  let axis: LayoutAxis
  /// Extents by the index of a view's element. The recorded one is the first.
  private var known: [Int32: [CGFloat]] = [:]

  /// The factors for the extent of a root. Widths: 320 points for 375, a large phone, and a tablet
  /// or landscape. Heights: 568 points for 750, a tall phone, and a tablet.
  private var factors: [CGFloat] {
    axis == .horizontal ? [1, 0.86, 1.2, 1.8] : [1, 0.75, 1.15, 1.5]
  }

  init(_ layout: CanvasLayout, _ axis: LayoutAxis) {
    self.layout = layout
    self.axis = axis
  }

  /// Returns the extents of a container.
  ///
  /// A container that a plan positions has the extents of the plan. Others keep their recorded
  /// extent, or keep their distance to the view around them if they fill most of it. The factors
  /// apply to the root. All extents are in points.
  func samples(of container: XMLTree.Element) -> [CGFloat] {
    if let samples = known[container.index] { return samples }
    guard let size = size(of: container) else { return factors.map { _ in 0 } }
    let extent = axis.extent(CGRect(origin: .zero, size: size))
    guard let outer = outer(of: container) else { return factors.map { $0 * extent } }
    let around = samples(of: outer)
    guard let first = around.first, extent > first * SuggestionLayout.stretchedShare else {
      return factors.map { _ in extent }
    }
    return around.map { extent + $0 - first }
  }

  /// Records the extents that views get from their plans.
  mutating func record(
    _ views: [PlacedView], _ plans: [SuggestionPlan?], _ problem: SuggestionProblem
  ) {
    let solved = SuggestionLayout(problem, plans)
    for (index, view) in views.enumerated() where plans[index] != nil {
      let spans = solved.spans.map { $0[index] }
      known[view.element.element.index] = spans.map { span in
        span.map { max(0, $0.end - $0.start) } ?? problem.items[index].extent
      }
    }
  }

  /// Returns the recorded size of a container in points. The root and views without a recorded
  /// frame have their solved size. The result is `nil` for an element without a view.
  private func size(of container: XMLTree.Element) -> CGSize? {
    if let id = container.id, let view = layout.view(id) {
      return view.index == 0 ? view.solved.size : view.frame.size
    }
    return container.rect(ViewElement.frame)?.size ?? layout.snapshotView(of: container)?.frame.size
  }

  /// Returns the view that contains a container, or `nil` for the root.
  private func outer(of container: XMLTree.Element) -> XMLTree.Element? {
    guard container != layout.root.element else { return nil }
    var current = container.parent
    while let element = current {
      if element.isView { return element }
      current = element.parent
    }
    return nil
  }
}
