import Foundation
import Testing

@testable import AutoLayout

@MainActor @Suite struct FontFileTests {
  /// A row of `labels.tsv`: a label or a button of a public project, as Interface Builder recorded it.
  struct Row: Sendable, CustomTestStringConvertible {
    let font: String
    let numbers: [Int]
    let size: CGFloat
    let scale: CGFloat
    let kind: String
    let room: CGFloat
    let width: CGFloat?
    let height: CGFloat?
    let text: String

    var testDescription: String { "\(font) \(size): \(text)" }

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 12, let size = Double(parts[5]), let scale = Double(parts[6]) else {
        return nil
      }
      font = parts[0]
      numbers = parts[1...4].compactMap { Int($0) }
      self.size = size
      self.scale = scale
      kind = parts[7]
      room = Double(parts[8]).map { CGFloat($0) } ?? .infinity
      width = Double(parts[9]).map { CGFloat($0) }
      height = Double(parts[10]).map { CGFloat($0) }
      text = parts[11].replacingOccurrences(of: "\\n", with: "\n")
        .replacingOccurrences(of: "\\u{F00D}", with: "\u{F00D}")
    }

    static let all: [Row] = {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("labels.tsv")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap(Row.init)
    }()

    /// The fonts of the repository, and those of the folder that an environment variable names.
    static let catalog: FontCatalog = {
      let folder = ProcessInfo.processInfo.environment["FONT_FOLDER"]
      let files = [TestFont.folder.path, folder].compactMap { $0 }
      return FontCatalog(files.flatMap { FontFileSearch($0, depth: 8).files })
    }()

