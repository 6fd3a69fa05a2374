/// Views of a root that moved by the same distances, without a change of their own.
///
/// A header that grows moves everything below it. Such views are one line of a report.
public struct ViewGroup: Hashable, Sendable {
  /// The views in the order of the document.
  public let views: [ViewChange]
  /// What moved them, in words, such as `UIView “Header”: height constraint now 64 (was 44)`; nil if
  /// it is not known.
  public let cause: String?

  /// How all of them moved, in words: `20 pt lower everywhere`.
  public var sentence: String { views.first?.sentence ?? "" }

  /// The fewest views that are a group: two are as short on their own lines.
  static let smallest = 3

  /// The groups of a root's changes.
  ///
  /// - Parameters:
  ///   - changes: The views that changed.
  ///   - insets: By how many points each inset of the safe area grew, by the name of the canvas.
  /// - Returns: The groups in the order of their first views.
  /// - Complexity: O(groups × changes).
  static func groups(
    _ changes: [ViewChange], insets: [String: SafeAreaChange]
  ) -> [ViewGroup] {
    var order: [[ViewChange.Movement]] = []
    var members: [[ViewChange.Movement]: [ViewChange]] = [:]
    for change in changes where change.isMovedOnly {
      if members[change.movements] == nil { order.append(change.movements) }
      members[change.movements, default: []].append(change)
    }
    let others = changes.filter { !$0.isMovedOnly && $0.status == .changed }
    return order.compactMap { movements in
      guard let views = members[movements], views.count >= smallest, let first = movements.first
      else { return nil }
      return ViewGroup(
        views: views,
        cause: SafeAreaChange.cause(of: first, insets) ?? cause(of: first, among: others))
    }
  }

  /// The one view that has a change of its own and moved or grew by the same distance on the same
  /// canvases; nil if there is none, or several.
  private static func cause(
    of movement: ViewChange.Movement, among changes: [ViewChange]
  ) -> String? {
    let places = Set(movement.canvases)
    let found = changes.filter { change in
      let alike = change.movements.filter { $0.agrees(with: movement) }
      return places.isSubset(of: alike.flatMap(\.canvases))
    }
    guard found.count == 1, let change = found.first else { return nil }
    let words = (change.constraints.map(\.words) + change.properties).joined(separator: ", ")
    return "\(change.name): \(words)"
  }
}

extension ViewChange {
  /// Whether the view is in both versions and only its frame differs.
  var isMovedOnly: Bool {
    status == .changed && constraints.isEmpty && properties.isEmpty && !movements.isEmpty
  }
}

extension ViewChange.Movement {
  /// Whether a distance along an axis is the same, as that of a view that grows and pushes another.
  fileprivate func agrees(with other: ViewChange.Movement) -> Bool {
    func agree(_ a: [Int], _ b: [Int]) -> Bool {
      !Set(a.map { abs($0) }).subtracting([0]).isDisjoint(with: b.map { abs($0) })
    }
    return agree([x, width], [other.x, other.width])
      || agree([y, height], [other.y, other.height])
  }
}
