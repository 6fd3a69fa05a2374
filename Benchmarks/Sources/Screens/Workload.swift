/// A measured screen, in all ways to lay it out.
struct Workload: Sendable {
  /// A way to lay out a screen.
  struct Way: Sendable {
    let name: String
    /// Creates the screen with a number of cards, rows or scenes.
    let make: @MainActor @Sendable (_ size: Int) -> any MeasuredScreen

    /// Returns a way that uses constraints, which the engine solves.
    static func constraints(_ make: @escaping @MainActor @Sendable (Int) -> any MeasuredScreen)
      -> Way
    {
      Way(name: "autolayout", make: make)
    }

    /// Returns a way that computes frames in `layoutSubviews`, with the same text measurement.
    static func byHand(_ make: @escaping @MainActor @Sendable (Int) -> any MeasuredScreen) -> Way {
      Way(name: "by hand", make: make)
    }
  }

  let name: String
  /// The sizes that are measured.
  let sizes: [Int]
  /// The ways to lay out the screen. The others are compared with the first one.
  let ways: [Way]
}

extension Workload {
  static let all: [Workload] = [
    Workload(
      name: "cards", sizes: [10, 100, 1000],
      ways: [
        .constraints { SeparateCards(count: $0, card: { ConstrainedCard(number: $0) }) },
        .byHand { SeparateCards(count: $0, card: { HandLaidCard(number: $0) }) },
      ]),
    Workload(
      name: "feed", sizes: [10, 100, 1000],
      ways: [.constraints(ConstrainedFeed.init), .byHand(HandLaidFeed.init)]),
    Workload(
      name: "stack", sizes: [10, 100, 1000],
      ways: [.constraints(StackedFeed.init), .byHand(HandLaidFeed.init)]),
    Workload(
      name: "boxes", sizes: [10, 100, 1000],
      ways: [.constraints(ConstrainedFeed.ofBoxes), .byHand(HandLaidFeed.ofBoxes)]),
    Workload(
      name: "form", sizes: [10, 100, 1000],
      ways: [.constraints(StackedForm.init), .byHand(HandLaidForm.init)]),
    Workload(
      name: "table", sizes: [100, 1000, 10_000],
      ways: [.constraints(TableScreen.ofConstraints), .byHand(TableScreen.byHand)]),
    Workload(name: "storyboard", sizes: [1, 5, 30], ways: [.constraints(StoryboardScenes.init)]),
  ]
}
