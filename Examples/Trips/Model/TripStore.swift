import Foundation

/// All trips, in memory. Every change is posted as a notification.
@MainActor
final class TripStore {
  /// Posted by the store after each change.
  nonisolated static let didChangeNotification = Notification.Name("TripStoreDidChange")

  /// The beginning of the day that separates past trips from those to come.
  let today: Date
  private(set) var trips: [Trip]
  /// A Boolean value that indicates whether lists show trips that are over.
  var showsPastTrips = true {
    didSet { if showsPastTrips != oldValue { postChange() } }
  }

  init(trips: [Trip], today: Date) {
    self.trips = trips
    self.today = TripDates.calendar.startOfDay(for: today)
  }

  /// Trips that have not ended, the next one first.
  var upcoming: [Trip] {
    trips.filter { $0.end >= today }.sorted {
      ($0.start, $0.destination) < ($1.start, $1.destination)
    }
  }

  /// Trips that are over, the last one first.
  var past: [Trip] {
    trips.filter { $0.end < today }.sorted {
      ($0.start, $0.destination) > ($1.start, $1.destination)
    }
  }

  /// The nights of all past trips.
  var nightsAway: Int { past.reduce(0) { $0 + $1.nights } }

  subscript(id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

  /// Adds a trip, or replaces the one with its identifier.
  func save(_ trip: Trip) {
    if let index = trips.firstIndex(where: { $0.id == trip.id }) {
      trips[index] = trip
    } else {
      trips.append(trip)
    }
    postChange()
  }

  func remove(_ id: Trip.ID) {
    trips.removeAll { $0.id == id }
    postChange()
  }

  func toggleFavorite(_ id: Trip.ID) {
    guard var trip = self[id] else { return }
    trip.isFavorite.toggle()
    save(trip)
  }

  /// Calls a closure after every change, until the returned object is released.
  func observe(_ change: @escaping @MainActor @Sendable () -> Void) -> Observation {
    Observation(
      NotificationCenter.default.addObserver(
        forName: Self.didChangeNotification, object: self, queue: nil
      ) { _ in
        MainActor.assumeIsolated { change() }
      })
  }

  private func postChange() {
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Observes the store as long as it exists.
  final class Observation {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
}
