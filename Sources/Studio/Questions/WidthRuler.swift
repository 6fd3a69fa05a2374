import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// At which widths a layout breaks.
///
/// The ruler shows the spans in colors. In scenes of at most `ProvedSpans.mostViews` views the ends
/// are proved; in larger ones widths are sampled, and each change between two samples is narrowed
/// down by halving.
struct RulerModel: Encodable, Equatable {
  /// The measured widths in points.
  var from, to: Double
  /// Whether the ends follow from the layout's equations; otherwise sizes were sampled.
  var isExact: Bool
  /// Where something is wrong, in the order of widths.
  var spans: [Span]

  /// A run of sizes with one kind of fault.
  struct Span: Encodable, Equatable {
    /// Points.
    var from, to: Double
    /// `conflict`, `ambiguous`, or `clipped` for whatever is cut, covered or outside.
    var kind: String
    /// What breaks, for people.
    var text: String
    /// Keys of the views and constraints concerned.
    var keys: [String]
  }
}

extension StudioWindow {
  /// The failing spans between two sizes; other work goes on meanwhile, and cancelling ends it.
  func ruler(_ from: Double, _ to: Double) async throws -> RulerModel {
    guard from.isFinite, to.isFinite, from >= 1, to > from, to <= CanvasRequest.largestSide else {
      throw StudioError("the ruler has no such range", hint: "write sizes in points")
    }
    let document = try opened.document
    guard let root = document.roots.first(where: { $0.id == rootID }) else {
      throw StudioError("no scene is shown", hint: "choose one of the list")
    }
    let choice = try canvas.choice(of: document.name)
    let spans: [RulerModel.Span]
    let isExact = (snapshot?.views.count ?? 0) <= ProvedSpans.mostViews
    if isExact {
      spans = try await ProvedSpans.find(root, choice, from: from, to: to)
    } else {
      var prober = LayoutProber(root, choice)
      spans = try await FailingSpans.find(from: from, to: to) { prober.faults(at: $0) }
    }
    return RulerModel(
      from: from, to: to, isExact: isExact,
      // What is so at every size is no break of the size, and the issues tell of it; a contradiction
      // leaves no size at which the layout holds.
      spans: spans.filter { $0.kind == "conflict" || $0.from > from || $0.to < to })
  }
}
