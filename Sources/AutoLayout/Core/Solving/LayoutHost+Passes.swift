import Foundation
import LayoutEngine

/// The layout pass.
extension LayoutHost {
  /// Passes of one call before layout that does not settle is left as it is.
  ///
  /// Text in several lines settles in two passes, insets in one more for each level that hands them
  /// on. UIKit's own detection of feedback loops allows from 50 layouts of a view.
  static let passLimit = 64

  /// Least change of a width, in points, that has text measured again: far below a pixel, far above
  /// the errors of the solution.
  static let widthAllowance: CGFloat = 1e-3

  /// Lays out what is marked, from the topmost marked ancestor of `view` down, until nothing
  /// changes.
  ///
  /// 1. Update constraints, subviews first, and take the changes into the engine.
  /// 2. Solve.
  /// 3. Lay out, superviews first.
  /// 4. Measure again what depends on the result: text, baselines, insets.
  ///
  /// Then labels hug their broken text, which may take further passes.
  func layoutIfNeeded(from view: UIView) {
    guard !isLayingOut else {
      layoutWithin(view)
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    let threshold = LayoutFeedbackLoop.debuggingThreshold
    layoutCounts = threshold == nil ? nil : FeedbackLoopRecorder()
    releaseBrokenTexts(before: view)
    // A view that is laid out once a pass exceeds the threshold one pass after it.
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
    topmostMarked(above: view).layoutMarkedViews()
    measureAgain()
  }

  /// After constraints came and went, what they leave open is chosen by an order of age that a tree
  /// made in this state would not have; then such a tree's engine takes over.
  private func solveAfreshIfAmbiguous() {
    guard isStructureChanged else { return }
    isStructureChanged = false
    guard !broken.isEmpty || !engine.ambiguousVariables().isEmpty else { return }
    let host = LayoutHost(root: root)
    host.statistics = statistics
    root.ownLayoutHost = host
    root.liveContent?.prepareForFreshLayout()
    root.forEachInSubtree { $0.setNeedsLayout() }
    host.layoutIfNeeded(from: root)
  }

  /// A call from within `layoutSubviews()`: one pass over the part asked for.
  private func layoutWithin(_ view: UIView) {
    update()
    solve()
    view.layoutMarkedViews()
  }

  private func topmostMarked(above view: UIView) -> UIView {
    var top = view
    var ancestor = view.superview
    while let current = ancestor {
      if current.needsLayoutFlag { top = current }
      ancestor = current.superview
    }
    return top
  }

  func isSettled(_ view: UIView) -> Bool {
    let top = topmostMarked(above: view)
    return !isSystemChanged && !top.needsLayoutFlag && !top.descendantNeedsLayout
      && changedConstraints.isEmpty && changedContentSizes.isEmpty && changedPlacements.isEmpty
      && arrivals.isEmpty && changedInsets.isEmpty && !top.descendantNeedsUpdateConstraints
  }

  // MARK: - What depends on the solution

  func measureAgain() {
    measureText()
    for id in baselineRows { if let row = rows[id] { refreshRow(of: row.constraint) } }
    if !isMeasuring { announceInsets() }
  }

  private func measureText() {
    for id in widthDependents {
      guard let view = items[id]?.object as? UIView, let rect = engineRect(of: view) else {
        continue
      }
      let width = view.alignmentRect(forFrame: rect).width
      if let known = measuredWidths[id], abs(known - width) < Self.widthAllowance { continue }
      measuredWidths[id] = width
      changedContentSizes.append(view)
      if !isMeasuring { view.superview?.subviewIntrinsicContentSizeDidChange(view) }
    }
  }

  /// Looks at the insets of views that moved, superviews first, and of what inherits from them.
  private func announceInsets() {
    guard !changedInsets.isEmpty else { return }
    var seen: Set<ObjectIdentifier> = []
    var queue = changedInsets.map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }
    changedInsets = []
    var next = 0
    while next < queue.count {
      let (depth, view) = queue[next]
      next += 1
      guard seen.insert(ObjectIdentifier(view)).inserted, view.rootView === root else { continue }
      let before = (view.announcedSafeAreaInsets, view.announcedLayoutMargins)
      view.announceInsets()
      if before.0 != view.announcedSafeAreaInsets || before.1 != view.announcedLayoutMargins {
        if before.1 != nil { view.setNeedsLayout() }
        for subview in view.subviews { queue.append((depth + 1, subview)) }
      }
    }
  }
}

/// Layouts that do not settle.
extension LayoutHost {
  /// A loop that was found in the last layout.
  struct FeedbackLoop {
    let value: LayoutFeedbackLoop
    let view: FeedbackLoopRecorder.Reference
    let views: [FeedbackLoopRecorder.Reference]
  }

  /// Whether the layouts so far are a loop.
  func isFeedbackLoop(_ threshold: Int?) -> Bool {
    guard let threshold, let layoutCounts else { return false }
    return layoutCounts.most > threshold
  }

  /// Records one pass, keeps what was found, and says so where a program asked for it.
  func reportFeedbackLoop(_ threshold: Int?, pass: () -> Void) {
    let recorder = layoutCounts ?? FeedbackLoopRecorder()
    layoutCounts = recorder
    FeedbackLoopRecorder.recording = recorder
    pass()
    FeedbackLoopRecorder.recording = nil
    statistics.feedbackLoops += 1
    guard let view = recorder.mostLaidOut else { return }
    // Without a threshold layouts are not counted one by one: there was one a pass.
    let layouts = threshold == nil ? Self.passLimit : recorder.most
    let loop = LayoutFeedbackLoop(
      view: view.description, layouts: layouts, events: recorder.events)
    feedbackLoop = FeedbackLoop(
      value: loop, view: .init(view: view), views: recorder.views)
    guard threshold != nil else { return }
    LayoutLog.write(loop.text)
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "Layout feedback loop detected: \(loop.view) was laid out \(loop.layouts) times.")
  }
}
