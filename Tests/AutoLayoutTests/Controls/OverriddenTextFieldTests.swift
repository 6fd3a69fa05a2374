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
