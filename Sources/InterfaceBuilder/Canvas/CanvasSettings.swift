import AutoLayout

/// Settings of a person or a system that change how a document is laid out.
public struct CanvasSettings: Sendable, Hashable {
  /// The major version of iOS whose controls, bars and safe areas apply. By default, it is that of
  /// the Xcode that wrote the document on its canvas, and the default version of devices elsewhere.
  public var systemVersion: Int?
  /// The preferred size of text; nil for that of the canvas.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The direction of the interface; nil for that of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// A Boolean value that indicates whether the system shows its fonts bolder, as the accessibility
  /// setting Bold Text does.
  public var hasBoldText: Bool

  /// Settings; values that are not given are the document's.
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
