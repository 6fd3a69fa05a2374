import AutoLayout
import InterfaceBuilder

/// User settings that change the widths of texts.
public struct TextSetting: Hashable, Sendable, Codable {
  /// The short name of the preferred content size, such as `AX3`, or `nil` for the default.
  public let contentSize: String?
  /// A Boolean value that indicates whether the setting Bold Text is on.
  public let hasBoldText: Bool

  /// The setting of a canvas.
  init(_ canvas: LintCanvas) {
    contentSize = canvas.contentSize.map { ContentSizeName.short(of: $0) }
    hasBoldText = canvas.hasBoldText
  }

  /// A readable name of the setting. It is empty for the default.
  public var name: String {
    [contentSize, hasBoldText ? "bold text" : nil].compactMap { $0 }.joined(separator: ", ")
  }
}
