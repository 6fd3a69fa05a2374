/// Degenerate vertices.
///
/// If every pair of n views is kept apart, some n² rows meet in one point. Few of its bases are
/// optimal, and steps of length 0 find none of them in reasonable time. Small changes of the values
/// at which costs change their slope separate these rows (Charnes, Optimality and degeneracy in
/// linear programming, Econometrica 20, 1952). A basis that is optimal for the changed values is
/// also optimal for the original ones as long as every column is on the same side of its entries,
/// because reduced costs do not depend on the values.
extension Block {
  /// The size of a perturbation relative to the largest value. It is far above all tolerances, and
  /// below all distances that matter.
  private static let perturbation = 1e-7

  /// The state before a perturbation, from which `remove(_:)` restores it.
  struct Perturbation: Sendable {
    /// The entries that were moved, with their original values.
    fileprivate var values: [(entry: Int32, value: Double)] = []
    /// The columns before the perturbation.
    fileprivate var states: [State]
    /// The basis before the perturbation.
    fileprivate var basis: (tableau: Tableau, basic: [Int32], nonbasic: [Int32])
  }

  /// Changes the constants of the running stage slightly, so that a vertex with many bases becomes
  /// several vertices.
  ///
  /// Moves all entries of each column with a cost by one small random distance, together with the
  /// column if it is nonbasic and at one of them. Moves the ends of the intervals of basic columns
  /// outward. `seed` is the state of the random number generator.
  mutating func perturb(_ seed: inout UInt64) -> Perturbation {
    var result = Perturbation(states: state, basis: (tableau, basic, nonbasic))
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(UInt64(1) << 31)
    }
    var size = 1.0
    for column in state { size = max(size, abs(column.value)) }
    let unit = Self.perturbation * size
    for column in costly.map(Int.init) {
      let shift = unit * (random() < 0.5 ? -1 : 1) * (0.5 + random())
      let range = Int(state[column].costStart)..<Int(state[column].costEnd)
      let isAtEntry = range.contains {
        Tolerance.same(entries[Int(order[$0])].value, state[column].value)
      }
      for position in range {
        let entry = Int(order[position])
        result.values.append((Int32(entry), entries[entry].value))
        entries[entry].value += shift
      }
      if isAtEntry, state[column].basisIndex < 0 { state[column].value += shift }
    }
    computeBasicValues()
    for column in state.indices {
      let distance = unit * random()
      state[column].lower = min(
        state[column].lower - (state[column].basisIndex < 0 ? 0 : distance), state[column].value)
      state[column].upper = max(
        state[column].upper + (state[column].basisIndex < 0 ? 0 : distance), state[column].value)
    }
    return result
  }

  /// Restores the values of entries and intervals, and keeps the basis. Returns true if the basis
  /// is optimal for them. If a column would leave its interval, the method restores the basis as
  /// well and returns false.
  mutating func remove(_ perturbation: Perturbation) -> Bool {
    for (entry, value) in perturbation.values { entries[Int(entry)].value = value }
    for column in state.indices {
      state[column].lower = perturbation.states[column].lower
      state[column].upper = perturbation.states[column].upper
    }
    for column in nonbasic.map(Int.init) {
      if state[column].anchor >= 0 {
        state[column].value = entries[Int(state[column].anchor)].value
      } else {
        snap(column)
      }
    }
    computeBasicValues()
    for column in state.indices where !isInside(column) {
      state = perturbation.states
      (tableau, basic, nonbasic) = perturbation.basis
      return false
    }
    return costly.allSatisfy { state[Int($0)].basisIndex < 0 || isOnItsSides(Int($0)) }
  }

  /// Moves a column without an anchor to the end of its interval if it was there during the
  /// perturbation.
  private mutating func snap(_ column: Int) {
    let reach = 10 * Self.perturbation * (1 + abs(state[column].value))
    for end in [state[column].lower, state[column].upper]
    where end.isFinite && abs(state[column].value - end) <= reach {
      state[column].value = end
    }
  }

  /// Returns a Boolean value that indicates whether a column is within its interval.
  private func isInside(_ column: Int) -> Bool {
    let here = state[column].value
    return (here >= state[column].lower || Tolerance.same(here, state[column].lower))
      && (here <= state[column].upper || Tolerance.same(here, state[column].upper))
  }

  /// Returns a Boolean value that indicates whether a basic column is above the entries that its
  /// `segment` counts as passed, and below the others.
  private func isOnItsSides(_ column: Int) -> Bool {
    let here = state[column].value
    let start = Int(state[column].costStart)
    for position in start..<Int(state[column].costEnd) {
      let point = entries[Int(order[position])].value
      if Tolerance.same(here, point) { continue }
      if (point < here) != (position < start + Int(state[column].segment)) { return false }
    }
    return true
  }
}
