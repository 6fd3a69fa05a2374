/// A binary heap of small integers with integer keys, least key first; equal keys by item.
struct MinimumHeap: Sendable {
  private struct Entry: Sendable {
    var key: Int
    var item: Int

    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      key < other.key || (key == other.key && item < other.item)
    }
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

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
