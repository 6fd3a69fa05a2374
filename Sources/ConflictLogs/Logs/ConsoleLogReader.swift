/// Finds the reports of conflicting constraints in a console log.
///
/// The reader supports the formats of UIKit (since iOS 6), AppKit, SnapKit and Masonry. A log can
/// have several reports, prefixes of a logging system, lines of other programs in between, and
/// descriptions without a header. UIKit prints, without the note:
///
///     Unable to simultaneously satisfy constraints.
///     (
///         "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>",
///         "<NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>"
///     )
///
///     Will attempt to recover by breaking constraint
///     <NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>
public struct ConsoleLogReader {
  /// The position of the reader in a report: before one, after its header, in its list of
  /// constraints, or after the sentence that precedes the broken constraint.
  private enum Place { case outside, heading, list, verdict }

  /// The reports so far; the last one may be incomplete.
  private var logs: [ConflictLog] = []
  /// The position of the reader in the last report.
  private var place = Place.outside
  /// A description that ends on a later line.
  private var unfinished: WrappedDescription?

  /// Returns the reports of a text in their order. Reports without a constraint are omitted.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public static func logs(in text: String) -> [ConflictLog] {
    var reader = ConsoleLogReader()
    for line in LogText.lines(of: text) { reader.take(line.text[...], line.number) }
    reader.flush()
    return reader.logs.filter { !$0.entries.isEmpty }
  }

  /// Returns the reports of a file: UTF-8, or UTF-16 with or without a byte order mark.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func logs(in bytes: [UInt8]) -> [ConflictLog] {
    logs(in: LogEncoding.text(of: bytes))
  }

  /// The sentences with which UIKit and AppKit begin a report.
  static let headers = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  /// The sentence that follows a header. It begins a report by itself if the header was cut off.
  private static let preface = "at least one of the constraints in the following list"
  /// The text that precedes the constraint that UIKit broke.
  private static let verdict = "Will attempt to recover by breaking"

  /// Reads a line.
  private mutating func take(_ line: Substring, _ number: Int) {
    for (index, header) in Self.headers.enumerated() {
      guard let range = line.firstRange(of: header) else { continue }
      // Without newlines, the end of the previous report precedes the header.
      if place == .verdict { takeDescriptions(in: line[..<range.lowerBound], number) }
      let rest = line[range.upperBound...]
      start(.heading, number)
      logs[logs.count - 1].hasHeaderOfAppKit = index > 0 || rest.first == ":"
      // AppKit can open the list on the same line.
      return takeVerdict(in: rest, number)
    }
    if line.contains(Self.preface), place != .heading { start(.heading, number) }
    takeVerdict(in: line, number)
  }

  /// Reads a line, or the rest of one, that can name the broken constraint.
  private mutating func takeVerdict(in line: Substring, _ number: Int) {
    guard let range = line.firstRange(of: Self.verdict) else {
      return takeDescriptions(in: line, number)
    }
    takeDescriptions(in: line[..<range.lowerBound], number)
    flush()
    place = .verdict
    takeDescriptions(in: line[range.upperBound...], number)
  }

  /// Begins a report, or another part of one.
  private mutating func start(_ place: Place, _ number: Int) {
    flush()
    logs.append(ConflictLog(line: number))
    self.place = place
  }

  // MARK: - Descriptions

  /// Reads the descriptions in a line, and continues one that the previous line left unfinished.
  private mutating func takeDescriptions(in line: Substring, _ number: Int) {
    let isList = place != .outside
    let found = LineDescriptions(of: line, isList: isList)
    guard var begun = unfinished else { return take(found, of: line, number) }
    // Another description begins, or the list ends: the rest was cut off.
    let isBlank = line.allSatisfy { $0.isWhitespace }
    guard found.whole.isEmpty, found.unfinished == nil, !found.isClosing,
      begun.isQuoted || !isBlank
    else {
      flush()
      return take(found, of: line, number)
    }
    begun.add(line)
    unfinished = begun
    let text = begun.text
    let joined = LineDescriptions(of: text[...], isList: true)
    if joined.unfinished == nil {
      unfinished = nil
      take(joined, of: text[...], begun.number)
    } else if begun.isFull {
      flush()
    }
  }

  /// Adds the descriptions that were found in a line, and detects the end of the list.
  private mutating func take(_ found: LineDescriptions, of line: Substring, _ number: Int) {
    for (text, isQuoted) in found.whole { add(String(text), isQuoted: isQuoted, number) }
    unfinished = found.unfinished.map {
      WrappedDescription($0.text, isQuoted: $0.isQuoted, of: line, number)
    }
    if place == .list, unfinished == nil, found.isClosing { place = .outside }
  }

  /// Adds a description whose end is missing, so that the printed part can be read.
  private mutating func flush() {
    guard let begun = unfinished else { return }
    unfinished = nil
    add(begun.parts.joined(separator: "\n"), isQuoted: begun.isQuoted, begun.number)
  }

  /// Adds a description to the list, or as the broken constraint after the sentence about it.
  private mutating func add(_ text: String, isQuoted: Bool, _ number: Int) {
    let joined = WrappedDescription.joined(text)
    let text = isQuoted ? Self.unescaped(joined) : joined
    switch place {
    case .verdict:
      if !logs.isEmpty { logs[logs.count - 1].recordedBrokenText = text }
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

  /// Single-character escapes, as UTF-16.
  private static let escapes: [Unicode.Scalar: UInt16] = [
    "\"": 0x22, "\\": 0x5C, "'": 0x27, "n": 0x0A, "t": 0x09,
  ]

  /// Returns the text without the escapes of an array's description: `\U2019` is a UTF-16 code
  /// unit; other escapes are one character.
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
