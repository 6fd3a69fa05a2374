import Foundation

/// Measures the runs of a text one after the other.
struct MeasuringPen {
  private let text: StyledText
  private let systemVersion: Int
  private let measurer: any TextMeasuring

  /// The whole text if it is ASCII, or nil.
  private(set) var ascii: String?
  /// The characters, unless the text is ASCII.
  private(set) var characters: [Character] = []
  /// The index of the run of each character, if there are several runs.
  private(set) var runs: [Int] = []
  /// The widths of prefixes, in points.
  private(set) var offsets: [CGFloat] = [0]
  /// The marks of each character.
  private(set) var marks: [MeasuredText.Marks] = []
  /// A Boolean value that indicates whether a character ends a paragraph.
  private(set) var hasNewlines = false
  /// A Boolean value that indicates whether longer prefixes are never narrower.
  private(set) var isAscending = true
  /// The classes of the previous character, or nil at the start.
  private var previous: LineBreaking.Classes?

  init(_ text: StyledText, systemVersion: Int, measurer: any TextMeasuring) {
    self.text = text
    self.systemVersion = systemVersion
    self.measurer = measurer
  }

  /// Measures all runs.
  mutating func measure() {
    let isPlain = text.runs.allSatisfy { $0.string.isASCIIWithoutReturns }
    if isPlain { ascii = text.string }
    for (index, run) in text.runs.enumerated() {
      let start = marks.count
      if !isPlain || !appendFromTable(run) { append(run, keepsCharacters: !isPlain) }
      if text.runs.count > 1 { runs += repeatElement(index, count: marks.count - start) }
    }
  }

  /// Appends a run of ASCII with the advances of a table. Returns false if there is no table.
  private mutating func appendFromTable(_ run: StyledText.Run) -> Bool {
    guard type(of: measurer) == SystemFontMeasurer.self,
      let table = AdvanceTables.table(of: run.font, systemVersion: systemVersion)
    else { return false }
    var string = run.string
    string.withUTF8 { bytes in
      offsets.reserveCapacity(offsets.count + bytes.count)
      marks.reserveCapacity(marks.count + bytes.count)
      let isWider = table.append(bytes, kern: run.kern, font: run.font, systemVersion, to: &offsets)
      if !isWider { isAscending = false }
      let classes = LineBreaking.ascii
      for code in bytes { mark(classes[Int(code)]) }
    }
    return true
  }

  /// Appends a run with the advances of the measurer.
  private mutating func append(_ run: StyledText.Run, keepsCharacters: Bool) {
    let new = Array(run.string)
    let advances = measurer.advances(of: new, font: run.font, systemVersion: systemVersion)
    if keepsCharacters { characters += new }
    for (i, character) in new.enumerated() {
      let own = LineBreaking.classes(of: character)
      var advance = own.contains(.newline) || i >= advances.count ? 0 : advances[i] + run.kern
      if let inline = run.inline, character == StyledText.inlineCharacter {
        advance = inline.width + run.kern
      }
      if !(advance >= 0) { isAscending = false }
      offsets.append(offsets[offsets.count - 1] + advance)
      mark(own)
    }
  }

  /// Appends the marks of a character.
  @inline(__always)
  private mutating func mark(_ own: LineBreaking.Classes) {
    var new: MeasuredText.Marks = []
    if own.contains(.space) { new.insert(.space) }
    if own.contains(.newline) {
      new.insert(.newline)
      hasNewlines = true
    }
    if let previous, LineBreaking.allowsBreak(between: previous, and: own) {
      new.insert(.breakBefore)
    }
    marks.append(new)
    previous = own
  }
}

extension String {
  /// A Boolean value that indicates whether all characters are ASCII and one byte. A carriage
  /// return can be part of a longer character.
  fileprivate var isASCIIWithoutReturns: Bool {
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte >= 0x80 || byte == 0x0D { return false }
      return true
    }
    return isPlain ?? utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }
}
