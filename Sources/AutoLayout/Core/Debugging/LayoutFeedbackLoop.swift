import Foundation

/// A layout that does not settle: views whose layout asks for layout again, over and over.
///
/// UIKit looks for such loops when a program is started with
/// `-UIViewLayoutFeedbackLoopDebuggingThreshold N`. So does this library, on every system: when
/// `layoutSubviews()` is sent to one view more than N times within one `layoutIfNeeded()`, one more
/// pass is recorded, the loop is written to `LayoutLog`, and `NSInternalInconsistencyException` is
/// raised. Without the argument a layout that does not settle is left as it is after some passes;
/// the loop is then in `LayoutSnapshot.feedbackLoop` and nowhere else.
public struct LayoutFeedbackLoop: Hashable, Sendable {
  /// How often a view may be laid out before that counts as a loop; nil looks for none.
  ///
  /// At first the number that follows `-UIViewLayoutFeedbackLoopDebuggingThreshold` in the
  /// arguments of the program. Numbers outside 50…1000, UIKit's limits, are taken as the nearest of
  /// these.
  @preconcurrency @MainActor
  public static var debuggingThreshold: Int? = threshold(of: ProcessInfo.processInfo.arguments) {
    didSet { debuggingThreshold = debuggingThreshold.map(limited) }
  }

  /// What UIKit limits thresholds to.
  private static let thresholdLimits = 50...1000

  /// The threshold among the arguments of a program; nil for none.
  static func threshold(of arguments: [String]) -> Int? {
    guard let index = arguments.firstIndex(of: "-UIViewLayoutFeedbackLoopDebuggingThreshold"),
      arguments.indices.contains(index + 1)
    else { return nil }
    return Int(arguments[index + 1]).map(limited)
  }

  private static func limited(_ number: Int) -> Int {
    min(max(number, thresholdLimits.lowerBound), thresholdLimits.upperBound)
  }

  /// The view that was laid out too often, in the words of its description.
  public var view: String
  /// How often it was laid out.
  public var layouts: Int
  /// What happened in the recorded pass, in order.
  public var events: [Event]

  /// Something that happened in the recorded pass; views are given by their descriptions.
  public enum Event: Hashable, Sendable {
    /// `layoutSubviews()` was sent to the view.
    case layout(String)
    /// The view was marked for layout, by the layout that came last before.
    case invalidation(String)
    /// The view got another size, in points.
    case resizing(String, from: CGSize, to: CGSize)
  }

  /// The loop as it is logged.
  public var text: String {
    var lines = [
      "Layout feedback loop detected: \(view) was laid out \(layouts) times in one layout.",
      "What happened in the last pass:",
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
