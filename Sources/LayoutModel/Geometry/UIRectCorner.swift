/// The corners of a rectangle.
@frozen
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper-left corner.
  @inlinable
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// The upper-right corner.
  @inlinable
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// The lower-left corner.
  @inlinable
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// The lower-right corner.
  @inlinable
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// All four corners.
  @inlinable
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}
