import LayoutEngine

/// A system of linear constraints as `autolayout solve` reads it.
///
/// Variables are free: no value is too small or too large unless a constraint says so.
struct ConstraintSystem {
  /// `Σ coefficient · variable relation constant`.
  struct Row {
    /// What the answer calls the constraint.
    var name: String
    /// Indices into the system's variables, each once, and what they are multiplied by.
    var terms: [(variable: Int, coefficient: Double)] = []
    var relation = LayoutEngine.Relation.equal
    var constant = 0.0
    /// Above 0 and at most 1000.
    var priority = 1000.0

    /// The constraint holds in every solution.
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
/// twice that and keep what hostile text can make this tool do to minutes and a few gigabytes.
enum SystemLimit {
  /// Bytes of text.
  static let bytes = 256 << 20
  static let variables = 1_000_000
  static let constraints = 1_000_000
  /// Terms of all constraints together.
  static let terms = 4_000_000
  /// Terms of one constraint. The engine compares the terms of a constraint with each other, so
  /// that long ones cost their square.
  static let termsOfConstraint = 4096
  /// Constants and coefficients lie between the negative of this and this. A double has 16 digits:
  /// beyond 10¹² it could not even tell thousandths of a point apart.
  static let magnitude = 1e12
}
