import AutoLayout
import Foundation

/// What lies next to a view, as Interface Builder's "spacing to nearest neighbor" means it.
///
/// Among the siblings that overlap the view on the other axis and lie beyond its edge, the one whose
/// facing edge is nearest; where there is none, the container's edge: the safe area or the layout
/// guides at the edges of a root, its margins if asked for, else the container itself.
@MainActor
struct Neighbours {
  let layout: CanvasLayout
  var toMargins = false

  /// Points that a sibling may reach over the view's edge and still count as beside it: frames are
  /// rounded to pixels.
  private static let overlap: CGFloat = 1

  /// A line that an edge can be tied to.
  struct Line {
    /// Identifier of the item.
    var item: String
    var attribute: String
    /// Points from the line to the view's edge, positive where the view lies inside or beside.
    var distance: CGFloat
    var isSibling: Bool
  }

  /// The element that lists constraints between a view and its container, and can be named by them.
  func owner(of view: PlacedView) -> XMLTree.Element? {
    guard let container = view.container else { return nil }
    if container.id != nil { return container }
    // Old collection cells have a content view without identifier; the cell stands for it.
    guard let cell = container.parent, container["key"] == "contentView", cell.id != nil else {
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
    guard let container = view.container else { return nil }
    let rect = view.aligned(view.frame)
    var best: Line?
    for other in layout.children(of: container) where other.id != view.id && !other.isHidden {
      let facing = other.aligned(other.frame)
      guard overlaps(rect, facing, edge.isHorizontal) else { continue }
      let distance = edge.gap(from: rect, to: facing)
      guard distance >= -Self.overlap, distance < best?.distance ?? .infinity else { continue }
      best = Line(
        item: other.id, attribute: edge.opposite.rawValue, distance: distance, isSibling: true)
    }
    return best
  }

  private func overlaps(_ a: CGRect, _ b: CGRect, _ isHorizontal: Bool) -> Bool {
    isHorizontal
      ? min(a.maxY, b.maxY) - max(a.minY, b.minY) > Self.overlap
      : min(a.maxX, b.maxX) - max(a.minX, b.minX) > Self.overlap
  }

  /// The container's edge.
  func container(_ edge: PinRequest.Edge, of view: PlacedView) -> Line? {
    guard let element = view.container, let owner = owner(of: view), let id = owner.id,
      let place = layout.snapshotView(of: element)
    else { return nil }
    let bounds = containerBounds(element, place)
    let distance = edge.inset(of: view.aligned(view.frame), in: bounds)
    if toMargins {
      let margin = edge.side(of: place.layoutMargins)
      return Line(
        item: id, attribute: edge.rawValue + "Margin", distance: distance - margin,
        isSibling: false)
    }
    if let guide = guide(edge, of: element, place), distance >= guide.inset {
      return Line(
        item: guide.id, attribute: guide.attribute, distance: distance - guide.inset,
        isSibling: false)
    }
    return Line(item: id, attribute: edge.rawValue, distance: distance, isSibling: false)
  }

  /// The space that subviews lie in, in their coordinates: a scroll view's content is its own size.
  func containerBounds(_ element: XMLTree.Element, _ place: LayoutSnapshot.View) -> CGRect {
    let size = element.rect(key: "frame")?.size ?? place.frame.size
    return CGRect(origin: .zero, size: place.contentSize ?? size)
  }

  /// The guide that stands for an edge of a root: the safe area, or the controller's guides.
  private func guide(
    _ edge: PinRequest.Edge, of element: XMLTree.Element, _ place: LayoutSnapshot.View
  ) -> (id: String, attribute: String, inset: CGFloat)? {
    guard element == layout.root.element else { return nil }
    if let id = element.child("viewLayoutGuide", key: "safeArea")?.id {
      return (id, edge.rawValue, edge.side(of: place.safeAreaInsets))
    }
    guard !edge.isHorizontal, let guides = layout.root.controller?.child("layoutGuides") else {
      return nil
    }
    let isTop = edge == .top
    let found = guides.children.first {
      $0.name == "viewControllerLayoutGuide" && $0["type"] == edge.rawValue
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
      line.item == layout.root.element.child("viewLayoutGuide", key: "safeArea")?.id
    draft.isSymbolic = !isMargin && !isSafeArea && distance == standard
    return draft
  }
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
