import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The exact widths at which a layout has problems. They are proved in parts, so that other work is
/// not delayed for long.
@MainActor
enum ProvedSpans {
  /// The maximum number of views in a scene for which the time of one part is imperceptible.
  static let maxViews = 150
  /// The width of a part in points, which needs only a few layouts.
  private static let part = 62.0

  /// Checks a range of widths and returns the spans of each problem.
  ///
  /// Widths are proved in parts. Other work runs between the parts.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  static func find(
    _ root: InterfaceRoot, _ choice: CanvasChoice, from: Double, to: Double
  ) async throws -> [RulerModel.Span] {
    var spans: [String: [RulerModel.Span]] = [:]
    var place = from
    while place < to {
      await Task.yield()
      try Task.checkCancellation()
      let end = min(place + part, to)
      let proof = WidthProof(
        root: root, widths: place...end, height: choice.size.map { Double($0.height) },
        canvas: choice, checks: [.clipped, .outside, .ambiguous, .conflicting])
      for failure in proof.failures { add(failure, to: &spans) }
      place = end
    }
    return spans.values.flatMap { $0 }.sorted {
      ($0.from, $0.to, $0.text) < ($1.from, $1.to, $1.text)
    }
  }

  /// Adds the intervals of a failure. An interval that begins at the end of another interval of its
  /// kind extends it.
  private static func add(
    _ failure: WidthProof.Failure, to spans: inout [String: [RulerModel.Span]]
  ) {
    let name =
      "\(failure.check.rawValue)|\(failure.object.identifier ?? failure.object.name)|\(failure.key)"
    var list = spans[name] ?? []
    for interval in failure.intervals {
      if let last = list.last, abs(last.to - interval.lower) <= WidthProof.resolution {
        list[list.count - 1].to = interval.upper
        continue
      }
      list.append(
        RulerModel.Span(
          from: interval.lower, to: interval.upper, kind: kind(of: failure.check),
          text: failure.message,
          keys: [failure.object.identifier, failure.other?.identifier].compactMap { $0 }))
    }
    spans[name] = list
  }

  /// Returns the kind of a check, which is its color on the ruler.
  private static func kind(of check: LayoutCheck) -> String {
    switch check {
    case .conflicting: "conflict"
    case .ambiguous: "ambiguous"
    case .clipped, .outside, .overlapping, .tooSmall: "clipped"
    }
  }
}
