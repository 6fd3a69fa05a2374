/// The number of open connections.
actor ConnectionCount {
  private var count = 0

  /// Returns a Boolean value that indicates whether another connection may open. If so, the
  /// connection is counted.
  func enter() -> Bool {
    guard count < ServerLimits.connections else { return false }
    count += 1
    return true
  }

  /// Removes a closed connection from the count.
  func leave() { count -= 1 }
}
