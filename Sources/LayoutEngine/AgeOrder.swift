extension Array where Element == Int32 {
  /// Sorts slots by age, oldest first. The slots are nearly always sorted already.
  ///
  /// - Parameters:
  ///   - areNumberedByAge: A Boolean value that indicates whether slots were never reused. In that
  ///     case the numbers of the slots are their ages, and no ages are read.
  ///   - age: The age of a slot.
  /// - Complexity: O(*n*) if the slots are sorted, or else O(*n* log *n*), where *n* is their
  ///   number.
  @inline(__always)
  mutating func sort(areNumberedByAge: Bool, byAge age: (Int32) -> UInt64) {
    // Each case has its own closure, which the compiler inlines.
    if areNumberedByAge {
      sort(byAge: { UInt64(truncatingIfNeeded: $0) })
    } else {
      sort(byAge: age)
    }
  }

  @inline(__always)
  private mutating func sort(byAge age: (Int32) -> UInt64) {
    let isSorted = indices.dropFirst().allSatisfy { age(self[$0 - 1]) < age(self[$0]) }
    if !isSorted { sort { age($0) < age($1) } }
  }
}
