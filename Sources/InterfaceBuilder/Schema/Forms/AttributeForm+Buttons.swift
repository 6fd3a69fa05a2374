import AutoLayout

/// The base style of a button configuration.
package enum ConfigurationStyle: Sendable {
  case plain, gray, tinted, filled

  /// A configuration with the style.
  @MainActor var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

extension AttributeForm<ConfigurationStyle> {
  /// The values of the attribute `style` of button configurations.
  static let configurationStyle = AttributeForm.names([
    "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled,
  ])
}

extension AttributeForm<NSDirectionalRectEdge> {
  /// The values of the attribute `imagePlacement` of button configurations.
  static let imagePlacement = AttributeForm.names([
    "leading": .leading, "top": .top, "bottom": .bottom, "trailing": .trailing,
  ])
}

extension AttributeForm<UIButton.Configuration.Size> {
  /// The values of the attribute `buttonSize` of button configurations.
  static let buttonSize = AttributeForm.names([
    "medium": .medium, "small": .small, "mini": .mini, "large": .large,
  ])
}

extension AttributeForm<UIButton.Configuration.CornerStyle> {
  /// The values of the attribute `cornerStyle` of button configurations.
  static let cornerStyle = AttributeForm.names([
    "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ])
}

extension AttributeForm<UIBarButtonItem.Style> {
  /// The values of the attribute `style` of bar button items.
  static let barButtonStyle = AttributeForm.names(["plain": .plain, "done": .done])
}

extension AttributeForm<UIBarButtonItem.SystemItem> {
  /// The values of the attribute `systemItem` of bar button items: the names of Swift's cases.
  static let systemItem = AttributeForm(
    "write the name of a system item, such as done", read: { items[$0] }, write: { "\($0)" },
    values: items.keys.sorted())

  private static let items: [String: UIBarButtonItem.SystemItem] = Dictionary(
    uniqueKeysWithValues: UIBarButtonItem.SystemItem.allCases.map { ("\($0)", $0) })
}
