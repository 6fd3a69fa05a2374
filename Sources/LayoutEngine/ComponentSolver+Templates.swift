// Blocks with the same structure, which use the basis of a solved block.

extension ComponentSolver {
  /// The maximum number of bases of a structure that blocks try before they are solved. A title and
  /// a detail that share a line have four: they fit, or one of them is cut, or both. More bases
  /// only cost time, because they are tried one after the other.
  private static let maxBases = 4

  /// The solutions of blocks that others with the same structure can use.
  struct SolvedBlocks {
    /// For each block that was solved itself, the next such block with the same template, or -1.
    /// The template is the first of them. The array is empty if no block has a template.
    fileprivate var next: [Int32] = []
    /// For each block, a Boolean value that indicates whether it took the basis of another one. The
    /// array is empty if no block has a template.
    private var isTaken: [Bool] = []

    /// Returns a Boolean value that indicates whether a block took the basis of another one, so
    /// that it went through no stage.
    func hasTakenBasis(_ block: Int) -> Bool { !isTaken.isEmpty && isTaken[block] }

    /// Allocates space for a number of blocks, if there is none yet.
    fileprivate mutating func allocate(count: Int) {
      guard next.isEmpty else { return }
      next = Array(filledWith: -1, count: count)
      isTaken = Array(filledWith: false, count: count)
    }

    /// Records that a block took the basis of another one.
    fileprivate mutating func noteTaken(_ block: Int) { isTaken[block] = true }
  }

  /// Assigns a block that has not been solved the basis of another block with the same structure,
  /// if that basis is optimal for its constants. Returns false if there is none, so that the block
  /// must be solved.
  ///
  /// If the levels narrow a block to one point, the order in which ties are broken does not matter,
  /// and the point is the same as that of a separate solution of the block.
  mutating func takeBasis(_ block: Int, _ solved: inout SolvedBlocks) -> Bool {
    var example = Int(blocks[block].template)
    guard example >= 0, !isRevised else { return false }
    // Later solutions begin with the basis of the block itself.
    blocks[block].template = -1
    solved.allocate(count: blocks.count)
    for _ in 0..<Self.maxBases {
      if blocks[example].isPoint, blocks[example].isAnchored, takeBasis(block, of: example) {
        solved.noteTaken(block)
        return true
      }
      if solved.next[example] < 0 {
        solved.next[example] = Int32(block)
        return false
      }
      example = Int(solved.next[example])
    }
    return false
  }

  /// Assigns a block the basis of another one, if it is optimal for the block's constants.
  private mutating func takeBasis(_ block: Int, of example: Int) -> Bool {
    var copy = blocks[example]
    for entry in 0..<copy.entries.count {
      copy.entries[entry].constraint = blocks[block].entries[entry].constraint
      copy.entries[entry].value = blocks[block].entries[entry].value
      copy.entries[entry].magnitude = blocks[block].entries[entry].magnitude
    }
    guard copy.update() else { return false }
    copy.variables = blocks[block].variables
    copy.template = -1
    copy.pivots = 0
    blocks[block] = copy
    return true
  }
}
