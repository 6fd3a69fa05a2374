import AutoLayout
import Foundation

/// The constraints along one axis that the recorded frames suggest for views without constraints.
///
/// Each container is a `SuggestionProblem`. Containers come before their contents: the sizes on
/// which the views of a container are tried follow from the container's own plan.
@MainActor
struct SuggestedConstraints {
  /// The root, laid out with its constraints.
  let layout: CanvasLayout
  /// The direction of all constraints.
  let axis: LayoutAxis
  /// The views that may get constraints.
  let chosen: Set<String>
  /// The views with a constraint to another item along the axis, even if it does not determine their
  /// position. They get no suggested constraints.
  let tied: Set<String>
  /// The method by which plans are computed from a problem.
  let method: SuggestionMethod

  init(
    _ layout: CanvasLayout, _ chosen: Set<String>, _ axis: LayoutAxis, _ method: SuggestionMethod
  ) {
    self.layout = layout
    self.chosen = chosen
    self.axis = axis
    self.method = method
    tied = Set(
      ConstraintElement.all(in: layout).filter { constraint in
        let attribute = constraint.element.text(of: ConstraintElement.firstAttribute)
          .flatMap { ConstraintAttribute($0) }
        return constraint.second != nil
          && attribute?.kind == (axis == .horizontal ? .horizontal : .vertical)
      }.flatMap(\.subjects))
  }

  /// Returns the constraints, containers before their contents.
  func drafts() -> [ConstraintDraft] {
    var sizes = SampleSizes(layout, axis)
    var drafts: [ConstraintDraft] = []
    for container in containers where container.kind != .stackView {
      let views = layout.children(of: container)
      let problem = problem(of: container, views, sizes)
      let plans = method.plans(for: problem)
      sizes.record(views, plans, problem)
      drafts += zip(views, plans).flatMap { view, plan in
        plan.map { SuggestedDrafts(self, problem, views, view).drafts($0) } ?? []
      }
    }
    return drafts
  }

  /// The elements that have views as subviews, parents before children.
  private var containers: [XMLTree.Element] {
    var met = Set<Int32>()
    return layout.views.compactMap(\.container).filter { met.insert($0.index).inserted }
  }

  // MARK: - Problems

  /// Returns the subviews of a container as intervals along the axis, in points from the
  /// container's near edge.
  private func problem(
    of container: XMLTree.Element, _ views: [PlacedView], _ sizes: SampleSizes
  ) -> SuggestionProblem {
    let items = views.map(item)
    let samples = sizes.samples(of: container)
    let isScrolling = layout.snapshotView(of: container)?.contentSize != nil
    // The content size is not recorded: it ends at the end of the last view.
    let extent = isScrolling ? items.map(\.end).max() ?? 0 : samples[0]
    var problem = SuggestionProblem(
      extent: extent, samples: samples, items: items, isHorizontal: axis == .horizontal,
      isContentSized: isScrolling)
    if let place = layout.snapshotView(of: container) {
      let neighbors = Neighbors(layout: layout)
      problem.nearInset = neighbors.guide(axis.near, of: container, place)?.inset ?? 0
      problem.farInset = neighbors.guide(axis.far, of: container, place)?.inset ?? 0
    }
    return problem
  }

  /// Returns a view as an interval along the axis, with its known properties: whether constraints
  /// position it, whether it may get some, and the extent of its content.
  private func item(_ view: PlacedView) -> SuggestionProblem.Item {
    let rect = view.aligned(view.frame)
    let isOpen = !view.ambiguity.intersection(axis.all).isEmpty
    let isFree =
      chosen.contains(view.id) && view.isConstrained && axis.isPositionOpen(view.ambiguity)
      && !tied.contains(view.id)
    var item = SuggestionProblem.Item(
      start: axis.start(rect), end: axis.end(rect),
      cross: axis.other.start(rect)...max(axis.other.start(rect), axis.other.end(rect)))
    item.content =
      axis.isSizeOpen(view.ambiguity) ? nil : axis.extent(view.aligned(view.solved))
    item.stretch = .of(view.element.kind, isHorizontal: axis == .horizontal)
    item.isPlaced = !isOpen
    item.canBeTied = !isOpen || isFree
    let place = layout.snapshot.views[view.index]
    if axis == .vertical, item.hasContentExtent, let baseline = place.lastBaseline {
      item.baseline = view.frame.maxY - (place.frame.height - baseline)
    }
    return item
  }
}

extension SuggestionProblem.Stretch {
  /// Returns the typical behavior of views of a kind.
  static func of(_ kind: ElementName, isHorizontal: Bool) -> Self {
    switch kind {
    case .tableView, .collectionView, .scrollView, .textView, .mapView, .webView, .wkWebView,
      .containerView:
      .likely
    case .textField, .slider, .progressView, .searchBar, .segmentedControl, .navigationBar,
      .toolbar, .tabBar, .label:
      isHorizontal ? .likely : .unlikely
    case .switchControl, .stepper, .activityIndicatorView, .pageControl: .unlikely
    case .button: isHorizontal ? .neutral : .unlikely
    default: .neutral
    }
  }
}
