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
    var found: [WidthInterval] = []
    var open: WidthInterval?
    for index in places.indices {
      let here = places[index].parameter
      if places[index].facts.contains(fact) {
        if open == nil {
          open = WidthInterval(
            lower: here, upper: here, includesLower: true, includesUpper: true)
        }
        open?.upper = here
        open?.includesUpper = true
      } else if let closed = open {
        found.append(closed)
        open = nil
      }
      guard index < between.count else { break }
      let next = places[index + 1].parameter
      if between[index].contains(fact) {
        if open == nil {
          open = WidthInterval(
            lower: here, upper: next, includesLower: false, includesUpper: false)
        }
        open?.upper = next
        open?.includesUpper = false
      } else if let closed = open {
        found.append(closed)
        open = nil
      }
    }
    if let open { found.append(open) }
    return found
  }
}
