import Foundation
import Testing

@testable import AutoLayout

/// Text with attributes in controls. Oracle: Apple's documentation, and the sums beside each.
@MainActor
@Suite struct AttributedTextTests {
  private let big = UIFont.systemFont(ofSize: 40)

  @Test func `The size of a text field depends on its attributed text`() {
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

  @Test func `Side views of a text field affect its size only while they are visible`() {
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

  /// Oracle: Apple's documentation of `leftView`, of `rightView`, which flips where the direction is from
  /// right to left, and of `leftViewRect(forBounds:)`, which a subclass overrides to move the view.
  @Test func `Side views of a text field are subviews only while they are visible`() {
    final class Inset: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
      }
    }
    let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (field.leftView, field.rightView) = (left, right)
    #expect(!field.hasIndependentSubviews)
    (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
    field.layoutIfNeeded()
    #expect(left.superview === field && right.superview === field)
    #expect(left.frame == CGRect(x: 12, y: 10, width: 30, height: 20))
    #expect(right.frame == CGRect(x: 190, y: 15, width: 10, height: 10))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 42, y: 0, width: 148, height: 40))
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 158, y: 10, width: 30, height: 20))
    #expect(right.frame == CGRect(x: 0, y: 15, width: 10, height: 10))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 148, height: 40))
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 12)
    field.leftViewMode = .never
    field.rightView = nil
    #expect(!field.hasIndependentSubviews)
  }

  @Test func `The clear button narrows the text rectangle of a nonempty field`() {
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

  /// Oracle: Apple's documentation of `UILabel.attributedText`, which sets the style properties to those
  /// at location 0.
  @Test func `A label adopts the alignment and line break mode of its first paragraph`() throws {
    let centered = NSMutableParagraphStyle()
    (centered.alignment, centered.lineBreakMode) = (.center, .byTruncatingMiddle)
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    let text = NSMutableAttributedString(string: "a\n", attributes: [.paragraphStyle: centered])
    text.append(NSAttributedString(string: "b\n", attributes: [.paragraphStyle: right]))
    text.append(NSAttributedString(string: "c"))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = text
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
    func lines() throws -> [LayoutSnapshot.Text.Line] {
      guard case .label(let shown) = label.layoutSnapshot().views[0].content else {
        Issue.record("no label")
        return []
      }
      return shown.lines
    }
    func shares() throws -> [CGFloat] {
      try lines().map { (100 * $0.origin.x / (200 - $0.width)).rounded() }
    }
    // The last paragraph has no style, and lies as the label's text does.
    #expect(try shares() == [50, 100, 50])
    label.textAlignment = .left
    #expect(try shares() == [0, 0, 0])
    label.font = .systemFont(ofSize: 20)
    #expect(try shares() == [0, 0, 0])
    label.attributedText = text
    #expect(try shares() == [50, 100, 50])
    label.numberOfLines = 1
    label.attributedText = NSAttributedString(
      string: "a text that is much too long for its label", attributes: [.paragraphStyle: centered])
    let cut = try #require(try lines().first?.string)
    #expect(cut.contains("…") && !cut.hasSuffix("…"))
    label.lineBreakMode = .byTruncatingTail
    #expect(try lines().first?.string.hasSuffix("…") == true)
    // Without a style nothing is taken over.
    label.attributedText = NSAttributedString(string: "plain")
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
  }

  @Test func `Attributed text uses its paragraph alignment unless the view overrides it`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSAttributedString(string: "abc", attributes: [.paragraphStyle: style])
    let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let field = UITextField(frame: frame)
    field.attributedText = text
    guard case .textField(let shown?, _, _) = field.layoutSnapshot().views[0].content else {
      Issue.record("no text")
      return
    }
    #expect(abs(shown.lines[0].origin.x + shown.lines[0].width - 200) < 0.01)
    field.textAlignment = .left
    guard case .textField(let left?, _, _) = field.layoutSnapshot().views[0].content else {
      Issue.record("no text")
      return
    }
    #expect(left.lines[0].origin.x == 0)
    let view = UITextView(frame: frame)
    view.attributedText = text
    guard case .textView(let body) = view.layoutSnapshot().views[0].content else {
      Issue.record("no text")
      return
    }
    #expect(abs(body.lines[0].origin.x + body.lines[0].width - 195) < 0.01)
  }

  /// Oracle: UAX #9, P2 and L2: the first letter runs from the right, and so do the stretches.
  @Test(arguments: ["שלום עולם", "123 مرحبا بك"])
  func `Runs of a right-to-left line start at its right edge`(string: String) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let text = NSMutableAttributedString(string: string, attributes: [.font: big])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    label.attributedText = text
    guard case .label(let shown) = label.layoutSnapshot().views[0].content else {
      Issue.record("no label")
      return
    }
    let line = try #require(shown.lines.first)
    let pieces = try #require(line.pieces)
    #expect(pieces.map(\.string) == [string.dropFirst(4), string.prefix(4)].map(String.init))
    #expect(pieces[1].color == UIColor.red.snapshotColor)
    #expect(pieces[0].x == line.origin.x && pieces[0].x < pieces[1].x)
    #expect(abs(pieces[1].x - pieces[0].x - pieces[0].width) < 1e-9)
    #expect(abs(pieces[1].x + pieces[1].width - line.origin.x - line.width) < 1e-9)
  }

  @Test func `Runs of attributed text are drawn in their fonts and colors`() throws {
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
    guard case .label(let plain) = label.layoutSnapshot().views[0].content else {
      Issue.record("no label")
      return
    }
    #expect(plain.lines.first?.pieces == nil)
  }

  // The runs decide the height of the lines, not the font of the label: 17 points by default, so that the
  // height of three lines of 10 points was taken for that of two lines.
  @Test(arguments: [0, 8.0])
  func `A label with its intrinsic height shows all of its attributed text`(spacing: CGFloat) throws
  {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    style.maximumLineHeight = 10
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo\nthree",
      attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    label.frame.size = label.intrinsicContentSize
    guard case .label(let shown) = label.layoutSnapshot().views[0].content else {
      Issue.record("no label")
      return
    }
    #expect(shown.lines.map(\.string) == ["one", "two", "three"] && !shown.isTruncated)
    label.frame.size.height -= 9
    guard case .label(let cut) = label.layoutSnapshot().views[0].content else {
      Issue.record("no label")
      return
    }
    #expect(cut.lines.count == 2 && cut.isTruncated)
  }
}
