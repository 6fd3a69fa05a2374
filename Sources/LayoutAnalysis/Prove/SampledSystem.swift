import AutoLayout
import LayoutEngine

/// The system of linear constraints of one layout, with its solution, as plain numbers.
///
/// Variables are numbered by the items of the tree in the order of the snapshot, four per item: x,
/// y, width and height.
@MainActor
struct SampledSystem {
  /// The parts of a constraint that do not depend on its constant.
  struct Row: Hashable {
    /// A variable with a coefficient.
    struct Term: Hashable {
      /// The index of the variable in the sample.
      let variable: Int
      /// The coefficient of the variable.
      let coefficient: Double
    }
    /// The left-hand side.
    let terms: [Term]
    /// The relation of the left-hand side to the constant.
    let relation: LayoutEngine.Relation
    /// The priority. 1000 is required; constraints that were broken have less.
    let priority: Double

    /// A Boolean value that indicates whether the row must be satisfied.
    var isRequired: Bool { priority >= LayoutEngine.Priority.required.rawValue }
  }

  /// The items by number.
  let items: [SolvedItem]
  /// The rows, oldest first.
  let rows: [Row]
  /// The right-hand sides of the rows, in points.
  let constants: [Double]
  /// The solution, in points.
  let values: [Double]

  /// Creates the system below a root, which is empty if there was nothing to solve, or returns
  /// `nil` if a constraint has variables that do not belong to an item in the tree.
  init?(_ root: UIView) {
    let items = root.solvedItems
    let engine = root.solvedEngine
    var numbers: [LayoutEngine.Variable: Int] = [:]
    for (place, item) in items.enumerated() {
      for (part, variable) in item.variables.enumerated() { numbers[variable] = 4 * place + part }
    }
    var rows: [Row] = []
    var constants: [Double] = []
    for constraint in engine.liveConstraints {
      var terms: [Row.Term] = []
      for term in engine.terms(of: constraint) {
        guard let number = numbers[term.variable] else { return nil }
        terms.append(Row.Term(variable: number, coefficient: term.coefficient))
      }
      rows.append(
        Row(
          terms: terms, relation: engine.relation(of: constraint),
          priority: engine.priority(of: constraint).rawValue))
      constants.append(engine.constant(of: constraint))
    }
    self.items = items
    self.rows = rows
    self.constants = constants
    values = items.flatMap { $0.variables.map { engine.value(of: $0) } }
  }

  /// Returns by how much the solution exceeds a row's constant. The result is negative if the
  /// solution is smaller.
  func excess(of row: Int) -> Double {
    var sum = -constants[row]
    for term in rows[row].terms { sum += term.coefficient * values[term.variable] }
    return sum
  }

  /// Returns a Boolean value that indicates whether a row refers only to the root's own frame, such
  /// as those that determine its size.
  func concernsRootOnly(_ row: Int) -> Bool {
    rows[row].terms.allSatisfy { $0.variable < 4 }
  }
}
