/// How a property of the attributes inspector is written.
public enum PropertyKind: String, Codable, Sendable {
  /// An attribute of a child that the element may not have yet.
  case child
  /// A color, which a child holds.
  case color
  /// A font, which a child holds.
  case font
  /// A bar that Interface Builder draws around the view of a controller.
  case metrics
  /// A text, which an attribute or a child holds.
  case text
}
