import Foundation

extension UIView {
  /// Has `layoutSubviews()` called in the next layout pass.
  func baseSetNeedsLayout() {
    needsLayoutFlag = true
    FeedbackLoopRecorder.recording?.noteInvalidation(of: self)
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }

  /// Lays out now what is marked: the tree from the topmost marked ancestor down.
  func baseLayoutIfNeeded() { rootView.activeLayoutHost.layoutIfNeeded(from: self) }

  /// Has `updateConstraints()` called before the next layout.
  func baseSetNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsUpdateConstraints {
      view.descendantNeedsUpdateConstraints = true
      ancestor = view.superview
    }
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` is called before the next layout.
  public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Calls `updateConstraints()` where marked, in this view and below, subviews first.
  func baseUpdateConstraintsIfNeeded() {
    if descendantNeedsUpdateConstraints {
      descendantNeedsUpdateConstraints = false
      for view in subviews { view.updateConstraintsIfNeeded() }
    }
    if needsUpdateConstraintsFlag {
      needsUpdateConstraintsFlag = false
      layoutObserver?.viewWillUpdateConstraints()
      updateConstraints()
    }
  }

  /// Marks the ancestors of a subtree that arrives with marks of its own.
  func propagateFlags(from view: UIView) {
    if view.needsUpdateConstraintsFlag || view.descendantNeedsUpdateConstraints {
      var ancestor: UIView? = self
      while let current = ancestor, !current.descendantNeedsUpdateConstraints {
        current.descendantNeedsUpdateConstraints = true
        ancestor = current.superview
      }
    }
    if view.needsLayoutFlag || view.descendantNeedsLayout {
      var ancestor: UIView? = self
      while let current = ancestor, !current.descendantNeedsLayout {
        current.descendantNeedsLayout = true
        ancestor = current.superview
      }
    }
  }

  /// Calls `layoutSubviews()` where marked, in this view and below, superviews first.
  func layoutMarkedViews() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutHost?.countLayout(of: self)
      layoutObserver?.viewWillLayoutSubviews()
      applyBeforeLayout()
      layoutSubviews()
      if !hasAppliedSolvedFrames { complainAboutMissingSuper() }
      layoutObserver?.viewDidLayoutSubviews()
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for view in subviews { view.layoutMarkedViews() }
  }

  /// From iOS 8 on the solution is there before `layoutSubviews()` runs, so that an override that
  /// forgets super does no harm; before that super applied it.
  private func applyBeforeLayout() {
    hasAppliedSolvedFrames = false
    if PlatformMetrics.framesPrecedeLayoutSubviews[layoutEnvironment.platform] {
      applySolvedFrames()
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

  /// Subviews of a view whose place moved by less than a pixel may round to other pixels.
  private func takePixelShift(_ shift: CGPoint) {
    let moved = max(abs(shift.x - pixelShift.x), abs(shift.y - pixelShift.y))
    pixelShift = shift
    if moved > Self.shiftAllowance, !subviews.isEmpty { setNeedsLayout() }
  }

  /// In points: above the errors of the solution, below what changes a rounded edge.
  private static let shiftAllowance: CGFloat = 1e-9

  /// Gives the subviews and guides that constraints place their solved rectangles.
  func applySolvedFrames() {
    guard !hasAppliedSolvedFrames else { return }
    hasAppliedSolvedFrames = true
    guard let host = layoutHost else { return }
    for view in subviews {
      if let frame = host.solvedFrame(of: view) { view.takeSolvedFrame(frame) }
      view.takePixelShift(host.pixelShift(of: view))
    }
    for guide in layoutGuides {
      if let frame = host.solvedFrame(of: guide) { guide.layoutFrame = frame }
    }
  }
}
