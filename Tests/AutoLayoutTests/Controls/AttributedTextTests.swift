import Foundation
import Testing

@testable import AutoLayout

/// Text with attributes in controls. Oracle: Apple's documentation, and the sums beside each.
@MainActor
@Suite struct AttributedTextTests {
  private let big = UIFont.systemFont(ofSize: 40)

  @Test func `A field is as wide and high as its text with attributes`() {
    let field = UITextField()
    field.text = "abc"
    let plain = field.intrinsicContentSize
    field.attributedText = NSAttributedString(string: "abc", attributes: [.font: big])
    // 40 · 1.19336 = 47.7; without border ascender and descender are rounded up apart: 39 + 10.
    #expect(field.intrinsicContentSize.height == 49)
    #expect(field.intrinsicContentSize.width > 2 * plain.width)
    #expect(field.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == big)
    field.text = "abc"
    #expect(field.intrinsicContentSize == plain)
    field.text = nil
    field.attributedPlaceholder = NSAttributedString(string: "abc", attributes: [.font: big])
    #expect(field.intrinsicContentSize.width > 2 * plain.width)
  }

  @Test func `Views beside the text count while they show`() {
    let field = UITextField()
    let width = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.intrinsicContentSize.width == width)
    field.leftViewMode = .whileEditing
    #expect(field.intrinsicContentSize.width == width)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 30)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field.textRect(forBounds: bounds).minX == 30)
    #expect(
      field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 30, height: 20))
  }

  @Test func `The clear button takes room from a text that is there`() {
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).maxX == 200)
    field.text = "abc"
    #expect(field.textRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: bounds).minX == field.clearButtonRect(forBounds: bounds).maxX)
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds) == bounds)
  }

  @Test func `Stretches of a label are drawn in their fonts and colours`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Big", attributes: [.font: big, .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    label.frame.size = label.intrinsicContentSize
    guard case .label(let shown) = label.layoutSnapshot().views[0].content else {
      Issue.record("no label")
      return
    }
    let pieces = try #require(shown.lines.first?.pieces)
    #expect(pieces.map(\.string) == ["Big", " small"])
    #expect(pieces.map(\.font.size) == [40, 10])
    #expect(pieces[0].color == UIColor.red.snapshotColor && pieces[1].color == shown.color)
    #expect(abs(pieces[1].x - pieces[0].width) < 1e-9)
    label.attributedText = NSAttributedString(string: "plain")
    guard case .label(let plain) = label.layoutSnapshot().views[0].content else { return }
    #expect(plain.lines.first?.pieces == nil)
  }
}
