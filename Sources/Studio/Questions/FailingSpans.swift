/// Finds the sizes at which a set of problems changes in a range, for large scenes.
///
/// Sizes are sampled, and each change between two samples is narrowed to `precision` by bisection.
/// A problem that exists only within one step is missed.
@MainActor
enum FailingSpans {
  /// The distance between samples, in points. Narrower spans of problems are rare, and the samples
  /// of all widths of a screen stay below a hundred layouts.
  private static let step = 12.0
  /// The precision of the ends, in points: half a pixel at two pixels per point.
  private static let precision = 0.25
  /// The maximum number of samples, for ranges as large as the largest canvas.
  private static let maxSamples = 160.0

  /// Returns the spans of the problems of a layout. Every size is laid out once. Pending work runs
  /// before each layout, and may cancel the search.
  static func find(
    from: Double, to: Double, faults: (Double) -> Set<LayoutFault>
  ) async throws -> [RulerModel.Span] {
    let step = max(step, (to - from) / maxSamples)
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

  /// The problems at the sizes that were laid out in a step. If many problems begin or end in the
  /// same step, their bisections share the layouts.
  @MainActor
  private struct Probes {
    /// The problems by width.
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

    /// Returns the first size above `low`, to `precision`, at which a problem begins or ends. The
    /// change has happened at `high`.
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

    /// Removes the results of a step, which the next step does not need.
    mutating func forget() { known = [:] }
  }

  /// Returns the span of a problem between two widths.
  private static func span(_ fault: LayoutFault, _ from: Double, _ to: Double) -> RulerModel.Span {
    RulerModel.Span(
      from: from.shortened, to: to.shortened, kind: fault.kind, text: fault.text, keys: fault.keys)
  }
}
