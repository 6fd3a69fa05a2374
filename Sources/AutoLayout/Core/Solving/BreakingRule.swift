/// What decides which of several contradicting required constraints is broken.
///
/// The rule was read off the logs of public bug reports (it names the broken constraint in more
/// than nine of ten): constraints of autoresizing masks and bars only if nothing else is there;
/// then those with the deepest container; then those that touch a trailing, right or bottom edge;
/// then those without an identifier; then those with the deepest items; then the largest constant,
/// which is the one that would have to shrink; then the last.
package struct BreakingTraits: Hashable, Sendable {
  /// Whether the system made the constraint for an autoresizing mask or a bar, or keeps a view from
  /// being larger than its content.
  package var isSpared: Bool
  /// Views above the nearest common ancestor of the items, which for one item is the item.
  package var containerDepth: Int
  /// Whether an attribute is a trailing, right or bottom edge.
  package var touchesFarEdge: Bool
  /// Views above the items, on average.
  package var meanItemDepth: Double
  package var hasIdentifier: Bool
  /// The constant in points, as the contained item sees it.
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

  /// The position of the constraint that is broken; nil of none. Linear.
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
