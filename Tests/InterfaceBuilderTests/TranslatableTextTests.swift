import Foundation
import Testing

@testable import InterfaceBuilder

/// Keys are those of the tables that Xcode exports for the same elements.
struct TranslatableTextTests {
  private func texts(_ views: String) throws -> [TranslatableText] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <objects><view id="roo"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(views)</subviews></view></objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    return document.roots.flatMap(\.translatableTexts)
  }

  @Test func everyTextHasTheKeyOfItsObjectAndProperty() throws {
    let found = try texts(
      """
      <label text="Name" id="a"/>
      <label usesAttributedText="YES" id="b"><attributedString key="attributedText">\
      <fragment content="Bold "/><fragment content="text"/></attributedString></label>
      <button id="c"><state key="normal" title="Go"/><state key="disabled" title="Wait"/></button>
      <textField placeholder="City" id="d"/>
      <segmentedControl id="e"><segments><segment title="On"/><segment title="2"/>\
      <segment title="Off"/></segments></segmentedControl>
      <textView id="f"><string key="text">Long</string></textView>
      """)
    #expect(
      found.map { "\($0.key) \($0.kind.rawValue) \($0.text)" } == [
        "a.text label Name", "b.attributedText label Bold text", "c.normalTitle button Go",
        "c.disabledTitle state Wait", "d.placeholder placeholder City",
        "e.segmentTitles[0] segment On", "e.segmentTitles[2] segment Off",
        "f.text scrolling Long",
      ])
    let line = try #require(found.first).location.line
    #expect(line == 3 || line == 4)
  }

  @Test func aRootIsNotListedTwice() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <objects><label text="Name" id="a"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
        </objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(document.roots.flatMap(\.translatableTexts).map(\.key) == ["a.text"])
  }

  @Test func aPlaceholderBelowATextIsNotMeasured() throws {
    let found = try texts(#"<textField text="Bonn" placeholder="City" id="d"/>"#)
    #expect(found.map(\.kind) == [.scrolling, .other])
  }

  @Test func theTitleOfAConfigurationStandsForThatOfTheNormalState() throws {
    let found = try texts(
      """
      <button id="c"><state key="normal" title="Go"/>\
      <buttonConfiguration key="configuration" style="plain" title="Go" subtitle="now"/></button>
      """)
    #expect(found.map(\.key) == ["c.configuration.title", "c.configuration.subtitle"])
    let title = try #require(found.first)
    #expect(title.aliases == ["c.normalTitle"])
    #expect(title.kind == .button)
  }
}
