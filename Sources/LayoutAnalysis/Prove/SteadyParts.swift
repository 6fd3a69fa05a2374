/// The parts of a range in which a function of the parameter is constant.
@MainActor
enum SteadyParts {
  /// A part of the range, without its ends.
  struct Part<Value: Equatable> {
    /// The lower end of the part, in points.
    let lower: Double
    /// The upper end of the part, in points.
    let upper: Double
    /// The value inside the part.
    let value: Value
  }

  /// The distance in points from the ends of a part at which it is evaluated: above the tolerance
  /// of ties.
  private static let margin = 1e-5

  /// Returns the parts between ascending parameters at which the value may change. If it also
  /// changes between two of them, as for frames that are not rounded, bisection encloses the
  /// parameter.
  ///
  /// - Parameters:
  ///   - ends: The parameters, ascending, with the ends of the range.
  ///   - isStopped: A closure that indicates whether to skip the rest.
  ///   - value: A closure that returns the value at a parameter.
  /// - Returns: The parts in their order. Adjacent parts with the same value are merged.
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
