import Foundation
import LayoutEngine

/// The layout pass.
extension LayoutHost {
  /// The maximum number of passes in one call. A layout that has not settled after them remains as
  /// it is.
  ///
  /// Wrapped text settles in two passes. Insets need one more pass per level that propagates them.
  /// UIKit's detection of feedback loops permits at least 50 layouts of a view.
  static let passLimit = 64

  /// The minimum change of a width, in points, after which text is measured again: far below a
  /// pixel, and far above the errors of the solution.
  static let widthAllowance: CGFloat = 1e-3

  /// Lays out the marked views, starting at the topmost marked ancestor of `view`, until nothing
  /// changes.
  ///
  /// 1. Updates constraints, subviews first, and applies the changes to the engine.
  /// 2. Solves the system, and again after text was measured for its solved width.
  /// 3. Lays out the views, superviews first.
  /// 4. Measures what depends on the result: text, baselines and insets.
  ///
  /// Labels then adopt the width of their wrapped text, which can require further passes.
  func layoutIfNeeded(from view: UIView) {
    guard !isLayingOut else {
      layoutWithin(view)
      return
    }
    if hasMeasured, let fresh = replacementAfterMeasurement() {
      return fresh.layoutIfNeeded(from: view)
    }
    isLayingOut = true
    defer { isLayingOut = false }
    endExerciseTurn()
    let threshold = LayoutFeedbackLoop.debuggingThreshold
    layoutCounts = threshold == nil ? nil : FeedbackLoopRecorder()
    releaseBrokenTexts(before: view)
    // A view that is laid out once per pass exceeds the threshold one pass later.
    for _ in 1..<max(Self.passLimit, (threshold ?? 0) + 2) {
      pass(from: view)
      if isSettled(view) {
        if advanceBrokenTexts() { continue }
        feedbackLoop = nil
        return solveAfreshIfAmbiguous()
      }
      if isFeedbackLoop(threshold) { break }
    }
    reportFeedbackLoop(threshold) { pass(from: view) }
  }

  private func pass(from view: UIView) {
    update()
    solve()
    solveWithMeasuredText()
    topmostMarked(above: view).layoutMarkedViews(self)
    measureAgain()
  }

  /// Solves the system with the heights of text whose width changed, so that views are laid out
  /// once. In a list, all views below a text would otherwise move twice.
  private func solveWithMeasuredText() {
    measureText()
    guard !changedContentSizes.isEmpty else { return }
    update()
    solve()
  }

  /// After constraints were added or removed, ambiguous values depend on the age of constraints,
  /// and differ from those of a new tree in the same state. A new engine then replaces the current
  /// one.
  private func solveAfreshIfAmbiguous() {
    let isTextChanged = endsMeasurementUse()
    guard isStructureChanged || isTextChanged else { return }
    isStructureChanged = false
    guard !isSolutionUnique else { return }
    let host = LayoutHost(root: root)
    host.statistics = statistics
    host.usesConstraints = usesConstraints
    root.ownLayoutHost = host
    root.liveContent?.prepareForFreshLayout()
    root.forEachInSubtree { $0.setNeedsLayout() }
    host.layoutIfNeeded(from: root)
  }

  /// A Boolean value that indicates whether the solution does not depend on the age of constraints.
  var isSolutionUnique: Bool { broken.isEmpty && engine.ambiguousVariables().isEmpty }

  /// Lays out the specified part once, for calls from within `layoutSubviews()`.
  private func layoutWithin(_ view: UIView) {
    update()
    solve()
    view.layoutMarkedViews(self)
  }

  private func topmostMarked(above view: UIView) -> UIView {
    var top = view
    var ancestor = view.parent
    while let current = ancestor {
      if current.needsLayoutFlag { top = current }
      ancestor = current.parent
    }
    return top
  }

  func isSettled(_ view: UIView) -> Bool {
    let top = topmostMarked(above: view)
    return !isSystemChanged && !top.needsLayoutFlag && !top.descendantNeedsLayout
      && changedConstraints.isEmpty && changedContentSizes.isEmpty && changedPlacements.isEmpty
      && arrivals.isEmpty && changedInsets.isEmpty
      && !(usesConstraints && top.descendantNeedsUpdateConstraints)
  }

  /// Moves a list out in reverse order. Its elements are then processed from the end, and each is
  /// released while it is in the cache. A list that is released as a whole would be read again.
  static func takeReversed<Element: AnyObject>(_ list: inout [Element]) -> [Element] {
    var taken: [Element] = []
    swap(&taken, &list)
    taken.reverseReferences()
    return taken
  }

  // MARK: - Values that depend on the solution

  func measureAgain() {
    measureText()
    if !solutionRows.isEmpty {
      solutionRows.removeAll { row(of: $0.constraint)?.handle != $0.handle }
      for row in solutionRows { refreshRow(of: row.constraint) }
    }
    if !isMeasuring { announceInsets() }
  }

