/// A priority queue of small integers, least key first; equal small keys in the order of insertion.
///
/// Nearly all rows of a layout can be eliminated with a fill of 0 to 3, for which a list per key
/// replaces the heap.
struct FillQueue: Sendable {
  /// Keys below this have lists.
  private static let listCount = 4

  /// The items with small keys, by key, in the order in which they came.
  private var lists: [[Int32]] = Array(repeating: [], count: listCount)
  /// How many elements of each list were taken.
  private var taken: [Int] = Array(repeating: 0, count: listCount)
  /// The items with larger keys.
  private var others = MinimumHeap()

  /// Adds an item. Complexity: O(1) for small keys, O(log n) for others.
  mutating func push(key: Int, item: Int) {
    if (0..<Self.listCount).contains(key) {
      lists[key].append(Int32(item))
    } else {
      others.push(key: key, item: item)
    }
  }

  /// Removes an item with the least key; nil if there is none.
  mutating func popMinimum() -> (key: Int, item: Int)? {
    for key in 0..<Self.listCount where taken[key] < lists[key].count {
      taken[key] += 1
      return (key, Int(lists[key][taken[key] - 1]))
    }
    return others.popMinimum()
  }
}
