import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Every text that a form accepts reads back as the same value, and nothing else is accepted. Oracle: by hand,
/// from the notation that Xcode writes.
@Suite struct AttributeFormTests {
  /// Texts that are no value of any listed form.
  private static let foreign = ["", " ", "yes", "0x10", "something", "Equal", "1 000"]

  private func expect<Value: Equatable>(
    _ form: AttributeForm<Value>, valid: [String], invalid: [String]
  ) {
    for text in valid {
      guard let value = form.read(text) else {
        Issue.record("'\(text)' is not accepted: \(form.hint)")
        continue
      }
      #expect(form.read(form.write(value)) == value)
      #expect(form.interpret(text) == value)
    }
    for text in invalid { #expect(form.read(text) == nil, "'\(text)'") }
  }

  @Test func `Numbers, integers, Booleans, and intrinsic lengths are validated`() {
    expect(.number, valid: ["0", "1", "-10.5", "1e3", "0.0"], invalid: ["", "1e8", "nan", "20pt"])
    expect(.integer, valid: ["0", "-1", "12"], invalid: ["", "1.5", "x"])
    expect(.flag, valid: ["YES", "NO"], invalid: ["yes", "1", "", "TRUE"])
    expect(.intrinsicLength, valid: ["infinite", "0", "12.5"], invalid: ["", "none", "1e8"])
    #expect(AttributeForm<IntrinsicLength>.intrinsicLength.read("infinite")?.points == nil)
  }

  @Test func `All listed values of all attributes are valid`() {
    for schema in Schema.elements.values {
      for attribute in schema.attributes {
        for text in attribute.values ?? [] {
          let place = Comment("\(schema.name) \(attribute.name)=\(text)")
          #expect(attribute.hint(for: text) == nil, place)
          let written = attribute.normalized(text)
          #expect(written.flatMap(attribute.normalized) == written, place)
          #expect(written.map { attribute.values?.contains($0) == true } == true, place)
        }
      }
    }
  }

  @Test func `Unlisted values of attributes that are read are invalid`() {
    for schema in Schema.elements.values {
      for attribute in schema.attributes where attribute.isRead && attribute.values != nil {
        for text in Self.foreign {
          #expect(attribute.hint(for: text) != nil, "\(schema.name) \(attribute.name)=\(text)")
        }
      }
    }
  }

  @Test func `An invalid attribute value is read as its fallback value`() throws {
    let document = try DocumentText.xib(
      """
      <label opaque="yes" contentMode="everywhere" textAlignment="middle" lineBreakMode="truncatingTail" \
      numberOfLines="many" contentHorizontalAlignment="start" id="root">\(DocumentText.frame(0, 0, 9, 9))</label>
      """)
    let label = try #require(document.element(withIdentifier: "root"))
    #expect(label[ViewElement.opaque] == false)
    #expect(label[ViewElement.contentMode] == nil)
    #expect(label[TextElement.textAlignment] == .natural)
    #expect(label[LabelElement.lineBreakMode] == .byTruncatingTail)
    #expect(label[LabelElement.numberOfLines] == 1)
    #expect(label[ControlElement.contentHorizontalAlignment] == .center)
    #expect(label[ControlElement.contentVerticalAlignment] == nil)
  }

  @Test func `Default values are not written`() {
    #expect(LabelElement.numberOfLines.text(1) == nil)
    #expect(LabelElement.numberOfLines.text(0) == "0")
    #expect(StackViewElement.axis.text(.vertical) == "vertical")
    #expect(ViewElement.hidden.text(false) == nil)
  }
}
