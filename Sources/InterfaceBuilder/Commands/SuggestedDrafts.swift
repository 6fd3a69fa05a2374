import AutoLayout
import Foundation

/// Converts the plan of one view into constraints.
@MainActor
struct SuggestedDrafts {
  /// The direction of all constraints.
  let axis: LayoutAxis
  /// The numeric form of the container. Its items have the indices of `views`.
  let problem: SuggestionProblem
  /// The views of the container.
  let views: [PlacedView]
  /// The view that the plan positions.
  let view: PlacedView
  private let neighbors: Neighbors

  init(
    _ suggested: SuggestedConstraints, _ problem: SuggestionProblem, _ views: [PlacedView],
    _ view: PlacedView
  ) {
    axis = suggested.axis
    self.problem = problem
    self.views = views
    self.view = view
    neighbors = Neighbors(layout: suggested.layout)
  }

  /// Returns the constraints of a plan, except those that would refer to an object without an
  /// identifier.
  func drafts(_ plan: SuggestionPlan) -> [ConstraintDraft] {
    plan.ties.compactMap(draft) + extent(plan.extent)
  }

  /// The alignment rectangle of the view's frame, in the coordinates of the container.
  private var rect: CGRect { view.aligned(view.frame) }

  // MARK: - Ties

  /// Returns the constraint for an anchor of the plan: a distance to the container, the center of
  /// the container, the spacing to a neighbor, or a line shared with another view. The result is
  /// `nil` if constraints cannot refer to the container.
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

  /// Returns the name of the constraint attribute for a line along the axis.
  private func attribute(_ line: SuggestionPlan.Line) -> String {
    switch line {
    case .near: axis.near.rawValue
    case .far: axis.far.rawValue
    case .middle: axis.center
    case .baseline: AlignRequest.Line.baseline.rawValue
    }
  }

  /// Returns the constraint for the distance of a view to an edge of the container: to the guide of
  /// a root if the view is inside it and does not fill the edge, to the margin if the view is on
  /// it, and otherwise to the edge itself.
  ///
  /// The far edge is at the end of the problem, because the size of scrolled content is not
  /// recorded.
  private func container(_ edge: PinRequest.Edge, of view: PlacedView) -> ConstraintDraft? {
    guard var line = neighbors.containerEdge(edge, of: view), let element = view.container,
      let place = neighbors.layout.snapshotView(of: element)
    else { return nil }
    let rect = view.aligned(view.frame)
    line.distance = edge == axis.near ? axis.start(rect) : problem.extent - axis.end(rect)
    if let guide = neighbors.guide(edge, of: element, place), line.distance >= guide.inset,
      line.distance > SuggestionProblem.lineTolerance
        || !fillsEdge(edge, of: view, element, place)
    {
      (line.item, line.attribute) = (guide.id, guide.attribute)
      line.distance -= guide.inset
    } else if liesOnMargin(edge, line.distance, element) {
      line.attribute += "Margin"
      line.distance = 0
    }
    return neighbors.draft(edge, of: view, to: line)
  }

  /// Returns a Boolean value that indicates whether a view at an edge of the screen belongs to the
  /// edge, if the canvas shows no difference between the edge and the safe area.
  ///
  /// Along the width, backgrounds and bars extend to the edges, and lists stay in the safe area,
  /// because their cells do. Below, lists extend to the edge and scroll under the home indicator,
  /// and so do views that begin above the safe area.
  private func fillsEdge(
    _ edge: PinRequest.Edge, of view: PlacedView, _ element: XMLTree.Element,
    _ place: LayoutSnapshot.View
  ) -> Bool {
    let isList =
      SuggestionProblem.Stretch.of(view.element.kind, isHorizontal: false) == .likely
    if edge.isHorizontal { return !isList }
    guard edge == .bottom else { return false }
    let top = neighbors.guide(.top, of: element, place)?.inset ?? 0
    return isList || view.frame.minY < top
  }

  /// Returns a Boolean value that indicates whether an edge is on the margin of a root without a
  /// safe area, or of a cell. Interface Builder pins to these margins by default, and to the safe
  /// area of other roots; the margins of other views equal the standard spacing, so that their
  /// positions give no evidence.
  private func liesOnMargin(
    _ edge: PinRequest.Edge, _ distance: CGFloat, _ element: XMLTree.Element
  ) -> Bool {
    guard edge.isHorizontal, distance > SuggestionProblem.lineTolerance,
      element == neighbors.layout.root.element || element.isCellContent,
      let owner = neighbors.owner(of: view),
      let margins = neighbors.layout.snapshotView(of: owner)?.layoutMargins
    else { return false }
    return abs(distance - edge.side(of: margins)) <= SuggestionProblem.lineTolerance
  }

  /// The constraint that centers the view in its container.
  private var center: ConstraintDraft? {
    neighbors.owner(of: view).map { owner in
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: axis.center, secondItem: owner.id,
        secondAttribute: axis.center)
    }
  }

  /// Returns the constraint for the distance between the view and the facing edge of a sibling.
  private func spacing(_ edge: PinRequest.Edge, _ other: PlacedView) -> ConstraintDraft? {
    let facing = other.aligned(other.frame)
    let line = Neighbors.Line(
      item: other.id, attribute: edge.opposite.rawValue, distance: edge.gap(from: rect, to: facing),
      isSibling: true)
    return neighbors.draft(edge, of: view, to: line)
  }

  /// Returns the constraint that gives the view and a sibling the same line.
  private func alignment(_ attribute: String, _ other: PlacedView) -> ConstraintDraft? {
    neighbors.owner(of: view).map { owner in
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: attribute, secondItem: other.id,
        secondAttribute: attribute)
    }
  }

  // MARK: - Extents

  /// Returns the constraints of an extent: none if the ends or the content determine it, a size in
  /// points if it is fixed, or the size of a sibling or the container. A row ends at the container,
  /// after its last view.
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
      return [neighbors.owner(of: view)?.id.flatMap { equal($0) }].compactMap { $0 }
    }
  }

  /// Returns the constraint that gives the view the extent of another item.
  private func equal(_ id: String) -> ConstraintDraft? {
    neighbors.owner(of: view).map { owner in
      ConstraintDraft(
        owner: owner, firstItem: view.id, firstAttribute: axis.size, secondItem: id,
        secondAttribute: axis.size)
    }
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether the element is a cell or its content view.
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
