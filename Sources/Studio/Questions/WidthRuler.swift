import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The widths at which a layout breaks.
///
/// The ruler shows the spans in colors. In scenes of at most `ProvedSpans.maxViews` views, the
/// ends are proved. In larger scenes, widths are sampled, and each change between two samples is
/// narrowed by bisection.
struct RulerModel: Encodable, Equatable {
  /// The measured widths, in points.
  var from, to: Double
  /// A Boolean value that indicates whether the ends follow from the equations of the layout. If it
  /// is `false`, sizes were sampled.
  var isExact: Bool
  /// The spans with problems, in the order of widths.
  var spans: [Span]

  /// A range of sizes with one kind of problem.
  struct Span: Encodable, Equatable {
    /// The first and the last width, in points.
    var from, to: Double
    /// The kind: `conflict`, `ambiguous`, or `clipped` for views that are truncated or outside.
    var kind: String
    /// The description of the problem.
    var text: String
    /// The keys of the affected views and constraints.
    var keys: [String]
  }
}

extension StudioWindow {
  /// Returns the spans of widths with problems between two widths, in points. Other work runs in
  /// the meantime. Cancelling the task ends the measurement.
  func ruler(_ from: Double, _ to: Double) async throws -> RulerModel {
    guard from.isFinite, to.isFinite, from >= 1, to > from, to <= CanvasRequest.maxSideLength else {
      throw StudioError("invalid range", hint: "write two widths in points, the smaller one first")
    }
    let document = try opened.document
    guard let root = document.roots.first(where: { $0.id == rootID }) else {
      throw StudioError("no scene is shown", hint: "choose one from the list")
    }
    let choice = try canvas.choice(of: document.name)
    let spans: [RulerModel.Span]
    let isExact = (snapshot?.views.count ?? 0) <= ProvedSpans.maxViews
    if isExact {
      spans = try await ProvedSpans.find(root, choice, from: from, to: to)
    } else {
      var prober = LayoutProber(root, choice)
      spans = try await FailingSpans.find(from: from, to: to) { prober.faults(at: $0) }
    }
    return RulerModel(
      from: from, to: to, isExact: isExact,
      // A problem at every size does not depend on the size, and the issues include it. A conflict
      // is kept, because then the layout holds at no size.
      spans: spans.filter { $0.kind == "conflict" || $0.from > from || $0.to < to })
  }
}
