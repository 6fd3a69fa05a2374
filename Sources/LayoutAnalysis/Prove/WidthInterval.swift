/// An interval of widths, in points.
public struct WidthInterval: Hashable, Sendable, Codable {
  /// The narrowest width.
  public internal(set) var lower: Double
  /// The widest width.
  public internal(set) var upper: Double
  /// A Boolean value that indicates whether the interval includes `lower`.
  public internal(set) var includesLower: Bool
  /// A Boolean value that indicates whether the interval includes `upper`.
  public internal(set) var includesUpper: Bool

  /// Returns a Boolean value that indicates whether the interval contains a width.
  public func contains(_ width: Double) -> Bool {
    (width > lower || includesLower && width == lower)
      && (width < upper || includesUpper && width == upper)
  }
}

extension [WidthInterval] {
  /// The whole numbers in the intervals, as ranges without gaps between them.
  var wholeNumbers: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for interval in self {
      var first = interval.lower.rounded(.up)
      if first == interval.lower, !interval.includesLower { first += 1 }
      var last = interval.upper.rounded(.down)
      if last == interval.upper, !interval.includesUpper { last -= 1 }
      guard first <= last, let from = Int(exactly: first), let to = Int(exactly: last) else {
        continue
      }
      if let previous = found.last, previous.upperBound + 1 >= from {
        found[found.count - 1] = previous.lowerBound...Swift.max(to, previous.upperBound)
      } else {
        found.append(from...to)
      }
    }
    return found
  }
}
