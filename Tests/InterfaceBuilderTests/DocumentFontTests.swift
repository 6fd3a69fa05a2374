import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

@MainActor @Suite struct DocumentFontTests {
  /// The folder with the files of two open fonts.
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("AutoLayoutTests/FontFiles/Files")

  /// A project with a document whose label has the font of a name.
  private func project(
    _ name: String, text: String = "Heure de fin", _ body: (URL, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let views = folder.appendingPathComponent("App/Views")
    try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = views.appendingPathComponent("Main.xib")
    let xml = try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 414, 896))<subviews>
      <label text="\(text)" numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <fontDescription key="fontDescription" name="\(name)" family="Some" pointSize="15"/></label>
      </subviews><constraints>
      \(DocumentText.equal("label", "top", "root", "top", 0))
      \(DocumentText.equal("label", "leading", "root", "leading", 0))
      </constraints></view>
      """)
    try Data(xml.bytes).write(to: document)
    try body(folder, document)
  }

  private func copy(_ file: String, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.fonts.appendingPathComponent(file), to: folder.appendingPathComponent(file))
  }

  private func label(_ document: InterfaceDocument) throws -> CGSize {
    let result = try #require(document.roots.first).instantiate()
    let snapshot = result.snapshot()
    return try #require(snapshot.views.first { $0.identifier == "label" }).frame.size
  }

  /// Oracle: `interface-builder`, a label of 85.5 × 20.5 points on two pixels per point.
  @Test("A document is measured with the font files of its project")
  func projectFonts() throws {
    try project("NunitoSans-Bold") { folder, file in
      try copy("NunitoSans-Bold.ttf", to: folder.appendingPathComponent("App/Resources/Fonts"))
      let document = try InterfaceDocument(contentsOf: file)
      #expect(document.missingFonts.isEmpty)
      #expect(try label(document) == CGSize(width: 85.5, height: 20.5))
    }
  }

  /// Oracle: `hand`: 15 × (0.952 + 0.213) is 17.475, and 17.5 on two pixels per point.
  @Test("A missing font is reported once and replaced with Helvetica Neue")
  func missingFont() throws {
    try project("Gilroy-Bold") { folder, file in
      try copy("PublicSans-Regular.otf", to: folder)
      let document = try InterfaceDocument(contentsOf: file)
      #expect(try label(document).height == 17.5)
      let missing = document.missingFonts
      #expect(missing.count == 1)
      #expect(missing.first?.kind == .missingFont)
      #expect(
        missing.first?.message
          == "font 'Gilroy-Bold' not found; its text is measured in Helvetica Neue"
      )
    }
  }

  @Test("Fonts outside the project, behind symbolic links, and in dependencies are not found")
  func boundaries() throws {
    try project("PublicSans-Regular") { folder, file in
      let outside = folder.appendingPathComponent("Outside")
      try copy("PublicSans-Regular.otf", to: outside)
      try copy("PublicSans-Regular.otf", to: folder.appendingPathComponent("Pods"))
      let inner = file.deletingLastPathComponent()
      try FileManager.default.createSymbolicLink(
        at: inner.appendingPathComponent("Fonts"), withDestinationURL: outside)
      var document = try InterfaceDocument(contentsOf: file)
      document.fonts = DocumentFonts(document: file, within: inner)
      #expect(document.missingFonts.count == 1)
      document.fonts = DocumentFonts(document: file)
      #expect(document.missingFonts.isEmpty)
    }
  }

  @Test("A damaged font file is mentioned in the hint of the missing font")
  func damagedFont() throws {
    try project("Gilroy-Bold") { folder, file in
      try Data("no font, only text".utf8).write(
        to: folder.appendingPathComponent("NunitoSans-Bold.ttf"))
      let missing = try InterfaceDocument(contentsOf: file).missingFonts
      #expect(missing.first?.hint.contains("the file is not a TrueType or OpenType font") == true)
    }
  }

  @Test(
    "Fonts that iOS provides are not reported as missing",
    arguments: ["Avenir-Book", "Palatino-Roman", ".SFUI-Bold"])
  func systemFonts(name: String) throws {
    try project(name) { _, file in
      let document = try InterfaceDocument(contentsOf: file)
      #expect(document.missingFonts.isEmpty)
    }
  }

  @Test(
    "Of fonts with the same name, one declared in Info.plist takes precedence")
  func declaredFonts() throws {
    try project("NunitoSans-Bold") { folder, file in
      try copy("NunitoSans-Bold.ttf", to: folder.appendingPathComponent("Declared"))
      let near = file.deletingLastPathComponent().appendingPathComponent("Other.ttf")
      try FileManager.default.copyItem(
        at: Self.fonts.appendingPathComponent("NunitoSans-Bold.ttf"), to: near)
      let fonts = DocumentFonts(document: file)
      #expect(fonts.face(named: "NunitoSans-Bold")?.path.hasSuffix("/Other.ttf") == true)
      try Data(
        "<key>UIAppFonts</key><array><string>NunitoSans-Bold.ttf</string></array>".utf8
      ).write(to: folder.appendingPathComponent("App/Info.plist"))
      DocumentFonts.folders = []
      DocumentFonts.forgetAll()
      #expect(
        DocumentFonts(document: file).face(named: "NunitoSans-Bold")?.path
          .hasSuffix("/Declared/NunitoSans-Bold.ttf") == true)
    }
  }
}
