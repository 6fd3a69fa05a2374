import LayoutEngine

/// A system of linear constraints that `autolayout solve` reads.
///
/// Variables have no implicit bounds, and can be negative unless a constraint prevents it.
struct ConstraintSystem {
  /// A linear constraint: `Σ coefficient · variable relation constant`.
  struct Row {
    /// The name of the constraint in the answer.
    var name: String
    /// The indices of the system's variables, each at most once, and their coefficients.
    var terms: [(variable: Int, coefficient: Double)] = []
    /// The relation between the sum and the constant.
    var relation = LayoutEngine.Relation.equal
    /// The right-hand side.
    var constant = 0.0
    /// The priority, above 0 and at most 1000.
    var priority = 1000.0

    /// A Boolean value that indicates whether the constraint is required.
    var isRequired: Bool { priority >= 1000 }
  }

  /// The names of the variables: those in the list of the system, then those that only constraints
  /// use.
  var variables: [String] = []
  /// The constraints. Their order determines the choice between equally good solutions.
  var rows: [Row] = []
}

/// The limits on the size of systems.
///
/// The largest system of the benchmarks, ten thousand table cells of nine views, has 360,005
/// variables, 490,003 constraints and 970,003 terms in 50 MB of JSON. The limits allow for twice
/// that. They limit text from an unknown source to minutes and a few gigabytes.
enum SystemLimit {
  /// The maximum size of the text, in bytes.
  static let bytes = 256 << 20
  /// The maximum number of variables.
  static let variables = 1_000_000
  /// The maximum number of constraints.
  static let constraints = 1_000_000
  /// The maximum number of terms of all constraints together.
  static let terms = 4_000_000
  /// The maximum number of terms of one constraint. The engine compares the terms of a constraint
  /// with each other, so that the time is quadratic.
  static let termsOfConstraint = 4096
  /// The maximum absolute value of constants and coefficients. A double has 16 digits: beyond 10¹²,
  /// it could not distinguish thousandths of a point.
  static let magnitude = 1e12
}
