import Testing

@testable import LayoutRendering

@Suite struct SymbolGlyphTests {
  @Test(arguments: [
    "gear", "gearshape.fill", "person.2.fill", "chevron.right", "trash", "add", "building.2",
    "sun.max", "arrow.up.right.and.arrow.down.left.rectangle", "icloud.and.arrow.up",
    "bell.slash.fill", "square.and.arrow.up.fill", "doc.text", "wrench.and.screwdriver.fill",
  ])
  func `Common symbols have a drawing`(name: String) {
    #expect(SymbolGlyph.drawing(for: name) != nil)
  }

  @Test func `Symbol names with a drawing are distinguished from others`() {
    for name in [
      "plus", "plus.circle.fill", "star.fill", "bell.slash", "square.and.arrow.up", "circle",
      "rectangle.split.3x1", "checkmark.square.fill",
    ] {
      #expect(DrawnSymbols.contains(name), "\(name)")
    }
    // hand: names of bar buttons, beginnings of names, files and made-up names.
    for name in [
      "add", "undo", "building", "star.png", "logo", "", ".", "..plus", "fill", "circle.x",
    ] {
      #expect(!DrawnSymbols.contains(name), "\(name)")
    }
  }

  @Test func `Enclosed symbols are drawn inside their shape`() throws {
    let plain = try #require(SymbolGlyph.drawing(for: "plus"))
    let enclosed = try #require(SymbolGlyph.drawing(for: "plus.circle.fill"))
    #expect(plain.enclosure == nil && !plain.isFilled)
    #expect(enclosed.enclosure == .circle && enclosed.isFilled)
    #expect(enclosed.strokes.count == plain.strokes.count)
    #expect(SymbolGlyph.drawing(for: "bell.slash")?.isSlashed == true)
  }

  @Test func `Without a drawing, a symbol's name is written if there is enough space`() {
    var pen = SVGPen()
    SymbolGlyph(name: "tortoise").paint(
      in: .init(x: 0, y: 0, width: 60, height: 40), color: .label, &pen)
    #expect(pen.markup.contains(">tortoise</text>"))
  }

  @Test(arguments: ["", "...", "my-own-icon", "tortoise.fill"])
  func `Unknown symbol names are drawn as a rectangle`(name: String) {
    #expect(SymbolGlyph.drawing(for: name) == nil)
    var pen = SVGPen()
    SymbolGlyph(name: name).paint(
      in: .init(x: 0, y: 0, width: 24, height: 24), color: .label, &pen)
    #expect(pen.markup.contains("<rect"))
  }
}
