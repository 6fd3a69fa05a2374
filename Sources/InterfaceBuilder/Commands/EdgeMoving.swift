import AutoLayout
import Foundation

/// The distances by which the edges of a view move, in points. Equal distances of opposite edges
/// move the view and keep its size.
package struct EdgeOffsets: Hashable, Sendable {
  /// The distances of the edges. Positive ones are to the right and downward.
  package var left, top, right, bottom: CGFloat

  /// Creates distances.
  package init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// A Boolean value that indicates whether only the right and bottom edges move.
  var isResize: Bool { left == 0 && top == 0 }

  /// Returns the frame after its edges have moved. Its size is not negative.
  func moved(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + left, y: frame.minY + top, width: max(frame.width + right - left, 0),
      height: max(frame.height + bottom - top, 0))
  }

  /// Returns the distance by which a line of the view moves, or by which a size grows, or `nil` for
  /// unknown attributes.
  ///
  /// Leading is read as left and trailing as right, as on canvases of left-to-right languages.
  func distance(of attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .centerX, .centerXWithinMargins: (left + right) / 2
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: bottom
    case .centerY, .centerYWithinMargins: (top + bottom) / 2
    case .width: right - left
    case .height: bottom - top
    default: nil
    }
  }
}

/// Moves the edges of views by changing the constants of the constraints that position them. A view
/// inside another one that moves moves along with it.
///
/// A constraint positions a view if the position of the other item does not depend on the view: the
/// item is the superview, or other constraints lead from it to the superview. Views that the moved
/// ones position follow. Frames are recorded as the constraints determine them; a view that no
/// constraint positions along an axis gets another frame.
@MainActor
struct EdgeMoving {
  /// The document before the move.
  private let document: InterfaceDocument
  /// The views that move.
  private let views: [XMLTree.Element]
  /// The distances by which their edges move.
  private let offsets: EdgeOffsets

  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for objects that are not subviews,
  ///   and for views that a stack view positions.
  init(
    _ document: InterfaceDocument, _ ids: [String], by offsets: EdgeOffsets
  ) throws(InterfaceDocumentError) {
    _ = try document.lists(of: ids)
    self.document = document
    self.offsets = offsets
    views = ids.compactMap { document.element(withIdentifier: $0) }.outermost
    for view in views where view.isArranged && !offsets.isResize { throw arrangedError(view) }
  }

  /// Returns the error for a view that a stack view positions.
  private func arrangedError(_ view: XMLTree.Element) -> InterfaceDocumentError {
    document.invalidEdit(
      "'\(view.id ?? view.name)' is arranged by a stack view",
      hint: "drag it to another position in the stack view")
  }

  /// Makes the move in steps: constants, the frames of the views, and the frames of the views that
  /// follow.
  func run(_ steps: inout EditSteps) throws {
    let shown = ShownFrames(document, of: views)
    let constants = self.constants
    if constants.isEmpty, let arranged = views.first(where: \.isArranged) {
      throw arrangedError(arranged)
    }
    try steps.make { editor in
      for (constraint, constant) in constants {
        var change = ConstraintChange()
        change.constant = constant
        try editor.change(constraint, change)
      }
      for view in views { editor.record(offsets.moved(shown.frame(of: view)), of: view) }
    }
    guard !constants.isEmpty else { return }
    try recordFollowers(&steps)
  }

  /// The constraints that position the views, with their new constants.
  ///
  /// Inequalities do not position a view, but may stop it: the frames that are finally recorded are
  /// the solved ones.
  private var constants: [(ConstraintElement, CGFloat)] {
    let across = PlacementGraph(document, without: views, isVertical: false)
    let down = PlacementGraph(document, without: views, isVertical: true)
    let ids = Set(views.compactMap(\.id))
    return ConstraintElement.all(in: document.tree).compactMap { constraint in
      guard PlacementGraph.isPlacing(constraint), let first = constraint.first else { return nil }
      let element = constraint.element
      let isFirst = ids.contains(first)
      guard isFirst || constraint.second.map(ids.contains) ?? false else { return nil }
      // The distance between two moved views does not change.
      guard let second = constraint.second else {
        return change(constraint, element[ConstraintElement.firstAttribute], factor: 1)
      }
      let graph = PlacementGraph.isVertical(constraint) ? down : across
      guard graph.hasPlace(isFirst ? second : first) else { return nil }
      let multiplier = CGFloat(element[ConstraintElement.multiplier].value)
      return isFirst
        ? change(constraint, element[ConstraintElement.firstAttribute], factor: 1)
        : change(constraint, element[ConstraintElement.secondAttribute], factor: -multiplier)
    }
  }

