import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// At which widths a layout breaks.
struct RulerModel: Encodable, Equatable {
  var from, to: Double
  /// Whether the ends follow from the layout's equations; otherwise sizes were sampled.
  var isExact: Bool
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

/// The exact widths at which a layout is wrong, proved part by part so that nothing waits for long.
@MainActor
enum ProvedSpans {
  /// Views of a scene up to which a part of the proof takes less time than a person notices.
  static let mostViews = 150
  /// Points of a part: a handful of layouts each.
  private static let part = 62.0

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

  /// Adds the intervals of a failure; one that begins where another of its kind ends goes on with it.
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

  private static func kind(of check: LayoutCheck) -> String {
    switch check {
    case .conflicting: "conflict"
    case .ambiguous: "ambiguous"
    case .clipped, .outside, .overlapping, .tooSmall: "clipped"
    }
  }
}

/// What is wrong with a layout at one width.
struct LayoutFault: Hashable, Comparable {
  var kind: String
  var text: String
  var keys: [String]

  static func < (a: LayoutFault, b: LayoutFault) -> Bool { (a.kind, a.text) < (b.kind, b.text) }
}

/// One tree that is moved from width to width.
@MainActor
struct LayoutProber {
  private var instance: InstantiatedRoot
  private let document: InterfaceDocument
  private let choice: CanvasChoice

  init(_ root: InterfaceRoot, _ choice: CanvasChoice) {
    instance = root.instantiate(on: choice)
    document = root.document
    self.choice = choice
  }

  mutating func faults(at width: Double) -> Set<LayoutFault> {
    var choice = self.choice
    choice.size = CGSize(width: width, height: (choice.size ?? instance.canvas.size).height)
    instance.move(to: choice)
    var snapshot = instance.snapshot()
    _ = instance.openGrowingCells(of: &snapshot, document)
    let names = SceneKeys(snapshot)
    var faults: Set<LayoutFault> = []
    for conflict in snapshot.conflicts {
      let broken = snapshot.constraints[conflict.broken]
      faults.insert(
        LayoutFault(
          kind: "conflict", text: "constraints contradict each other: \(broken.text)",
          keys: conflict.members.compactMap { snapshot.constraints[$0].identifier }))
    }
    for (index, view) in snapshot.views.enumerated() where index > 0 && !view.isHidden {
      let name = view.label ?? view.className
      if !view.ambiguity.isEmpty {
        faults.insert(
          LayoutFault(kind: "ambiguous", text: "\(name) is ambiguous", keys: [names.views[index]]))
      }
      if case .label(let text) = view.content, text.isTruncated {
        faults.insert(
          LayoutFault(kind: "clipped", text: "\(name) is cut off", keys: [names.views[index]]))
      }
    }
    return faults
  }
}

/// Finds where a set of faults changes along a range, for large scenes.
///
/// Sizes are sampled, and each change between two samples is narrowed down by halving, to
/// `precision`. A fault that comes and goes within one step is missed.
@MainActor
enum FailingSpans {
  /// Points between samples: narrower bands of faults than this are rare and the sweep of a screen's
  /// widths stays below a hundred layouts.
  private static let step = 12.0
  /// Points to which an end is known: half a pixel at two pixels a point.
  private static let precision = 0.25
  /// Most samples, for ranges as large as the largest canvas.
  private static let mostSamples = 160.0

  /// The spans of the faults that a layout has at each size; every size is laid out once, and before each
  /// layout whatever waits goes first and may cancel.
  static func find(
    from: Double, to: Double, faults: (Double) -> Set<LayoutFault>
  ) async throws -> [RulerModel.Span] {
    let step = max(step, (to - from) / mostSamples)
    var open: [LayoutFault: Double] = [:]
    var spans: [RulerModel.Span] = []
    var place = from
    var probes = Probes()
    var present = try await probes.faults(at: from, faults)
    for fault in present { open[fault] = from }
    while place < to {
      let next = min(place + step, to)
      let after = try await probes.faults(at: next, faults)
      var edges: [(Double, LayoutFault, Bool)] = []
      for fault in present.symmetricDifference(after) {
        let appears = after.contains(fault)
        let edge = try await probes.boundary(of: fault, appears, place, next, faults)
        edges.append((edge, fault, appears))
      }
      for (edge, fault, appears) in edges.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
        if appears {
          open[fault] = edge
        } else if let start = open.removeValue(forKey: fault) {
          spans.append(span(fault, start, edge))
        }
      }
      present = after
      place = next
      probes.forget()
    }
    spans += open.map { span($0.key, $0.value, to) }
    return spans.sorted { ($0.from, $0.to, $0.text) < ($1.from, $1.to, $1.text) }
  }

  /// The layouts within a step: a hundred rows that break at one width are narrowed down together.
  @MainActor
  private struct Probes {
    private var known: [Double: Set<LayoutFault>] = [:]

    mutating func faults(
      at size: Double, _ faults: (Double) -> Set<LayoutFault>
    ) async throws -> Set<LayoutFault> {
      if let known = known[size] { return known }
      await Task.yield()
      try Task.checkCancellation()
      let found = faults(size)
      known[size] = found
      return found
    }

    /// The first place from `low` on, to `precision`, where a fault has come or gone; at `high` it has.
    mutating func boundary(
      of fault: LayoutFault, _ appears: Bool, _ low: Double, _ high: Double,
      _ faults: (Double) -> Set<LayoutFault>
    ) async throws -> Double {
      var (low, high) = (low, high)
      while high - low > precision {
        let middle = (low + high) / 2
        let isOver = try await self.faults(at: middle, faults).contains(fault) == appears
        if isOver { high = middle } else { low = middle }
      }
      return high
    }

    mutating func forget() { known = [:] }
  }

  private static func span(_ fault: LayoutFault, _ from: Double, _ to: Double) -> RulerModel.Span {
    RulerModel.Span(
      from: from.shortened, to: to.shortened, kind: fault.kind, text: fault.text, keys: fault.keys)
  }
}
