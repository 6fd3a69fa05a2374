import Foundation

extension UIView {
  /// Marks the view so that the next layout pass calls `layoutSubviews()`.
  func baseSetNeedsLayout() {
    needsLayoutFlag = true
    placeAllSubviews()
    FeedbackLoopRecorder.recording?.noteInvalidation(of: self)
    markForLayout(above: self)
  }

  /// Marks the ancestors of a marked view, up to one that is marked already. The root requests a
  /// turn of the run loop when it is marked.
  private func markForLayout(above view: UIView) {
    var top = Unmanaged.passUnretained(view)
    while let ancestor = top.parent {
      guard !ancestor.markDescendants(in: top) else { return }
      top = ancestor
    }
    top.takeUnretainedValue().requestTurn()
  }

  /// Lays out the marked views immediately, starting at the topmost marked ancestor.
  func baseLayoutIfNeeded() { rootView.activeLayoutHost.layoutIfNeeded(from: self) }

  /// Marks the view so that `updateConstraints()` is called before the next layout.
  func baseSetNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    markForUpdate(above: self)
    setNeedsLayout()
  }

  /// Marks the ancestors of a view that needs to update its constraints, up to one that is marked
  /// already.
  private func markForUpdate(above view: UIView) {
    var top = Unmanaged.passUnretained(view)
    while let ancestor = top.parent, !ancestor.markDescendantsForUpdate(in: top) { top = ancestor }
  }

  /// Returns a Boolean value that indicates whether `updateConstraints()` is called before the next
  /// layout.
  public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Calls `updateConstraints()` on the marked views among the view and its descendants, subviews
  /// first.
  func baseUpdateConstraintsIfNeeded() {
    if descendantNeedsUpdateConstraints {
      descendantNeedsUpdateConstraints = false
      visitSubviews(where: { $0.isMarkedForUpdate }) { $0.updateConstraintsIfNeeded() }
    }
    if needsUpdateConstraintsFlag {
      needsUpdateConstraintsFlag = false
      layoutObserver?.viewWillUpdateConstraints()
      updateConstraints()
    }
  }

  /// Marks the ancestors of a subtree that has marked views when it is added.
  func propagateFlags(from view: UIView) {
    if view.needsUpdateConstraintsFlag || view.descendantNeedsUpdateConstraints {
      markForUpdate(above: view)
    }
    if view.needsLayoutFlag || view.descendantNeedsLayout { markForLayout(above: view) }
  }

  /// Calls `layoutSubviews()` on the marked views among the view and its descendants, superviews
  /// first, in a layout of the host.
  func layoutMarkedViews(_ host: LayoutHost) {
    if needsLayoutFlag {
      needsLayoutFlag = false
      host.countLayout(of: self)
      layoutObserver?.viewWillLayoutSubviews()
      hasAppliedSolvedFrames = false
      if host.display.framesPrecedeLayoutSubviews { applySolvedFrames() }
      if let madeLayer { madeLayer.layoutSublayers() } else { layoutSubviews() }
      if !hasAppliedSolvedFrames { complainAboutMissingSuper() }
      layoutObserver?.viewDidLayoutSubviews()
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    guard markedSubviews == nil, subviews.count >= Self.minListedSubviews else {
      visitSubviews(where: { $0.isMarkedForLayout }) { $0.layoutMarkedViews(host) }
      return forgetMarks()
    }
    markedSubviews = []
    let views = subviews
    views.forEachReference { view in
      if view.isMarkedForLayout { view.takeUnretainedValue().layoutMarkedViews(host) }
      if view.isMarked, view.parent?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
        noteMark(of: view)
      }
    }
  }

  private func complainAboutMissingSuper() {
    guard let host = layoutHost, subviews.contains(where: { host.hasVariables(for: $0) }) else {
      return
    }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "Auto Layout still required after executing -layoutSubviews. \(type(of: self))'s "
        + "implementation of -layoutSubviews needs to call super.")
  }

  /// Applies the difference by which rounding changes the view's position in its superview, whose
  /// position on the screen differs by `outer`. Marks the view for layout if its subviews round to
  /// other pixels (recorded: rows of 93.6 points have the same button at 13 and at 12.5 points).
  func takePixelOffset(_ offset: CGPoint, in outer: CGPoint) {
    pixelOffset = offset
    let shift = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
    if !pixelShiftRange.contains(shift), !subviews.isEmpty { setNeedsLayout() }
  }

  /// Sets the solved frames of the subviews and guides that constraints place.
  func applySolvedFrames() {
    guard !hasAppliedSolvedFrames else { return }
    hasAppliedSolvedFrames = true
    guard let host = layoutHost else { return }
    host.applySolvedFrames(toSubviewsOf: self)
    for guide in layoutGuides {
      if let frame = host.solvedFrame(of: guide) { guide.layoutFrame = frame }
    }
  }
}

