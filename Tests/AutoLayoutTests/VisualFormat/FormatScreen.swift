import Foundation

@testable import AutoLayout

/// A root with views a, b and c that constraints place, and the words for what they are given.
@MainActor
struct FormatScreen {
  let root: UIView
  let views: [String: UIView]

  init(_ width: CGFloat = 320, _ height: CGFloat = 480) {
    let screen = PinnedViews(width, height)
    root = screen.root
    screen.child.removeFromSuperview()
    views = ["a": screen.add(), "b": screen.add(), "c": screen.add()]
  }

  func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:], and others: [String: Any] = [:]
  ) throws -> [NSLayoutConstraint] {
    try VisualFormat(parsing: format).constraints(
      options: options, metrics: metrics, views: (views as [String: Any]).merging(others) { $1 })
  }

  /// The constraints as equations with the views' names.
  func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:], and others: [String: Any] = [:]
  ) throws -> [String] {
    try constraints(format, options, metrics: metrics, and: others).map {
      $0.equation { item in
        if item === root { return "|" }
        return views.merging(others.compactMapValues { $0 as? UIView }) { $1 }
          .first { $0.value === item }?.key ?? "guide"
      }
    }
  }

  /// The frame of a view after the formats have been laid out.
  func frames(_ formats: String...) throws -> [String: CGRect] {
    for format in formats { NSLayoutConstraint.activate(try constraints(format)) }
    root.layoutIfNeeded()
    return views.mapValues(\.frame)
  }
}
