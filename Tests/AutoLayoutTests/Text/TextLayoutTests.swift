import Foundation
import Testing

@testable import AutoLayout

/// Every character is as wide as the font is high, so that widths can be counted.
private struct SquareMeasurer: TextMeasuring {
  func advances(of characters: [Character], font: UIFont, systemVersion: Int) -> [CGFloat] {
    characters.map { _ in font.pointSize }
  }
}

@Suite struct TextLayoutTests {
  private func lines(
    _ text: String, width: CGFloat = .infinity, numberOfLines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    layout(text, width: width, numberOfLines: numberOfLines, mode: mode).lines.map(\.string)
  }

  /// Widths are in characters of a font of 10 points.
  private func layout(
    _ text: String, width: CGFloat = .infinity, numberOfLines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping, font: UIFont = .systemFont(ofSize: 10)
  ) -> TextLayout {
    TextLayout(
      StyledText(text, font: font),
      limits: .init(width: width * 10, numberOfLines: numberOfLines, lineBreakMode: mode),
      systemVersion: 16, measurer: SquareMeasurer())
  }

  @Test("Without a width limit, text breaks only at explicit line breaks")
  func explicitBreaks() {
    #expect(lines("one two\nthree") == ["one two", "three"])
    #expect(lines("a\r\nb\u{2028}c") == ["a", "b", "c"])
    #expect(lines("a\n") == ["a", ""])
    #expect(lines("") == [])
    #expect(lines("\n\n") == ["", "", ""])
  }

  @Test("Words wrap when they do not fit, and trailing spaces are not counted")
  func wordWrapping() {
    #expect(lines("one two three", width: 7) == ["one two", "three"])
    #expect(lines("one two  three", width: 7) == ["one two", "three"])
    #expect(lines("one two three", width: 6) == ["one", "two", "three"])
  }

  @Test("A word wider than the available width breaks between characters")
  func longWords() {
    #expect(lines("abcdefgh ij", width: 3) == ["abc", "def", "gh", "ij"])
    #expect(lines("ab", width: 0) == ["a", "b"])
  }

  @Test("Lines break after hyphens and beside ideographs, but not before closing punctuation")
  func breakOpportunities() {
    #expect(lines("well-known", width: 7) == ["well-", "known"])
    #expect(lines("-10 to -20", width: 8) == ["-10 to", "-20"])
    #expect(lines("漢字漢字。字", width: 4) == ["漢字漢", "字。字"])
    #expect(lines("a b\u{A0}c", width: 4) == ["a", "b\u{A0}c"])
  }

