import Foundation
import Testing

@testable import LayoutRendering

@Suite struct PictureConversionTests {
  private static var isInstalled: Bool { (try? PictureConversion()) != nil }

  @Test func `A missing converter is reported with installation instructions`() throws {
    let error = try #require(throws: PictureConversionError.self) {
      try PictureConversion(searchPath: "/nonexistent:/also/not/there")
    }
    #expect(error == .programMissing(name: "rsvg-convert"))
    #expect(error.description.contains("rsvg-convert"))
    #expect(error.description.contains("apt-get install librsvg2-bin"))
    #expect(error.description.contains("brew install librsvg"))
  }

  @Test(.enabled(if: isInstalled))
  func `A picture is converted to a PNG with the canvas size in pixels`() throws {
    let svg = SVGRenderer(options: .rasterized()).svg(for: SampleScreens.controls)
    let png = try PictureConversion().png(fromSVG: svg, scale: 2)
    #expect(png.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Width and height are the first words of the header chunk: 375 × 2 and 667 × 2.
    func word(at offset: Int) -> Int {
      png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(word(at: 16) == 750)
    #expect(word(at: 20) == 1334)
  }

  /// A square of the font has its pixels where the advances are. Without the font of pictures, the
  /// text would have the width of another font.
  @Test(.enabled(if: isInstalled)) func `Text is drawn in the embedded picture font`() throws {
    func png(_ family: String) throws -> Data {
      try PictureConversion().png(
        fromSVG: """
          <svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" \
          font-family="\(family)"><text x="0" y="30" font-size="20">Hamburg</text></svg>
          """)
    }
    #expect(try png("AutoLayout Sans") != png("A family that does not exist"))
  }

  @Test(.enabled(if: isInstalled)) func `Invalid SVG fails with the converter's message`() throws {
    let error = try #require(throws: PictureConversionError.self) {
      try PictureConversion().png(fromSVG: "not a picture")
    }
    guard case .failed(_, let status, let message) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(status != 0)
    #expect(!message.isEmpty)
  }
}
