/// Views of a root that moved by the same distances and have no other change.
///
/// A header that grows moves everything below it. Reports summarize such views in one line.
public struct ViewGroup: Hashable, Sendable {
  /// The views in the order of the document.
  public let views: [ViewChange]
  /// A description of the change that moved the views, such as `UIView “Header”: height constraint
  /// now 64 (was 44)`, or `nil` if it is unknown.
  public let cause: String?

  /// A description of the common movement: `20 pt lower everywhere`.
  public var sentence: String { views.first?.sentence ?? "" }

  /// The minimum number of views in a group: two views are as short on separate lines.
  static let smallest = 3

  /// Returns the groups of a root's changes.
  ///
  /// - Parameters:
  ///   - changes: The views that changed.
  ///   - insets: The number of points by which each inset of the safe area grew, by the name of the
  ///     canvas.
  /// - Returns: The groups in the order of their first views.
  /// - Complexity: O(*g* · *n*), where *g* is the number of groups and *n* that of changes.
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

  /// Returns a description of the changes of the single edited view that explains the movement: it
  /// grew by the same distance on the same canvases, or it moved by the distance and has an edited
  /// constraint. The result is `nil` unless there is exactly one such view.
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
  /// Returns a Boolean value that indicates whether this movement explains another one: along one
  /// axis, both cover the same distance, as when a view that grows pushes the next one. A change of
  /// size always counts. A change of position counts only if the view's own constraints were
  /// edited, because otherwise the view was itself pushed.
  fileprivate func explains(_ other: ViewChange.Movement, hasConstraintEdits: Bool) -> Bool {
    func agree(_ a: [Int], _ b: [Int]) -> Bool {
      !Set(a.map { abs($0) }).subtracting([0]).isDisjoint(with: b.map { abs($0) })
    }
    return agree(hasConstraintEdits ? [x, width] : [width], [other.x, other.width])
      || agree(hasConstraintEdits ? [y, height] : [height], [other.y, other.height])
  }
}
