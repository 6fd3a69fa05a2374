import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// The attributes of constraints have one definition. Oracle: by hand, from the notation that Xcode writes.
@Suite struct ConstraintSchemaTests {
  /// Texts that are values of an attribute, beside the text that Xcode writes for the same value.
  private static let valid: [(String, String, String)] = [
    ("multiplier", "2", "2"), ("multiplier", "0.5", "0.5"), ("multiplier", "16:9", "16:9"),
    ("multiplier", "1/3", "1/3"), ("multiplier", "-1", "-1"), ("multiplier", "1:1", "1:1"),
    ("multiplier", "1.5e-2", "1.5e-2"), ("multiplier", "0", "0"),
    ("constant", "20", "20"), ("constant", "-10.5", "-10.5"), ("constant", "0.0", "0"),
    ("constant", "1e3", "1000"), ("constant", "2.2250738585072014e-308", "2.2250738585072014e-308"),
    ("priority", "1000", "1000"), ("priority", "250", "250"), ("priority", "999.5", "999.5"),
    ("priority", "0.5", "0.5"), ("relation", "equal", "equal"),
    ("relation", "lessThanOrEqual", "lessThanOrEqual"),
    ("relation", "greaterThanOrEqual", "greaterThanOrEqual"), ("symbolic", "YES", "YES"),
    ("placeholder", "NO", "NO"), ("firstAttribute", "leading", "leading"),
    ("firstAttribute", "lastBaseline", "baseline"), ("secondAttribute", "baseline", "baseline"),
    ("secondAttribute", "centerYWithinMargins", "centerYWithinMargins"),
    ("firstItem", "a-b-c", "a-b-c"),
    ("identifier", "", ""),
  ]

  private static let invalid: [(String, String)] = [
    ("multiplier", ":5"), ("multiplier", "5:"), ("multiplier", "2//3"), ("multiplier", "1e8"),
    ("multiplier", "1:0"), ("multiplier", "1/0"), ("multiplier", "1:2:3"), ("multiplier", "1:2/3"),
    ("multiplier", ""), ("multiplier", "x"), ("multiplier", "0x10"), ("multiplier", "nan"),
    ("multiplier", "inf"), ("multiplier", "1e7:1e-7"), ("multiplier", " 1"), ("multiplier", "1,5"),
    ("constant", ""), ("constant", "1e8"), ("constant", "0x1p4"), ("constant", "nan"),
    ("constant", "20pt"), ("priority", "0"), ("priority", "1e-60"), ("priority", "-1"),
    ("priority", "1000.5"),
    ("priority", "nan"), ("priority", "high"), ("relation", "=="), ("relation", ""),
    ("relation", "Equal"), ("symbolic", "yes"), ("symbolic", "1"), ("placeholder", ""),
    ("firstAttribute", "center"), ("firstAttribute", ""), ("secondAttribute", "Leading"),
  ]

  @Test(arguments: valid)
  func `A valid value is read, and is written in normalized form`(
    _ name: String, _ text: String, _ written: String
  ) throws {
    let attribute = try #require(ConstraintElement.attribute(named: name))
    #expect(attribute.hint(for: text) == nil)
    #expect(attribute.normalized(text) == written)
    #expect(attribute.normalized(written) == written)
  }

  @Test(arguments: invalid)
  func `Invalid values are rejected with a hint`(_ name: String, _ text: String) throws {
    let attribute = try #require(ConstraintElement.attribute(named: name))
    #expect(attribute.hint(for: text) != nil)
    #expect(attribute.normalized(text) == nil)
  }

  @Test func `Names of layout attributes and relations survive a round trip`() {
    for name in AttributeForm<NSLayoutConstraint.Attribute>.names {
      let attribute = ConstraintElement.firstAttribute.form
      #expect(
        attribute.read(name).map(attribute.write).flatMap(attribute.read) == attribute.read(name))
    }
    #expect(ConstraintElement.relation.text(.equal) == nil)
    #expect(ConstraintElement.constant.text(0) == nil)
    #expect(ConstraintElement.priority.text(.required) == nil)
    #expect(ConstraintElement.multiplier.text(.one) == nil)
  }

  @Test func `The editor and the reader reject the same multipliers`() throws {
    for (name, text) in Self.invalid where name == "multiplier" {
      let document = try DocumentText.xib(
        """
        <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 100, 100))
          <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
        \(DocumentText.frame(0, 0, 50, 50))</view></subviews>
          <constraints><constraint firstItem="a" firstAttribute="width" secondItem="root" \
        secondAttribute="width" multiplier="\(text)" id="c"/></constraints>
        </view>
        """)
      let element = try #require(document.element(withIdentifier: "c"))
      #expect(element[ConstraintElement.multiplier] == .one)
      #expect(throws: InterfaceDocumentError.self) {
        try AttributeRules.check("multiplier", text, of: element)
      }
    }
  }
}