  /// Records that the width or the content of a view changed whose height depends on its width.
  func noteUnmeasured(_ record: LayoutRecord) {
    guard !record.isUnmeasured else { return }
    record.isUnmeasured = true
    unmeasured.append(record)
  }

  private func measureText() {
    guard !unmeasured.isEmpty else { return }
    var records: [LayoutRecord] = []
    swap(&records, &unmeasured)
    LayoutRecord.sortByMeasurement(&records)
    records.reverseReferences()
    while let record = records.popLast() {
      record.isUnmeasured = false
      guard record.dependsOnWidth else {
        forgetHuggedWidth(of: record)
        continue
      }
      guard let view = record.view else { continue }
      if !isMeasuring, !record.isUnhugged {
        record.isUnhugged = true
        unhugged.append(record)
      }
      let width = view.alignmentWidth(ofFrame: engineRect(of: record))
      let known = record.measuredWidth
      if let known, abs(known - width) < Self.widthAllowance { continue }
      record.measuredWidth = width
      // At the previous and the new width, the text has the same lines as without a limit.
      if record.unbrokenWidth <= min(width, known ?? width) { continue }
      changedContentSizes.append(view)
      if !isMeasuring { view.superview?.subviewIntrinsicContentSizeDidChange(view) }
    }
  }

  /// Updates the insets of views that moved, superviews first, and of views that inherit from them.
  private func announceInsets() {
    var views = Self.takeReversed(&changedInsets)
    while let view = views.popLast() { announceNotedInsets(of: view) }
  }

  /// Updates the insets of a view, after those of its superviews, if an update is pending.
  ///
  /// - Complexity: O(*d*) in addition to the updates, where *d* is the depth of the view.
  private func announceNotedInsets(of view: UIView) {
    guard view.needsInsetAnnouncement else { return }
    var noted: [UIView] = []
    var ancestor = view.parentReference
    while let current = ancestor {
      if current.withInstance({ $0.needsInsetAnnouncement }) {
        noted.append(current.takeUnretainedValue())
      }
      ancestor = current.parent
    }
    while let superview = noted.popLast() {
      if superview.needsInsetAnnouncement { announceInsetsInSubtree(of: superview) }
    }
    if view.needsInsetAnnouncement { announceInsetsInSubtree(of: view) }
  }

  /// Updates the insets of a view, and those of its subviews if they changed. Subviews with a
  /// pending update are updated later, and a view that moved to another tree is updated by the host
  /// of that tree.
  private func announceInsetsInSubtree(of view: UIView) {
    guard view.rootView === root else { return }
    view.needsInsetAnnouncement = false
    guard announceInsets(of: view) else { return }
    view.subviews.forEachReference { subview in
      guard !subview.withInstance({ $0.needsInsetAnnouncement }) else { return }
      announceInsetsInSubtree(of: subview.takeUnretainedValue())
    }
  }

  /// Updates the insets of a view, and returns whether they changed.
  private func announceInsets(of view: UIView) -> Bool {
    let safeArea = view.announcedSafeAreaInsets
    let margins = view.announcedLayoutMargins
    view.announceInsets()
    guard safeArea != view.announcedSafeAreaInsets || margins != view.announcedLayoutMargins else {
      return false
    }
    if margins != nil { view.setNeedsLayout() }
    return true
  }
}

/// The detection of layouts that do not settle.
extension LayoutHost {
  /// A loop in the last layout.
  struct FeedbackLoop {
    let value: LayoutFeedbackLoop
    let view: FeedbackLoopRecorder.Reference
    let views: [FeedbackLoopRecorder.Reference]
  }

  /// Returns a Boolean value that indicates whether a view was laid out more often than the
  /// threshold allows. Without a threshold, it is false.
  func isFeedbackLoop(_ threshold: Int?) -> Bool {
    guard let threshold, let layoutCounts else { return false }
    return layoutCounts.most > threshold
  }

  /// Records one pass, stores the result, and logs it. With a threshold,
  /// `NSInternalInconsistencyException` is raised. Without one, the loop of a view is logged once
  /// until layout settles.
  func reportFeedbackLoop(_ threshold: Int?, pass: () -> Void) {
    let recorder = layoutCounts ?? FeedbackLoopRecorder()
    layoutCounts = recorder
    FeedbackLoopRecorder.recording = recorder
    pass()
    FeedbackLoopRecorder.recording = nil
    statistics.feedbackLoops += 1
    guard let view = recorder.mostLaidOut else { return }
    let isKnown = feedbackLoop?.view.view === view
    // Without a threshold, layouts are not counted individually, because there was one per pass.
    let layouts = threshold == nil ? Self.passLimit : recorder.most
    let loop = LayoutFeedbackLoop(
      view: view.description, layouts: layouts, events: recorder.events)
    feedbackLoop = FeedbackLoop(
      value: loop, view: .init(view: view), views: recorder.views)
    guard threshold != nil || !isKnown && LayoutLog.reportsConflicts else { return }
    LayoutLog.write(loop.text)
    guard threshold != nil else { return }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "Layout feedback loop detected: \(loop.view) was laid out \(loop.layouts) times.")
  }
}
