/// Union-find with path halving and union by size.
struct DisjointSets: Sendable {
  /// The parent of each element, or the negative size of the set at its root.
  private var link: [Int32]

  /// Creates `count` sets of one element each.
  init(count: Int) { link = Array(filledWith: -1, count: count) }

  /// The number of elements of all sets.
  var count: Int { link.count }

  /// Returns the number of elements in the set of a root.
  func size(of root: Int) -> Int { Int(-link[root]) }

  /// Returns the root of the set that contains an element.
  ///
  /// - Complexity: Nearly O(1), amortized.
  mutating func find(_ element: Int32) -> Int32 {
    var current = element
    while link[Int(current)] >= 0 {
      let parent = link[Int(current)]
      if link[Int(parent)] >= 0 { link[Int(current)] = link[Int(parent)] }
      current = parent
    }
    return current
  }

  /// Unites the sets that contain the two elements. The complexity is that of `find(_:)`.
  mutating func unite(_ a: Int32, _ b: Int32) {
    var large = find(a)
    var small = find(b)
    guard large != small else { return }
    if link[Int(large)] > link[Int(small)] { swap(&large, &small) }
    link[Int(large)] += link[Int(small)]
    link[Int(small)] = large
  }
}
