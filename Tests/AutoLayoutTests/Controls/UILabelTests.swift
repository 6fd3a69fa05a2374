import Foundation
import Testing

@testable import AutoLayout

/// Every character is as wide as the font is high, so that widths can be counted.
private struct SquareMeasurer: TextMeasuring {
  func advances(of characters: [Character], font: UIFont, systemVersion: Int) -> [CGFloat] {
    characters.map { _ in font.pointSize }
  }
}

@MainActor
@Suite struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.layoutEnvironment = LayoutEnvironment(displayScale: scale)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// Oracle: Interface Builder recorded 41.5 × 20.5 for a new label at 2x.
  @Test("The size of a label is that of its text, rounded up to pixels")
  func singleLine() {
    #expect(label("Label").intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    #expect(abs(label("Label", scale: 3).intrinsicContentSize.height - 61.0 / 3) < 1e-9)
  }

  @Test("A label without text has zero size and needs no width to compute its height")
  func empty() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("", lines: 0).intrinsicContentSize == .zero)
    #expect(!label("", lines: 0).needsWidthForHeight)
    #expect(label(nil).text == nil)
    #expect(label("").text == "")
  }

  @Test("A multiline label is measured again at its layout width")
  func multipleLines() {
    let label = label("one two three four", lines: 0)
    #expect(label.needsWidthForHeight)
    let single = label.intrinsicContentSize
    #expect(single.height == 20.5)
    #expect(label.intrinsicContentSize(forWidth: single.width / 2 + 10).height == 41)
    label.numberOfLines = 1
    #expect(!label.needsWidthForHeight)
    #expect(label.intrinsicContentSize(forWidth: 10) == single)
  }

  @Test("preferredMaxLayoutWidth wraps the text immediately")
  func preferredWidth() {
    let label = label("one two three four", lines: 0)
    let natural = label.intrinsicContentSize.width
    label.preferredMaxLayoutWidth = natural / 2 + 10
    #expect(!label.needsWidthForHeight)
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width < natural)
  }

  @Test("The number of lines limits the height")
  func lineLimit() {
    let label = label("a\nb\nc\nd", lines: 2)
    #expect(label.intrinsicContentSize.height == 41)
    label.numberOfLines = 3
    #expect(label.intrinsicContentSize.height == 61)
  }

  @Test("Baselines are determined by the fonts of the first and last run")
  func baselines() throws {
    let plain = label("Label")
    #expect(plain.baselineOffsetFromTop == 17 * 0.952_148_437_5)
    #expect(plain.baselineOffsetFromBottom == 17 * 0.241_210_937_5)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 1))
    plain.attributedText = text
    #expect(plain.baselineOffsetFromTop == 40 * 0.952_148_437_5)
    #expect(plain.baselineOffsetFromBottom == 17 * 0.241_210_937_5)
  }

  /// Oracle: texts in the descriptions of constraints in real conflict logs.
  @Test("Descriptions quote the text and truncate it after 25 characters")
  func description() {
    #expect(label("Hello").descriptionText == "'Hello'")
    #expect(
      label("Please keep this key in a safe place").descriptionText
        == "'Please keep this key in a...'")
    #expect(label(nil).descriptionText == nil)
  }

  @Test("Only lines that fit the height are drawn, and the last one is truncated")
  func shownLines() throws {
    let label = label("one two three", lines: 0)
    label.font = .systemFont(ofSize: 10)
    TextMeasurement.measurer = SquareMeasurer()
    defer { TextMeasurement.measurer = SystemFontMeasurer() }
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 24)
    guard case .label(let text) = label.snapshotContent else {
      Issue.record("a label's content is a label")
      return
    }
    #expect(text.lines.map(\.string) == ["one", "two t…"])
    #expect(text.isTruncated)
    #expect(text.string == "one two three")
  }

  @Test("Text that adjusts to the width is drawn in a smaller font")
  func shrinkingText() {
    let label = label("Label")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: natural.width / 4, height: 20)
    guard case .label(let text) = label.snapshotContent else {
      Issue.record("a label's content is a label")
      return
    }
    #expect(text.font.size == 8.5)
    #expect(label.intrinsicContentSize == natural)
  }
}
