extension UIWindow: TurnWork {
  /// The maximum number of layouts in one turn. What views change while they are drawn or appear is
  /// laid out again in the same turn. Changes after this number wait for the next turn, so that a
  /// view that marks itself in `draw(_:)` does not stop the program.
  private static let layoutLimit = 64

  /// Updates constraints, lays out and displays the views that changed.
  func serveTurn() {
    var count = 0
    while needsTurn, !isHidden, !isLayingOut, count < Self.layoutLimit {
      count += 1
      activeLayoutHost.layoutIfNeeded(from: self)
      finishLayout()
      needsDisplayTurn = false
      displayMarkedViews()
      // A layout that does not settle is continued later.
      if ownLayoutHost?.feedbackLoop != nil { break }
    }
    guard needsTurn, !isHidden else { return isWaitingForTurn = false }
    MainTurn.continueLater(self)
  }

  /// Indicates whether views in the window changed since the last layout.
  private var needsTurn: Bool {
    guard layoutCompletions.isEmpty, !needsDisplayTurn else { return true }
    return ownLayoutHost.map { !$0.isSettled(self) } ?? (needsLayoutFlag || descendantNeedsLayout)
  }

  /// Indicates whether the window is being laid out. The program runs the run loop within
  /// `layoutSubviews()`.
  private var isLayingOut: Bool { ownLayoutHost?.isLayingOut ?? false }
}
