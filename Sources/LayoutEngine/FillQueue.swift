/// A priority queue of small integers, minimum key first. Equal small keys are returned in the
/// order of insertion.
///
/// Nearly all rows of a layout can be eliminated with a fill of 0 to 3. For these keys, one list
/// per key replaces the heap.
struct FillQueue: Sendable {
  /// The number of keys with lists.
  private static let listCount = 4

  /// The items with small keys, by key, in the order of insertion.
  private var lists: [[Int32]] = Array(repeating: [], count: listCount)
  /// The number of removed elements of each list.
  private var taken: [Int] = Array(repeating: 0, count: listCount)
  /// The items with larger keys.
  private var others = MinimumHeap()

  /// Adds an item.
  ///
  /// - Complexity: O(1) for small keys, and O(log *n*) for others, where *n* is the number of
  ///   items.
  mutating func push(key: Int, item: Int) {
    if (0..<Self.listCount).contains(key) {
      lists[key].append(Int32(item))
    } else {
      others.push(key: key, item: item)
    }
  }

  /// Removes and returns an item with the minimum key, or returns `nil` if the queue is empty.
  mutating func popMinimum() -> (key: Int, item: Int)? {
    for key in 0..<Self.listCount where taken[key] < lists[key].count {
      taken[key] += 1
      return (key, Int(lists[key][taken[key] - 1]))
    }
    return others.popMinimum()
  }
}
