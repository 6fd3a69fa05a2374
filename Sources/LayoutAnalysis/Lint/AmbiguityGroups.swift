import AutoLayout

/// Ambiguous positions and sizes of views that depend on each other.
///
/// Two parts of one axis are in the same group if a constraint relates them: one more constraint
/// often determines all of a group. Views of one superview whose positions are ambiguous along both
/// axes are a group, too: their constraints are missing or not installed.
///
/// A rule uses the groups of each view in the order of the snapshot: the first view of a group
/// represents all of them.
struct AmbiguityGroups {
  /// The group of each ambiguous part.
  private var groups: [UnsettledParts.Part: Int] = [:]
  /// The views of each group, in the order of the snapshot.
  private var members: [[Int]] = []
  /// A Boolean value for each group that indicates whether a view has used it.
  private var isTaken: [Bool] = []

  /// Finds the groups of a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
  init(_ snapshot: LayoutSnapshot) {
    let parts = UnsettledParts.open(in: snapshot)
    guard !parts.isEmpty else { return }
    var neighbors: [UnsettledParts.Part: [UnsettledParts.Part]] = [:]
    for constraint in snapshot.constraints {
      let related = UnsettledParts.parts(of: constraint).filter(parts.contains)
      guard related.count == 2, related[0].isHorizontal == related[1].isHorizontal else { continue }
      neighbors[related[0], default: []].append(related[1])
      neighbors[related[1], default: []].append(related[0])
    }
    for (a, b) in Self.unplacedSiblings(in: snapshot) {
      for (part, other) in zip(UnsettledParts.Part.both(a), UnsettledParts.Part.both(b)) {
        neighbors[part, default: []].append(other)
        neighbors[other, default: []].append(part)
      }
    }
    for part in parts.sorted(by: { $0.view < $1.view }) where groups[part] == nil {
      collect(part, neighbors)
    }
  }

  /// Returns pairs of views of one superview whose positions are ambiguous along both axes: each
  /// with the preceding one.
  private static func unplacedSiblings(in snapshot: LayoutSnapshot) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for view in snapshot.views {
      let unplaced = view.children.filter {
        snapshot.views[$0].ambiguity.isSuperset(of: [.horizontalPosition, .verticalPosition])
      }
      pairs += zip(unplaced, unplaced.dropFirst())
    }
    return pairs
  }

  /// Collects the group of a part.
  private mutating func collect(
    _ first: UnsettledParts.Part, _ neighbors: [UnsettledParts.Part: [UnsettledParts.Part]]
  ) {
    var views: Set<Int> = []
    var pending = [first]
    groups[first] = members.count
    while let part = pending.popLast() {
      views.insert(part.view)
      for next in neighbors[part] ?? [] where groups[next] == nil {
        groups[next] = members.count
        pending.append(next)
      }
    }
    members.append(views.sorted())
    isTaken.append(false)
  }

  /// Marks the groups of a view as used.
  ///
  /// - Returns: The other views of the groups, or `nil` if all of them were already used.
  mutating func take(_ view: Int) -> [Int]? {
    let own = UnsettledParts.Part.both(view).compactMap { groups[$0] }.filter { !isTaken[$0] }
    guard !own.isEmpty else { return nil }
    for group in own { isTaken[group] = true }
    return Set(own.flatMap { members[$0] }).subtracting([view]).sorted()
  }
}
