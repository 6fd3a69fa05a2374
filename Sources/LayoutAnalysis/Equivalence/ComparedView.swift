import AutoLayout

/// A view of one side of a comparison, as it is named in reports.
public struct ComparedView: Hashable, Sendable, Codable {
  /// The identifier in the document or the accessibility identifier, or `nil` for views without
  /// one.
  public let identifier: String?
  /// The class with the label that distinguishes the view from others, such as `UILabel “Title”`.
  public let name: String
  /// The index in the snapshot, for views without identifier.
  let index: Int?

  /// Creates the entry for the view at an index of a snapshot.
  init(_ view: LayoutSnapshot.View, at index: Int) {
    identifier = view.identifier
    name = view.nameForPeople
    self.index = view.identifier == nil ? index : nil
  }

  /// The name with the identifier.
  public var description: String { identifier.map { "\(name) (\($0))" } ?? name }
}
