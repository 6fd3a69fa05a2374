import Foundation

/// A text's characters with their advances, from which lines of any width are broken.
///
/// Measuring depends on nothing but text, fonts and system, and takes most of the time of a layout:
/// a view that is asked at several widths measures once.
struct MeasuredText {
  /// The text that was measured.
  let text: StyledText
  /// The major version of iOS whose fonts were used.
  let systemVersion: Int
  /// What measured the characters.
  let measurer: any TextMeasuring
  /// The characters of all runs.
  private(set) var characters: [Character] = []
  /// Index of the run of each character.
  private(set) var runs: [Int] = []
  /// `offsets[i]` is the width in points of the first `i` characters, as if on one line.
  private(set) var offsets: [CGFloat] = [0]

  /// Measures a text; O(n) in its length.
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
      let advance = character.isNewline || i >= advances.count ? 0 : advances[i] + run.kern
      offsets.append(offsets[offsets.count - 1] + advance)
    }
  }
}
