import Foundation
import LayoutEngine

/// The constraints that determine a solved value.
///
/// In a solution, sufficiently many rows hold with equality. An independent set of these rows is
/// kept, those of higher priority first. Every determined value is a unique linear combination of
/// them. The rows with nonzero coefficients affect the value: if the constant of such a row
/// changes, the value changes.
struct LayoutInfluence {
  /// A kept row without the pivots of the previous rows.
  private struct KeptRow {
    let pivot: LayoutEngine.Variable
    let terms: [LayoutEngine.Variable: Double]
    /// The coefficients of the engine's rows of which this row is a linear combination.
    let parts: [Int: Double]
  }

  /// The rows of the engine that hold with equality, oldest first.
  private let rows: [LayoutEngine.Constraint]
  private var kept: [KeptRow] = []

  /// The tolerance in points within which a row holds with equality: far below a pixel, and far
  /// above the errors of the solution.
  private static let tightness = 1e-6
  /// The magnitude below which a coefficient is the rounding error of terms that cancel.
  /// Coefficients are near 1, so errors are near 10⁻¹³, and no layout has such a small multiplier.
  private static let cancellation = 1e-9

  /// Keeps the rows of a solved engine for which `isWanted` returns true.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of rows.
  init(_ engine: LayoutEngine, where isWanted: (LayoutEngine.Constraint) -> Bool = { _ in true }) {
    rows = engine.liveConstraints.filter { isWanted($0) && engine.isTight($0, Self.tightness) }
    for index in Self.orderOfWeight(rows, engine) { keep(index, engine) }
  }

  /// Sorts higher priorities first, then equations before inequalities, then by age.
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

  /// Returns the variable with the largest coefficient. If there are several, returns the oldest.
  private static func pivot(of terms: [LayoutEngine.Variable: Double]) -> LayoutEngine.Variable? {
    terms.max {
      abs($0.value) != abs($1.value)
        ? abs($0.value) < abs($1.value) : $0.key.index > $1.key.index
    }?.key
  }

  /// Subtracts multiples of the kept rows from `terms` until no pivot remains, and records the
  /// multiples.
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

  /// Returns the rows that determine the sum, oldest first, and whether they determine it
  /// completely.
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
  /// Returns a Boolean value that indicates whether both sides of the constraint, which can be an
  /// inequality, are equal within `allowance`.
  fileprivate func isTight(_ constraint: Constraint, _ allowance: Double) -> Bool {
    let sum = terms(of: constraint).reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
    return abs(sum - self.constant(of: constraint)) <= allowance
  }
}
