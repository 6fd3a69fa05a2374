import LayoutEngine

/// A system of linear constraints as `autolayout solve` reads it.
///
/// Variables have no bounds of their own: a constraint is needed even to keep them from being
/// negative.
struct ConstraintSystem {
  /// A linear constraint: `Σ coefficient · variable relation constant`.
  struct Row {
    /// The name of the constraint in the answer.
    var name: String
    /// Indices of the system's variables, each at most once, and their coefficients.
    var terms: [(variable: Int, coefficient: Double)] = []
    /// The relation between the sum and the constant.
    var relation = LayoutEngine.Relation.equal
    /// The right side.
    var constant = 0.0
    /// The priority, above 0 and at most 1000.
    var priority = 1000.0

    /// Whether the constraint must hold in every solution.
    var isRequired: Bool { priority >= 1000 }
  }

  /// The variables' names: those that the system lists, then those that only constraints name.
  var variables: [String] = []
  /// The constraints in their order, which decides between equally good solutions.
  var rows: [Row] = []
}

/// The largest systems that are read.
///
/// The largest one that the benchmarks solve, ten thousand table cells of nine views, has 360,005
/// variables, 490,003 constraints and 970,003 terms in 50 MB of JSON. The limits leave room for
/// twice that and limit text from an unknown source to minutes and a few gigabytes.
enum SystemLimit {
  /// The largest text in bytes.
  static let bytes = 256 << 20
  /// The largest number of variables.
  static let variables = 1_000_000
  /// The largest number of constraints.
  static let constraints = 1_000_000
  /// The largest number of terms of all constraints together.
  static let terms = 4_000_000
  /// Terms of one constraint. The engine compares the terms of a constraint with each other, so
  /// that long ones cost their square.
  static let termsOfConstraint = 4096
  /// Constants and coefficients lie between the negative of this and this. A double has 16 digits:
  /// beyond 10¹² it could not even tell thousandths of a point apart.
  static let magnitude = 1e12
}
