/// A difference of two layouts that holds at some parameters.
struct EquivalenceFact: Hashable, Sendable {
  /// What differs.
  enum Kind: Hashable, Sendable {
    /// The frames in the coordinates of the root.
    case frame
    /// The view is in one side only.
    case missing
    /// Something that is not a frame, in words.
    case content(String)
  }

  /// What differs.
  let kind: Kind
  /// The view of the first side; nil if it is missing.
  let first: ComparedView?
  /// The view of the second side; nil if it is missing.
  let second: ComparedView?
  /// The index of the view in its snapshot, by which differences are sorted.
  let order: Int
}
