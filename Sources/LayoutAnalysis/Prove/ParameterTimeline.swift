/// What holds from one end of a range to the other: at places, and between neighboring places.
///
/// Invariant: places ascend, and `between` has one element less than `places`.
struct ParameterTimeline<Fact: Hashable & Sendable> {
  /// A place with what holds exactly there.
  struct Place {
    /// The place in points.
    let parameter: Double
    /// What holds exactly at the place.
    var facts: Set<Fact>
  }

  /// Ascending.
  var places: [Place] = []
  /// What holds between a place and the next; one less than places.
  var between: [Set<Fact>] = []

  /// Everything that holds somewhere.
  var facts: Set<Fact> {
    Set(places.flatMap(\.facts)).union(between.flatMap { $0 })
  }

  /// Where a fact holds.
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

/// Intervals of which adjacent ones are joined.
private struct JoinedIntervals {
  private var closed: [WidthInterval] = []
  private var open: WidthInterval?

  /// The intervals in ascending order.
  var intervals: [WidthInterval] { closed + (open.map { [$0] } ?? []) }

  /// Adds the interval that follows the last one, or leaves it out.
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
