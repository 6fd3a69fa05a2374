import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Where the image of an edit comes from. interface-builder: in the open documents of the corpus, all
/// 106 attributes that name a symbol of the resources are beside `catalog="system"`.
@Suite("The catalog attribute of images")
@MainActor
struct ImageCatalogTests {
  private static let text = TestDocument.storyboard(
    """
    <imageView contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="img-iv-001">
        <rect key="frame" x="10" y="20" width="30" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </imageView>
    """)

  /// The attributes of the image view after its image was set to names, one after the other.
  private func catalogs(of names: [String?], in document: StudioDocument) throws -> [String?] {
    try names.map { name in
      try document.perform(.setAttribute(path: "img-iv-001.image", value: name))
      let view = try #require(document.document.element(withIdentifier: "img-iv-001"))
      #expect(view["image"] == name)
      return view["catalog"]
    }
  }

  @Test("A symbol has the system catalog, and other images have none")
  func symbols() throws {
    let document = try StudioDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    #expect(
      try catalogs(of: ["logo", "star.fill", "plus", nil, "trash"], in: document)
        == [nil, "system", "system", nil, "system"])
    // An unknown name keeps the catalog.
    #expect(try catalogs(of: ["figure.walk"], in: document) == ["system"])
    let bytes = String(decoding: document.document.bytes, as: UTF8.self)
    #expect(bytes.contains(#"image="figure.walk" catalog="system""#))
    // A step each, which undo takes back with the catalog.
    #expect(document.undoName == "Change Attribute")
    for _ in 0..<6 { try document.undo() }
    #expect(String(decoding: document.document.bytes, as: UTF8.self) == Self.text)
  }

  @Test("An image of the project or document takes precedence over a symbol of the same name")
  func images() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Media.xcassets/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"images": []}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let path = folder.appendingPathComponent("test.storyboard").path
    let text = Self.text.replacing(
      "</document>",
      with:
        "    <resources>\n        <image name=\"heart\" width=\"9\" height=\"9\"/>\n    </resources>\n</document>"
    )
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let document = try StudioDocument(path: path)
    #expect(
      try catalogs(of: ["star", "trash", "star", "plus", "heart"], in: document)
        == [nil, "system", nil, "system", nil])
  }
}
