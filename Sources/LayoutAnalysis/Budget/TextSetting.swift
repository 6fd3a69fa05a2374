import AutoLayout
import InterfaceBuilder

/// Settings of a person that change the widths of texts.
public struct TextSetting: Hashable, Sendable, Codable {
  /// The short name of the preferred size of text, such as `AX3`; nil for the default.
  public let contentSize: String?
  /// A Boolean value that indicates whether the setting Bold Text is on.
  public let hasBoldText: Bool

  /// The setting of a canvas.
  init(_ canvas: LintCanvas) {
    contentSize = canvas.contentSize.map { ContentSizeName.short(of: $0) }
    hasBoldText = canvas.hasBoldText
  }

  /// The setting in words; empty for the default.
  public var name: String {
    [contentSize, hasBoldText ? "bold text" : nil].compactMap { $0 }.joined(separator: ", ")
  }
}
