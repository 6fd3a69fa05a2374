import Foundation
import Testing

@testable import AutoLayout

/// A hash of values, bit by bit (FNV-1a).
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: CGFloat) { add(bits: (Double(number) + 0).bitPattern) }

  mutating func add(_ number: Int) { add(bits: UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0xFF)
  }

  mutating func add(_ layout: TextLayout) {
    for line in layout.lines { add(line) }
    for number in [layout.width, layout.height, layout.pitchedHeight] { add(number) }
    add(layout.isTruncated ? 1 : 0)
  }

  private mutating func add(_ line: TextLayout.Line) {
    add(line.string)
    add(line.start)
    for number in [
      line.width, line.hangingSpace, line.ascender, line.height, line.pitch, line.headIndent,
      line.tailIndent, line.tailRoom,
    ] {
      add(number)
    }
    add(line.alignment?.rawValue ?? -1)
    for piece in line.pieces {
      add(piece.string)
      add(piece.offset)
      add(piece.width)
      add(piece.run)
    }
  }

  private mutating func add(bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: bits >> shift)) }
  }

  private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

/// Texts in many scripts, with all kinds of breaks.
private enum Samples {
  static let texts = [
    "", " ", "\n", "a\n", "\n\nb", "a\r\nb\rc\n\rd", "a\u{2028}b\u{85}c\u{B}d\u{C}e", "Title",
    "The quick brown fox jumps over the lazy dog.", "AVAST Two Wolves, To You; \"We'll\" 37%",
    "one  two   three    ", "   leading spaces", "tab\tand\ttab\t",
    "well-known a/b/c -10 to -20 3-4",
    "Donaudampfschifffahrtsgesellschaftskapitän", "f(x) = [1, 2]{3}; $5, 20 %, c'est! ¿Qué? «Oui»",
    "naïve café Ångström Łódź Çelik ẞ ﬁ", "e\u{301}e\u{301} a\u{300}\u{323} o\u{308}\u{304}",
    "Быстрая бурая лиса прыгает", "Ταχίστη αλώπηξ βαφής\u{37E} τέλος", "漢字漢字。字「かな」ーっと、ｱｯ",
    "한국어 텍스트는 음절", "日本 10円 ３号 abc漢字def 一-二", "a b\u{A0}c\u{202F}d\u{2007}e\u{2060}f\u{2011}g",
    "zero\u{200B}width\u{200B} space\u{AD}soft", "😀😃 👨‍👩‍👧‍👦 🇩🇪🇫🇷 ☺️ ☺ 1️⃣ text 👍🏽end", "שלום עולם abc",
    "مرحبا بالعالم 123", "हिन्दी भाषा में", "ไทยไม่มีช่องว่าง", "…—– ‘quoted’ “text” •", "A\u{0}B\u{7F}C\u{1B}",
    String(repeating: "This is the text of post number 7. ", count: 4),
    "0123456789 1111 7.5 12:30 1/2", "x\u{FFFC}y \u{FFFC}", "\u{301}start", "🏳️‍🌈-🏴󠁧󠁢󠁥󠁮󠁧󠁿/é-１",
  ]

