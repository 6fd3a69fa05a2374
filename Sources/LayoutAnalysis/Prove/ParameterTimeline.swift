/// The facts from one end of a range to the other: at parameters, and between adjacent parameters.
///
/// Invariant: parameters ascend, and `between` has one element less than `places`.
struct ParameterTimeline<Fact: Hashable & Sendable> {
  /// A parameter with the facts that apply exactly there.
  struct Place {
    /// The parameter in points.
    let parameter: Double
    /// The facts that apply exactly at the parameter.
    var facts: Set<Fact>
  }

  /// The parameters in ascending order.
  var places: [Place] = []
  /// The facts between each parameter and the next. There is one element less than in `places`.
  var between: [Set<Fact>] = []

  /// All facts of the range.
  var facts: Set<Fact> {
    Set(places.flatMap(\.facts)).union(between.flatMap { $0 })
  }

  /// Returns the intervals in which a fact applies.
  func intervals(of fact: Fact) -> [WidthInterval] {
    var spans = JoinedIntervals()
    for index in places.indices {
      let here = places[index].parameter
      spans.add(
        WidthInterval(lower: here, upper: here, includesLower: true, includesUpper: true),
        if: places[index].facts.contains(fact))
      guard index < between.count else { break }
      spans.add(
        WidthInterval(
          lower: here, upper: places[index + 1].parameter, includesLower: false,
          includesUpper: false),
        if: between[index].contains(fact))
    }
    return spans.intervals
  }
}

/// Intervals with adjacent ones joined.
private struct JoinedIntervals {
  private var closed: [WidthInterval] = []
  private var open: WidthInterval?

  /// The intervals in ascending order.
  var intervals: [WidthInterval] { closed + (open.map { [$0] } ?? []) }

  /// Adds the interval that follows the last one, or skips it.
  mutating func add(_ next: WidthInterval, if isAdded: Bool) {
    guard isAdded else {
      closed = intervals
      open = nil
      return
    }
    if open == nil { open = next }
    open?.upper = next.upper
    open?.includesUpper = next.includesUpper
  }
}
