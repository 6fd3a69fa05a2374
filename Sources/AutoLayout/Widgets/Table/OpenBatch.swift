/// The changes collected since the beginning of the outermost update.
struct OpenBatch {
  /// The changes collected so far.
  var changes = BatchChanges()
  /// The number of nested updates.
  private var depth = 0

  mutating func begin() { depth += 1 }

  /// Ends an update.
  ///
  /// - Returns: If this ends the outermost update, the collected changes, which are reset.
  ///   Otherwise `nil`.
  mutating func end() -> BatchChanges? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { changes = BatchChanges() }
    return changes
  }
}