  static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]

  static let widths: [CGFloat] = [.infinity, 0, 7, 31.5, 64, 90, 120.25, 180, 300, 1000]

  static func limits() -> [TextLayout.Limits] {
    var all: [TextLayout.Limits] = []
    for width in widths {
      for mode in modes {
        for count in [0, 1, 2, 3] {
          all.append(.init(width: width, numberOfLines: count, lineBreakMode: mode))
        }
      }
    }
    return all
  }

  static let fonts: [(name: String, font: UIFont)] = [
    ("regular", .systemFont(ofSize: 17)), ("small", .systemFont(ofSize: 11)),
    ("bold", .boldSystemFont(ofSize: 22.5)), ("light", .systemFont(ofSize: 34, weight: .light)),
    ("italic", .italicSystemFont(ofSize: 15)),
    ("digits", .monospacedDigitSystemFont(ofSize: 14, weight: .medium)),
    ("mono", .monospacedSystemFont(ofSize: 13, weight: .regular)),
    ("body", .preferredFont(forTextStyle: .body)),
    ("helvetica", font(named: "HelveticaNeue-Bold", family: "Helvetica Neue", size: 16)),
    ("arial", font(named: "ArialMT", family: "Arial", size: 12)),
    ("avenir", font(named: "Avenir-Book", family: "Avenir", size: 18)),
  ]

  private static func font(named name: String, family: String, size: CGFloat) -> UIFont {
    UIFont(documentName: name, family: family, size: size) ?? .systemFont(ofSize: size)
  }

  /// Texts of several runs, with indents, spaces between letters, colors and other heights.
  static func styled(_ text: String) -> StyledText {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 10, -10)
    (style.paragraphSpacing, style.lineHeightMultiple, style.alignment) = (4, 1.25, .center)
    let result = NSMutableAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
    result.append(
      NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .kern: CGFloat(1.5),
          .foregroundColor: UIColor.red,
        ]))
    result.append(NSAttributedString(string: "\n" + text))
    return StyledText(result, font: .systemFont(ofSize: 12))
  }
}

/// All lines of many texts, as the typesetter that had no caches made them. A change here means
/// that layouts change.
@MainActor
@Suite("Typeset lines match their recorded digests exactly")
struct TypesettingDigestTests {
  private static let expected: [String: UInt64] = [
    "arial 8": 0x6d8504f538d17905,
    "arial 10": 0x6d8504f538d17905,
    "arial 12": 0x6d8504f538d17905,
    "arial 18": 0x6d8504f538d17905,
    "avenir 8": 0x2207c30c7cefde93,
    "avenir 10": 0x2207c30c7cefde93,
    "avenir 12": 0x2207c30c7cefde93,
    "avenir 18": 0x2207c30c7cefde93,
    "body 8": 0xd24b52dd7f42e533,
    "body 10": 0xa73e65660371870f,
    "body 12": 0x69ef6cd01dbe193c,
    "body 18": 0x14673b02bee93318,
    "bold 8": 0x860d5dbf09bce0ee,
    "bold 10": 0xbdb3f803aa8b5909,
    "bold 12": 0xf167ea64aab0090f,
    "bold 18": 0x18ea080d991e4869,
    "digits 8": 0x67de42e4b012aaec,
    "digits 10": 0x77fe13330575100d,
    "digits 12": 0xa0766acc2c10aa27,
    "digits 18": 0xc13fbb467c35b2c6,
    "helvetica 8": 0x74d82b930dfdecc8,
    "helvetica 10": 0x74d82b930dfdecc8,
    "helvetica 12": 0x74d82b930dfdecc8,
    "helvetica 18": 0x74d82b930dfdecc8,
    "italic 8": 0x54b2191d98737e71,
    "italic 10": 0xb7f32e82da028463,
    "italic 12": 0xe80f427a450aba6c,
    "italic 18": 0xbad75be6312cca2d,
    "light 8": 0x200516b6ec48c30f,
    "light 10": 0x5728bc68eaf88a83,
    "light 12": 0x4772541dfe93326e,
    "light 18": 0xc475a26c7657d38f,
    "mono 8": 0x2ff7e35123315cce,
    "mono 10": 0x2ff7e35123315cce,
    "mono 12": 0x2ff7e35123315cce,
    "mono 18": 0x2ff7e35123315cce,
    "regular 8": 0x7d060ddeda217d48,
    "regular 10": 0x143bd50b441eab90,
    "regular 12": 0x4e9f99052e1f98df,
    "regular 18": 0x749bc885133c2ddb,
    "runs 8": 0xf307b811ebd2a795,
    "runs 18": 0x8a024e96d9f89e6e,
    "small 8": 0x15b0e221418e7cb4,
    "small 10": 0x2210fb1c683b49b5,
    "small 12": 0x476eaae05df9d638,
    "small 18": 0x378380d7b58b6735,
  ]

  private func digest(_ text: StyledText, _ version: Int, into digest: inout Digest) {
    let measured = MeasuredText(
      text, systemVersion: version, measurer: SystemFontMeasurer())
    for limits in Samples.limits() {
      digest.add(TextLayout(measured, limits))
    }
  }

