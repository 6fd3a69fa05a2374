import Foundation

/// The characters of a text with their advances and the positions at which lines may end, from which
/// lines of any width are broken.
///
/// Measuring depends only on the text, the fonts and the system version, and takes most of the time
/// of a layout. A text that is laid out at several widths is measured once. In a text of ASCII, a
/// character is a byte, and no `Character` is made.
final class MeasuredText: Sendable {
  /// What breaking needs to know about a character.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// A line may end after the character, which then hangs beyond the end of the line.
    static let space = Marks(rawValue: 1)
    /// The character ends a paragraph.
    static let newline = Marks(rawValue: 2)
    /// A line may end before the character.
    static let breakBefore = Marks(rawValue: 4)
  }

  /// The text.
  let text: StyledText
  /// The major version of iOS that determines the fonts.
  let systemVersion: Int
  /// The object that measured the characters.
  let measurer: any TextMeasuring
  /// The number of characters.
  let count: Int
  /// The widths of prefixes on one line: `offsets[i]` is the width in points of the first `i`
  /// characters.
  let offsets: [CGFloat]
  /// The marks of each character.
  let marks: [Marks]
  /// A Boolean value that indicates whether a character ends a paragraph.
  let hasNewlines: Bool
  /// A Boolean value that indicates whether longer prefixes are never narrower, and no paragraph
  /// has an indent. Then a line of a width can be broken as one of another width is.
  let breaksByWidthOnly: Bool
  /// The whole text if it is ASCII, or nil.
  let ascii: String?
  /// The characters of all runs in order, unless the text is ASCII.
  private let characters: [Character]
  /// The index of the run of each character, if there are several runs.
  private let runs: [Int]
  /// The vertical metrics of all lines of a text of one run.
  private let metrics: LineMetrics?

  /// Measures a text. Takes O(n) time in its length.
  init(_ text: StyledText, systemVersion: Int, measurer: any TextMeasuring) {
    self.text = text
    self.systemVersion = systemVersion
    self.measurer = measurer
    var pen = MeasuringPen(text, systemVersion: systemVersion, measurer: measurer)
    pen.measure()
    ascii = pen.ascii
    count = pen.marks.count
    offsets = pen.offsets
    marks = pen.marks
    characters = pen.characters
    runs = pen.runs
    hasNewlines = pen.hasNewlines
    breaksByWidthOnly = pen.isAscending && text.runs.allSatisfy { !$0.paragraph.isIndented }
    metrics =
      text.runs.count == 1 ? LineMetrics(text.runs[...], text.runs[0].paragraph) : nil
  }

  /// Returns the characters of a range.
  func string(_ range: Range<Int>) -> String {
    guard let ascii else { return String(characters[range]) }
    if range.count == count { return ascii }
    let codes = ascii.utf8
    let start = codes.index(codes.startIndex, offsetBy: range.lowerBound)
    return String(ascii[start..<codes.index(start, offsetBy: range.count)])
  }

  /// Returns a Boolean value that indicates whether a range begins with a letter from a
  /// right-to-left script.
  func beginsRightToLeft(_ range: Range<Int>) -> Bool {
    ascii == nil && string(range).beginsRightToLeft
  }

  /// Returns the number of UTF-16 units of a character.
  func utf16Count(at index: Int) -> Int { ascii == nil ? characters[index].utf16.count : 1 }

  /// Returns the index of the run of a character, or of the last one if there are fewer.
  func run(at index: Int) -> Int { runs.isEmpty ? 0 : runs[min(index, runs.count - 1)] }

  /// Returns the end of the part of a range that belongs to the run of its first character.
  func runEnd(_ range: Range<Int>) -> Int {
    guard !runs.isEmpty else { return range.upperBound }
    let run = runs[range.lowerBound]
    return runs[range].firstIndex { $0 != run } ?? range.upperBound
  }

  /// Returns the vertical metrics of a line in a paragraph of a style.
  func lineMetrics(_ range: Range<Int>, _ style: NSParagraphStyle.Values) -> LineMetrics {
    if let metrics { return metrics }
    let indices: Set<Int> = range.isEmpty ? [run(at: range.lowerBound)] : Set(runs[range])
    return LineMetrics(indices.map { text.runs[$0] }[...], style)
  }
}

extension NSParagraphStyle.Values {
  /// A Boolean value that indicates whether lines do not take up the whole width.
  fileprivate var isIndented: Bool {
    firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0
  }
}
