import Foundation

/// A layout feedback loop: views whose layout repeatedly requires another layout.
///
/// UIKit detects such loops in programs that are launched with
/// `-UIViewLayoutFeedbackLoopDebuggingThreshold N`. This library also does so, on every system. If
/// `layoutSubviews()` is sent to a view more than N times within one `layoutIfNeeded()`, one more
/// pass is recorded, the loop is written to `LayoutLog`, and `NSInternalInconsistencyException` is
/// raised. Without the argument, UIKit does not return from such a layout. Here, it ends after a
/// maximum number of passes, without an exception, and `LayoutSnapshot.feedbackLoop` reports the
/// loop. Where conflicts are logged, the same text is written to `LayoutLog`, once for a view until
/// the layout settles.
public struct LayoutFeedbackLoop: Hashable, Sendable {
  /// The number of layouts of a view above which a loop is reported, or `nil` to disable the
  /// detection.
  ///
  /// The initial value is the number after `-UIViewLayoutFeedbackLoopDebuggingThreshold` in the
  /// arguments of the program. Values outside 50…1000, UIKit's limits, are replaced by the nearest
  /// limit.
  @preconcurrency @MainActor
  public static var debuggingThreshold: Int? = threshold(of: ProcessInfo.processInfo.arguments) {
    didSet { debuggingThreshold = debuggingThreshold.map(limited) }
  }

  /// UIKit's limits for thresholds.
  private static let thresholdLimits = 50...1000

  /// Returns the threshold in the arguments of a program, or `nil` if there is none.
  static func threshold(of arguments: [String]) -> Int? {
    guard let index = arguments.firstIndex(of: "-UIViewLayoutFeedbackLoopDebuggingThreshold"),
      arguments.indices.contains(index + 1)
    else { return nil }
    return Int(arguments[index + 1]).map(limited)
  }

  private static func limited(_ number: Int) -> Int {
    min(max(number, thresholdLimits.lowerBound), thresholdLimits.upperBound)
  }

  /// The description of the view with the most layouts.
  public var view: String
  /// The number of layouts of the view.
  public var layouts: Int
  /// The events of the recorded pass, in order.
  public var events: [Event]

  /// An event in the recorded pass. Views are represented by their descriptions.
  public enum Event: Hashable, Sendable {
    /// The view's `layoutSubviews()` was called.
    case layout(String)
    /// The view was marked for layout during the most recent layout.
    case invalidation(String)
    /// The size of the view changed. Sizes are in points.
    case resizing(String, from: CGSize, to: CGSize)
  }

  /// The message that is logged for the loop.
  public var text: String {
    var lines = [
      "Layout feedback loop detected: \(view) was laid out \(layouts) times in one layout.",
      "Events of the last pass:",
    ]
    lines += events.map { event in
      switch event {
      case .layout(let view): "\tlayoutSubviews of \(view)"
      case .invalidation(let view): "\t\tmarked for layout: \(view)"
      case .resizing(let view, let old, let new):
        "\t\tresized from \(old.shortDescription) to \(new.shortDescription): \(view)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
