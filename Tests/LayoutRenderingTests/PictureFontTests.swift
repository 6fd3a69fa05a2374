import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

/// The font of pictures. Oracle: the advances of the system font as measured on iOS 26.1, in units
/// of 2048 per em.
@Suite struct PictureFontTests {
  @Test(arguments: [
    (400, " ", 576.0), (400, "A", 1380), (400, "g", 1248), (400, "Å", 1380), (400, "é", 1170),
    // Between regular and the black end: 1380 + (1620 - 1380) · 8192 / 16384.
    (700, "A", 1500), (300, " ", 551),
  ])
  func `Advances of the picture font match the system font`(
    weight: Int, text: String, units: Double
  ) throws {
    let width = try #require(PictureFont.width(of: text, weight: weight))
    #expect(abs(Double(width) * 2048 - units) < 1)
  }

  @Test(arguments: [(100, 300), (400, 400), (450, 400), (500, 500), (650, 700), (900, 700)])
  func `A weight without a font file uses the nearest weight`(wanted: Int, weight: Int) {
    #expect(PictureFont.weight(for: wanted) == weight)
  }

  @Test func `Text with characters missing from the font has no width`() {
    #expect(PictureFont.width(of: "自然", weight: 400) == nil)
    #expect(PictureFont.width(of: "Ж", weight: 400) != nil)
  }

  @Test func `A font subset contains only the characters of the text`() throws {
    let face = try #require(PictureFont.face(for: 400))
    let file = face.subset(Set("Häßlich: Ωя…自".unicodeScalars.map(\.value)))
    let subset = FontFace(file)
    for scalar in "Häßlich: Ωя…".unicodeScalars {
      #expect(subset.advance(of: scalar) == face.advance(of: scalar))
      let (small, whole) = (subset.glyphs[scalar.value], face.glyphs[scalar.value])
      let outline = subset.outline(of: try #require(small))
      #expect(outline.starts(with: face.outline(of: try #require(whole))))
    }
    #expect(subset.glyphs.count == Set("Häßlich: Ωя…".unicodeScalars).count)
    #expect(file.count < 4000)
    // The sum of all numbers of four bytes of a font file (OpenType, table `head`).
    var sum: UInt32 = 0
    for start in stride(from: 0, to: file.count, by: 4) {
      sum &+= file[start..<min(start + 4, file.count)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    #expect(sum == 0xB1B0_AFBA)
  }

  @Test func `Truncated and damaged font files do not crash`() throws {
    let file = try #require(PictureFont.face(for: 400)).file
    for length in [0, 3, 12, 100, 300, 1000] {
      let face = FontFace(Array(file.prefix(length)))
      _ = face.subset([65])
      _ = face.advance(of: "A")
    }
    // Wrong numbers in the directory and in the tables, in a fixed order.
    var number: UInt32 = 1
    func next(_ bound: Int) -> Int {
      number = number &* 1_664_525 &+ 1_013_904_223
      return Int(number >> 8) % bound
    }
    for round in 0..<60 {
      var bytes = file
      for _ in 0..<8 { bytes[next(round < 30 ? 400 : bytes.count)] = UInt8(next(256)) }
      let face = FontFace(bytes)
      let subset = FontFace(face.subset(Set(65...122)))
      _ = subset.subset([65, 0x3A9, 0xFFFF])
      _ = face.advance(of: "Ω")
    }
  }

  private func label(_ text: String, width: CGFloat) -> LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .phone)
    var content = ScreenBuilder.text(text, size: 20, weight: 400, x: 0, y: 20)
    content.lines[0].width = width
    screen.add("UILabel", 0, 100, 200, 24, .label(content))
    return screen.snapshot
  }

  @Test func `A picture embeds a font subset of its characters`() {
    var options = SVGRenderer.Options()
    options.showsSystemBars = false
    let svg = SVGRenderer(options: options).svg(for: label("Hello", width: 50))
    #expect(svg.contains("@font-face{font-family:'AutoLayout Sans';font-weight:400;"))
    #expect(!svg.contains("font-weight:700;src"))
    #expect(svg.utf8.count < 5000)
    options.embedsFont = false
    #expect(
      !SVGRenderer(options: options).svg(for: label("Hello", width: 50)).contains("font-face"))
  }

  /// 5 advances and 5 spacings: 4 · 20 + 5 · s = 60 for a text whose advances are 4 em.
  @Test func `Rasterized lines get letter spacing to match the measured width`() throws {
    let natural = try #require(PictureFont.width(of: "Hello", weight: 400)) * 20
    let svg = SVGRenderer(options: .rasterized()).svg(for: label("Hello", width: natural + 5))
    #expect(svg.contains("letter-spacing=\"1\""))
  }

  @Test func `Text is truncated only if it does not fit`() throws {
    let font = LayoutSnapshot.Font(size: 10, weight: 400)
    let text = "Wednesday"
    let width = try #require(PictureFont.width(of: text, weight: 400)) * 10
    #expect(font.fitted(text, to: width + 0.01) == text)
    let cut = font.fitted(text, to: width - 1)
    #expect(cut.hasSuffix("…") && font.estimatedWidth(cut) <= width - 1)
    #expect(font.fitted(text, to: 1) == "")
  }
}
