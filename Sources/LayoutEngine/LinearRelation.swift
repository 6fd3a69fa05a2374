/// The relation between the sum of a linear constraint's terms and its constant.
///
/// Its name in the public interface is ``LayoutEngine/Relation``.
public enum LinearRelation: Int8, Hashable, Sendable {
  /// The sum is less than or equal to the constant.
  case lessThanOrEqual = -1
  /// The sum is equal to the constant.
  case equal = 0
  /// The sum is greater than or equal to the constant.
  case greaterThanOrEqual = 1

  /// Returns the amount by which a sum violates the relation. It is positive if the relation is
  /// violated. The excess is the sum minus the constant.
  @inline(__always)
  func shortfall(_ excess: Double) -> Double {
    switch self {
    case .equal: abs(excess)
    case .lessThanOrEqual: excess
    case .greaterThanOrEqual: -excess
    }
  }
}
