import AutoLayout
import Foundation

/// What lies next to a view, as Interface Builder's "spacing to nearest neighbor" means it.
///
/// Among the siblings that overlap the view on the other axis and lie beyond its edge, the one whose
/// facing edge is nearest; where there is none, the container's edge: its margins if asked for, but the
/// safe area or the layout guides above and below at a root; else the safe area or guide, if the view
/// lies within it, or the container itself.
///
/// With margins above and below at a root, the recorded documents have guides 225 times of 241 before
/// safe areas, and the safe area 23 times of 36 since, where the leading edge has a margin.
@MainActor
package struct Neighbors {
  let layout: CanvasLayout
  var toMargins = false

  /// Points that a sibling may reach over the view's edge and still count as beside it: frames are
  /// rounded to pixels.
  private static let overlap: CGFloat = 1

  /// A line that an edge can be tied to.
  package struct Line: Equatable, Sendable {
    /// Identifier of the item.
    package var item: String
    /// The item's attribute.
    package var attribute: String
    /// Points from the line to the view's edge, positive where the view lies inside or beside.
    package var distance: CGFloat
    var isSibling: Bool
  }

  /// The element that lists constraints between a view and its container, and can be named by them.
  func owner(of view: PlacedView) -> XMLTree.Element? {
    guard let container = view.container else { return nil }
    if container.id != nil { return container }
    // Old collection cells have a content view without identifier; the cell stands for it.
    guard let cell = container.parent, container[ObjectElement.key] == ViewElement.contentView.key,
      cell.id != nil
    else {
      return nil
    }
    return cell
  }

  /// The nearest line beyond an edge; nil where the container cannot be named.
  func nearest(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    sibling(edge, of: view) ?? container(edge, of: view)
  }

  /// The nearest sibling beyond an edge.
  func sibling(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    siblings(edge, of: view).min { $0.distance < $1.distance }
  }

  /// The siblings beyond an edge, in the document's order.
  private func siblings(_ edge: PinRequest.Edge, of view: PlacedView) -> [Line] {
    guard let container = view.container else { return [] }
    let rect = view.aligned(view.frame)
    return layout.children(of: container).compactMap { other in
      guard other.id != view.id, !other.isHidden else { return nil }
      let facing = other.aligned(other.frame)
      let distance = edge.gap(from: rect, to: facing)
      guard distance >= -Self.overlap, overlaps(rect, facing, edge.isHorizontal) else { return nil }
      return Line(
        item: other.id, attribute: edge.opposite.rawValue, distance: distance, isSibling: true)
    }
  }

  /// All lines beyond an edge: siblings, the nearest first, then those of the container, of which its
  /// own edge is the last unless margins are asked for.
  func lines(_ edge: PinRequest.Edge, of view: PlacedView) -> [Line] {
    var lines = siblings(edge, of: view).sorted { $0.distance < $1.distance }
    guard let line = container(edge, of: view) else { return lines }
    lines.append(line)
    if !toMargins, let own = containerEdge(edge, of: view), own != line { lines.append(own) }
    return lines
  }

  private func overlaps(_ a: CGRect, _ b: CGRect, _ isHorizontal: Bool) -> Bool {
    isHorizontal
      ? min(a.maxY, b.maxY) - max(a.minY, b.minY) > Self.overlap
      : min(a.maxX, b.maxX) - max(a.minX, b.minX) > Self.overlap
  }

  /// The container's line: its margin if asked for, else a guide that the view lies within, else its
  /// edge.
  func container(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    guard var line = containerEdge(edge, of: view), let element = view.container,
      let place = layout.snapshotView(of: element)
    else { return nil }
    if toMargins, edge.isHorizontal || guide(edge, of: element, place) == nil {
      line.attribute += "Margin"
      line.distance -= edge.side(of: place.layoutMargins)
    } else if let guide = guide(edge, of: element, place),
      line.distance >= guide.inset || toMargins
    {
      (line.item, line.attribute) = (guide.id, guide.attribute)
      line.distance -= guide.inset
    }
    return line
  }

  /// The container's own edge.
  func containerEdge(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    guard let element = view.container, let id = owner(of: view)?.id,
      let place = layout.snapshotView(of: element)
    else { return nil }
    let bounds = containerBounds(element, place)
    return Line(
      item: id, attribute: edge.rawValue,
      distance: edge.inset(of: view.aligned(view.frame), in: bounds), isSibling: false)
  }

  /// The space that subviews lie in, in their coordinates: a scroll view's content is its own size.
  func containerBounds(_ element: XMLTree.Element, _ place: LayoutSnapshot.View) -> CGRect {
    let size = element.rect(ViewElement.frame)?.size ?? place.frame.size
    return CGRect(origin: .zero, size: place.contentSize ?? size)
  }

  /// The guide that stands for an edge of a root: the safe area, or the controller's guides.
  func guide(
    _ edge: PinRequest.Edge, of element: XMLTree.Element, _ place: LayoutSnapshot.View
  ) -> (id: String, attribute: String, inset: CGFloat)? {
    guard element == layout.root.element else { return nil }
    if let id = element.child(ViewElement.safeArea)?.id {
      return (id, edge.rawValue, edge.side(of: place.safeAreaInsets))
    }
    guard !edge.isHorizontal,
      let guides = layout.root.controller?.child(ControllerElement.layoutGuides)
    else {
      return nil
    }
    let isTop = edge == .top
    let found = guides.children.first {
      $0.kind == .viewControllerLayoutGuide
        && $0.text(of: ControllerGuideElement.type) == edge.rawValue
    }
    guard let id = found?.id else { return nil }
    let length = isTop ? layout.canvas.topGuideLength : layout.canvas.bottomGuideLength
    return (id, isTop ? "bottom" : "top", length)
  }

  /// The constraint that ties an edge to a line at a distance: the later item first, so that distances
  /// inside a container and between siblings are positive.
  func draft(
    _ edge: PinRequest.Edge, of view: PlacedView, to line: Line,
    _ value: PinRequest.Value = .current
  ) -> ConstraintDraft? {
    guard let owner = owner(of: view) else { return nil }
    let standard: CGFloat = line.isSibling ? 8 : 20
    let isMargin = line.attribute.hasSuffix("Margin")
    let distance =
      switch value {
      case .current: line.distance
      case .standard: isMargin ? 0 : standard
      case .points(let points): points
      }
    var draft = ConstraintDraft(
      owner: owner, firstItem: view.id, firstAttribute: edge.rawValue, secondItem: line.item,
      secondAttribute: line.attribute, constant: distance)
    if edge == .trailing || edge == .bottom {
      draft.firstItem = line.item
      draft.firstAttribute = line.attribute
      draft.secondItem = view.id
      draft.secondAttribute = edge.rawValue
    }
    // A standard space to a safe area is laid out as none, whatever number stands beside it.
    let isSafeArea =
      line.item == layout.root.element.child(ViewElement.safeArea)?.id
    draft.isSymbolic = !isMargin && !isSafeArea && distance == standard
    return draft
  }
}

