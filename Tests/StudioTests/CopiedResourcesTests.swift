import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Images and colors that copies use, which Interface Builder adds to the resources of the document that
/// they are pasted into.
@Suite("Resources of copies")
@MainActor
struct CopiedResourcesTests {
  private static let image = """
    <imageView contentMode="scaleAspectFit" image="logo" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="img-vw-001">
        <rect key="frame" x="20" y="100" width="100" height="40"/>
        <color key="backgroundColor" name="Accent"/>
        <color key="tintColor" systemColor="systemTealColor"/>
    </imageView>
    """
  private static let resources = """
        <resources>
            <image name="logo" width="48" height="46"/>
            <image name="other" width="10" height="10"/>
            <namedColor name="Accent">
                <color red="0.2" green="0.4" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
            <systemColor name="systemTealColor">
                <color red="0.18" green="0.69" blue="0.78" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </systemColor>
        </resources>
    </document>
    """

  private static func document(_ views: String, resources: String) -> String {
    TestDocument.storyboard(views).replacing("</document>", with: resources)
  }

  private static func pasted(into target: String) throws -> String {
    let source = try TestDocument.read(document(image, resources: resources))
    let copy = try ViewCopy(["img-vw-001"], of: source).text
    return try TestDocument.text(
      of: target, after: .paste(text: copy, parent: "rot-vw-000", x: 0, y: 0))
  }

  private static let view = """
    <view contentMode="scaleToFill" id="two-vw-001"/>
    """

  @Test("Resources that the copies use are added with them")
  func added() throws {
    let text = try Self.pasted(into: TestDocument.storyboard(Self.view))
    let wanted = Self.resources.replacing(
      "        <image name=\"other\" width=\"10\" height=\"10\"/>\n", with: "")
    #expect(text.hasSuffix(wanted + "\n"), "\(text.suffix(900))")
  }

  @Test("Images are added with their size, but without archived data of older documents")
  func data() throws {
    let source = Self.resources.replacing(
      "<image name=\"logo\" width=\"48\" height=\"46\"/>",
      with: """
        <image name="logo" width="48" height="46">
        <mutableData key="keyedArchiveRepresentation">YnBsaXN0</mutableData>
        </image>
        """)
    let copy = try ViewCopy(
      ["img-vw-001"], of: try TestDocument.read(Self.document(Self.image, resources: source)))
    #expect(copy.text.contains("<image name=\"logo\" width=\"48\" height=\"46\"/>"))
  }

  @Test("Resources are sorted by kind and name, and existing ones are kept")
  func ordered() throws {
    let own = """
          <dependencies>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
          </dependencies>
          <resources>
              <image name="alpha" width="1" height="1"/>
              <image name="logo" width="99" height="99"/>
              <systemColor name="systemBackgroundColor">
                  <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </systemColor>
          </resources>
      </document>
      """
    let text = try Self.pasted(into: Self.document(Self.view, resources: own))
    let document = try TestDocument.read(text)
    let list = try #require(document.tree.root.children.first { $0.name == "resources" })
    #expect(
      list.children.map { "\($0.name) \($0["name"] ?? "")" } == [
        "image alpha", "image logo", "namedColor Accent", "systemColor systemBackgroundColor",
        "systemColor systemTealColor",
      ])
    #expect(list.children.first { $0["name"] == "logo" }?["width"] == "99")
    let needs = try #require(document.tree.root.children.first { $0.name == "dependencies" })
    #expect(
      needs.children.map { $0["name"] } == [
        "Named colors", "Safe area layout guides", "System colors in document resources",
      ])
  }

  @Test("Existing resources are not added again")
  func once() throws {
    let text = try Self.pasted(into: Self.document(Self.image, resources: Self.resources))
    #expect(text.hasSuffix(Self.resources + "\n"))
  }
}
