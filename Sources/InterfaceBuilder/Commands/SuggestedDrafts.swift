import AutoLayout
import Foundation

/// Turns the plan of one view into constraints.
@MainActor
struct SuggestedDrafts {
  let axis: LayoutAxis
  let problem: SuggestionProblem
  /// The views of the container.
  let views: [PlacedView]
  let view: PlacedView
  private let neighbours: Neighbours

  init(
    _ suggested: SuggestedConstraints, _ problem: SuggestionProblem, _ views: [PlacedView],
    _ view: PlacedView
  ) {
    axis = suggested.axis
    self.problem = problem
    self.views = views
    self.view = view
    neighbours = Neighbours(layout: suggested.layout)
  }

  /// The constraints of a plan; those that would name something without an identifier are left out.
  func drafts(_ plan: SuggestionPlan) -> [ConstraintDraft] {
    plan.ties.compactMap(draft) + extent(plan.extent)
  }

  private var rect: CGRect { view.aligned(view.frame) }

  // MARK: - Ties

  private func draft(_ tie: SuggestionPlan.Tie) -> ConstraintDraft? {
    switch (tie.line, tie.anchor) {
    case (.near, .container): container(axis.near, of: view)
    case (.far, .container): container(axis.far, of: view)
    case (_, .container): center
    case (.near, .item(let other, .far)): spacing(axis.near, views[other])
    case (.far, .item(let other, .near)): spacing(axis.far, views[other])
    case (let line, .item(let other, _)): alignment(attribute(line), views[other])
    }
  }

  private func attribute(_ line: SuggestionPlan.Line) -> String {
    switch line {
    case .near: axis.near.rawValue
    case .far: axis.far.rawValue
    case .middle: axis.center
    case .baseline: AlignRequest.Line.baseline.rawValue
    }
  }

  private func container(_ edge: PinRequest.Edge, of view: PlacedView) -> ConstraintDraft? {
    guard var line = neighbours.containerEdge(edge, of: view), let element = view.container,
      let place = neighbours.layout.snapshotView(of: element)
    else { return nil }
    let rect = view.aligned(view.frame)
    line.distance = edge == axis.near ? axis.start(rect) : problem.extent - axis.end(rect)
    if let guide = neighbours.guide(edge, of: element, place), line.distance >= guide.inset,
      line.distance > SuggestionProblem.lineTolerance
        || !fillsEdge(edge, of: view, element, place)
    {
      (line.item, line.attribute) = (guide.id, guide.attribute)
      line.distance -= guide.inset
    } else if liesOnMargin(edge, line.distance, element) {
      line.attribute += "Margin"
      line.distance = 0
    }
    return neighbours.draft(edge, of: view, to: line)
  }

  /// Whether a view at an edge of the screen belongs to the edge, where the canvas shows no difference
  /// between the edge and the safe area.
  ///
  /// Along the width, backgrounds and bars go to the edges, and lists stay in the safe area, because
  /// their cells do. Below, lists go to the edge and scroll under the home indicator, and so does what
  /// begins above the safe area.
  private func fillsEdge(
    _ edge: PinRequest.Edge, of view: PlacedView, _ element: XMLTree.Element,
    _ place: LayoutSnapshot.View
  ) -> Bool {
    let isList =
      SuggestionProblem.Stretch.of(view.element.kind, isHorizontal: false) == .likely
    if edge.isHorizontal { return !isList }
    guard edge == .bottom else { return false }
    let top = neighbours.guide(.top, of: element, place)?.inset ?? 0
    return isList || view.frame.minY < top
  }

  /// Whether an edge lies on the margin of a root that has no safe area, or of a cell. Interface Builder
  /// ties to these margins by default, and to the safe area of other roots; the margins of other views
  /// are the standard spacing, so that lying there says nothing.
  private func liesOnMargin(
    _ edge: PinRequest.Edge, _ distance: CGFloat, _ element: XMLTree.Element
  ) -> Bool {
    guard edge.isHorizontal, distance > SuggestionProblem.lineTolerance,
      element == neighbours.layout.root.element || element.isCellContent,
      let owner = neighbours.owner(of: view),
      let margins = neighbours.layout.snapshotView(of: owner)?.layoutMargins
    else { return false }
    return abs(distance - edge.side(of: margins)) <= SuggestionProblem.lineTolerance
  }

  private var center: ConstraintDraft? {
    neighbours.owner(of: view).map { owner in
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: axis.center, secondItem: owner.id,
        secondAttribute: axis.center)
    }
  }

  private func spacing(_ edge: PinRequest.Edge, _ other: PlacedView) -> ConstraintDraft? {
    let facing = other.aligned(other.frame)
    let line = Neighbours.Line(
      item: other.id, attribute: edge.opposite.rawValue, distance: edge.gap(from: rect, to: facing),
      isSibling: true)
    return neighbours.draft(edge, of: view, to: line)
  }

  private func alignment(_ attribute: String, _ other: PlacedView) -> ConstraintDraft? {
    neighbours.owner(of: view).map { owner in
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: attribute, secondItem: other.id,
        secondAttribute: attribute)
    }
  }

  // MARK: - Extents

  private func extent(_ extent: SuggestionPlan.Extent) -> [ConstraintDraft] {
    switch extent {
    case .ends, .content: return []
    case .fixed:
      return [
        ConstraintDraft(
          owner: view.element.element, firstItem: view.id, firstAttribute: axis.size,
          constant: axis.extent(rect))
      ]
    case .row(let last, _): return [container(axis.far, of: views[last])].compactMap { $0 }
    case .equal(let other): return [equal(views[other].id)].compactMap { $0 }
    case .container:
      return [neighbours.owner(of: view)?.id.flatMap { equal($0) }].compactMap { $0 }
    }
  }

  private func equal(_ id: String) -> ConstraintDraft? {
    neighbours.owner(of: view).map { owner in
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: axis.size, secondItem: id,
        secondAttribute: axis.size)
    }
  }
}

extension XMLTree.Element {
  /// Whether the element is a cell or its content view.
  fileprivate var isCellContent: Bool {
    switch kind {
    case .tableViewCell, .tableViewCellContentView, .collectionViewCell,
      .collectionViewCellContentView, .collectionReusableView:
      true
    default: key == ViewElement.contentView.key
    }
  }

  private var key: String? { self[ObjectElement.key] }
}