  /// Of a font of 10 points with a line height of 11.93; oracle: Apple's documentation of
  /// `NSParagraphStyle`, and the sums beside each.
  @Test("Paragraph indents and spacing are applied")
  func paragraphStyles() {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 10, -10)
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (4, 3)
    let font = UIFont.systemFont(ofSize: 10)
    let text = NSAttributedString(
      string: "aa bb cc\ndd", attributes: [.font: font, .paragraphStyle: style])
    let layout = TextLayout(
      StyledText(text, font: font).unaligned, limits: .init(width: 80), systemVersion: 16,
      measurer: SquareMeasurer())
    // 80 - 20 - 10 = 50 for "aa bb", and 80 - 10 - 10 for the rest.
    #expect(layout.lines.map(\.string) == ["aa bb", "cc", "dd"])
    #expect(layout.lines.map(\.headIndent) == [20, 10, 20])
    #expect(layout.width == 70)
    #expect(abs(layout.height - (3 * font.lineHeight + 4 + 3)) < 1e-9)
    let rect = CGRect(x: 0, y: 0, width: 80, height: 100)
    func edges(_ alignment: NSTextAlignment, _ isRightToLeft: Bool = false) -> [CGFloat] {
      layout.placed(
        .init(rect: rect, alignment: alignment, isRightToLeft: isRightToLeft)
      ).map(\.origin.x)
    }
    #expect(edges(.natural) == [20, 10, 20])
    // 80 - 10 of the tail - the width.
    #expect(edges(.right) == [20, 50, 50])
    #expect(edges(.natural, true) == [10, 50, 40])
  }

  @Test("A positive tail indent is measured from the start of the line")
  func positiveTailIndent() {
    let style = NSMutableParagraphStyle()
    style.tailIndent = 30
    let font = UIFont.systemFont(ofSize: 10)
    let text = NSAttributedString(
      string: "aa bb", attributes: [.font: font, .paragraphStyle: style])
    let layout = TextLayout(
      StyledText(text, font: font), limits: .init(width: 80), systemVersion: 16,
      measurer: SquareMeasurer())
    #expect(layout.lines.map(\.string) == ["aa", "bb"])
  }

  @Test("Text fits in its natural width with every tail indent", arguments: [30, 40, -10, 0])
  func tailIndentOfUnlimitedText(indent: CGFloat) {
    let style = NSMutableParagraphStyle()
    (style.tailIndent, style.firstLineHeadIndent) = (indent, 5)
    let font = UIFont.systemFont(ofSize: 10)
    let text = StyledText(
      NSAttributedString(string: "aa bb", attributes: [.font: font, .paragraphStyle: style]),
      font: font)
    for lines in 0...1 {
      func layout(_ width: CGFloat) -> TextLayout {
        TextLayout(
          text, limits: .init(width: width, numberOfLines: lines, lineBreakMode: .byTruncatingTail),
          systemVersion: 16, measurer: SquareMeasurer())
      }
      let natural = layout(.infinity)
      #expect(natural.lines.map(\.string) == layout(natural.width).lines.map(\.string))
      // Lines end 30 or 40 points from where lines begin, or all 50 points are in one.
      let shown = indent > 0 ? (lines == 1 ? 1 : 2) : 1
      #expect(natural.lines.count == shown && natural.isTruncated == (indent > 0 && lines == 1))
      if indent <= 0 { #expect(natural.width == 55 - indent) }
      if indent > 0 { #expect(natural.width <= indent) }
    }
  }

  /// Oracle: UAX #14, by the classes named.
  @Test("Kana marks do not begin a line, and opening brackets do not end one")
  func japaneseLineBreaks() {
    // NS: no break before 々 and ゝ; CJ is resolved to NS (LB1): none before small kana.
    #expect(lines("漢漢漢々漢", width: 3) == ["漢漢", "漢々漢"])
    #expect(lines("ああああゝ", width: 4) == ["あああ", "あゝ"])
    #expect(lines("ああああっと", width: 4) == ["あああ", "あっと"])
    // OP and CP.
    #expect(lines("漢漢〔漢漢〕漢", width: 3) == ["漢漢", "〔漢", "漢〕漢"])
  }

  /// Oracle: UAX #14: ID breaks on both sides, ZW after itself (LB8), GL and WJ nowhere (LB11, LB12).
  @Test("Lines break beside emoji as beside ideographs, but not at joiners")
  func picturesAndJoiners() {
    #expect(lines("Hello😀World", width: 7) == ["Hello😀", "World"])
    #expect(lines("Hi👍🏽👍🏽", width: 3) == ["Hi👍🏽", "👍🏽"])
    #expect(lines("abc\u{200B}defg", width: 6) == ["abc\u{200B}", "defg"])
    #expect(lines("漢漢\u{2060}漢", width: 2) == ["漢", "漢\u{2060}", "漢"])
    #expect(lines("x漢\u{A0}漢", width: 3) == ["x", "漢\u{A0}漢"])
  }

  @Test("Character wrapping fills every line")
  func characterWrapping() {
    #expect(lines("one two three", width: 5, mode: .byCharWrapping) == ["one t", "wo th", "ree"])
  }

  @Test("Truncation keeps the start, the end, or both")
  func truncation() {
    let cut = { lines("abcdefghij", width: 6, numberOfLines: 1, mode: $0) }
    #expect(cut(.byTruncatingTail) == ["abcde…"])
    #expect(cut(.byTruncatingHead) == ["…fghij"])
    #expect(cut(.byTruncatingMiddle) == ["abc…ij"])
    #expect(cut(.byClipping) == ["abcdef"])
  }

  @Test("The last permitted line is truncated if there is more text")
  func lineLimit() {
    let two = layout("one two three four", width: 7, numberOfLines: 2, mode: .byTruncatingTail)
    #expect(two.lines.map(\.string) == ["one two", "three …"])
    #expect(two.isTruncated)
    #expect(lines("a\nb\nc", numberOfLines: 2, mode: .byTruncatingTail) == ["a", "b…"])
    #expect(!layout("a b", width: 7, numberOfLines: 2).isTruncated)
  }

  /// Oracle: heights of labels that Interface Builder recorded at 2x.
  @Test(
    "N lines of a fixed font are N line heights high",
    arguments: [
      (17, 2, 41), (17, 3, 61), (17, 4, 81.5), (15, 2, 36), (15, 3, 54), (15, 8, 143.5),
      (14, 2, 33.5), (14, 3, 50.5), (13, 2, 31.5), (16, 2, 38.5), (16, 3, 57.5), (16, 4, 76.5),
    ] as [(CGFloat, Int, CGFloat)])
  func fixedHeights(size: CGFloat, count: Int, recorded: CGFloat) {
    let text = Array(repeating: "a", count: count).joined(separator: "\n")
    let height = layout(text, font: .systemFont(ofSize: size)).height
    #expect(height.ceiled(toScale: 2) == recorded)
  }

  /// Oracle: heights of labels that Interface Builder recorded at 2x.
  @Test(
    "N lines of a text style are one line height and N - 1 baseline distances high",
    arguments: [
      (.body, 2, 42.5), (.body, 4, 86.5), (.body, 6, 130.5), (.subheadline, 2, 38),
      (.subheadline, 4, 78), (.caption1, 3, 46.5), (.caption1, 5, 78.5), (.footnote, 2, 34),
      (.footnote, 4, 70), (.title1, 2, 67.5), (.title1, 3, 101.5), (.largeTitle, 2, 82),
      (.callout, 2, 40.5),
    ] as [(UIFont.TextStyle, Int, CGFloat)])
  func styleHeights(style: UIFont.TextStyle, count: Int, recorded: CGFloat) {
    let text = Array(repeating: "a", count: count).joined(separator: "\n")
    let height = layout(text, font: .preferredFont(forTextStyle: style)).height
    #expect(height.ceiled(toScale: 2) == recorded)
  }

  @Test("A larger font raises the height of its line, and lineSpacing that of its paragraph")
  func attributedText() {
    let text = NSMutableAttributedString(string: "ab\nc")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 4))
    let result = TextLayout(
      StyledText(text, font: .systemFont(ofSize: 10)), limits: .init(), systemVersion: 16,
      measurer: SquareMeasurer())
    #expect(result.lines.map(\.width) == [30, 10])
    let ten = 11.93359375
    #expect(abs(result.height - (2 * ten + 5 + ten)) < 1e-9)
  }

  @Test("Lines are positioned by alignment, with baselines on pixel boundaries")
  func placement() {
    let result = layout("aaaa\nbb")
    let placed = result.placed(
      .init(rect: CGRect(x: 10, y: 5, width: 100, height: 40), alignment: .right, scale: 2))
    #expect(placed.map(\.origin.x) == [70, 90])
    // Text is 2 · 11.934 high, so it starts at 5 + (40 - 23.867) / 2 = 13.066; the ascender is
    // 9.521: 22.588 → 22.5, and 11.934 further down 34.521 → 34.5.
    #expect(placed.map(\.origin.y) == [22.5, 34.5])
    let centered = result.placed(
      .init(rect: CGRect(x: 0, y: 0, width: 100, height: 10), alignment: .center, scale: 2))
    #expect(centered.map(\.origin.x) == [30, 40])
    #expect(centered[0].origin.y == 9.5)
  }

  @Test("Long text is broken into lines in linear time")
  func longText() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(layout(text, width: 9).lines.count == 10_000)
    #expect(layout(String(repeating: "x", count: 50_000), width: 100).lines.count == 500)
  }
}
