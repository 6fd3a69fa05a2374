import Foundation
import Testing

@testable import AutoLayout

@Suite struct SystemFontTests {
  /// Oracle: heights of one-line labels that Interface Builder recorded (size, at 2x, at 3x).
  @Test(
    "Line heights of the system font match Interface Builder's",
    arguments: [
      (10, 12, 12), (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17),
      (15, 18, 18), (16, 19.5, 19.333), (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24),
      (24, 29, 28.667), (36, 43, 43), (120, 143.5, 143.333),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func lineHeight(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.lineHeight.ceiled(toScale: 2) == at2x)
    #expect(abs(font.lineHeight.ceiled(toScale: 3) - at3x) < 0.001)
  }

  /// Oracle: widths of labels that Interface Builder recorded, at 2x, with today's font.
  @Test(
    "Widths of common labels match Interface Builder's",
    arguments: [
      ("Label", 17, 41.5), ("Label", 15, 37.5), ("Label", 12, 31),
    ] as [(String, CGFloat, CGFloat)])
  func labelWidth(text: String, size: CGFloat, recorded: CGFloat) {
    let width = layout(text, .systemFont(ofSize: size)).width.ceiled(toScale: 2)
    #expect(width == recorded)
  }

  @Test("Text widens from thin to black weight")
  func weights() {
    let widths = [UIFont.Weight.thin, .regular, .bold, .black].map {
      layout("Settings", .systemFont(ofSize: 17, weight: $0)).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test("Accented letters missing from the table are as wide as their base letters")
  func accents() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(layout("ů", font).width == layout("u", font).width)
  }

  /// Oracle: widths that Interface Builder recorded at 2x for labels of 5, 6 and 8 ideographs.
  @Test(
    "Ideographs in the system font have the recorded widths",
    arguments: [(5, 87), (6, 104), (8, 139)] as [(Int, CGFloat)])
  func ideographs(count: Int, recorded: CGFloat) {
    let text = String(repeating: "漢", count: count)
    let width = layout(text, .systemFont(ofSize: 17)).width.ceiled(toScale: 2)
    #expect(width == recorded)
  }

  /// Oracle: widths that Interface Builder recorded at 2x.
  @Test(
    "Emoji are 5 points wider than the font size", arguments: [(11, 16), (38, 43), (45, 50)])
  func emoji(size: CGFloat, recorded: CGFloat) {
    #expect(layout("😬", .systemFont(ofSize: size)).width == recorded)
  }

  @Test("Monospaced digits share one width, as do all characters of a monospaced font")
  func monospaced() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(layout("1111", digits).width == layout("8888", digits).width)
    #expect(layout("11", .systemFont(ofSize: 17)).width < layout("88", digits).width)
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(abs(layout("iiiWWW", mono).width - 60.0 * 1266 / 2048) < 1e-9)
  }

  @Test("Before iOS 9, the system font has the widths of Helvetica Neue")
  func helvetica() {
    let font = UIFont.systemFont(ofSize: 20)
    // a 537 + b 593 thousandths of an em, without tracking from 20 points.
    #expect(abs(layout("ab", font, systemVersion: 8).width - 22.6) < 1e-9)
    #expect(layout("ab", font, systemVersion: 9).width != 22.6)
  }

  @Test("Text styles have their size and baseline distance and grow with the content size category")
  func textStyles() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(body.baselineDistance == 22)
    #expect(UIFont.preferredFont(forTextStyle: .headline).cssWeight == 600)
    let largest = UIFont.preferredFont(
      forTextStyle: .caption2, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(largest.pointSize == 40)
    for category in UIContentSizeCategory.ordered.dropFirst() {
      let smaller = UIFont.TextStyle.title3.metrics(at: .ordered[category.index - 1])
      #expect(UIFont.TextStyle.title3.metrics(at: category).size > smaller.size)
    }
  }

  @Test("A font is found by PostScript name, and an unknown name returns nil")
  func namedFonts() throws {
    let font = try #require(UIFont(name: "AvenirNext-DemiBoldItalic", size: 20))
    #expect(font.familyName == "Avenir Next")
    #expect(font.cssWeight == 600)
    #expect(font.isItalic)
    #expect(abs(font.lineHeight - 27.32) < 1e-9)
    #expect(UIFont(name: "NoSuchFont-Bold", size: 20) == nil)
    #expect(UIFont(documentName: "NoSuchFont-Bold", family: nil, size: 20) == nil)
    #expect(UIFont(replacing: "NoSuchFont-Bold", family: nil, size: 20).cssWeight == 400)
  }

  /// Oracle: `apple-documentation`, the list of fonts of iOS. Their metrics are not known.
  @Test(
    "A font that iOS includes is never nil",
    arguments: [
      ("Charter-Black", 900), ("Charter-Roman", 400), ("TimesNewRomanPSMT", 400),
      ("Optima-Bold", 700), ("Didot", 400), ("AmericanTypewriter", 400), ("MarkerFelt-Thin", 200),
    ])
  func includedFonts(_ name: String, _ weight: Int) throws {
    let font = try #require(UIFont(name: name, size: 26))
    #expect(font.fontName == name && font.cssWeight == weight && font.pointSize == 26)
  }

  @Test(
    "Font weights and CSS weights map to each other",
    arguments: zip(1...9, [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]))
  func cssWeight(hundreds: Int, raw: CGFloat) {
    #expect(UIFont.Weight(rawValue: raw).cssWeight == 100 * hundreds)
    #expect(UIFont.Weight(cssWeight: 100 * hundreds).rawValue == raw)
  }

  @Test("Fonts are equal by value")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
  }

  private func layout(_ text: String, _ font: UIFont, systemVersion: Int = 16) -> TextLayout {
    TextLayout(
      StyledText(text, font: font), limits: .init(), systemVersion: systemVersion,
      measurer: SystemFontMeasurer())
  }
}
