import Foundation

/// Counts the layouts of each view within one call, and records one pass.
///
/// It treats views only as objects with descriptions, so that views can report to it.
@MainActor
final class FeedbackLoopRecorder {
  /// A reference to a view that does not keep it alive.
  struct Reference {
    /// The view until it is deallocated.
    weak var view: NSObject?
  }

  /// The recorder of the current pass, or `nil` if no pass is recorded.
  static var recording: FeedbackLoopRecorder?

  /// The number of layouts of each view.
  private var counts: [ObjectIdentifier: Int] = [:]
  /// The view with the most layouts. If there are several, it is the first one.
  private(set) weak var mostLaidOut: NSObject?
  /// The number of layouts of that view.
  private(set) var most = 0
  /// The events of the recorded pass, in order.
  private(set) var events: [LayoutFeedbackLoop.Event] = []
  /// The views that the recorded pass laid out, in order.
  private(set) var views: [Reference] = []

  /// Records a layout of a view.
  func count(_ view: NSObject) {
    let count = counts[ObjectIdentifier(view), default: 0] + 1
    counts[ObjectIdentifier(view)] = count
    if count > most {
      most = count
      mostLaidOut = view
    }
    guard Self.recording === self else { return }
    events.append(.layout(view.description))
    views.append(Reference(view: view))
  }

  /// Records that a view was marked for layout.
  func noteInvalidation(of view: NSObject) { events.append(.invalidation(view.description)) }

  /// Records that the size of a view changed.
  func noteResizing(of view: NSObject, from old: CGSize, to new: CGSize) {
    events.append(.resizing(view.description, from: old, to: new))
  }
}
