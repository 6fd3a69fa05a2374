import AutoLayout

/// Sorts the constraints that determine an edge in an order that is easy to follow.
struct ExplanationOrder {
  /// The layout with the constraints.
  private let snapshot: LayoutSnapshot
  /// A Boolean value that indicates whether the explained attribute is on the y-axis.
  private let isVertical: Bool

  /// Creates an order of the constraints of one axis.
  init(_ snapshot: LayoutSnapshot, _ isVertical: Bool) {
    self.snapshot = snapshot
    self.isVertical = isVertical
  }

  /// Returns the constraints in order: first those that connect views to the root, then those that
  /// connect other views to these. The constraints of the view itself are last.
  ///
  /// - Complexity: O(*v* · *c*), where *v* is the number of views and *c* is the number of
  ///   constraints.
  func ordered(_ indices: Set<Int>, from view: Int) -> [Int] {
    var distances: [Int: Int] = [view: 0]
    var queue = [view][...]
    var depth: [Int: Int] = [:]
    while let next = queue.popFirst() {
      let distance = distances[next, default: 0]
      for index in indices.sorted() where depth[index] == nil {
        let constraint = snapshot.constraints[index]
        let items = [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
        guard items.contains(next) else { continue }
        depth[index] = distance
        for item in items where item != 0 && distances[item] == nil {
          distances[item] = distance + 1
          queue.append(item)
        }
      }
    }
    return indices.sorted {
      (depth[$0] ?? Int.max, $0) > (depth[$1] ?? Int.max, $1)
    }
  }
}
