import Foundation

extension UITextField {
  /// The attributes of text to be typed, or `nil` if the field is not being edited. They affect
  /// attributed text, and are reset when the selection changes.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? knownEditing?.typingAttributes ?? knownTypingAttributes : nil }
    set { editing.typingAttributes = newValue }
  }

  /// The attributes before the insertion point, or those of the field.
  var knownTypingAttributes: [NSAttributedString.Key: Any] {
    guard let attributes, attributes.length > 0 else { return defaultTextAttributes }
    let index = min(max(0, selection.location - 1), attributes.length - 1)
    return attributes.attributes(at: index, effectiveRange: nil)
  }

  /// The attributes of the whole text: its font, color and alignment. Setting it applies them.
  ///
  /// - Remark: Partial. Setting it keeps only the font, color and paragraph alignment, and
  ///   otherwise sets the attributed text.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var result: [NSAttributedString.Key: Any] = [.font: textFont, .paragraphStyle: style]
      result[.foregroundColor] = textColor
      return result
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      guard let text, newValue.keys.contains(where: { !Self.ownKeys.contains($0) }) else { return }
      attributedText = NSAttributedString(string: text, attributes: newValue)
    }
  }

  private static let ownKeys: Set<NSAttributedString.Key> = [
    .font, .foregroundColor, .paragraphStyle,
  ]
}

extension NSAttributedString {
  /// Returns the text with a range replaced by text with other attributes.
  func replacing(
    _ range: NSRange, with text: String, _ attributes: [Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(
      attributedString: attributedSubstring(from: NSRange(location: 0, length: range.location)))
    result.append(NSAttributedString(string: text, attributes: attributes))
    let end = NSMaxRange(range)
    result.append(attributedSubstring(from: NSRange(location: end, length: length - end)))
    return result
  }
}
