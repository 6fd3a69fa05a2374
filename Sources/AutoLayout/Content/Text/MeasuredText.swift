import Foundation

/// The characters of a text with their advances, from which lines of any width are broken.
///
/// Measuring depends only on the text, the fonts and the system version, and takes most of the time
/// of a layout. A view that is laid out at several widths measures its text once.
struct MeasuredText {
  /// The text.
  let text: StyledText
  /// The major version of iOS that determines the fonts.
  let systemVersion: Int
  /// The object that measured the characters.
  let measurer: any TextMeasuring
  /// The characters of all runs, in order.
  private(set) var characters: [Character] = []
  /// The index of the run of each character.
  private(set) var runs: [Int] = []
  /// The widths of prefixes on one line: `offsets[i]` is the width in points of the first `i`
  /// characters.
  private(set) var offsets: [CGFloat] = [0]

  /// Measures a text. Takes O(n) time in its length.
  init(_ text: StyledText, systemVersion: Int, measurer: any TextMeasuring) {
    self.text = text
    self.systemVersion = systemVersion
    self.measurer = measurer
    for (index, run) in text.runs.enumerated() { append(run, index) }
  }

  private mutating func append(_ run: StyledText.Run, _ index: Int) {
    let new = Array(run.string)
    let advances = measurer.advances(
      of: new, font: run.font, systemVersion: systemVersion)
    characters += new
    runs += Array(repeating: index, count: new.count)
    for (i, character) in new.enumerated() {
      var advance = character.isNewline || i >= advances.count ? 0 : advances[i] + run.kern
      if let inline = run.inline, character == StyledText.inlineCharacter {
        advance = inline.width + run.kern
      }
      offsets.append(offsets[offsets.count - 1] + advance)
    }
  }
}
