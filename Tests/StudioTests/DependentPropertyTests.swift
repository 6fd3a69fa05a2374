import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Properties whose place in the document depends on other properties.
@Suite("Dependent properties")
@MainActor
struct DependentPropertyTests {
  private static let configuredButton = TestDocument.storyboard(
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-cf-001">
        <rect key="frame" x="20" y="40" width="75" height="35"/>
        <state key="normal" title="Send"/>
        <buttonConfiguration key="configuration" style="filled" title="Send"/>
    </button>
    """)

  private static let attributedLabel = TestDocument.storyboard(
    """
    <label opaque="NO" contentMode="left" usesAttributedText="YES" id="lab-at-001">
        <rect key="frame" x="20" y="40" width="100" height="21"/>
        <attributedString key="attributedText">
            <fragment content="Bold "/>
            <fragment content="words"/>
        </attributedString>
    </label>
    """)

  private static let classes = TestDocument.storyboard(
    """
    <view contentMode="scaleToFill" customClass="Badge" customModule="Shop" customModuleProvider="target" id="viw-cl-001">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    </view>
    <view contentMode="scaleToFill" id="viw-cl-002">
        <rect key="frame" x="0.0" y="20" width="10" height="10"/>
    </view>
    """)

  private func rows(of id: String, in document: InterfaceDocument) throws -> [AttributeSection.Row]
  {
    AttributeSection.sections(of: try document.view(withIdentifier: id), in: document)
      .flatMap(\.rows)
  }

  @Test("A configured button has one title and one image, those of its configuration")
  func configuredButton() throws {
    let document = try TestDocument.read(Self.configuredButton)
    let rows = try rows(of: "btn-cf-001", in: document)
    #expect(rows.filter { $0.title == "Title" }.map(\.path) == ["configuration.title"])
    #expect(rows.filter { $0.title == "Image" }.map(\.path) == ["configuration.image"])

    let image = StudioEdit.setAttribute(path: "btn-cf-001.configuration.image", value: "star")
    let changed = try document.applying(image.edit(of: document))
    let button = try changed.view(withIdentifier: "btn-cf-001")
    #expect(button.child("buttonConfiguration", key: "configuration")?["image"] == "star")
    #expect(button.child("state", key: "normal")?["image"] == nil)
  }

  @Test("The title of a configuration is written for the normal state as well")
  func configuredTitle() throws {
    let document = try TestDocument.read(Self.configuredButton)
    let title = StudioEdit.setProperty(
      path: "btn-cf-001.configuration.title", kind: .text, value: "Post")
    let button = try document.applying(title.edit(of: document)).view(withIdentifier: "btn-cf-001")
    // interface-builder: 181 of 186 configured titles are also those of the normal state.
    #expect(button.child("buttonConfiguration", key: "configuration")?["title"] == "Post")
    #expect(button.child("state", key: "normal")?["title"] == "Post")
  }

  @Test("An attributed text is shown, and plain text beside it is refused")
  func attributedText() throws {
    let document = try TestDocument.read(Self.attributedLabel)
    let row = try #require(rows(of: "lab-at-001", in: document).first { $0.path == "text" })
    #expect(row.value == "Bold words" && row.lock != nil)
    for edit in [
      StudioEdit.setProperty(path: "lab-at-001.text", kind: .text, value: "Plain"),
      .setAttribute(path: "lab-at-001.text", value: "Plain"),
    ] {
      #expect(throws: InterfaceDocumentError.self) { try edit.edit(of: document) }
    }
  }

  @Test(
    "A custom class gets the module of the document's other classes, and loses it with the class")
  func customModule() throws {
    let document = try TestDocument.read(Self.classes)
    let added = try document.applying(
      StudioEdit.setAttribute(path: "viw-cl-002.customClass", value: "Card").edit(of: document))
    let view = try added.view(withIdentifier: "viw-cl-002")
    #expect(view["customModule"] == "Shop" && view["customModuleProvider"] == "target")
    let removed = try added.applying(
      StudioEdit.setAttribute(path: "viw-cl-002.customClass", value: nil).edit(of: added))
    #expect(removed.bytes == document.bytes)
  }
}
