import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A comparison as one line of JSON.
///
///     {"first":"Old.xib","second":"New.xib","equivalent":false,"sameContent":true,
///      "counterexample":{"id":…,"width":320,"height":480,"firstFrame":[…],"secondFrame":[…]},
///      "runs":[{"variant":"L","height":480,"differences":[…],"content":[],"pieces":[…]}]}
///
/// Frames are in the coordinates of the root, as x, y, width and height in points. A difference has
/// exact intervals, and the whole widths in them; `kind` is `frame`, `missing` or `content`. If one
/// side lacks a view, only one of `first` and `second` is present.
@MainActor
struct EquivalentJSON {
  /// The comparison.
  private let report: RootComparisonReport

  /// Creates the JSON of a comparison.
  init(_ report: RootComparisonReport) { self.report = report }

  /// The line, ending in a newline.
  var line: String { object + "\n" }

  /// The object of the comparison.
  var object: String {
    let result = report.equivalence
    return JSONText.object([
      ("first", JSONText.string(report.first.name)),
      ("firstRoot", JSONText.string(report.first.root)),
      ("second", JSONText.string(report.second.name)),
      ("secondRoot", JSONText.string(report.second.root)),
      ("range", ProveJSON.pair(result.widths.lowerBound, result.widths.upperBound)),
      ("equivalent", "\(result.isEquivalent)"), ("sameContent", "\(result.hasSameContent)"),
      ("proved", "\(result.isComplete)"), ("matchedViews", "\(result.matched)"),
      ("counterexample", result.counterexample.map { Self.counterexample($0, result) }),
      (
        "surroundings",
        result.surroundings.isEmpty
          ? nil : JSONText.array(result.surroundings.map(JSONText.string))
      ),
      ("firstContainers", Self.views(result.firstContainers)),
      ("secondContainers", Self.views(result.secondContainers)),
      ("runs", JSONText.array(result.runs.map(Self.run))),
    ])
  }

  /// Returns the counterexample with both frames.
  ///
  /// - Parameters:
  ///   - found: The counterexample.
  ///   - result: The comparison to which it belongs.
  /// - Returns: A JSON object. A frame is omitted if the side does not have the view.
  static func counterexample(_ found: Counterexample, _ result: LayoutEquivalence) -> String {
    let run = result.runs[found.run]
    return JSONText.object([
      ("kind", JSONText.string(found.difference.kindName)),
      ("id", found.difference.view?.identifier.map(JSONText.string)),
      ("view", (found.difference.view?.name).map(JSONText.string)),
      ("width", JSONText.number(found.width)), ("height", JSONText.number(run.height)),
      ("device", (run.canvas.device?.id).map(JSONText.string)),
      ("variant", JSONText.string(LayoutVariant(run.canvas).name)),
      ("firstFrame", found.firstFrame.map(frame)), ("secondFrame", found.secondFrame.map(frame)),
      ("firstConstraints", JSONText.array(found.firstConstraints.map(JSONText.string))),
      ("secondConstraints", JSONText.array(found.secondConstraints.map(JSONText.string))),
      ("viewsThatDiffer", "\(found.count)"),
    ])
  }

  /// Returns the comparison for one setting.
  private static func run(_ run: LayoutEquivalence.Run) -> String {
    JSONText.object([
      ("variant", JSONText.string(LayoutVariant(run.canvas).name)),
      ("device", (run.canvas.device?.id).map(JSONText.string)),
      ("orientation", (run.canvas.orientation?.rawValue).map(JSONText.string)),
      ("height", JSONText.number(run.height)),
      ("differences", JSONText.array(run.differences.map { difference($0) })),
      ("content", JSONText.array(run.contentDifferences.map { difference($0) })),
      ("pieces", JSONText.array(run.pieces.map(ProveJSON.piece))), ("layouts", "\(run.layouts)"),
    ])
  }

  /// Returns a difference with its widths, and with its setting if it is not part of a run.
  static func difference(
    _ difference: LayoutEquivalence.Difference, in run: LayoutEquivalence.Run? = nil
  ) -> String {
    var words: String?
    if case .content(let text) = difference.kind { words = text }
    return JSONText.object([
      ("variant", run.map { JSONText.string(LayoutVariant($0.canvas).name) }),
      ("kind", JSONText.string(difference.kindName)), ("what", words.map(JSONText.string)),
      ("first", difference.first.map(view)), ("second", difference.second.map(view)),
      ("intervals", JSONText.array(difference.intervals.map(ProveJSON.interval))),
      (
        "widths",
        JSONText.array(difference.wholeWidths.map { "[\($0.lowerBound),\($0.upperBound)]" })
      ),
    ])
  }

  /// Returns views as an array, or `nil` if there are none.
  private static func views(_ views: [ComparedView]) -> String? {
    views.isEmpty ? nil : JSONText.array(views.map(view))
  }

  /// Returns a view.
  private static func view(_ view: ComparedView) -> String {
    JSONText.object([
      ("id", view.identifier.map(JSONText.string)), ("name", JSONText.string(view.name)),
    ])
  }

  /// Returns a frame as x, y, width and height.
  private static func frame(_ frame: CGRect) -> String {
    JSONText.array(
      [frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number(Double($0)) })
  }
}

/// The names of differences in JSON.
extension LayoutEquivalence.Difference {
  /// `frame`, `missing` or `content`.
  fileprivate var kindName: String {
    switch kind {
    case .frame: "frame"
    case .missing: "missing"
    case .content: "content"
    }
  }
}