/// The marked subviews.
///
/// A pass that affects one subview of a thousand should not read the marks of the others. A view
/// with many subviews therefore lists the marked ones as long as there are few.
extension UIView {
  /// The minimum number of subviews per marked one for which marked subviews are listed. A visit of
  /// more than half of the subviews reads most of them anyway.
  private static let subviewsPerListedMark = 2

  /// Lists a subview that is marked.
  func noteMark(of view: Unmanaged<UIView>) {
    guard let listed = markedSubviews, listed.last?.toOpaque() != view.toOpaque() else { return }
    if listed.count <= subviews.count / Self.subviewsPerListedMark {
      markedSubviews?.append(view)
    } else {
      markedSubviews = nil
    }
  }

  /// Removes the subviews that are no longer marked from those that are listed.
  private func forgetMarks() {
    guard let listed = markedSubviews, !listed.isEmpty else { return }
    var remaining: [Unmanaged<UIView>] = []
    for view in listed where view.isMarked { remaining.append(view) }
    markedSubviews = remaining
  }

  /// Removes a subview that leaves the view from those that are listed.
  func forgetMark(of view: UIView) {
    guard let listed = markedSubviews, !listed.isEmpty else { return }
    let address = Unmanaged.passUnretained(view).toOpaque()
    markedSubviews = listed.filter { $0.toOpaque() != address }
  }

  /// Calls `visit` for the marked subviews in their order, and for those after them that are marked
  /// during the visit.
  private func visitSubviews(
    where isMarked: (Unmanaged<UIView>) -> Bool, _ visit: (UIView) -> Void
  ) {
    let views = subviews
    guard let listed = markedSubviews, let indices = views.indices(of: listed) else {
      return views.forEachReference { if isMarked($0) { visit($0.takeUnretainedValue()) } }
    }
    for index in indices where isMarked(.passUnretained(views[index])) {
      visit(views[index])
      guard markedSubviews?.count == listed.count else {
        // More subviews are marked now.
        for view in views[(index + 1)...] where isMarked(.passUnretained(view)) { visit(view) }
        return
      }
    }
  }
}

/// The subviews that a layout places.
///
/// A layout that moves one subview of a thousand should not read the others. A view with many
/// subviews therefore lists those whose solution changed, or that were added, since its last
/// layout. If the view is marked for layout in any other way, it places all of them.
extension UIView {
  /// The number of subviews from which a view lists those to place. With fewer subviews, placing
  /// all of them takes less time than keeping the list.
  private static let minListedSubviews = 16

  /// Marks the view for layout, in which the subviews that are not listed keep their frames.
  ///
  /// - Parameter view: A subview to list, or `nil` if only the layout guides or constraints
  ///   changed.
  func setNeedsLayout(toPlace view: UIView?) {
    var listed: [UIView]?
    swap(&listed, &subviewsToPlace)
    setNeedsLayout()
    swap(&listed, &subviewsToPlace)
    if let view { noteToPlace(.passUnretained(view)) }
  }

  /// Lists a subview.
  func noteToPlace(_ view: Unmanaged<UIView>) {
    guard let count = subviewsToPlace?.count else { return }
    let list = placementList
    guard view.withInstance({ $0.memberOfPlacementList }) != list else { return }
    guard count < subviews.count else { return placeAllSubviews() }
    view.withInstance { $0.memberOfPlacementList = list }
    subviewsToPlace?.append(view.takeUnretainedValue())
  }

  /// Makes the next layout place all subviews.
  func placeAllSubviews() {
    if subviewsToPlace != nil { subviewsToPlace = nil }
  }

  /// Returns the listed subviews, which may no longer be in the view, or `nil` for all subviews.
  /// Begins a new list.
  func takeSubviewsToPlace() -> [UIView]? {
    let listed = subviewsToPlace
    if subviews.count < Self.minListedSubviews {
      subviewsToPlace = nil
    } else {
      Self.placementLists &+= 1
      placementList = Self.placementLists
      subviewsToPlace = []
    }
    return listed
  }

  /// The number of lists of subviews to place so far, which distinguishes them.
  @exclusivity(unchecked) private static var placementLists: UInt32 = 0
}
