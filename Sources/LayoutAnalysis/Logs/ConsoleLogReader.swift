/// Finds the reports of contradicting constraints in a console log.
///
/// It reads the forms of UIKit (iOS 6 to today), AppKit, SnapKit and Masonry, several reports one
/// behind the other, prefixes of a logging system and other programs' lines in between, and bare
/// descriptions pasted without a header.
public struct ConsoleLogReader {
  /// Where the reader is in a report.
  private enum Place { case outside, heading, list, verdict }

  private var logs: [ConflictLog] = []
  private var place = Place.outside
  /// A description whose end is on a later line, how many lines it has and where it starts.
  private var unfinished: (text: String, lines: Int, number: Int)?

  /// The reports of `text` in their order, those without a constraint left out. Linear.
  public static func logs(in text: String) -> [ConflictLog] {
    var reader = ConsoleLogReader()
    for line in LogText.lines(of: text) { reader.take(line.text[...], line.number) }
    reader.flush()
    return reader.logs.filter { !$0.entries.isEmpty }
  }

  private static let headers = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  /// Stands behind a header; opens a report by itself where the header was cut off.
  private static let preface = "at least one of the constraints in the following list"
  private static let verdict = "Will attempt to recover by breaking"

  private mutating func take(_ line: Substring, _ number: Int) {
    if Self.headers.contains(where: { line.contains($0) }) {
      start(.heading, number)
      // AppKit may open the list on the same line.
      takeDescriptions(in: line, number)
    } else if line.contains(Self.preface), place != .heading {
      start(.heading, number)
    } else if let range = line.firstRange(of: Self.verdict) {
      flush()
      takeDescriptions(in: line[..<range.lowerBound], number)
      place = .verdict
      takeDescriptions(in: line[range.upperBound...], number)
    } else {
      takeDescriptions(in: line, number)
    }
  }

  private mutating func start(_ place: Place, _ number: Int) {
    flush()
    logs.append(ConflictLog(line: number))
    self.place = place
  }

  // MARK: - Descriptions

  /// Lines over which one description may be spread: terminals wrap long ones.
  private static let lineLimit = 8

  private mutating func takeDescriptions(in line: Substring, _ number: Int) {
    let isList = place == .heading || place == .list
    let found = LineDescriptions(of: line, isList: isList)
    if let begun = unfinished {
      // Another one begins, or the list ends: the rest was cut off.
      guard found.whole.isEmpty, found.unfinished == nil, !found.isClosing else {
        flush()
        return take(found, number)
      }
      unfinished = (begun.text + line, begun.lines + 1, begun.number)
      let joined = LineDescriptions(of: ("\"" + begun.text + line)[...], isList: true)
      if joined.unfinished == nil {
        unfinished = nil
        take(joined, begun.number)
      } else if begun.lines >= Self.lineLimit {
        flush()
      }
      return
    }
    take(found, number)
  }

  private mutating func take(_ found: LineDescriptions, _ number: Int) {
    for (text, isQuoted) in found.whole { add(String(text), isQuoted: isQuoted, number) }
    unfinished = found.unfinished.map { (String($0), 1, number) }
    if place == .list, unfinished == nil, found.isClosing { place = .outside }
  }

  /// Adds a description whose end never came.
  private mutating func flush() {
    guard let begun = unfinished else { return }
    unfinished = nil
    add(begun.text, isQuoted: true, begun.number)
  }

  private mutating func add(_ text: String, isQuoted: Bool, _ number: Int) {
    let text = isQuoted ? Self.unescaped(text) : text
    switch place {
    case .verdict:
      if !logs.isEmpty { logs[logs.count - 1].recordedVictim = text }
      place = .outside
      return
    case .outside:
      logs.append(ConflictLog(line: number))
      place = .list
    case .heading: place = .list
    case .list: break
    }
    logs[logs.count - 1].entries.append(.init(text))
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "\"": 0x22, "\\": 0x5C, "'": 0x27, "n": 0x0A, "t": 0x09,
  ]

  /// Undoes the escapes of an array's description.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    let scalars = Array(text.unicodeScalars)
    var units: [UInt16] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\\", next == "U", index + 6 <= scalars.count,
        let unit = UInt16(
          String(String.UnicodeScalarView(scalars[(index + 2)..<(index + 6)])), radix: 16)
      {
        units.append(unit)
        index += 6
      } else if scalar == "\\", let next, let character = escapes[next] {
        units.append(character)
        index += 2
      } else {
        units.append(contentsOf: String(scalar).utf16)
        index += 1
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
