import Foundation

/// A journey to one destination, with the places to see there.
struct Trip: Identifiable, Hashable, Sendable {
  /// The purposes of trips.
  enum Kind: Int, CaseIterable, Sendable {
    case city, beach, mountains

    /// The name of the kind, for segments and labels.
    var title: String {
      switch self {
      case .city: "City"
      case .beach: "Beach"
      case .mountains: "Mountains"
      }
    }

    /// The symbol in place of a photo.
    var symbolName: String {
      switch self {
      case .city: "building.2"
      case .beach: "sun.max"
      case .mountains: "mountain.2"
      }
    }
  }

  /// A place to see on the way.
  struct Place: Hashable, Sendable {
    var name: String
    var about: String
  }

  var id = UUID()
  var destination: String
  var country: String
  var kind = Kind.city
  /// The day of departure, at midnight in UTC.
  var start: Date
  var nights = 3
  var travelers = 1
  var isFavorite = false
  var remindsBeforeDeparture = true
  var notes = ""
  var places: [Place] = []

  /// The day of return.
  var end: Date { start.addingTimeInterval(TimeInterval(nights) * 24 * 60 * 60) }
}
