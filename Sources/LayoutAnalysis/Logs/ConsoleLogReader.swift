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
  /// A description whose end is on a later line, and how many lines it has.
  private var unfinished: (text: String, lines: Int)?

  /// The reports of `text` in their order, those without a constraint left out. Linear.
  public static func logs(in text: String) -> [ConflictLog] {
    var reader = ConsoleLogReader()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      reader.take(line, number)
    }
    return reader.logs.filter { !$0.entries.isEmpty }
  }

  private static let headers = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  private static let verdict = "Will attempt to recover by breaking"

  private mutating func take(_ line: Substring, _ number: Int) {
    if Self.headers.contains(where: { line.contains($0) }) {
      start(.heading, number)
      // AppKit may open the list on the same line.
      takeDescription(in: line, number)
    } else if let range = line.firstRange(of: Self.verdict) {
      place = .verdict
      unfinished = nil
      takeDescription(in: line[range.upperBound...], number)
    } else if unfinished != nil {
      join(line, number)
    } else {
      takeDescription(in: line, number)
    }
  }

  private mutating func start(_ place: Place, _ number: Int) {
    logs.append(ConflictLog(line: number))
    self.place = place
    unfinished = nil
  }

  // MARK: - Descriptions

  /// Lines over which one description may be spread: terminals wrap long ones.
  private static let lineLimit = 8

  private mutating func join(_ line: Substring, _ number: Int) {
    guard let begun = unfinished else { return }
    unfinished = nil
    let text = begun.text + line
    if Self.isComplete(text[...]) || begun.lines >= Self.lineLimit {
      add(String(text[...Self.end(of: text[...])]), isQuoted: true, number)
    } else {
      unfinished = (text, begun.lines + 1)
    }
  }

  private mutating func takeDescription(in line: Substring, _ number: Int) {
    guard let start = Self.start(in: line, isLenient: place == .heading || place == .list) else {
      if place == .list, Self.isClosing(line) { place = .outside }
      return
    }
    let isQuoted = start > line.startIndex && line[line.index(before: start)] == "\""
    let rest = line[start...]
    if isQuoted, !Self.isComplete(rest) {
      unfinished = (String(rest), 1)
      return
    }
    add(String(rest[...Self.end(of: rest)]), isQuoted: isQuoted, number)
  }

  /// A line that holds nothing but the end of a list.
  private static func isClosing(_ line: Substring) -> Bool {
    let text = line.filter { !$0.isWhitespace }
    return text == ")" || text == ")."
  }

  private static func isComplete(_ text: Substring) -> Bool {
    let end = text.lastIndex { !$0.isWhitespace && $0 != "," }
    guard let end, text[end] == "\"", end > text.startIndex else { return false }
    return text[text.index(before: end)] == ">"
  }

  /// The last `>`, or the last character where there is none.
  private static func end(of text: Substring) -> Substring.Index {
    text.lastIndex(of: ">") ?? text.indices.last ?? text.startIndex
  }

  /// The `<` of a description. Outside of lists only a constraint's class is taken for one.
  private static func start(in line: Substring, isLenient: Bool) -> Substring.Index? {
    guard let last = line.lastIndex(of: ">") ?? line.indices.last else { return nil }
    var rest = line[...last]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let next = rest[word.endIndex...].first
      if word == "private", next == ">", isLenient { return start }
      if next == ":", isLenient || word.contains("Constraint") { return start }
    }
    return nil
  }

  private mutating func add(_ text: String, isQuoted: Bool, _ number: Int) {
    let text = isQuoted ? Self.unescaped(text) : text
    switch place {
    case .verdict:
      if !logs.isEmpty { logs[logs.count - 1].recordedVictim = text }
      place = .outside
      return
    case .outside: start(.list, number)
    case .heading: place = .list
    case .list: break
    }
    logs[logs.count - 1].entries.append(.init(text))
  }

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
      } else if scalar == "\\", next == "\"" || next == "\\" {
        units.append(contentsOf: String(next ?? scalar).utf16)
        index += 2
      } else {
        units.append(contentsOf: String(scalar).utf16)
        index += 1
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
