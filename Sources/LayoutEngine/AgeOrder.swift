extension Array where Element == Int32 {
  /// Sorts slots by age, oldest first. They are nearly always sorted already.
  ///
  /// - Complexity: O(n) if they are sorted, O(n log n) otherwise.
  @inline(__always)
  mutating func sort(byAge age: (Int32) -> UInt64) {
    let isSorted = indices.dropFirst().allSatisfy { age(self[$0 - 1]) < age(self[$0]) }
    if !isSorted { sort { age($0) < age($1) } }
  }
}
