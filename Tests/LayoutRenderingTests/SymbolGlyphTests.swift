import Testing

@testable import LayoutRendering

@Suite struct SymbolGlyphTests {
  @Test(arguments: [
    "gear", "gearshape.fill", "person.2.fill", "chevron.right", "trash", "add", "building.2",
    "sun.max",
  ])
  func `Common symbols have drawings`(name: String) {
    #expect(SymbolGlyph.strokes(for: name) != nil)
  }

  @Test func `Enclosed symbols are drawn inside their shape`() throws {
    let plain = try #require(SymbolGlyph.strokes(for: "plus"))
    let enclosed = try #require(SymbolGlyph.strokes(for: "plus.circle.fill"))
    #expect(enclosed.count == plain.count + 1)
  }

  @Test(arguments: ["", "...", "my-own-icon", "tortoise.fill"])
  func `Unknown names have no drawing and still make a mark`(name: String) {
    #expect(SymbolGlyph.strokes(for: name) == nil)
    var pen = SVGPen()
    SymbolGlyph(name: name).paint(
      in: .init(x: 0, y: 0, width: 24, height: 24), color: .label, &pen)
    #expect(pen.markup.contains("<rect"))
  }
}
