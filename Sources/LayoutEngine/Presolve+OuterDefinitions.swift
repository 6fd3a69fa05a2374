// Definitions of variables that are not used by any definition of the analysis.
//
// A definition that is added after the analysis is the last elimination, so that it may refer to
// core variables only. In a column of cards, the top of an added card is then a sum of the heights
// of all cards above it. However, the definitions of the analysis do not use the variables of an
// added card. The definitions of the added card can therefore precede all those of the analysis in
// the order of the eliminations: they are computed after them, and may refer to any of their
// variables. The top of an added card is then the bottom of the card above it.
//
// In the order of the eliminations, the outer definitions come first, followed by the others. Both
// are in the order in which they were added. Each refers to core variables and to variables that
// come later.

extension Presolve {
  /// The number that is subtracted from the index of an outer definition to get its position in the
  /// order of the eliminations. No component has as many eliminations.
  private static let outerOffset = 1 << 32

  /// The positions of outer definitions in the order of the eliminations are less than this one;
  /// those of other definitions are not.
  static let firstInnerPlace = 0

  /// Returns the position of an elimination in the order of the eliminations.
  @inline(__always)
  func place(ofElimination position: Int) -> Int {
    !isOuter.isEmpty && isOuter[position] ? position - Self.outerOffset : position
  }

  /// Records that a row defines the variable in the term at `term`, which only outer definitions
  /// use. The row does not refer to variables of outer definitions.
  mutating func retireAsOuter(_ row: Int, defining variable: Int32, at term: Int) {
    retire(row, defining: variable, at: term)
    if isOuter.isEmpty { isOuter = Array(repeating: false, count: eliminatedVariable.count) }
    isOuter[isOuter.count - 1] = true
    outerDefinitions.append(Int32(eliminatedVariable.count - 1))
  }

  /// Calls a function with the position of each elimination, from the first to the last.
  @inline(__always)
  func forEachElimination(_ body: (_ position: Int) -> Void) {
    for position in outerDefinitions { body(Int(position)) }
    for position in eliminatedVariable.indices where isOuter.isEmpty || !isOuter[position] {
      body(position)
    }
  }

  /// Calls a function with the position of each elimination, from the last to the first. Each
  /// definition refers to variables whose positions were passed before.
  @inline(__always)
  func forEachEliminationReversed(_ body: (_ position: Int) -> Void) {
    let positions = stride(from: eliminatedVariable.count - 1, through: 0, by: -1)
    // Most components have no outer definitions and therefore no flags.
    guard !outerDefinitions.isEmpty else {
      for position in positions { body(position) }
      return
    }
    for position in positions where !isOuter[position] { body(position) }
    for position in outerDefinitions.reversed() { body(Int(position)) }
  }
}
