import Foundation
import Testing

@testable import AutoLayout

/// Foundation compares the attributes of neighboring runs, which stopped programs outside Apple's
/// platforms.
@MainActor
@Suite struct AttributeComparisonTests {
  private func runs(_ key: NSAttributedString.Key, _ values: [Any]) -> Int {
    let text = NSMutableAttributedString(string: "abc")
    for (index, value) in values.enumerated() {
      text.setAttributes([key: value], range: NSRange(location: index, length: 1))
    }
    var count = 0
    text.enumerateAttribute(key, in: NSRange(location: 0, length: 3), options: []) { _, _, _ in
      count += 1
    }
    return count
  }

  @Test func `Adjacent runs with different attribute values are not merged`() {
    let fonts = [12, 13, 14].map { UIFont.systemFont(ofSize: $0) }
    #expect(runs(.font, fonts) == 3)
    #expect(runs(.foregroundColor, [UIColor.red, UIColor.blue, UIColor.red]) == 3)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    #expect(
      runs(.paragraphStyle, [NSParagraphStyle.default, style, NSParagraphStyle.default]) == 3)
    #expect(runs(.attachment, [NSTextAttachment(), NSTextAttachment(), NSTextAttachment()]) == 3)
  }
}
