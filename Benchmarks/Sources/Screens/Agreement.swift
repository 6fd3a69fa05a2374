import AutoLayout

/// Checks whether all ways to lay out a screen give the same frames, without which their times are
/// not comparable.
@MainActor
enum Agreement {
  /// The maximum difference in points, because constraints give whole pixels and arithmetic does
  /// not.
  private static let tolerance: CGFloat = 1

  /// Returns the first difference between two ways to lay out a screen of a size, before and after
  /// every cycle of edits that both have, or `nil` if there is none.
  static func difference(in workload: Workload, size: Int) -> String? {
    let screens = workload.ways.map { $0.make(size) }
    screens.forEach { $0.layOut() }
    if let text = difference(screens, workload) { return "\(text) after the first layout" }
    let names = Set(screens[0].cycles.map { $0.edits[0].name })
    for screen in screens {
      for cycle in screen.cycles where names.contains(cycle.edits[0].name) {
        cycle.edits.forEach { $0.action(3) }
      }
    }
    return difference(screens, workload).map { "\($0) after edits" }
  }

  private static func difference(
    _ screens: [any MeasuredScreen], _ workload: Workload
  ) -> String? {
    let expected = screens[0].rectangles
    for (screen, way) in zip(screens, workload.ways).dropFirst() {
      let rectangles = screen.rectangles
      guard rectangles.count == expected.count else {
        return "\(way.name) has \(rectangles.count) rectangles instead of \(expected.count)"
      }
      for (index, pair) in zip(expected, rectangles).enumerated() where !isClose(pair.0, pair.1) {
        return "\(way.name) has \(pair.1) instead of \(pair.0) at \(index)"
      }
    }
    return nil
  }

  private static func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }
}
