/// Small integers by key, least key first, first come first served among small keys.
///
/// Nearly all rows of a layout can be eliminated with a fill of 0 to 3, for which a list for each key
/// takes the place of a heap.
struct FillQueue: Sendable {
  private static let listCount = 4

  private var lists: [[Int32]] = Array(repeating: [], count: listCount)
  /// How many elements of each list were taken.
  private var taken: [Int] = Array(repeating: 0, count: listCount)
  private var others = MinimumHeap()

  mutating func push(key: Int, item: Int) {
    if (0..<Self.listCount).contains(key) {
      lists[key].append(Int32(item))
    } else {
      others.push(key: key, item: item)
    }
  }

  mutating func popMinimum() -> (key: Int, item: Int)? {
    for key in 0..<Self.listCount where taken[key] < lists[key].count {
      taken[key] += 1
      return (key, Int(lists[key][taken[key] - 1]))
    }
    return others.popMinimum()
  }
}
