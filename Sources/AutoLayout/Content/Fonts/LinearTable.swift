import Foundation

/// A function that is linear between given arguments, and constant before the first and after the
/// last argument.
struct LinearTable: Sendable {
  /// The arguments in ascending order.
  private let places: [CGFloat]
  /// The values for the arguments.
  private let values: [CGFloat]

  /// Creates a table of arguments and values, in ascending order of arguments.
  init(_ rows: [(CGFloat, CGFloat)]) {
    places = rows.map(\.0)
    values = rows.map(\.1)
  }

  private init(places: [CGFloat], values: [CGFloat]) {
    self.places = places
    self.values = values
  }

  /// Returns the table with all values divided by a number.
  func divided(by divisor: CGFloat) -> LinearTable {
    LinearTable(places: places, values: values.map { $0 / divisor })
  }

  /// Returns the interpolated value for an argument, or the value of the nearest end.
  func value(at place: CGFloat) -> CGFloat {
    guard let next = places.firstIndex(where: { $0 >= place }) else {
      return values[values.count - 1]
    }
    guard next > 0, places[next] != place else { return values[next] }
    let share = (place - places[next - 1]) / (places[next] - places[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }
}
