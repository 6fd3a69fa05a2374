import Foundation
import LayoutEngine

/// Which constraints a solved value follows from.
///
/// A solution is where enough rows hold with equality. Of those rows an independent set is kept,
/// the ones that matter more first; every determined value is one sum of multiples of them, and the
/// rows with a multiple other than zero are those that affect it: change the constant of such a
/// row, and the value moves.
struct LayoutInfluence {
  /// A kept row, free of the pivots of the rows before it.
  private struct KeptRow {
    let pivot: LayoutEngine.Variable
    let terms: [LayoutEngine.Variable: Double]
    /// The multiples of the engine's rows that this row is the sum of.
    let parts: [Int: Double]
  }

  /// The engine's rows that hold with equality, oldest first.
  private let rows: [LayoutEngine.Constraint]
  private var kept: [KeptRow] = []

  /// Points by which a row may be off and still count as met: far below a pixel, far above the
  /// errors of the solution.
  private static let tightness = 1e-6
  /// Multiples closer to zero than this are rounding errors of terms that cancel: coefficients are
  /// near 1, so that errors stay near 10⁻¹³, and no layout multiplies by so little.
  private static let cancellation = 1e-9

  /// Keeps the rows of a solved engine for which `isWanted` holds. Quadratic in the number of rows.
  init(_ engine: LayoutEngine, where isWanted: (LayoutEngine.Constraint) -> Bool = { _ in true }) {
    rows = engine.liveConstraints.filter { isWanted($0) && engine.isTight($0, Self.tightness) }
    for index in Self.orderOfWeight(rows, engine) { keep(index, engine) }
  }

  /// Higher priorities first, then equations before inequalities, then by age.
  private static func orderOfWeight(
    _ rows: [LayoutEngine.Constraint], _ engine: LayoutEngine
  ) -> [Int] {
    let weights = rows.map { (engine.priority(of: $0), engine.relation(of: $0) == .equal) }
    return rows.indices.sorted { a, b in
      if weights[a].0 != weights[b].0 { return weights[b].0 < weights[a].0 }
      if weights[a].1 != weights[b].1 { return weights[a].1 }
      return a < b
    }
  }

  private mutating func keep(_ index: Int, _ engine: LayoutEngine) {
    var terms: [LayoutEngine.Variable: Double] = [:]
    for term in engine.terms(of: rows[index]) { terms[term.variable] = term.coefficient }
    var parts = [index: 1.0]
    reduce(&terms, &parts)
    guard let pivot = Self.pivot(of: terms) else { return }
    kept.append(KeptRow(pivot: pivot, terms: terms, parts: parts))
  }

  /// The variable with the largest coefficient, of several the one made first.
  private static func pivot(of terms: [LayoutEngine.Variable: Double]) -> LayoutEngine.Variable? {
    terms.max {
      abs($0.value) != abs($1.value)
        ? abs($0.value) < abs($1.value) : $0.key.index > $1.key.index
    }?.key
  }

  /// Takes multiples of the kept rows from `terms` until no pivot is left, and notes them.
  private func reduce(
    _ terms: inout [LayoutEngine.Variable: Double], _ parts: inout [Int: Double]
  ) {
    for row in kept {
      guard let coefficient = terms[row.pivot], let own = row.terms[row.pivot] else { continue }
      let factor = coefficient / own
      for (variable, value) in row.terms { Self.subtract(factor * value, variable, &terms) }
      terms[row.pivot] = nil
      for (index, value) in row.parts { Self.subtract(factor * value, index, &parts) }
    }
  }

  private static func subtract<Key>(_ value: Double, _ key: Key, _ sum: inout [Key: Double]) {
    let rest = (sum[key] ?? 0) - value
    sum[key] = abs(rest) > cancellation ? rest : nil
  }

  /// The rows that the sum follows from, oldest first, and whether they determine all of it.
  func sources(of sum: [LayoutEngine.Term]) -> (
    rows: [LayoutEngine.Constraint], isComplete: Bool
  ) {
    var terms: [LayoutEngine.Variable: Double] = [:]
    for term in sum { terms[term.variable, default: 0] += term.coefficient }
    var parts: [Int: Double] = [:]
    reduce(&terms, &parts)
    return (parts.keys.sorted().map { rows[$0] }, terms.isEmpty)
  }
}

extension LayoutEngine {
  /// Whether both sides of the constraint are equal up to `allowance`, an inequality's too.
  fileprivate func isTight(_ constraint: Constraint, _ allowance: Double) -> Bool {
    let sum = terms(of: constraint).reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
    return abs(sum - self.constant(of: constraint)) <= allowance
  }
}
