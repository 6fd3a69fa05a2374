extension ConstraintDescription {
  /// The relation between the two sides of a constraint.
  @frozen
  public enum Relation: Int, Hashable, Sendable {
    /// The left side is less than or equal to the right side.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The left side is greater than or equal to the right side.
    case greaterThanOrEqual = 1
  }

  /// The axes of a layout.
  @frozen
  public enum Axis: Int, Hashable, Sendable {
    /// Along the x-axis, from one side to the other.
    case horizontal = 0
    /// Along the y-axis, from top to bottom.
    case vertical = 1
  }
}
