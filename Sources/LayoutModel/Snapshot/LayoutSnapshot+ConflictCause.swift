extension LayoutSnapshot.Constraint {
  /// What contradicts what in a conflict.
  public enum ConflictCause: String, Hashable, Sendable, Codable {
    /// Constraints of the document, autoresizing masks or those of stack views.
    case constraints
    /// Constraints, and the content size of a view that makes it required.
    case contentSize
    /// Constraints, and the height on the canvas of a cell that is as high as its content at run time.
    case cellHeight
    /// The canvas: a safe area larger than the root, or one of a screen on which a view of a xib does
    /// not lie at run time. The document says nothing about either.
    case canvas
  }

  /// A Boolean value that indicates whether the constraint was broken in a conflict that all
  /// commands report as such: constraints contradict each other, whatever the contents and the
  /// canvas are.
  public var isInConflict: Bool {
    isBroken && origin != .contentSize && (conflictCause ?? .constraints) == .constraints
  }
}
