import Foundation

/// Dates of trips as text. Trips begin on calendar days, so that all dates are in UTC.
enum TripDates {
  /// The calendar of all trips.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  /// Returns the start of a day.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  /// Returns a text such as "Mar 3 – Mar 9, 2027".
  static func range(of trip: Trip) -> String {
    "\(text(trip.start, "MMM d")) – \(text(trip.end, "MMM d, yyyy"))"
  }

  /// Returns "in 12 days", "tomorrow" or "today", or `nil` for a trip that has begun.
  static func countdown(to trip: Trip, from today: Date) -> String? {
    let days =
      calendar.dateComponents([.day], from: calendar.startOfDay(for: today), to: trip.start).day
      ?? 0
    switch days {
    case ..<0: return nil
    case 0: return "today"
    case 1: return "tomorrow"
    default: return "in \(days) days"
    }
  }

  private static func text(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}
