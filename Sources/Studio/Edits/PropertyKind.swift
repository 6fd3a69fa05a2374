/// The ways in which properties of the attributes inspector are written.
public enum PropertyKind: String, Codable, Sendable {
  /// An attribute of a child element, which may not exist yet.
  case child
  /// A color, which a child holds.
  case color
  /// A font, which a child holds.
  case font
  /// Margins, which a child holds: four numbers in points, in the order of its attributes.
  case insets
  /// A bar that Interface Builder draws around the view of a controller.
  case metrics
  /// A text, which an attribute or a child holds.
  case text
}
