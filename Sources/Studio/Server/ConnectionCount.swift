/// Counts the connections that are open.
actor ConnectionCount {
  private var count = 0

  /// Whether one more connection may open; it counts from then on.
  func enter() -> Bool {
    guard count < ServerLimits.connections else { return false }
    count += 1
    return true
  }

  /// Counts a connection as closed.
  func leave() { count -= 1 }
}
