// Blocks of the same structure, which take the basis of one that is solved.

extension ComponentSolver {
  /// The maximum number of bases of a structure that blocks try before they are solved; as many as a
  /// shared solver keeps. More bases only cost time, because they are tried one after the other.
  private static let mostBases = 8

  /// The blocks that were solved, as examples for others of their structure.
  struct SolvedBlocks {
    /// The blocks with different bases, by template, in the order in which they were solved.
    private var examples: [Int32: [Int]] = [:]
    /// Whether each block got its solution from another one, so that it went through no stage.
    private(set) var hasTakenBasis: [Bool]

    /// Creates an empty value for a number of blocks.
    init(count: Int) { hasTakenBasis = Array(filledWith: false, count: count) }

    /// Returns the blocks of a template's structure that were solved, the template first.
    func examples(of template: Int32) -> [Int] { examples[template] ?? [Int(template)] }

    /// Records that a block with a template was solved.
    mutating func noteSolved(_ block: Int, template: Int32) {
      var known = examples(of: template)
      guard known.count < ComponentSolver.mostBases else { return }
      known.append(block)
      examples[template] = known
    }

    /// Records that a block took the basis of another one.
    mutating func noteTaken(_ block: Int) { hasTakenBasis[block] = true }
  }

  /// Gives a block the basis of another block of its structure that is optimal for its constants.
  /// Returns false if there is none.
  ///
  /// If the levels leave a block one point, the order in which ties are broken does not matter, and
  /// the point is the one that the block would find itself.
  mutating func takeBasis(_ block: Int, _ solved: inout SolvedBlocks) -> Bool {
    let template = blocks[block].template
    guard template >= 0, !isRevised else { return false }
    for example in solved.examples(of: template)
    where blocks[example].isPoint && blocks[example].isAnchored {
      if takeBasis(block, of: example) {
        solved.noteTaken(block)
        return true
      }
    }
    solved.noteSolved(block, template: template)
    return false
  }

  /// Gives a block the basis of another one, if it is optimal for the block's constants.
  private mutating func takeBasis(_ block: Int, of example: Int) -> Bool {
    var copy = blocks[example]
    for entry in 0..<copy.entries.count {
      copy.entries[entry].constraint = blocks[block].entries[entry].constraint
      copy.entries[entry].value = blocks[block].entries[entry].value
      copy.entries[entry].magnitude = blocks[block].entries[entry].magnitude
    }
    guard copy.update() else { return false }
    copy.variables = blocks[block].variables
    copy.template = blocks[block].template
    copy.pivots = 0
    blocks[block] = copy
    return true
  }
}
