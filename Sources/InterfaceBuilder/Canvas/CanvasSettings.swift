import AutoLayout

/// What a person or a system has set that changes how a document is laid out.
public struct CanvasSettings: Sendable, Hashable {
  /// The major version of iOS whose controls, bars and safe areas hold; nil for that of the Xcode
  /// that wrote the document on its canvas, and for the newest that is the default on devices.
  public var systemVersion: Int?
  /// The preferred size of text; nil for that of the canvas.
  public var contentSizeCategory: UIContentSizeCategory?
  /// Which way the interface reads; nil for the way of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// Whether the system shows its fonts bolder.
  public var hasBoldText: Bool

  /// Settings; those left out are the document's.
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