  @Test(
    "Lines in one font match the recorded digest",
    arguments: Samples.fonts.map(\.name), [8, 10, 12, 18])
  func font(_ name: String, _ version: Int) throws {
    let font = try #require(Samples.fonts.first { $0.name == name }?.font)
    var found = Digest()
    for text in Samples.texts { digest(StyledText(text, font: font), version, into: &found) }
    #expect(
      found.value == Self.expected["\(name) \(version)"], "\"\(name) \(version)\": \(found.value),")
  }

  /// Oracle: the same text broken anew for each width. Widths go up, down, and to the widths of
  /// lines, at which words move.
  @Test("Lines reused for another width equal newly typeset lines")
  func reused() {
    var random: UInt64 = 1
    for text in Samples.texts {
      for styled in [StyledText(text, font: .systemFont(ofSize: 15)), Samples.styled(text)] {
        let measured = MeasuredText(
          styled, systemVersion: 18, measurer: SystemFontMeasurer())
        var memory = TextLayoutMemory()
        var widths: [CGFloat] = Array(stride(from: 0, to: 220, by: 7.5)) + [.infinity]
        widths += widths.reversed()
        for (index, mode) in zip(widths.indices, (0...).lazy.map { Samples.modes[$0 / 7 % 6] }) {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let count = index % 3 == 0 ? Int(random >> 60) % 4 : 0
          var width = widths[index]
          for _ in 0..<2 {
            let limits = TextLayout.Limits(
              width: width, numberOfLines: count, lineBreakMode: mode)
            let fresh = TextLayout(measured, limits)
            let kept = memory.layout(styled, limits, systemVersion: 18)
            #expect(kept.lines == fresh.lines && kept.isTruncated == fresh.isTruncated)
            #expect(kept.width == fresh.width && kept.height == fresh.height)
            width = fresh.rows.map(\.width).max() ?? 0
          }
        }
      }
    }
  }

  @Test("The precomputed line-breaking classes of letters and ideographs match the rules")
  func classes() {
    for value in [0...0x500, 0x4E00...0x9FFF, 0xAC00...0xAC20].joined() {
      guard let scalar = UnicodeScalar(UInt32(value)) else { continue }
      let character = Character(scalar)
      if LineBreaking.classes(of: character) != LineBreaking.rulesApplied(to: character) {
        Issue.record("\(scalar.value)")
      }
    }
  }

  /// Oracle: identity. Between the width of its line and any larger one, a text of one line is not
  /// broken again; and a text of two lines is not until its second word fits into the first line.
  @Test("Widths that allow the same line breaks share one layout")
  func sameLayout() {
    let text = TypesetText(
      StyledText("First second", font: .systemFont(ofSize: 17)), systemVersion: 18)
    let whole = text.layout(.init())
    #expect(text.layout(.init(width: whole.width)) === whole)
    #expect(text.layout(.init(width: 500, numberOfLines: 1)) === whole)
    let broken = text.layout(.init(width: whole.width - 1))
    #expect(broken !== whole)
    #expect(text.layout(.init(width: whole.width - 10)) === broken)
    #expect(text.layout(.init(width: broken.width)) === broken)
    #expect(text.layout(.init(width: broken.width - 1)) !== broken)
    #expect(text.layout(.init(width: whole.width - 1, numberOfLines: 1)) !== broken)
    // Every width breaks a word elsewhere.
    let word = TypesetText(
      StyledText("Mississippi", font: .systemFont(ofSize: 17)), systemVersion: 18)
    #expect(word.layout(.init(width: 30)).lines != word.layout(.init(width: 60)).lines)
  }

  @Test("Lines with several runs match the recorded digest", arguments: [8, 18])
  func runs(_ version: Int) {
    var found = Digest()
    for text in Samples.texts { digest(Samples.styled(text), version, into: &found) }
    #expect(found.value == Self.expected["runs \(version)"], "\"runs \(version)\": \(found.value),")
  }
}
