import AutoLayout
import Foundation
import InterfaceBuilder

/// The visible and touchable parts of a layout: views with text and controls, at any depth.
///
/// Containers are not included; their content is.
struct SeenViews {
  /// A view with text, or a control.
  struct Item {
    /// The index in `LayoutSnapshot.views`.
    let view: Int
    /// The index of the innermost scroll view around the view, or `nil` outside of scroll views.
    let scrollView: Int?
    /// The part of the frame that is not clipped by superviews in the same scroll view, in points
    /// in the coordinates of the root's superview. It may be empty.
    let area: CGRect
    /// The part of `area` that is drawn or receives touches: without the space of a text above its
    /// first and below its last line.
    let core: CGRect
  }

  /// The views in drawing order, back to front. Hidden and transparent views and those that are not
  /// in the document are excluded.
  private(set) var items: [Item] = []

  /// Finds the views of a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  init(_ layout: LintLayout) {
    let views = layout.snapshot.views
    var rooms: [Room] = []
    rooms.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      let room = view.parent.map { rooms[$0].inside(views[$0], at: $0) } ?? Room()
      let isShown = room.isShown && !view.isHidden && view.alpha != 0
      rooms.append(Room(isShown: isShown, scrollView: room.scrollView, clip: room.clip))
      guard isShown, layout.isSeen(index) else { continue }
      let inner = view.frameInRoot.insetBy(dx: 0, dy: view.textRoom)
      items.append(
        Item(
          view: index, scrollView: room.scrollView, area: room.visiblePart(of: view.frameInRoot),
          core: room.visiblePart(of: inner)))
    }
  }

  /// The surroundings of a view.
  private struct Room {
    /// A Boolean value that indicates whether neither the view nor a superview is hidden.
    var isShown = true
    /// The innermost scroll view.
    var scrollView: Int?
    /// The area that superviews in the scroll view leave visible, or `nil` if it is unlimited.
    var clip: CGRect?

    /// Returns the part of a rectangle that is not clipped. It is empty if all of it is.
    func visiblePart(of rect: CGRect) -> CGRect {
      let visible = clip.map(rect.intersection) ?? rect
      return visible.isNull ? .zero : visible
    }

    /// Returns the surroundings of the subviews of a view. A scroll view and its superviews do not
    /// clip the content, because scrolling shows it.
    func inside(_ view: LayoutSnapshot.View, at index: Int) -> Room {
      if view.contentSize != nil { return Room(isShown: isShown, scrollView: index) }
      guard view.clipsToBounds else { return self }
      let clip = clip.map(view.frameInRoot.intersection) ?? view.frameInRoot
      return Room(isShown: isShown, scrollView: scrollView, clip: clip)
    }
  }
}

extension SeenViews {
  /// Pairs of views whose visible parts overlap by more than the tolerance, by their indices in
  /// `items`, or `nil` if more pairs than `RuleTolerance.maxComparedPairs` would have to be
  /// compared.
  var overlaps: BoxSweep? {
    BoxSweep(
      items.map(\.core), overlap: RuleTolerance.overlap + RuleTolerance.arithmetic,
      limit: RuleTolerance.maxComparedPairs)
  }
}

extension LintLayout {
  /// Returns a Boolean value that indicates whether covering the view hides information: text, a
  /// control, or the drawing of a program's control.
  fileprivate func isSeen(_ index: Int) -> Bool {
    let view = snapshot.views[index]
    if view.showsContent { return view.identifier != nil }
    return element(of: view)?.kind == .control
  }

  /// Returns the superviews that clip a view, up to the nearest scroll view.
  func clippingViews(around index: Int) -> [Int] {
    superviews(of: index).prefix { snapshot.views[$0].contentSize == nil }
      .filter { snapshot.views[$0].clipsToBounds }
  }

  /// Returns the superviews of a view from the inside out.
  func superviews(of index: Int) -> UnfoldSequence<Int, (Int?, Bool)> {
    sequence(state: (snapshot.views[index].parent, false)) { state in
      guard let next = state.0 else { return nil }
      state.0 = self.snapshot.views[next].parent
      return next
    }
  }

  /// Returns the subviews of the innermost common superview that contain two views or are equal to
  /// them, or `nil` if one view contains the other.
  func branches(of first: Int, _ second: Int) -> (first: Int, second: Int)? {
    var (a, b) = (first, second)
    while a != b {
      let (outer, other) = (snapshot.views[a].parent ?? -1, snapshot.views[b].parent ?? -1)
      if outer == other { return (a, b) }
      // Parents precede their children: the deeper of two superviews is not the common one.
      if outer > other { a = outer } else { b = other }
    }
    return nil
  }
}

extension LayoutSnapshot.View {
  /// The space of a label above and below its text, in points: lines are higher than their letters.
  var textRoom: CGFloat {
    guard case .label(let text) = content else { return 0 }
    return Self.roomOfLine * text.font.size
  }

  /// The part of a font's size that lines have above capital letters and below descenders: in the
  /// system font, ascenders are 0.95 high and capitals 0.7; descenders are 0.24 deep, and letters
  /// 0.21.
  private static var roomOfLine: CGFloat { 0.15 }

  /// A Boolean value that indicates whether the view shows text or is a control.
  fileprivate var showsContent: Bool {
    switch content {
    case .label(let text), .textView(let text): text.isVisible
    case .button, .textField, .toggle, .slider, .stepper, .segmentedControl, .searchBar,
      .datePicker, .pickerView:
      true
    default: false
    }
  }
}
