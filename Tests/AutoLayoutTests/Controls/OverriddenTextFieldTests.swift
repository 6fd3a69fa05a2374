import AutoLayout
import Foundation
import LayoutModel
import Testing

/// Text fields whose classes override what UIKit lets them override, as libraries of floating
/// placeholders do.
@MainActor
@Suite struct OverriddenTextFieldTests {
  /// Sets the attributed placeholder whenever the placeholder changes.
  private final class ColoredField: UITextField {
    override var placeholder: String? {
      didSet {
        attributedPlaceholder = placeholder.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
        }
      }
    }
    override var text: String? {
      didSet { attributedText = text.map { NSAttributedString(string: $0 + "!") } }
    }
  }

  /// Neither setter of the attributed values goes through the override of the plain one.
  @Test func attributedValuesCanBeSetByOverrides() {
    let field = ColoredField()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name")
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .red)
    field.text = "Ada"
    #expect(field.text == "Ada!")
    field.attributedText = NSAttributedString(string: "Bob")
    #expect(field.text == "Bob")
  }

  /// Insets both rectangles by what it adds to those of UIKit.
  private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 4)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 4)
    }
  }

  /// The oracle are the tests of SkyFloatingLabelTextField 4.0.0, which pass on iOS: its override of
  /// `editingRect(forBounds:)` starts with that of UIKit, without the insets of its `textRect(forBounds:)`.
  @Test func editingRectanglesDoNotContainTheOverrideOfTextRectangles() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    let field = InsetField(frame: bounds)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 10, y: 4, width: 80, height: 32))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 10, y: 4, width: 80, height: 32))
  }

  /// The oracle are the tests of SkyFloatingLabelTextField 4.0.0.
  @Test func nilIsTheSystemFont() {
    let field = UITextField()
    field.font = .boldSystemFont(ofSize: 30)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }

  /// The oracle is Apple's documentation: keys that an archive does not contain are decoded as nil or 0.
  @Test func emptyArchivesGiveViewsWithDefaultValues() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UITextField(coder: coder)?.font == .systemFont(ofSize: 17))
    #expect(UIViewController(coder: coder) != nil)

    let filled = NSKeyedArchiver(requiringSecureCoding: false)
    filled.encode("{{0, 0}, {10, 10}}", forKey: "UIBounds")
    filled.finishEncoding()
    let other = try NSKeyedUnarchiver(forReadingFrom: filled.encodedData)
    #expect(UITextField(coder: other) == nil)
  }

  private class Field: UITextField {}
  /// Draws no placeholder.
  private final class EmptyField: Field {
    override func drawPlaceholder(in rect: CGRect) {}
  }
  /// Draws the placeholder itself.
  private final class PaintingField: Field {
    override func drawPlaceholder(in rect: CGRect) {
      (placeholder ?? "").draw(at: CGPoint(x: 30, y: 10), withAttributes: nil)
    }
  }
  /// Moves the placeholder and the text.
  private final class MovingField: Field {
    override func drawPlaceholder(in rect: CGRect) {
      super.drawPlaceholder(in: rect.offsetBy(dx: 12, dy: 0))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 7, dy: 0)) }
  }

  private func view(of field: UITextField, text: String? = nil) throws -> LayoutSnapshot.View {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.placeholder = "Name"
    field.text = text
    return try #require(field.layoutSnapshot().views.first)
  }
  private func content(_ view: LayoutSnapshot.View) -> LayoutSnapshot.Text? {
    guard case .textField(let text, _, _) = view.content else { return nil }
    return text
  }

  @Test func anOverrideDecidesAboutThePlaceholder() throws {
    #expect(content(try view(of: Field())) != nil)
    #expect(try view(of: Field()).drawing == nil)
    #expect(content(try view(of: EmptyField())) == nil)
    #expect(try view(of: EmptyField()).drawing == nil)
    #expect(content(try view(of: PaintingField())) == nil)
    #expect(try view(of: PaintingField()).drawing != nil)
    // The text of a field does not depend on how the placeholder is drawn.
    #expect(content(try view(of: EmptyField(), text: "Ada")) != nil)
  }

  @Test func anOverrideMovesTheText() throws {
    func left(_ field: UITextField, text: String? = nil) throws -> CGFloat {
      let view = try view(of: field, text: text)
      return try #require(content(view)?.lines.first?.origin.x)
    }
    #expect(try left(MovingField()) - left(Field()) == 12)
    #expect(try left(MovingField(), text: "Ada") - left(Field(), text: "Ada") == 7)
  }
}
