import AutoLayout
import Foundation

extension TreeBuilder {
  /// The font that a view's element states.
  func font(of element: VariedElement) -> UIFont? {
    element.child("fontDescription", key: "fontDescription").flatMap(fonts.font)
  }

  /// Whether an application's font follows the preferred size of text; a canvas keeps its size.
  private func follows(_ element: VariedElement) -> Bool {
    purpose == .application && element.flag("adjustsFontForContentSizeCategory") == true
  }

  func configure(_ label: UILabel, _ element: VariedElement) {
    label.adjustsFontForContentSizeCategory = follows(element)
    label.font = font(of: element) ?? label.font
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    label.lineBreakMode =
      TextReader.lineBreakMode(element["lineBreakMode"]) ?? .byTruncatingTail
    label.textAlignment = TextReader.textAlignment(element["textAlignment"])
    label.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.isEnabled = element.flag("enabled") ?? true
    if let color = color("textColor", of: element) { label.textColor = color }
    if let text = attributedText(of: element) {
      label.attributedText = text
    } else {
      label.text = texts.string("text", of: element)
    }
  }

  /// The styled text of a view, where it has one.
  private func attributedText(of element: VariedElement) -> NSAttributedString? {
    guard element.flag("usesAttributedText") == true else { return nil }
    return element.child("attributedString", key: "attributedText").map {
      texts.attributedString($0, owner: element.id, property: "attributedText")
    }
  }

  func configure(_ field: UITextField, _ element: VariedElement) {
    field.font = font(of: element) ?? field.font
    field.adjustsFontForContentSizeCategory = follows(element)
    field.borderStyle = Self.borderStyles[element["borderStyle"] ?? ""] ?? .none
    field.textAlignment = TextReader.textAlignment(element["textAlignment"])
    field.placeholder = texts.string("placeholder", of: element)
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = element.number("minimumFontSize") ?? 0
    field.clearButtonMode = Self.viewModes[element["clearButtonMode"] ?? ""] ?? .never
    field.isSecureTextEntry =
      element.child("textInputTraits", key: "textInputTraits")?.flag("secureTextEntry") ?? false
    if let color = color("textColor", of: element) { field.textColor = color }
    if let text = attributedText(of: element) {
      field.attributedText = text
    } else {
      field.text = texts.string("text", of: element)
    }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
  ]

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  func configure(_ view: UITextView, _ element: VariedElement) {
    configureScrolling(view, element)
    view.font = font(of: element) ?? view.font
    view.adjustsFontForContentSizeCategory = follows(element)
    view.textAlignment = TextReader.textAlignment(element["textAlignment"])
    if let color = color("textColor", of: element) { view.textColor = color }
    if let text = attributedText(of: element) {
      view.attributedText = text
    } else {
      view.text = texts.string("text", of: element) ?? ""
    }
  }
}
