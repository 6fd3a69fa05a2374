import AutoLayout

/// Settings of a user or a system that change the layout of a document.
public struct CanvasSettings: Sendable, Hashable {
  /// The major version of iOS whose controls, bars and safe areas apply, or `nil` for the default.
  /// On a canvas, the default is that of the Xcode that wrote the document; elsewhere, it is the
  /// default version of devices.
  public var systemVersion: Int?
  /// The preferred content size, or `nil` for that of the canvas.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The layout direction of the interface, or `nil` for that of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// A Boolean value that indicates whether the system shows its fonts in bold, as with the
  /// accessibility setting Bold Text.
  public var hasBoldText: Bool

  /// Creates settings. Omitted values are those of the document.
  public init(
    systemVersion: Int? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil, hasBoldText: Bool = false
  ) {
    self.systemVersion = systemVersion
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.hasBoldText = hasBoldText
  }
}
