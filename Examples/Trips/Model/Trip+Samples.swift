import Foundation

extension Trip {
  /// The initial trips.
  static let samples = [
    Trip(
      destination: "Lisbon", country: "Portugal", kind: .city, start: TripDates.day(2026, 12, 5),
      nights: 4,
      travelers: 2, isFavorite: true,
      notes: """
        The flat is up four flights of stairs in Alfama; the key is with the neighbor on the first floor. Take \
        tram 28 early in the morning, before it is full, and get off at the cemetery to walk back downhill.

        Book the table at the harbor two days ahead. On Sunday most museums are free until two o'clock.
        """,
      places: [
        Place(name: "Alfama", about: "Narrow lanes below the castle"),
        Place(name: "Belém Tower", about: "Fortress in the river, from 1519"),
        Place(
          name: "Miradouro da Senhora do Monte",
          about: "The highest view of the city, best at sunset"),
        Place(name: "LX Factory", about: "Books, bakeries and music in old factories"),
      ]),
    Trip(
      destination: "Amalfi Coast", country: "Italy", kind: .beach,
      start: TripDates.day(2027, 5, 22), nights: 7,
      travelers: 4,
      notes: "The ferry from Salerno is faster than the bus and the view is better.",
      places: [
        Place(name: "Ravello", about: "Gardens high above the sea"),
        Place(name: "Path of the Gods", about: "Seven kilometers along the cliffs"),
        Place(name: "Atrani", about: "The smallest town of Italy"),
      ]),
    Trip(
      destination: "Llanfairpwllgwyngyll and the Mountains of Snowdonia", country: "Wales",
      kind: .mountains,
      start: TripDates.day(2027, 8, 1), nights: 10, travelers: 3,
      notes: "Sheets are provided, towels are not.",
      places: [Place(name: "Yr Wyddfa", about: "By the Pyg track, down by the Miners’ track")]),
    Trip(
      destination: "Kyoto", country: "Japan", kind: .city, start: TripDates.day(2026, 4, 2),
      nights: 9,
      travelers: 2, isFavorite: true, notes: "Cherry blossom, at last.",
      places: [
        Place(name: "Fushimi Inari", about: "Ten thousand gates"),
        Place(name: "Arashiyama", about: "Bamboo, monkeys and a long bridge"),
      ]),
    Trip(
      destination: "Gdańsk", country: "Poland", kind: .beach, start: TripDates.day(2025, 7, 11),
      nights: 5,
      travelers: 1, places: [Place(name: "Sopot Pier", about: "Half a kilometer into the Baltic")]),
  ]
}