  /// Returns a constraint with the constant after an attribute has moved, or `nil` if it does not
  /// change.
  private func change(
    _ constraint: ConstraintElement, _ attribute: NSLayoutConstraint.Attribute?, factor: CGFloat
  ) -> (ConstraintElement, CGFloat)? {
    guard let attribute, let distance = offsets.distance(of: attribute), distance != 0 else {
      return nil
    }
    let constant = constraint.element[ConstraintElement.constant] + factor * distance
    return (constraint, (constant * 1000).rounded() / 1000)
  }

  /// Records the solved frames of views that were not misplaced before the move and are misplaced
  /// now. Ambiguous and hidden views keep their recorded frames.
  private func recordFollowers(_ steps: inout EditSteps) throws {
    let before = document.solvedViews(around: views)
    let after = steps.document.solvedViews(
      around: views.compactMap { view in
        view.id.flatMap { steps.document.element(withIdentifier: $0) }
      })
    let tolerance = LayoutSnapshot.Canvas.misplacementTolerance(pixelsPerPoint: 2)
    try steps.make { editor in
      for (id, place) in after.sorted(by: { $0.key < $1.key })
      where place.ambiguity.isEmpty && !place.isHidden {
        guard let view = editor.document.element(withIdentifier: id), view.superview != nil,
          let old = before[id],
          let recorded = document.element(withIdentifier: id)?.recordedFrame,
          recorded.isNear(old.frame, within: tolerance), let now = view.recordedFrame,
          !now.isNear(place.frame, within: tolerance)
        else { continue }
        editor.record(place.frame, of: view)
      }
    }
  }
}

/// The items of a document whose position along an axis does not depend on some views.
private struct PlacementGraph {
  /// The identifiers of the items with a position.
  private let placed: Set<String>

  /// Follows equations from the superviews, and the frames of views without constraints.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(_ document: InterfaceDocument, without views: [XMLTree.Element], isVertical: Bool) {
    let moved = Set(views.flatMap(\.identifiersInside))
    var neighbors: [String: Set<String>] = [:]
    func connect(_ a: String?, _ b: String?) {
      guard let a, let b, !moved.contains(a), !moved.contains(b) else { return }
      neighbors[a, default: []].insert(b)
      neighbors[b, default: []].insert(a)
    }
    for constraint in ConstraintElement.all(in: document.tree)
    where Self.isPlacing(constraint) && constraint.second != nil
      && Self.isVertical(constraint) == isVertical
    {
      connect(constraint.first, constraint.second)
    }
    var roots: Set<String> = []
    for element in document.tree.allElements {
      guard let id = element.id else { continue }
      if LayoutGuideElement.isViewGuide(element) {
        // Guides of the system are positioned with their view; others by constraints.
        if !LayoutGuideElement.isOwn(element) { connect(id, element.viewAround?.id) }
      } else if element.kind == .viewControllerLayoutGuide {
        roots.insert(id)
      } else if element.isView {
        let isFixed =
          element[ViewElement.translatesAutoresizingMask] != false
          || element[ViewElement.fixedFrame] == true || element.isArranged
        if element.superview == nil || isFixed { connect(id, element.viewAround?.id) }
        if views.contains(where: { $0.isInside(element) }) { roots.insert(id) }
      }
    }
    var placed = roots
    var queue = Array(roots)
    while let next = queue.popLast() {
      for other in neighbors[next] ?? [] where placed.insert(other).inserted { queue.append(other) }
    }
    self.placed = placed
  }

  /// Returns a Boolean value that indicates whether the position of an item does not depend on the
  /// views.
  func hasPlace(_ id: String) -> Bool { placed.contains(id) }

  /// Returns a Boolean value that indicates whether a constraint is vertical.
  static func isVertical(_ constraint: ConstraintElement) -> Bool {
    switch constraint.element[ConstraintElement.firstAttribute] {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a constraint determines a position, or a size
  /// as a number: an equation that is not removed at build time.
  static func isPlacing(_ constraint: ConstraintElement) -> Bool {
    let element = constraint.element
    guard element[ConstraintElement.relation] == .equal, !element[ConstraintElement.placeholder],
      let attribute = element[ConstraintElement.firstAttribute]
    else { return false }
    let isSize = attribute == .width || attribute == .height
    return isSize == (constraint.second == nil)
  }
}

extension EditSteps {
  /// Moves edges of views, as dragging and the arrow keys do.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for objects that are not subviews,
  ///   and for views that a stack view positions.
  @MainActor
  package mutating func moveEdges(of ids: [String], by offsets: EdgeOffsets) throws {
    try EdgeMoving(document, ids, by: offsets).run(&self)
  }
}
