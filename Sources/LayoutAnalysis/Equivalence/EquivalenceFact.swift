/// A difference of two layouts that holds at some parameters.
struct EquivalenceFact: Hashable, Sendable {
  /// The type of a difference.
  enum Kind: Hashable, Sendable {
    /// The frames in the coordinates of the root are different.
    case frame
    /// The view is in one side only.
    case missing
    /// Something other than the frame is different. The text describes the difference.
    case content(String)
  }

  /// The type of the difference.
  let kind: Kind
  /// The view of the first side, or `nil` if it is missing.
  let first: ComparedView?
  /// The view of the second side, or `nil` if it is missing.
  let second: ComparedView?
  /// The index of the view in its snapshot, by which differences are sorted.
  let order: Int
}
