/// The order of views in which each depends on earlier ones only.
enum SuggestionOrder {
  /// Returns views sorted by their plans: views without dependencies first, in the given order.
  /// Views that depend on each other come last.
  ///
  /// - Complexity: O(*n* × *d*) for *n* views and chains of length *d*.
  static func sorted(_ indices: [Int], _ plans: [SuggestionPlan?]) -> [Int] {
    var open = Set(indices)
    var rest = indices
    var sorted: [Int] = []
    while !rest.isEmpty {
      let ready = rest.filter { plans[$0]?.dependencies.allSatisfy { !open.contains($0) } ?? true }
      guard !ready.isEmpty else { break }
      sorted += ready
      open.subtract(ready)
      rest.removeAll { !open.contains($0) }
    }
    return sorted + rest
  }
}
