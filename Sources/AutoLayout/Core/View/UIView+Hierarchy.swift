import Foundation

extension UIView {
  /// The topmost view of the tree this view is in.
  package var rootView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The window the view is in, if any.
  public var window: UIWindow? { rootView as? UIWindow }

  /// Whether the view is `view` or lies somewhere in it. Linear in depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Puts a view in front of the others; a view that is a subview already only moves to the front.
  func baseAddSubview(_ view: UIView) { baseInsertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the subviews, counted from the back.
  func baseInsertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "Can't add \(view === self ? "self" : "a superview") as subview")
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    attach(view, at: index)
  }

  func baseInsertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviews(without: view)
    baseInsertSubview(view, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  func baseInsertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviews(without: view)
    baseInsertSubview(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
  }

  /// As the subviews lie once one of them that is being moved is taken out.
  private func subviews(without view: UIView) -> [UIView] {
    view.superview === self ? subviews.filter { $0 !== view } : subviews
  }

  /// Moves a subview in front of its siblings; does nothing for other views.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { baseInsertSubview(view, at: subviews.count) }
  }

  /// Moves a subview behind its siblings; does nothing for other views.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// The view itself or the first below it with the tag, in order of depth.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Takes the view out of its superview; constraints that ancestors hold and that mention the view
  /// or something in it are dropped, those within it stay.
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

  /// Puts a view into the list of subviews and tells all concerned.
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
    setNeedsLayout()
    view.didMoveToSuperview()
    if changesWindow {
      if newWindow != nil { view.traitsMayHaveChanged() }
      view.forEachInSubtree { $0.didMoveToWindow() }
      if newWindow != nil { view.tellControllers { $0.viewDidEnterWindow() } }
    }
    didAddSubview(view)
  }

  /// Tells the controllers of the views in the subtree, outer ones first.
  private func tellControllers(_ body: (any LayoutObserver) -> Void) {
    forEachInSubtree { if let observer = $0.layoutObserver { body(observer) } }
  }

  /// Takes the view out of the list of subviews and tells all concerned.
  private func detach(from parent: UIView) {
    parent.willRemoveSubview(self)
    dropAncestorConstraints()
    parent.layoutHost?.subtreeWillLeave(self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    markSubtreeForFreshLayout()
  }

  /// Removes the constraints that ancestors hold and that reach into this subtree.
  private func dropAncestorConstraints() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.heldConstraints where constraint.mentionsItem(in: self) {
        view.removeConstraint(constraint)
      }
      ancestor = view.superview
    }
  }

  /// Ends animations and has all views of the tree laid out.
  private func markSubtreeForFreshLayout() {
    forEachInSubtree {
      UIView.changeObserver?.endAnimations(of: $0)
      $0.needsLayoutFlag = true
      $0.descendantNeedsLayout = !$0.subviews.isEmpty
    }
  }

  /// Calls `body` for the view and all below it, parents first.
  package func forEachInSubtree(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an item of the constraint is a view or one in it.
  func mentionsItem(in view: UIView) -> Bool {
    (firstOperand.items + secondOperand.items).contains {
      $0.layoutItemView?.isDescendant(of: view) ?? false
    }
  }
}
