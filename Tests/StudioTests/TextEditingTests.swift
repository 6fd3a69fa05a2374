import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Texts that are edited on the canvas. Each expected document is the first one with one text changed.
@Suite("Editing text in place")
@MainActor
struct TextEditingTests {
  /// An element of the class with attributes and children, in a root view.
  private static func view(_ name: String, _ attributes: String, _ children: String = "") -> String
  {
    TestDocument.storyboard(
      """
      <\(name) opaque="NO" contentMode="scaleToFill" \(attributes) id="txt-vw-001">
          <rect key="frame" x="20" y="100" width="120" height="40"/>
      \(children)
      </\(name)>
      """)
  }

  private nonisolated static let attributed = """
    <attributedString key="attributedText"><fragment content="Styled"/></attributedString>
    """

  @Test(
    "Only the displayed text is replaced",
    arguments: [
      ("label", #"text="Old""#, "", 0),
      ("textView", #"text="Old""#, "", 0),
      // A text field without a text shows its placeholder.
      ("textField", #"placeholder="Old""#, "", 0),
      ("textField", #"placeholder="Name" text="Old""#, "", 0),
      ("button", "", #"<state key="normal" title="Old"/>"#, 0),
      (
        "button", "",
        #"<state key="normal" title="Old"/><buttonConfiguration key="configuration" title="Old"/>"#,
        0
      ),
      (
        "segmentedControl", "",
        #"<segments><segment title="First"/><segment title="Old"/></segments>"#, 1
      ),
      (
        "tabBar", "",
        #"<items><tabBarItem systemItem="more" id="a"/><tabBarItem title="Old" id="b"/></items>"#, 0
      ),
      (
        "navigationBar", "",
        #"<items><navigationItem title="One" id="a"><barButtonItem key="leftBarButtonItem" "#
          + #"title="Old" id="b"/></navigationItem></items>"#, 1
      ),
    ] as [(String, String, String, Int)])
  func replaces(_ name: String, _ attributes: String, _ children: String, place: Int) throws {
    let text = Self.view(name, attributes, children)
    let after = try TestDocument.text(
      of: text, after: .setText(object: "txt-vw-001", place: place, text: "A < B"))
    #expect(after == text.replacingOccurrences(of: #""Old""#, with: #""A &lt; B""#))
  }

  @Test("A child element with the text is replaced with an attribute")
  func children() throws {
    let text = Self.view("label", "", #"<string key="text">Old</string>"#)
    let document = try TestDocument.read(text)
    #expect(document.element(withIdentifier: "txt-vw-001")?.objectTexts.map(\.text) == ["Old"])
    let after = try TestDocument.text(
      of: text, after: .setText(object: "txt-vw-001", place: 0, text: "New"))
    #expect(after.contains(#"text="New""#) && !after.contains("<string"))
  }

  @Test(
    "Replacing attributed text is refused",
    arguments: [
      ("label", #"usesAttributedText="YES""#, attributed),
      ("textView", #"usesAttributedText="YES""#, attributed),
      ("textField", #"usesAttributedText="YES" placeholder="Name""#, attributed),
      (
        "button", "",
        #"<state key="normal"><attributedString key="attributedTitle"/></state>"#
      ),
      (
        "button", "",
        #"<state key="normal" title="A"/><buttonConfiguration key="configuration">"#
          + #"<attributedString key="attributedTitle"/></buttonConfiguration>"#
      ),
      ("switch", "", ""),
    ] as [(String, String, String)])
  func refuses(_ name: String, _ attributes: String, _ children: String) throws {
    let document = try TestDocument.read(Self.view(name, attributes, children))
    #expect(document.element(withIdentifier: "txt-vw-001")?.objectTexts == [])
    #expect(throws: InterfaceDocumentError.self) {
      try StudioEdit.setText(object: "txt-vw-001", place: 0, text: "New").edit(of: document)
    }
  }

  @Test("An index without text is refused", arguments: [-1, 2, .max])
  func places(place: Int) throws {
    let document = try TestDocument.read(
      Self.view("segmentedControl", "", "<segments><segment/><segment/></segments>"))
    #expect(throws: InterfaceDocumentError.self) {
      try StudioEdit.setText(object: "txt-vw-001", place: place, text: "New").edit(of: document)
    }
  }
}
