extension UIWindow: TurnWork {
  /// The maximum number of layouts in one turn. Changes that views make while they are drawn or
  /// appear are laid out in the same turn. Changes after this number wait for the next refresh, so
  /// that a view that marks itself for layout in `draw(_:)` does not stop the program.
  private static let layoutLimit = 64

  /// Updates constraints, lays out and displays the views that changed.
  ///
  /// Views are displayed at least once, because the program may have laid them out before the end
  /// of the turn. Views that are marked for display while others are displayed wait for the next
  /// refresh.
  func serveTurn() {
    if !isHidden, !isLayingOut { layOutAndDisplay() }
    guard needsLayoutTurn || needsDisplayTurn || isLayingOut, !isHidden else {
      return isWaitingForTurn = false
    }
    MainTurn.continueLater(self)
  }

  /// Lays out and displays the views, and repeats this if displaying them changes the layout.
  private func layOutAndDisplay() {
    var hasPostponedMarks = false
    for count in 0..<Self.layoutLimit {
      guard count == 0 || needsLayoutTurn else { return }
      layOut()
      needsDisplayTurn = hasPostponedMarks
      displayMarkedViews(isRepeated: count > 0)
      hasPostponedMarks = needsDisplayTurn
      // A layout that does not settle is continued later.
      if ownLayoutHost?.feedbackLoop != nil { return }
    }
  }

  /// Lays out the views that changed.
  private func layOut() {
    guard needsLayoutTurn else { return }
    if addsContentInTurn { addContent() }
    activeLayoutHost.layoutIfNeeded(from: self)
    finishLayout()
  }

  /// A Boolean value that indicates whether the layout of the window changed since the last layout.
  private var needsLayoutTurn: Bool {
    guard layoutCompletions.isEmpty, !addsContentInTurn else { return true }
    return ownLayoutHost.map { !$0.isSettled(self) } ?? (needsLayoutFlag || descendantNeedsLayout)
  }

  /// A Boolean value that indicates whether the window is being laid out. This is the case if the
  /// program runs the run loop within `layoutSubviews()`.
  private var isLayingOut: Bool { ownLayoutHost?.isLayingOut ?? false }
}
