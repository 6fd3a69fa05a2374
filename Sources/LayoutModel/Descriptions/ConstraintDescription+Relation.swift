extension ConstraintDescription {
  /// How the two sides of a constraint compare.
  @frozen
  public enum Relation: Int, Hashable, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides have the same value.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// Directions along which layouts measure.
  @frozen
  public enum Axis: Int, Hashable, Sendable {
    /// Along the x-axis, from one side to the other.
    case horizontal = 0
    /// Along the y-axis, from top to bottom.
    case vertical = 1
  }
}
