/// Finds rows of a block that are the same.
struct RowTable {
  /// Rows by hash, linearly probed; -1 is free.
  private var slots: [Int32]

  /// Makes a table that is at most half full with `count` rows.
  init(count: Int) {
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// Closes the row whose terms were appended, unless the block has one like it; returns its column.
  mutating func column(ofOpenRow block: inout Block) -> Int32 {
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

  /// Of the open row's terms.
  private func hash(_ block: Block) -> UInt64 {
    var hash = WordHash()
    for term in Int(block.rowStart[block.rowCount])..<block.rowColumn.count {
      hash.add(block.rowColumn[term])
      hash.add(block.rowCoefficient[term])
    }
    // The low bits choose the slot, and only the high ones depend on all of a word.
    return hash.value ^ hash.value >> 32
  }

  /// Whether a closed row has exactly the terms of the open one.
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
