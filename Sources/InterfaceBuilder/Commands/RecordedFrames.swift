import AutoLayout
import Foundation

/// The positions of constraint items according to the recorded frames, in the coordinates of an
/// owner.
@MainActor
struct RecordedFrames {
  /// The root, which provides the values that are not in frames: margins, baselines and alignment
  /// rectangles.
  let layout: CanvasLayout
  /// The view in whose coordinates all values are, usually the one that lists the constraint.
  let owner: XMLTree.Element

  init(_ layout: CanvasLayout, owner: XMLTree.Element) {
    self.layout = layout
    self.owner = owner
  }

  /// Returns the value of an attribute in points, or `nil` for items and attributes that do not
  /// follow from frames.
  func value(_ attribute: String, of id: String) -> CGFloat? {
    guard let element = layout.root.document.element(withIdentifier: id) else { return nil }
    if LayoutGuideElement.isViewGuide(element) { return guideValue(attribute, element) }
    guard let frame = frame(of: element) else { return nil }
    let place = layout.snapshotView(of: element)
    // The edges of a scroll view are those of its content, whose size such constraints determine.
    if place?.contentSize != nil, element != owner || id == owner.id,
      !["width", "height"].contains(attribute), isContainer(element)
    {
      return ["leading", "left"].contains(attribute)
        ? frame.minX : attribute == "top" ? frame.minY : nil
    }
    let insets = place?.alignmentRectInsets ?? .zero
    return Self.value(attribute, frame, insets, place)
  }

  /// Returns a Boolean value that indicates whether the element contains the owner or is equal to
  /// it, so that the constraint relates it to an item inside.
  private func isContainer(_ element: XMLTree.Element) -> Bool {
    var current: XMLTree.Element? = owner
    while let candidate = current {
      if candidate == element { return true }
      current = candidate.parent
    }
    return false
  }

  /// Returns the value of an attribute of a frame, in the coordinates of the frame, or `nil` for
  /// other attributes and for a baseline that the view does not have.
  ///
  /// Edges, centers and sizes are those of the alignment rectangle, margins those of the frame.
  /// Leading is read as left and trailing as right. The last baseline keeps its distance from the
  /// lower edge of the solved frame.
  private static func value(
    _ attribute: String, _ frame: CGRect, _ insets: UIEdgeInsets, _ place: LayoutSnapshot.View?
  ) -> CGFloat? {
    let rect = frame.inset(by: insets)
    let margins = place?.layoutMargins ?? .zero
    switch attribute {
    case "leading", "left": return rect.minX
    case "trailing", "right": return rect.maxX
    case "top": return rect.minY
    case "bottom": return rect.maxY
    case "width": return rect.width
    case "height": return rect.height
    case "centerX": return rect.midX
    case "centerY": return rect.midY
    case "leadingMargin", "leftMargin": return frame.minX + margins.left
    case "trailingMargin", "rightMargin": return frame.maxX - margins.right
    case "topMargin": return frame.minY + margins.top
    case "bottomMargin": return frame.maxY - margins.bottom
    case "firstBaseline": return place?.firstBaseline.map { frame.minY + $0 }
    case "baseline", "lastBaseline":
      guard let place, let baseline = place.lastBaseline else { return nil }
      return frame.maxY - (place.frame.height - baseline)
    default: return nil
    }
  }

  /// Returns the value of an attribute of a safe area: the recorded frame of its view without its
  /// safe area insets. Returns `nil` for other guides.
  private func guideValue(_ attribute: String, _ guide: XMLTree.Element) -> CGFloat? {
    guard guide[ObjectElement.key] == ViewElement.safeArea.key, let view = guide.parent,
      let frame = frame(of: view),
      let place = layout.snapshotView(of: view)
    else { return nil }
    return Self.value(attribute, frame, place.safeAreaInsets, nil)
  }

  /// Returns the recorded frame of an element in the owner's coordinates, or `nil` if a frame that
  /// is needed is not recorded.
  ///
  /// Both are converted to the root's coordinates: superviews are the enclosing elements that are
  /// views.
  private func frame(of element: XMLTree.Element) -> CGRect? {
    guard let mine = origin(of: element), let base = origin(of: owner),
      let size = recorded(element)?.size
    else { return nil }
    return CGRect(origin: CGPoint(x: mine.x - base.x, y: mine.y - base.y), size: size)
  }

  /// Returns the frame of an element in the coordinates of its superview. The root has its solved
  /// frame, other views their recorded one if there is one.
  private func recorded(_ element: XMLTree.Element) -> CGRect? {
    if let id = element.id, let view = layout.view(id) {
      return view.index == 0 ? view.solved : view.frame
    }
    return element.rect(ViewElement.frame)
  }

  /// Returns the origin of an element in the coordinates of the root, or `nil` if a frame between
  /// the element and the root is unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  private func origin(of element: XMLTree.Element) -> CGPoint? {
    var result = CGPoint.zero
    var current = element
    while current != layout.root.element {
      guard let rect = recorded(current) else { return nil }
      result.x += rect.minX
      result.y += rect.minY
      var outer = current.parent
      while let candidate = outer, !candidate.isView { outer = candidate.parent }
      guard let outer else { return nil }
      current = outer
    }
    return result
  }
}
