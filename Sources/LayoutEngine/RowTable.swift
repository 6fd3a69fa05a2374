/// Finds equal rows of a block.
struct RowTable {
  /// The rows by hash, with linear probing. A free slot is -1. The table is empty before the first
  /// row, because most blocks have only entries of variables.
  private var slots: [Int32] = []
  /// The maximum number of rows.
  private let capacity: Int

  /// Creates a table for at most `capacity` rows.
  init(capacity: Int) { self.capacity = capacity }

  /// Allocates the slots, of which the rows use at most half.
  private mutating func makeSlots() {
    var size = 4
    while size < 2 * capacity { size *= 2 }
    slots = Array(filledWith: -1, count: size)
  }

  /// Closes the row of the appended terms, unless the block has an equal row. Returns its column.
  mutating func column(ofOpenRow block: inout Block) -> Int32 {
    if slots.isEmpty { makeSlots() }
    let open = block.rowCount
    var slot = Int(truncatingIfNeeded: hash(block) & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      if isSame(block, Int(slots[slot]), open) {
        block.dropOpenRow()
        return Int32(block.structuralCount) + slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(open)
    return block.closeRow()
  }

  /// Returns the hash of the open row's terms.
  private func hash(_ block: Block) -> UInt64 {
    var hash = WordHash()
    for term in Int(block.rowStart[block.rowCount])..<block.rowColumn.count {
      hash.add(block.rowColumn[term])
      hash.add(block.rowCoefficient[term])
    }
    // The low bits select the slot, and only the high bits depend on all bits of a word.
    return hash.value ^ hash.value >> 32
  }

  /// Returns a Boolean value that indicates whether a closed row has exactly the terms of the open
  /// row.
  private func isSame(_ block: Block, _ row: Int, _ open: Int) -> Bool {
    let start = Int(block.rowStart[row])
    let count = Int(block.rowStart[row + 1]) - start
    let other = Int(block.rowStart[open])
    guard block.rowColumn.count - other == count else { return false }
    for term in 0..<count {
      guard block.rowColumn[start + term] == block.rowColumn[other + term],
        block.rowCoefficient[start + term] == block.rowCoefficient[other + term]
      else { return false }
    }
    return true
  }
}
