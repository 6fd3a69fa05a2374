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
}
