import AutoLayout
import Foundation

extension LayoutEquivalence: @MainActor CustomStringConvertible {
  /// A description of the result for messages of tests: the view, the width and both frames of the
  /// counterexample.
  public var description: String {
    guard let found = counterexample else {
      let settings = runs.count == 1 ? "1 setting" : "\(runs.count) settings"
      return "the layouts are identical in \(settings) at widths "
        + "\(widths.lowerBound.words)...\(widths.upperBound.words)"
    }
    let run = runs[found.run]
    let size = "\(found.width.words) × \(run.height.words)"
    var text = "\(found.difference.view?.description ?? "a view") at \(size)"
    if let category = run.canvas.settings.contentSizeCategory {
      text += ", text size \(ContentSizeName.short(of: category))"
    }
    if run.canvas.settings.layoutDirection == .rightToLeft { text += ", right to left" }
    switch (found.firstFrame, found.secondFrame) {
    case (let first?, let second?):
      text += ": \(first.words) in the first layout, \(second.words) in the second"
    case (nil, _): text += ": only in the second layout"
    case (_, nil): text += ": only in the first layout"
    }
    if let interval = found.difference.intervals.first {
      text += "; they differ at widths \(interval.lower.words)...\(interval.upper.words)"
      let more = found.difference.intervals.count - 1
      if more > 0 { text += " and in \(more) more \(more == 1 ? "interval" : "intervals")" }
    }
    if found.count > 1 { text += "; \(found.count) views differ at this width" }
    return text
  }
}

extension Double {
  /// The number with at most six decimal places, the precision to which bounds are exact.
  fileprivate var words: String {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
  }
}

extension CGRect {
  /// The rectangle as `(x, y; width × height)`.
  fileprivate var words: String {
    let numbers = [minX, minY, width, height].map { Double($0).words }
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
  }
}
