import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `NSAttributedString(_:)` and `AttributedString(_:)`, whose keys have
/// the names of each other (apple-documentation).
@Suite struct AttributedStringConversionTests {
  private let style: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }()

  @Test func `Conversion in both directions preserves attribute ranges and values`() throws {
    let text = NSMutableAttributedString(
      string: "añ", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2])
    text.append(
      NSAttributedString(
        string: "b",
        attributes: [
          .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.double.rawValue,
          .paragraphStyle: style, .link: try #require(URL(string: "https://example.com")),
        ]))
    let made = AttributedString(text)
    #expect(String(made.characters) == "añb" && made.runs.count == 2)
    let first = try #require(made.runs.first)
    #expect(first.uiKit.font == .systemFont(ofSize: 20) && first.uiKit.kern == 2)
    let last = try #require(Array(made.runs).last)
    #expect(last.uiKit.foregroundColor == .red && last.uiKit.underlineStyle == .double)
    #expect(last.link == URL(string: "https://example.com") && last.uiKit.font == nil)

    let back = NSAttributedString(made)
    #expect(back.string == "añb")
    var range = NSRange()
    let attributes = back.attributes(at: 2, effectiveRange: &range)
    #expect(range == NSRange(location: 2, length: 1))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == 9)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect((back.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
  }

  @Test func `Conversion handles empty strings and drops custom and invalid attributes`() {
    #expect(NSAttributedString(AttributedString()).length == 0)
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
    let own = NSAttributedString(
      string: "a", attributes: [NSAttributedString.Key(rawValue: "own"): 1, .font: "no font"])
    #expect(AttributedString(own) == AttributedString("a"))
  }
}
