import Foundation

extension UILabel: AccessibilityDescribing {
  /// Static text. A label without text is not an element.
  package var describedForAccessibility: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = .staticText
    if !isEnabled { traits.insert(.notEnabled) }
    var values = AccessibilityDefaults(label: text, traits: traits)
    values.isElement = !(text ?? "").isEmpty
    values.textColor = textColor
    values.font = font
    return values
  }
}

extension UITextField: AccessibilityDescribing {
  /// A field whose value is its text, or its placeholder while it is empty. Secure text is read as
  /// the number of its characters (assumed).
  package var describedForAccessibility: AccessibilityDefaults {
    let text = text ?? ""
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    var values = AccessibilityDefaults(
      value: text.isEmpty ? placeholder : shown, traits: isEnabled ? .none : .notEnabled,
      responds: isEnabled)
    values.textColor = text.isEmpty ? nil : textColor
    values.font = font
    return values
  }
}

extension UITextView: AccessibilityDescribing {
  /// A view whose value is its text.
  package var describedForAccessibility: AccessibilityDefaults {
    var values = AccessibilityDefaults(value: text, responds: isEditable)
    values.textColor = textColor
    values.font = font
    return values
  }
}

extension UISearchBar: AccessibilityDescribing {
  /// A search field whose value is its text, or its placeholder while it is empty.
  package var describedForAccessibility: AccessibilityDefaults {
    let text = text ?? ""
    return AccessibilityDefaults(
      value: text.isEmpty ? placeholder : text, traits: .searchField, responds: true)
  }
}
