import Foundation

/// A function that is linear between given places and constant beyond the first and the last one.
struct LinearTable: Sendable {
  private let places: [CGFloat]
  private let values: [CGFloat]

  init(_ rows: [(CGFloat, CGFloat)]) {
    places = rows.map(\.0)
    values = rows.map(\.1)
  }

  private init(places: [CGFloat], values: [CGFloat]) {
    self.places = places
    self.values = values
  }

  func divided(by divisor: CGFloat) -> LinearTable {
    LinearTable(places: places, values: values.map { $0 / divisor })
  }

  func value(at place: CGFloat) -> CGFloat {
    guard let next = places.firstIndex(where: { $0 >= place }) else {
      return values[values.count - 1]
    }
    guard next > 0, places[next] != place else { return values[next] }
    let share = (place - places[next - 1]) / (places[next] - places[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }
}
