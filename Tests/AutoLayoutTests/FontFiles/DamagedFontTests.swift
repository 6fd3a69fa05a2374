import Foundation
import Testing

@testable import AutoLayout

@Suite struct DamagedFontTests {
  private func kind(_ bytes: [UInt8]) -> FontFileError.Kind? {
    do throws(FontFileError) {
      _ = try FontFace(.bytes(bytes))
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("A font file without the required tables is refused with the kind of error")
  func refusals() {
    #expect(kind([]) == .format)
    #expect(kind(Array("wOFF and other text".utf8)) == .format)
    #expect(kind(TestFont.u32(0x0001_0000) + TestFont.u16(60_000, 0, 0, 0)) == .limit)
    #expect(kind(Array("ttcf".utf8) + TestFont.u32(0) + TestFont.u32(1_000_000)) == .limit)
    for tag in ["head", "hhea", "hmtx", "cmap"] {
      #expect(kind(TestFont(tables: [tag: []]).bytes) == .table)
    }
    #expect(kind(TestFont(unitsPerEm: 0).bytes) == .table)
    #expect(kind(TestFont().bytes) == nil)
  }

  @Test("Devices, missing files and symbolic links are not read as fonts")
  func specialFiles() throws {
    #expect(throws: FontFileError.self) { try FontFace(.file("/dev/zero")) }
    #expect(throws: FontFileError.self) { try FontFace(.file("/no/such/font.ttf")) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("Link.ttf")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: TestFont.folder.appendingPathComponent("NunitoSans-Bold.ttf"))
    #expect(throws: FontFileError.self) { try FontFace(.file(link.path)) }
    #expect(FontFileSearch(folder.path, depth: 2).files.isEmpty)
  }

  @Test(
    "Damaged and truncated font files do not crash",
    arguments: ["NunitoSans-Bold.ttf", "PublicSans-Regular.otf"])
  func damage(name: String) throws {
    let original = [UInt8](try Data(contentsOf: TestFont.folder.appendingPathComponent(name)))
    let text = Array("Affilié To AV f\u{301} 1/2")
    for step in stride(from: 0, to: original.count, by: 97) {
      var bytes = original
      bytes[step] = step % 2 == 0 ? 0xFF : 0
      if let face = try? FontFace(.bytes(bytes)) {
        #expect(face.advances(of: text).count == text.count)
      }
      if step % 5 == 0, let face = try? FontFace(.bytes(Array(original[..<step]))) {
        #expect(face.advances(of: text).count == text.count)
      }
    }
  }

  @Test("Fonts are read from UIAppFonts of a property list")
  func propertyList() {
    let text = """
      <dict><key>UIAppFonts</key><array><string>Fonts/A.ttf</string> <string>B.otf</string></array>
      <key>Other</key><array><string>C.ttf</string></array></dict>
      """
    #expect(FontFileSearch.fonts(in: text) == ["A.ttf", "B.otf"])
    #expect(FontFileSearch.fonts(in: "<key>UIAppFonts</key><array><string>").isEmpty)
    #expect(FontFileSearch.fonts(in: "").isEmpty)
  }
}
