/// How the sum of a linear constraint's terms compares with its constant.
///
/// Programs know it as ``LayoutEngine/Relation``.
public enum LinearRelation: Int8, Hashable, Sendable {
  /// The sum is at most the constant.
  case lessThanOrEqual = -1
  /// The sum is the constant.
  case equal = 0
  /// The sum is at least the constant.
  case greaterThanOrEqual = 1
}