extension InterfaceRoot {
  /// What a view can be pinned to on the document's own canvas; nil for what is no view of this root.
  ///
  /// Costs a layout of the root.
  @MainActor
  package func surroundings(of view: String) -> PinSurroundings? {
    let layout = CanvasLayout(self)
    guard let view = layout.view(view) else { return nil }
    func lines(toMargins: Bool) -> [PinRequest.Edge: [Neighbors.Line]] {
      let neighbors = Neighbors(layout: layout, toMargins: toMargins)
      return Dictionary(
        uniqueKeysWithValues: PinRequest.Edge.allCases.map { ($0, neighbors.lines($0, of: view)) })
    }
    return PinSurroundings(
      edges: lines(toMargins: false), margins: lines(toMargins: true),
      size: view.aligned(view.frame).size)
  }
}

/// What pinning a view can say, as its document's own canvas shows it.
package struct PinSurroundings: Sendable {
  /// What its edges can be tied to, the line that pinning takes without a choice first.
  package let edges: [PinRequest.Edge: [Neighbors.Line]]
  /// The same where the container's line is its margin.
  package let margins: [PinRequest.Edge: [Neighbors.Line]]
  /// Points of its alignment rectangle, which constraints mean.
  package let size: CGSize
}

extension PinRequest.Edge {
  var isHorizontal: Bool { self == .leading || self == .trailing }

  var opposite: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Points between an edge of `rect` and the facing edge of `other`; the canvas runs left to right.
  func gap(from rect: CGRect, to other: CGRect) -> CGFloat {
    switch self {
    case .top: rect.minY - other.maxY
    case .bottom: other.minY - rect.maxY
    case .leading: rect.minX - other.maxX
    case .trailing: other.minX - rect.maxX
    }
  }

  /// Points between an edge of `rect` and the same edge of what is around it.
  func inset(of rect: CGRect, in bounds: CGRect) -> CGFloat {
    switch self {
    case .top: rect.minY - bounds.minY
    case .bottom: bounds.maxY - rect.maxY
    case .leading: rect.minX - bounds.minX
    case .trailing: bounds.maxX - rect.maxX
    }
  }

  func side(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .top: insets.top
    case .bottom: insets.bottom
    case .leading: insets.left
    case .trailing: insets.right
    }
  }
}
