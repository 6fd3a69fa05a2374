/// A binary heap of small integers with integer keys, least key first, equal keys by item.
///
/// The order among equal keys makes the solver deterministic. Written for this module, which
/// imports nothing.
struct MinimumHeap: Sendable {
  /// An item with its key.
  private struct Entry: Sendable {
    /// What entries are ordered by.
    var key: Int
    /// What is stored; the order among equal keys.
    var item: Int

    /// Whether this entry leaves the heap first.
    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      key < other.key || (key == other.key && item < other.item)
    }
  }

  /// The heap in level order: the children of entry i are 2i + 1 and 2i + 2.
  private var entries: [Entry] = []

  /// Whether there is no item.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds an item. Complexity: O(log n).
  mutating func push(key: Int, item: Int) {
    let entry = Entry(key: key, item: item)
    entries.append(entry)
    entries.withUnsafeMutableBufferPointer { entries in
      // The hole rises to where the entry belongs.
      var hole = entries.count - 1
      while hole > 0 {
        let parent = (hole - 1) / 2
        guard entry.precedes(entries[parent]) else { break }
        entries[hole] = entries[parent]
        hole = parent
      }
      entries[hole] = entry
    }
  }

  /// Removes and returns the item with the least key; nil if the heap is empty. Complexity: O(log
  /// n).
  mutating func popMinimum() -> (key: Int, item: Int)? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty { sink(last) }
    return (first.key, first.item)
  }

  /// Puts an entry where it belongs in place of the first one.
  private mutating func sink(_ entry: Entry) {
    entries.withUnsafeMutableBufferPointer { entries in
      var hole = 0
      while true {
        var child = 2 * hole + 1
        guard child < entries.count else { break }
        if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
        guard entries[child].precedes(entry) else { break }
        entries[hole] = entries[child]
        hole = child
      }
      entries[hole] = entry
    }
  }
}
