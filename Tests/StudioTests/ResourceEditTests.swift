import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Images and colors that edits make a document use, or no longer use. interface-builder: in the corpus, all
/// but 4 of 1,318 images and 8 of 1,068 colors of resources are used by the document, 92 symbols have the
/// longer side at 128 points, and no document has an empty list of resources.
@Suite("Resources of edited documents")
@MainActor
struct ResourceEditTests {
  private static let views = """
    <imageView contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="img-iv-001">
        <rect key="frame" x="10" y="20" width="30" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </imageView>
    <imageView contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="img-iv-002">
        <rect key="frame" x="10" y="60" width="30" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </imageView>
    """

  /// A storyboard with the dependencies that Xcode writes.
  private static let text = TestDocument.storyboard(views).replacing(
    "    <scenes>\n",
    with: """
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
          </dependencies>
          <scenes>

      """)

  /// The names of a document's resources, and of its capabilities.
  private func names(_ document: StudioDocument) -> [String] {
    document.document.tree.root.children
      .filter { ["resources", "dependencies"].contains($0.name) }
      .flatMap(\.children).filter { $0.name != "plugIn" }
      .map { "\($0.name) \($0["name"] ?? "")" }
  }

  private func lines(_ document: StudioDocument) -> [String] {
    String(decoding: document.document.bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func setImage(_ name: String?, of view: String = "img-iv-001") -> StudioEdit {
    .setAttribute(path: "\(view).image", value: name)
  }

  private static let safeArea = "capability Safe area layout guides"

  @Test("A symbol's resource is added with its first use and removed with its last")
  func symbols() throws {
    let document = try StudioDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    try document.perform(setImage("gear"))
    try document.perform(setImage("gear", of: "img-iv-002"))
    try document.perform(setImage("xmark"))
    #expect(names(document) == [Self.safeArea, "image gear", "image xmark"])
    #expect(
      lines(document).contains(
        #"<image name="gear" catalog="system" width="128" height="122"/>"#))
    try document.perform(.deleteViews(["img-iv-002"]))
    #expect(names(document) == [Self.safeArea, "image xmark"])
    try document.perform(setImage(nil))
    #expect(names(document) == [Self.safeArea])
    // Each is part of the step.
    for _ in 0..<5 { try document.undo() }
    #expect(document.document.bytes == Array(Self.text.utf8))
  }

  @Test("Unknown symbols and texts that equal a symbol's name add no resource")
  func unknown() throws {
    let document = try StudioDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    try document.perform(.setAttribute(path: "img-iv-001.catalog", value: "system"))
    try document.perform(setImage("figure.unknown"))
    try document.perform(setImage("logo", of: "img-iv-002"))
    try document.perform(.setAttribute(path: "img-iv-002.userLabel", value: "gear"))
    #expect(names(document) == [Self.safeArea])
  }

  @Test("System colors are added with their capability, and grays with a white component")
  func colors() throws {
    let document = try StudioDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    func set(_ color: String?) throws {
      try document.perform(
        .setProperty(path: "img-iv-001.tintColor", kind: .color, value: color))
    }
    try set("secondaryLabelColor")
    let capability = "capability System colors in document resources"
    #expect(names(document) == [Self.safeArea, capability, "systemColor secondaryLabelColor"])
    // interface-builder: 15 documents have this value.
    #expect(
      lines(document).contains(
        #"<color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" "#
          + #"alpha="0.59999999999999998" colorSpace="custom" customColorSpace="sRGB"/>"#))
    try set("systemBackgroundColor")
    #expect(names(document) == [Self.safeArea, capability, "systemColor systemBackgroundColor"])
    // interface-builder: all of 255 documents have this value.
    #expect(
      lines(document).contains(
        #"<color white="1" alpha="1" colorSpace="custom" "#
          + #"customColorSpace="genericGamma22GrayColorSpace"/>"#))
    try set(nil)
    #expect(names(document) == [Self.safeArea])
    #expect(document.document.bytes == Array(Self.text.utf8))
  }

  @Test("Images and colors of runtime attributes are added to the resources")
  func runtimeAttributes() throws {
    let document = try StudioDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    func set(_ type: String, _ value: String?) throws {
      try document.perform(
        .setRuntimeAttribute(
          object: "img-iv-002", keyPath: "leading", type: type, value: value))
    }
    try document.perform(setImage("gear"))
    try set("image", "gear")
    try document.perform(setImage(nil))
    #expect(names(document) == [Self.safeArea, "image gear"])
    try set("color", "systemTealColor")
    #expect(names(document).last == "systemColor systemTealColor" && names(document).count == 3)
  }

  @Test("Resources without a known use are kept")
  func others() throws {
    let text = Self.text.replacing(
      "</document>",
      with:
        "    <resources>\n        <image name=\"heart\" width=\"9\" height=\"9\"/>\n    </resources>\n</document>"
    )
    let document = try StudioDocument(data: Data(text.utf8), name: "test.storyboard")
    try document.perform(setImage("gear"))
    try document.perform(setImage(nil))
    #expect(names(document) == [Self.safeArea, "image heart"])
  }

  @Test(
    "Images and named colors of the project have their size and value, even if added later")
  func project() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("resources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(Self.text, to: "Main.storyboard")
    let document = try StudioDocument(path: folder.appendingPathComponent("Main.storyboard").path)
    func setTint() throws {
      try document.perform(
        .setProperty(path: "img-iv-001.tintColor", kind: .color, value: "named:Brand"))
    }
    #expect(throws: InterfaceDocumentError.self) { try setTint() }
    try write(
      #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#,
      to: "Media.xcassets/logo.imageset/Contents.json")
    try write("<svg width='24' height='30.5'></svg>", to: "Media.xcassets/logo.imageset/logo.svg")
    try write(
      #"{"colors": [{"color": {"components": {"red": "0.2", "green": "0", "blue": "255"}}}]}"#,
      to: "Media.xcassets/Brand.colorset/Contents.json")
    let revision = document.revision
    document.lookAtFile()
    // Windows show the new images.
    #expect(document.revision == revision + 1 && !document.isDirty)
    #expect(document.colorNames == ["Brand"])
    try setTint()
    try document.perform(setImage("logo"))
    #expect(
      names(document)
        == ["capability Named colors", Self.safeArea, "image logo", "namedColor Brand"])
    let lines = lines(document)
    #expect(lines.contains(#"<image name="logo" width="24" height="30.5"/>"#))
    #expect(
      lines.contains(
        #"<color red="0.20000000000000001" green="0.0" blue="1" alpha="1" colorSpace="custom" "#
          + #"customColorSpace="sRGB"/>"#))
    try document.undo()
    try document.undo()
    #expect(document.document.bytes == Array(Self.text.utf8))
  }
}
