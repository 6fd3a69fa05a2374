/// The changes between the outermost beginning of an update and its end.
struct OpenBatch {
  /// What was changed so far.
  var changes = BatchChanges()
  /// How many updates are open.
  private var depth = 0

  mutating func begin() { depth += 1 }

  /// - Returns: All changes, which are forgotten then, where this was the end of the outermost of
  ///   nested updates; nil otherwise.
  mutating func end() -> BatchChanges? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { changes = BatchChanges() }
    return changes
  }
}