    static let measurable = all.filter { catalog.face(named: $0.font) != nil }
  }

  private func size(_ row: Row, _ font: UIFont) -> CGSize {
    let root = UIView()
    root.layoutEnvironment = LayoutEnvironment(displayScale: row.scale, systemVersion: 17)
    let words = row.kind.split(separator: " ")
    guard words[0] != "button" else {
      let button = UIButton(type: .system)
      root.addSubview(button)
      let insets = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
      button.contentEdgeInsets = UIEdgeInsets(
        top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
      button.titleLabel?.font = font
      button.setTitle(row.text, for: .normal)
      return button.intrinsicContentSize
    }
    let label = UILabel()
    root.addSubview(label)
    label.font = font
    label.text = row.text
    label.numberOfLines = Int(words[0]) ?? 1
    return label.intrinsicContentSize(forWidth: row.room)
  }

  /// Oracle: `interface-builder`, with the numbers of the fonts' tables.
  @Test("Line heights depend on the table 'hhea' alone", arguments: Row.all)
  func heights(row: Row) throws {
    guard let height = row.height, row.numbers.count == 4, row.text.count < 40 else { return }
    var font = TestFont(
      unitsPerEm: row.numbers[0], ascender: row.numbers[1], descender: row.numbers[2],
      lineGap: row.numbers[3])
    // The breaks of lines need the real widths.
    font.advances = Set(row.text.unicodeScalars).sorted().map { ($0, row.numbers[0] / 2) }
    let lines = row.kind.hasPrefix("button") ? 1 : Int((height / (row.size * 1.1)).rounded())
    let text = row.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard text.count == max(1, lines) else { return }
    #expect(abs(size(row, try font.font(row.size)).height - height) < 0.001)
  }

  /// Oracle: `interface-builder`. Without further fonts, the rows of two fonts are measured.
  @Test(
    "Texts in fonts from files have the sizes of Interface Builder's canvas",
    arguments: Row.measurable)
  func sizes(row: Row) throws {
    let face = try #require(Row.catalog.face(named: row.font))
    let size = size(row, UIFont(face, name: row.font, family: row.font, size: row.size))
    if let width = row.width { #expect(abs(size.width - width) < 0.001) }
    if let height = row.height { #expect(abs(size.height - height) < 0.001) }
  }

  /// Oracle: `interface-builder`, 17 × (773 + 227) / 1000 on three pixels per point.
  @Test("A rounding error of the line height adds a pixel to a label's height")
  func strictHeight() throws {
    let font = try TestFont(ascender: 773, descender: -227).font(17)
    #expect(font.lineHeight > 17)
    let label = UILabel()
    label.font = font
    label.text = "A"
    #expect(abs(label.intrinsicContentSize.height - 52.0 / 3) < 1e-9)
  }

  /// Oracle: `hand`: 600 + 500 units of 1000 at 10 points, and 25 less between the two.
  @Test("The table 'kern' reduces the advance of a pair of letters")
  func kerning() throws {
    var font = TestFont()
    #expect(try font.face().advances(of: ["A", "V"]) == [600, 500])
    font.tables["kern"] = TestFont.u16(0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, -25)
    #expect(try font.face().advances(of: ["A", "V"]) == [575, 500])
    #expect(try font.face().advances(of: ["V", "A"]) == [500, 600])
  }

  /// Oracle: `hand`: the advance of the one glyph, shared by its characters.
  @Test("The advance of a ligature is divided among its letters")
  func ligature() throws {
    var font = TestFont(advances: [("f", 300), ("i", 200), ("\u{FB01}", 450)])
    let u16 = TestFont.u16
    let script = Array("DFLT".utf8) + u16(8, 4, 0, 0, 0xFFFF, 1, 0)
    let feature = u16(1) + Array("liga".utf8) + u16(8, 0, 1, 0)
    // A lookup of type 4 with one set, of one ligature of the glyphs 1 and 2.
    let lookup = u16(1, 4, 4, 0, 1, 8, 1, 8, 1, 14, 1, 1, 1, 1, 4, 3, 2, 2)
    let start = 10 + 2 + script.count
    font.tables["GSUB"] =
      u16(1, 0, 10, start, start + feature.count) + u16(1) + script + feature + lookup
    #expect(try font.face().advances(of: ["f", "i"]) == [225, 225])
    #expect(try font.face().advances(of: ["i", "f"]) == [200, 300])
  }

  /// Oracle: `interface-builder`: “W” in FontAwesome at 50 points, 47.5 wide; an emoji at 14 points, 19.
  @Test("Characters missing from a font are measured in fallback fonts")
  func missingCharacters() throws {
    let font = try TestFont().font(50)
    #expect(try TestFont().face().advances(of: ["A", "W"]) == [600, nil])
    let widths = SystemFontMeasurer().advances(of: ["W"], font: font, systemVersion: 17)
    #expect((widths[0] * 2).rounded(.up) / 2 == 47.5)
    let emoji = SystemFontMeasurer().advances(
      of: ["🌱"], font: try TestFont().font(14), systemVersion: 17)
    #expect(emoji == [19])
  }

  /// Oracle: `interface-builder`: 157.333 × 19 points on three pixels per point; the kerning is missing.
  @Test("Open fonts without a file use built-in metrics and advances")
  func openFonts() throws {
    let font = try #require(UIFont(openFont: "Roboto-Bold", family: "Roboto", size: 16))
    #expect((font.lineHeight * 3).rounded(.up) / 3 == 19)
    let text = Array("Advertising Set Name")
    let widths = SystemFontMeasurer().advances(of: text, font: font, systemVersion: 17)
    #expect(abs(widths.reduce(0, +) - 157.333) < 0.5)
    #expect(UIFont(openFont: "OpenSans", family: nil, size: 10) != nil)
    #expect(UIFont(openFont: "SourceSansPro-SemiBold", family: nil, size: 10) != nil)
    #expect(UIFont(openFont: "NoSuchFont", family: nil, size: 10) == nil)
  }

  @Test("A combining accent is composed with its letter")
  func accents() throws {
    let font = try TestFont.open("NunitoSans-Bold", size: 1000)
    let face = try #require(font.face)
    #expect(face.advances(of: ["é"]) == face.advances(of: ["e\u{301}"]))
  }

  @Test("Fonts are found by PostScript name, full name and family")
  func names() throws {
    let catalog = FontCatalog(FontFileSearch(TestFont.folder.path, depth: 1).files)
    #expect(catalog.failures.isEmpty)
    #expect(catalog.face(named: "NunitoSans-Bold")?.unitsPerEm == 1000)
    #expect(catalog.face(named: "publicsans-regular") === catalog.face(named: "PublicSans-Regular"))
    #expect(catalog.face(named: "Nunito Sans Bold") != nil)
    #expect(catalog.face(named: "Nunito Sans") != nil)
    #expect(catalog.face(named: "NunitoSans-Black") == nil)
    #expect(catalog.families["Public Sans"] == ["PublicSans-Regular"])
  }

  @Test("UIFont finds font files in the app's font folders")
  func programFonts() throws {
    let before = ProgramFonts.folders
    ProgramFonts.folders = [TestFont.folder.path]
    defer { ProgramFonts.folders = before }
    let font = try #require(UIFont(name: "PublicSans-Regular", size: 20))
    #expect(font.familyName == "Public Sans")
    #expect(font.fontName == "PublicSans-Regular")
    #expect(font.lineHeight == 23.5)
    #expect(font.withSize(40).lineHeight == 47)
    #expect(UIFont.fontNames(forFamilyName: "Public Sans") == ["PublicSans-Regular"])
    #expect(UIFont(name: "PublicSans-Black", size: 20) == nil)
  }
}
