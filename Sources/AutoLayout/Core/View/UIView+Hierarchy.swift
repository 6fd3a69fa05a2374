import Foundation

extension UIView {
  /// The root of the view hierarchy that contains the view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view. The ancestors are not retained,
  ///   because the tree keeps its views alive.
  package var rootView: UIView {
    Unmanaged.passUnretained(self).root.takeUnretainedValue()
  }

  /// The window that contains the view, if any.
  public var window: UIWindow? { rootView as? UIWindow }

  /// A Boolean value that indicates whether the view has subviews other than those that its content
  /// represents in snapshots.
  package var hasIndependentSubviews: Bool { subviews.contains { !represents($0) } }

  /// Returns a Boolean value that indicates whether the view is `view` or one of its descendants.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  public func isDescendant(of view: UIView) -> Bool {
    Unmanaged.passUnretained(self).isWithin(Unmanaged.passUnretained(view))
  }

  /// Returns the nearest common ancestor of this view and another one, which can be one of them.
  ///
  /// - Complexity: O(*d*²), where *d* is the depth of the views.
  func nearestAncestor(sharedWith view: UIView) -> UIView? {
    Unmanaged.passUnretained(self).nearestAncestor(sharedWith: .passUnretained(view))?
      .takeUnretainedValue()
  }

  /// Adds a view in front of the other subviews. A view that is already a subview moves to the
  /// front.
  func baseAddSubview(_ view: UIView) { baseInsertSubview(view, at: subviews.count) }

  /// Inserts a view at an index of the subviews, which are ordered from back to front. An index
  /// outside the range is replaced by the nearest valid one. Raises `NSInvalidArgumentException` if
  /// the view is this view or one of its superviews.
  func baseInsertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "Can't add \(view === self ? "self" : "a superview") as subview")
      return
    }
    if view.superview === self {
      madeLayer?.subviewWillMove(view)
      subviews.removeFirst(identicalTo: view)
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    attach(view, at: index)
  }

  func baseInsertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviews(without: view)
    // Recorded by a public test suite: if the sibling is not a subview, the view is in front of all
    // subviews.
    baseInsertSubview(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  func baseInsertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviews(without: view)
    baseInsertSubview(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
    if view.superview === self { madeLayer?.subview(view, wasInsertedAbove: sibling) }
  }

  /// Returns the subviews without the specified view, which is about to move.
  private func subviews(without view: UIView) -> [UIView] {
    view.superview === self ? subviews.filter { $0 !== view } : subviews
  }

  func baseBringSubviewToFront(_ view: UIView) {
    if view.superview === self { baseInsertSubview(view, at: subviews.count) }
  }

  func baseSendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  func baseExchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    madeLayer?.exchange(subviews[first], subviews[second])
    subviews.swapAt(first, second)
  }

  /// Returns the view itself or its first descendant that has the tag, in depth-first order.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Removes the view from its superview. Constraints that ancestors hold and that refer to the
  /// view or its descendants are removed. Constraints within the view remain.
  func baseRemoveFromSuperview() {
    guard let parent = superview else { return }
    let window = self.window
    willMove(toSuperview: nil)
    if window != nil {
      forEachInSubtree { $0.willMove(toWindow: nil) }
      tellControllers { $0.viewWillLeaveWindow() }
    }
    detach(from: parent)
    didMoveToSuperview()
    if window != nil {
      forEachInSubtree { $0.didMoveToWindow() }
      tellControllers { $0.viewDidLeaveWindow() }
    }
  }

  /// Adds a view to the subviews and notifies views and view controllers.
  private func attach(_ view: UIView, at index: Int) {
    let newWindow = window
    let oldWindow = view.window
    let changesWindow = newWindow !== oldWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
    if changesWindow, newWindow != nil { view.tellControllers { $0.viewWillEnterWindow() } }
    if let old = view.superview { view.detach(from: old) }
    view.dissolveLayoutHost()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    layoutHost?.subtreeDidArrive(view)
    view.setNeedsInsetsUpdate()
    propagateFlags(from: view)
    setNeedsLayout(toPlace: view)
    view.didMoveToSuperview()
    if changesWindow {
      if newWindow != nil { view.traitsMayHaveChanged() }
      view.forEachInSubtree { $0.didMoveToWindow() }
      if newWindow != nil { view.tellControllers { $0.viewDidEnterWindow() } }
    }
    didAddSubview(view)
  }

  /// Calls `body` for the controllers of the views in the subtree, from the outermost to the
  /// innermost.
  private func tellControllers(_ body: (any LayoutObserver) -> Void) {
    forEachInSubtree { if let observer = $0.layoutObserver { body(observer) } }
  }

  /// Removes the view from the subviews of its superview and updates both.
  private func detach(from parent: UIView) {
    parent.willRemoveSubview(self)
    dropAncestorConstraints()
    parent.layoutHost?.subtreeWillLeave(self)
    parent.madeLayer?.subviewWillMove(self)
    parent.subviews.removeFirst(identicalTo: self)
    parent.forgetMark(of: self)
    if uncommon?.keptInsets != nil { uncommon?.keptInsets = nil }
    superview = nil
    parent.setNeedsLayout(toPlace: nil)
    markSubtreeForFreshLayout()
  }

  /// Removes the constraints that ancestors hold and that refer to items in this subtree, in the
  /// order in which each ancestor holds them.
  private func dropAncestorConstraints() {
    let known = layoutHost?.constraintsAcrossEdge(of: self)
    var ancestor = superview
    while let view = ancestor {
      let leaving =
        known.map { view.held(of: $0) }
        ?? view.heldConstraints.filter { $0.mentionsItem(in: self) }
      for constraint in leaving { view.removeConstraint(constraint) }
      ancestor = view.parent
    }
  }

  /// Returns those of the specified constraints that the view holds, in the order in which it holds
  /// them.
  private func held(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var places: [Int] = []
    for constraint in constraints where constraint.holder === self {
      guard let place = heldConstraints.firstIndex(identicalTo: constraint) else { continue }
      if !places.contains(place) { places.append(place) }
    }
    return places.sorted().map { heldConstraints[$0] }
  }

  /// Ends the animations of the views in the subtree and marks them for layout.
  private func markSubtreeForFreshLayout() {
    forEachInSubtree {
      UIView.changeObserver?.endAnimations(of: $0)
      $0.needsLayoutFlag = true
      $0.placeAllSubviews()
      $0.markedSubviews = nil
      $0.descendantNeedsLayout = !$0.subviews.isEmpty
    }
  }

  /// The subviews that snapshots contain, by their positions on the z-axis.
  var drawnSubviews: [UIView] {
    func position(_ view: UIView) -> CGFloat { view.madeLayer?.zPosition ?? 0 }
    var (shown, isInOrder) = ([UIView](), true)
    for view in subviews where !represents(view) {
      shown.append(view)
      if position(view) != 0 { isInOrder = false }
    }
    return isInOrder ? shown : shown.sorted { position($0) < position($1) }
  }

  /// Calls `body` for the view and the descendants that snapshots contain, in their order.
  package func forEachInSnapshot(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.drawnSubviews.reversed())
    }
  }

  /// Calls `body` for the view and its descendants, parents first.
  package func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    subviews.forEachReference { view in view.withInstance { $0.forEachInSubtree(body) } }
  }

  /// Returns a Boolean value that indicates whether the view or a descendant satisfies a condition.
  /// Parents are checked before their children, and the search stops at the first match.
  func containsInSubtree(_ condition: (UIView) -> Bool) -> Bool {
    condition(self) || subviews.contains { $0.containsInSubtree(condition) }
  }
}

extension NSLayoutConstraint {
  /// Returns a Boolean value that indicates whether an item of the constraint is the view or one of
  /// its descendants.
  func mentionsItem(in view: UIView) -> Bool {
    items.contains { $0.isWithin(view) }
  }
}
