/// A binary heap of small integers with integer keys, least key first; equal keys by item.
struct MinimumHeap: Sendable {
  private var keys: [Int] = []
  private var items: [Int] = []

  var isEmpty: Bool { keys.isEmpty }

  mutating func push(key: Int, item: Int) {
    keys.append(key)
    items.append(item)
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(child, parent) else { break }
      exchange(child, parent)
      child = parent
    }
  }

  mutating func popMinimum() -> (key: Int, item: Int)? {
    guard !keys.isEmpty else { return nil }
    let result = (keys[0], items[0])
    exchange(0, keys.count - 1)
    keys.removeLast()
    items.removeLast()
    sink()
    return result
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < keys.count else { return }
      if child + 1 < keys.count, precedes(child + 1, child) { child += 1 }
      guard precedes(child, parent) else { return }
      exchange(child, parent)
      parent = child
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    keys[a] < keys[b] || (keys[a] == keys[b] && items[a] < items[b])
  }

  private mutating func exchange(_ a: Int, _ b: Int) {
    keys.swapAt(a, b)
    items.swapAt(a, b)
  }
}
