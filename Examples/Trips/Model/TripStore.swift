import Foundation

/// A store of all trips in memory. Every change is posted as a notification.
@MainActor
final class TripStore {
  /// The notification that the store posts after each change.
  nonisolated static let didChangeNotification = Notification.Name("TripStoreDidChange")

  /// The start of the day that separates past trips from upcoming ones.
  let today: Date
  private(set) var trips: [Trip]
  /// A Boolean value that indicates whether lists show past trips.
  var showsPastTrips = true {
    didSet { if showsPastTrips != oldValue { postChange() } }
  }

  init(trips: [Trip], today: Date) {
    self.trips = trips
    self.today = TripDates.calendar.startOfDay(for: today)
  }

  /// The trips that have not ended, soonest first.
  var upcoming: [Trip] {
    trips.filter { $0.end >= today }.sorted {
      ($0.start, $0.destination) < ($1.start, $1.destination)
    }
  }

  /// The trips that have ended, most recent first.
  var past: [Trip] {
    trips.filter { $0.end < today }.sorted {
      ($0.start, $0.destination) > ($1.start, $1.destination)
    }
  }

  /// The total number of nights of all past trips.
  var nightsAway: Int { past.reduce(0) { $0 + $1.nights } }

  subscript(id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

  /// Adds a trip, or replaces the one with the same identifier.
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

  /// An observation of the store, which ends when the object is released.
  final class Observation {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
}
