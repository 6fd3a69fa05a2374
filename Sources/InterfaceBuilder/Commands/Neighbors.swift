import AutoLayout
import Foundation

/// The lines next to a view, as in Interface Builder's "spacing to nearest neighbor".
///
/// Among the siblings that overlap the view on the other axis and are beyond its edge, the nearest
/// line is that of the sibling whose facing edge is nearest. If there is none, it is the
/// container's edge: its margins if requested, but the safe area or the layout guides above and
/// below at a root; otherwise the safe area or guide if the view is inside it, or the container
/// itself.
///
/// In recorded documents whose leading edge is pinned to the margin of a root, the upper and lower
/// edges are pinned to the layout guides in 225 of 241 cases from before safe areas, and to the
/// safe area in 23 of 36 cases since.
@MainActor
package struct Neighbors {
  let layout: CanvasLayout
  var toMargins = false

  /// The number of points by which a sibling may extend beyond the view's edge and still count as
  /// adjacent: frames are rounded to pixels.
  private static let overlap: CGFloat = 1

  /// A line to which an edge can be pinned.
  package struct Line: Equatable, Sendable {
    /// The identifier of the item.
    package var item: String
    /// The name of the item's attribute in documents, such as `trailing` or `topMargin`.
    package var attribute: String
    /// The distance from the line to the view's edge in points, positive if the view is inside or
    /// adjacent.
    package var distance: CGFloat
    var isSibling: Bool
  }

  /// Returns the element that lists constraints between a view and its container, and to which they
  /// can refer, or `nil` if the container has no identifier.
  func owner(of view: PlacedView) -> XMLTree.Element? {
    guard let container = view.container else { return nil }
    if container.id != nil { return container }
    // Old collection cells have a content view without identifier; the cell represents it.
    guard let cell = container.parent, container[ObjectElement.key] == ViewElement.contentView.key,
      cell.id != nil
    else {
      return nil
    }
    return cell
  }

  /// Returns the nearest line beyond an edge, or `nil` if constraints cannot refer to the
  /// container.
  func nearest(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    sibling(edge, of: view) ?? container(edge, of: view)
  }

  /// Returns the nearest sibling beyond an edge, or `nil` if there is none.
  func sibling(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    siblings(edge, of: view).min { $0.distance < $1.distance }
  }

  /// Returns the siblings beyond an edge, in the document's order.
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

  /// Returns all lines beyond an edge: siblings, the nearest first, then those of the container.
  /// Its own edge comes last unless margins are requested.
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

  /// Returns the container's line: its margin if requested, otherwise a guide that contains the
  /// view, otherwise its edge. The result is `nil` if constraints cannot refer to the container.
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

  /// Returns the container's own edge, or `nil` if constraints cannot refer to the container.
  func containerEdge(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    guard let element = view.container, let id = owner(of: view)?.id,
      let place = layout.snapshotView(of: element)
    else { return nil }
    let bounds = containerBounds(element, place)
    return Line(
      item: id, attribute: edge.rawValue,
      distance: edge.inset(of: view.aligned(view.frame), in: bounds), isSibling: false)
  }

  /// Returns the rectangle that contains subviews, in their coordinates: that of a scroll view is
  /// its content size.
  func containerBounds(_ element: XMLTree.Element, _ place: LayoutSnapshot.View) -> CGRect {
    let size = element.rect(ViewElement.frame)?.size ?? place.frame.size
    return CGRect(origin: .zero, size: place.contentSize ?? size)
  }

  /// Returns the guide for an edge of a root: the safe area, or the controller's guides. The result
  /// is `nil` for other views and for a root without guides.
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

  /// Returns the constraint that pins an edge to a line at a distance: the later item first, so
  /// that distances inside a container and between siblings are positive. The result is `nil` if
  /// constraints cannot refer to the container.
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
    // A standard space to a safe area is laid out as zero, regardless of the stated constant.
    let isSafeArea =
      line.item == layout.root.element.child(ViewElement.safeArea)?.id
    draft.isSymbolic = !isMargin && !isSafeArea && distance == standard
    return draft
  }
}

extension InterfaceRoot {
  /// Returns the lines to which a view can be pinned on the document's own canvas, or `nil` if the
  /// identifier is not that of a view of this root.
  ///
  /// The cost is that of laying out the root.
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

/// The options for pinning a view on its document's own canvas.
package struct PinSurroundings: Sendable {
  /// The lines to which its edges can be pinned. The first one is the default.
  package let edges: [PinRequest.Edge: [Neighbors.Line]]
  /// The lines with `PinRequest.toMargins`: the container's margin stands in for its edge or guide,
  /// except above and below at a root.
  package let margins: [PinRequest.Edge: [Neighbors.Line]]
  /// The size of its alignment rectangle in points, to which constraints refer.
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

  /// Returns the distance in points between an edge of `rect` and the facing edge of `other` on a
  /// left-to-right canvas.
  func gap(from rect: CGRect, to other: CGRect) -> CGFloat {
    switch self {
    case .top: rect.minY - other.maxY
    case .bottom: other.minY - rect.maxY
    case .leading: rect.minX - other.maxX
    case .trailing: other.minX - rect.maxX
    }
  }

  /// Returns the distance in points between an edge of `rect` and the same edge of the rectangle
  /// around it.
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
