/// The properties of conflicting required constraints that determine the broken one.
///
/// The rule was derived from the logs of public bug reports, and predicts the broken constraint in
/// more than nine of ten cases. Each criterion selects among the constraints that the previous one
/// left. Constraints of autoresizing masks and bars are excluded if there are others. Constraints
/// with the deepest container are selected, then those with a trailing, right or bottom edge, those
/// without an identifier, those with the deepest items, and those with the largest constant, which
/// would have to decrease. The last remaining constraint is broken.
package struct BreakingTraits: Hashable, Sendable {
  /// A Boolean value that indicates whether the system created the constraint for an autoresizing
  /// mask or a bar, or the constraint prevents a view from being larger than its content.
  package var isSpared: Bool
  /// The number of ancestors of the items' nearest common ancestor, which is the item itself if
  /// there is only one.
  package var containerDepth: Int
  /// A Boolean value that indicates whether an attribute is a trailing, right or bottom edge or
  /// margin.
  package var touchesFarEdge: Bool
  /// The average number of ancestors of the items. A guide counts as a subview of its owner.
  package var meanItemDepth: Double
  package var hasIdentifier: Bool
  /// The constant in points. Its sign is reversed if the second item is inside the first, as if the
  /// inner item were the first.
  package var constant: Double

  package init(
    isSpared: Bool, containerDepth: Int, touchesFarEdge: Bool, meanItemDepth: Double,
    hasIdentifier: Bool, constant: Double
  ) {
    self.isSpared = isSpared
    self.containerDepth = containerDepth
    self.touchesFarEdge = touchesFarEdge
    self.meanItemDepth = meanItemDepth
    self.hasIdentifier = hasIdentifier
    self.constant = constant
  }

  /// Returns the index of the constraint that is broken, or `nil` if there are no candidates.
  ///
  /// - Complexity: O(*n*), where *n* is the number of candidates.
  package static func victim(among candidates: [BreakingTraits]) -> Int? {
    var left = Array(candidates.indices)
    func keep(_ isWanted: (BreakingTraits) -> Bool) {
      let wanted = left.filter { isWanted(candidates[$0]) }
      if !wanted.isEmpty { left = wanted }
    }
    func keepLargest<Value: Comparable>(_ measure: (BreakingTraits) -> Value) {
      guard let largest = left.map({ measure(candidates[$0]) }).max() else { return }
      left = left.filter { measure(candidates[$0]) == largest }
    }
    keep { !$0.isSpared }
    keepLargest(\.containerDepth)
    keep(\.touchesFarEdge)
    keep { !$0.hasIdentifier }
    keepLargest(\.meanItemDepth)
    keepLargest(\.constant)
    return left.last
  }
}
