import AutoLayout

/// A view of one side of a comparison, as reports name it.
public struct ComparedView: Hashable, Sendable, Codable {
  /// The identifier in the document, or the accessibility identifier; nil for views without one.
  public let identifier: String?
  /// The class, and what tells the view from others, such as `UILabel “Title”`.
  public let name: String
  /// The index in the snapshot, for views without identifier.
  let index: Int?

  /// The view at an index of a snapshot.
  init(_ view: LayoutSnapshot.View, at index: Int) {
    identifier = view.identifier
    name = view.nameForPeople
    self.index = view.identifier == nil ? index : nil
  }

  /// The name with the identifier.
  public var description: String { identifier.map { "\(name) (\($0))" } ?? name }
}
