import Foundation

/// A function that is linear between given places and constant beyond the first and the last one.
struct LinearTable: Sendable {
  /// Ascending.
  private let places: [CGFloat]
  /// The values at the places.
  private let values: [CGFloat]

  /// A table of places and values, by ascending place.
  init(_ rows: [(CGFloat, CGFloat)]) {
    places = rows.map(\.0)
    values = rows.map(\.1)
  }

  private init(places: [CGFloat], values: [CGFloat]) {
    self.places = places
    self.values = values
  }

  /// The table with all values divided.
  func divided(by divisor: CGFloat) -> LinearTable {
    LinearTable(places: places, values: values.map { $0 / divisor })
  }

  /// The value at a place, interpolated; beyond the ends that of the end.
  func value(at place: CGFloat) -> CGFloat {
    guard let next = places.firstIndex(where: { $0 >= place }) else {
      return values[values.count - 1]
    }
    guard next > 0, places[next] != place else { return values[next] }
    let share = (place - places[next - 1]) / (places[next] - places[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }
}
