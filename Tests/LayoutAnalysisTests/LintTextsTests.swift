import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// A label with a fixed width is clipped where its text is longer, or larger, than the document's.
@Suite("Linting other languages and text settings")
@MainActor
struct LintTextsTests {
  /// “Save” at 17 points is 38 points wide; the label has 60.
  private static let document = LintFixture.text(
    subviews: """
      <label opaque="NO" contentMode="left" text="Save" lineBreakMode="tailTruncation" \
      adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-000">
          <rect key="frame" x="20" y="30" width="60" height="20.5"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <constraints>
              <constraint firstAttribute="width" constant="60" id="wid-th-000"/>
          </constraints>
      </label>
      """,
    constraints: LintFixture.pinned("lab-el-000", (20, 30, 60, 20.5)))

  /// The canvases on which the label's text is clipped.
  private static func clipped(
    _ translations: [String: String] = [:], _ change: (inout LintCanvases) -> Void
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-texts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Base.lproj/Save.xib")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(document.utf8).write(to: url)
    for (language, text) in translations {
      let table = folder.appendingPathComponent("\(language).lproj/Save.strings")
      try FileManager.default.createDirectory(
        at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"lab-el-000.text\" = \"\(text)\";\n".utf8).write(to: table)
    }
    var configuration = LintConfiguration()
    configuration.presets = [.localization]
    change(&configuration.canvases)
    let findings = try Linter(configuration).lint(contentsOf: url, name: "Save.xib")
    return findings.filter { $0.rule == "clipped-text" }.flatMap(\.canvases)
  }

  @Test("A translation that is too long is reported for its language only")
  func translation() throws {
    let texts = ["de": "Änderungen sichern", "fr": "Sauf"]
    #expect(try Self.clipped(texts) { _ in } == [])
    #expect(try Self.clipped(texts) { $0.locales = ["de", "fr"] } == ["canvas de"])
  }

  @Test("A language without translations is skipped")
  func missing() throws {
    #expect(try Self.clipped { $0.locales = ["de"] } == [])
  }

  @Test("Devices are linted in every language")
  func devices() throws {
    let canvases = try Self.clipped(["de": "Änderungen sichern"]) {
      $0.locales = ["de"]
      $0.devices = ["retina6_1"]
    }
    #expect(canvases == ["canvas de", "retina6_1 portrait de"])
  }

  @Test("Text that is clipped only at a larger content size category is reported")
  func contentSize() throws {
    #expect(
      try Self.clipped { $0.contentSizes = [.small, .accessibilityExtraLarge] } == ["canvas AX3"])
  }

  @Test("Text settings are combined, and the document's own canvas is first")
  func combinations() {
    var canvases = LintCanvases()
    canvases.locales = ["de"]
    canvases.isPseudo = true
    canvases.contentSizes = [.large, .accessibilityExtraLarge]
    canvases.hasBoldText = true
    canvases.directions = .all
    let names = canvases.all.map(\.name)
    #expect(names.first == "canvas")
    // Two directions, three texts, two sizes; and the canvas as it was saved.
    #expect(Set(names).count == 2 * 3 * 2 + 1)
    #expect(names.contains("canvas right-to-left de AX3 bold-text"))
    #expect(names.contains("canvas pseudo L bold-text"))
  }

  @Test("A configuration sets locales and content sizes, and invalid ones are refused")
  func configuration() throws {
    let read = try LintConfiguration(
      yaml: "locales: [de, pt-BR]\ncontent-sizes: [L, AX3]\npseudo: true\nbold-text: true\n")
    #expect(read.canvases.locales == ["de", "pt-BR"])
    #expect(read.canvases.contentSizes == [.large, .accessibilityExtraLarge])
    #expect(read.canvases.isPseudo && read.canvases.hasBoldText)
    #expect(throws: LintConfigurationError.self) { try LintConfiguration(yaml: "locales: [../de]") }
    #expect(throws: LintConfigurationError.self) {
      try LintConfiguration(yaml: "content-sizes: [huge]")
    }
  }
}
