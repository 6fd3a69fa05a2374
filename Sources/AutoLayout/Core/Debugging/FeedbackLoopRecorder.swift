import Foundation

/// Counts the layouts of each view within one call, and records one pass.
@MainActor
final class FeedbackLoopRecorder {
  /// The recorder of the pass that runs; nil while nothing is recorded.
  static var recording: FeedbackLoopRecorder?

  private var counts: [ObjectIdentifier: Int] = [:]
  /// The view that was laid out most, the first of several.
  @ViewLink private(set) var mostLaidOut: UIView?
  private(set) var most = 0
  private(set) var events: [LayoutFeedbackLoop.Event] = []
  /// The views that the recorded pass laid out, in order.
  private(set) var views: [WeakView] = []

  func count(_ view: UIView) {
    let count = counts[ObjectIdentifier(view), default: 0] + 1
    counts[ObjectIdentifier(view)] = count
    if count > most {
      most = count
      mostLaidOut = view
    }
    guard Self.recording === self else { return }
    events.append(.layout(view.description))
    views.append(WeakView(view: view))
  }

  func noteInvalidation(of view: UIView) { events.append(.invalidation(view.description)) }

  func noteResizing(of view: UIView, from old: CGSize) {
    events.append(.resizing(view.description, from: old, to: view.bounds.size))
  }
}

extension LayoutHost {
  /// A loop that was found in the last layout.
  struct FeedbackLoop {
    let value: LayoutFeedbackLoop
    let view: WeakView
    let views: [WeakView]
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
