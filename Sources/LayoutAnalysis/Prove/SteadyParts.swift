/// The parts of a range in which a function of the parameter has one value each.
@MainActor
enum SteadyParts {
  /// A part of the range, without its ends.
  struct Part<Value: Equatable> {
    /// Where the part begins, in points.
    let lower: Double
    /// Where the part ends, in points.
    let upper: Double
    /// The value inside the part.
    let value: Value
  }

  /// Points inside the ends of a part where it is looked at: above what ties are allowed.
  private static let margin = 1e-5

  /// Finds the parts between ascending places at which the value may change. Where it changes between
  /// two of them nevertheless, as that of frames that are not rounded, halving encloses the place.
  ///
  /// - Parameters:
  ///   - ends: The places, ascending, with the ends of the range.
  ///   - isStopped: Whether the rest is left out.
  ///   - value: The value at a parameter.
  /// - Returns: The parts in their order; neighbors with the same value are one.
  static func between<Value: Equatable>(
    _ ends: [Double], until isStopped: () -> Bool, value: (Double) -> Value
  ) -> [Part<Value>] {
    var parts: [Part<Value>] = []
    var pending = zip(ends, ends.dropFirst()).filter { $0 < $1 }.reversed() as [(Double, Double)]
    while let (lower, upper) = pending.popLast(), !isStopped() {
      let margin = min(Self.margin, (upper - lower) / 4)
      let (first, last) = (value(lower + margin), value(upper - margin))
      guard first == last || upper - lower <= ParameterSweep.resolution else {
        let middle = (lower + upper) / 2
        pending += [(middle, upper), (lower, middle)]
        continue
      }
      if let previous = parts.last, previous.value == first {
        parts[parts.count - 1] = Part(lower: previous.lower, upper: upper, value: first)
      } else {
        parts.append(Part(lower: lower, upper: upper, value: first))
      }
    }
    return parts
  }
}
