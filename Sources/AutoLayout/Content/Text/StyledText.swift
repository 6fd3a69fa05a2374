import Foundation

/// Text with its fonts: what is broken into lines.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text in one font.
  package struct Run: Hashable, Sendable {
    /// The characters of all runs.
    package var string: String
    package var font: UIFont
    /// Points added after each character.
    package var kern: CGFloat
    /// Nil for the colour of the whole text.
    package var color: UIColor?
    /// Counts where a paragraph begins in the run.
    package var paragraph = NSParagraphStyle.Values() {
      didSet { alignment = paragraph.alignment }
    }
    /// Where lines of the paragraph lie, as its style states it; nil for where the view says. Counts
    /// where a paragraph begins in the run.
    package private(set) var alignment: NSTextAlignment?
    /// Text in one font.
    package init(_ string: String, font: UIFont, kern: CGFloat = 0) {
      self.string = string
      self.font = font
      self.kern = kern
    }

    /// Leaves the alignment to the view.
    fileprivate mutating func align() { alignment = nil }
  }

  /// The runs in the order of the text.
  package var runs: [Run]
  package init(_ string: String, font: UIFont) {
    runs = [Run(string, font: font)]
  }

  /// The runs of an attributed string; `font` where it states none.
  package init(_ text: NSAttributedString, font: UIFont) {
    runs = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let kern = attributes[.kern] ?? attributes[.tracking]
      var run = Run(
        text.attributedSubstring(from: range).string,
        font: attributes[.font] as? UIFont ?? font, kern: Self.points(kern))
      run.color = attributes[.foregroundColor] as? UIColor
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        run.paragraph = style.values
      }
      runs.append(run)
    }
  }

  /// The text with its paragraphs where the view says, whatever their styles state.
  package var unaligned: StyledText {
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

  package var string: String { runs.map(\.string).joined() }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }

  /// The font of the first character, nil without text.
  package var firstFont: UIFont? { (runs.first { !$0.string.isEmpty })?.font }

  /// The font of the last character, nil without text.
  package var lastFont: UIFont? { (runs.last { !$0.string.isEmpty })?.font }
}
