import Foundation

/// Counts the layouts of each view within one call, and records one pass.
///
/// It knows views as objects that describe themselves, so that views can report to it.
@MainActor
final class FeedbackLoopRecorder {
  /// A view that is not kept alive.
  struct Reference {
    /// The view until it is deallocated.
    weak var view: NSObject?
  }

  /// The recorder of the pass that runs; nil while nothing is recorded.
  static var recording: FeedbackLoopRecorder?

  /// How often each view was laid out.
  private var counts: [ObjectIdentifier: Int] = [:]
  /// The view that was laid out most, the first of several.
  private(set) weak var mostLaidOut: NSObject?
  /// How often that view was laid out.
  private(set) var most = 0
  /// What happened in the recorded pass, in order.
  private(set) var events: [LayoutFeedbackLoop.Event] = []
  /// The views that the recorded pass laid out, in order.
  private(set) var views: [Reference] = []

  /// Counts a layout of a view.
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

  /// Records that a view needs layout.
  func noteInvalidation(of view: NSObject) { events.append(.invalidation(view.description)) }

  /// Records that a view has another size.
  func noteResizing(of view: NSObject, from old: CGSize, to new: CGSize) {
    events.append(.resizing(view.description, from: old, to: new))
  }
}
