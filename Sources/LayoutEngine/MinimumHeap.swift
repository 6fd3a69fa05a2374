/// A binary heap of small integers with integer keys, minimum key first. Equal keys are ordered by
/// item.
///
/// The order of equal keys makes the solver deterministic. The heap was written for this module,
/// which has no imports.
struct MinimumHeap: Sendable {
  /// An item with its key.
  private struct Entry: Sendable {
    /// The key, which determines the order.
    var key: Int
    /// The item, which determines the order of equal keys.
    var item: Int

    /// Returns a Boolean value that indicates whether this entry is removed before another.
    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      key < other.key || (key == other.key && item < other.item)
    }
  }

  /// The heap in level order: the children of entry i are 2i + 1 and 2i + 2.
  private var entries: [Entry] = []

  /// A Boolean value that indicates whether the heap is empty.
  var isEmpty: Bool { entries.isEmpty }

  /// The minimum key, or `nil` if the heap is empty.
  var minimumKey: Int? { entries.first?.key }

  /// Removes all items.
  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds an item.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of items.
  mutating func push(key: Int, item: Int) {
    let entry = Entry(key: key, item: item)
    entries.append(entry)
    entries.withUnsafeMutableBufferPointer { entries in
      // The hole rises to the position of the entry.
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

  /// Removes and returns the item with the minimum key, or returns `nil` if the heap is empty.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of items.
  mutating func popMinimum() -> (key: Int, item: Int)? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty { sink(last) }
    return (first.key, first.item)
  }

  /// Replaces the first entry with another one, and restores the order of the heap.
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
