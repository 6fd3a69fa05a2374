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

  /// The one view that was edited and explains the movement: it grew by the same distance on the same
  /// canvases, or it moved by the distance and has an edited constraint. Nil if there is none, or several.
  private static func cause(
    of movement: ViewChange.Movement, among changes: [ViewChange]
  ) -> String? {
    let places = Set(movement.canvases)
    let found = changes.filter { change in
      let alike = change.movements.filter {
        $0.explains(movement, hasConstraintEdits: !change.constraints.isEmpty)
      }
      return places.isSubset(of: alike.flatMap(\.canvases))
    }
    guard found.count == 1, let change = found.first else { return nil }
    let words = (change.constraints.map(\.words) + change.properties).joined(separator: ", ")
    return "\(change.name): \(words)"
  }
}

extension ViewChange {
  /// A Boolean value that indicates whether the view is in both versions and only its frame
  /// differs.
  var isMovedOnly: Bool {
    status == .changed && constraints.isEmpty && properties.isEmpty && !movements.isEmpty
  }
}

extension ViewChange.Movement {
  /// Returns a Boolean value that indicates whether a distance along an axis is the same, as that
  /// of a view that grows and pushes another. A view that only moved pushes others if its own
  /// constraints were edited; otherwise it moved along.
  fileprivate func explains(_ other: ViewChange.Movement, hasConstraintEdits: Bool) -> Bool {
    func agree(_ a: [Int], _ b: [Int]) -> Bool {
      !Set(a.map { abs($0) }).subtracting([0]).isDisjoint(with: b.map { abs($0) })
    }
    return agree(hasConstraintEdits ? [x, width] : [width], [other.x, other.width])
      || agree(hasConstraintEdits ? [y, height] : [height], [other.y, other.height])
  }
}
