import Foundation

/// A text with its fonts, which can be broken into lines.
package struct StyledText: Hashable, Sendable {
  /// A part of a text in one font.
  package struct Run: Hashable, Sendable {
    /// The characters of the run.
    package var string: String
    package var font: UIFont
    /// The space after each character, in points.
    package var kern: CGFloat
    /// The color, or nil for that of the whole text.
    package var color: UIColor?
    /// The style of the paragraph, if the paragraph begins in the run.
    package var paragraph = NSParagraphStyle.Values() {
      didSet { alignment = paragraph.alignment }
    }
    /// The alignment that the paragraph style specifies, or nil for that of the view. It applies if
    /// a paragraph begins in the run.
    package private(set) var alignment: NSTextAlignment?
    /// The room of the object that the characters U+FFFC of the run stand for, or nil.
    package var inline: InlineRoom?
    /// Creates a text in one font.
    package init(_ string: String, font: UIFont, kern: CGFloat = 0) {
      self.string = string
      self.font = font
      self.kern = kern
    }

    package static func == (a: Run, b: Run) -> Bool {
      (a.font === b.font || a.font.isSame(as: b.font)) && a.kern == b.kern && a.string == b.string
        && a.alignment == b.alignment && a.color == b.color && a.inline == b.inline
        && a.paragraph == b.paragraph
    }

    /// Uses the alignment of the view.
    fileprivate mutating func align() { alignment = nil }
  }

  /// The runs in the order of the text.
  package var runs: [Run]
  package init(_ string: String, font: UIFont) {
    runs = [Run(string, font: font)]
  }

  /// Creates the runs of an attributed string. `font` applies to text without a font.
  package init(_ text: NSAttributedString, font: UIFont) {
    runs = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let kern = attributes[.kern] ?? attributes[.tracking]
      var run = Run(
        text.attributedSubstring(from: range).string,
        font: attributes[.font] as? UIFont ?? font, kern: Self.points(kern))
      run.color = attributes[.foregroundColor] as? UIColor
      if let inline = attributes[.attachment] as? any InlineContent,
        run.string.contains(Self.inlineCharacter)
      {
        run.inline = InlineRoom(inline.inlineBounds(at: range.location))
      }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        run.paragraph = style.values
      }
      runs.append(run)
    }
  }

  /// The text with the alignment of the view, regardless of the styles of its paragraphs.
  package var unaligned: StyledText {
    guard runs.contains(where: { $0.alignment != nil }) else { return self }
    var text = self
    for i in text.runs.indices { text.runs[i].align() }
    return text
  }

  static func points(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  package var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// A Boolean value that indicates whether the text has no characters.
  package var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }

  /// The font of the first character, or nil without text.
  package var firstFont: UIFont? { (runs.first { !$0.string.isEmpty })?.font }

  /// The font of the last character, or nil without text.
  package var lastFont: UIFont? { (runs.last { !$0.string.isEmpty })?.font }
}
