import AutoLayout

extension ConstraintDescription {
  /// Reads a description that passed through editors, chats and line breaks.
  ///
  /// The initializer tries the text as it is; then with typographic quotes, spaces and signs
  /// replaced; then without an incomplete end. It throws the error of the text as it is.
  init(tidying text: String) throws(DescriptionError) {
    let fault: DescriptionError
    if DescriptionTidying.hasOnlyCurlyQuotes(text),
      let found = try? ConstraintDescription(parsing: DescriptionTidying.tidied(text))
    {
      // Otherwise, `’|’` would be read as the name of a view.
      self = found
      return
    }
    do {
      self = try ConstraintDescription(parsing: text)
      return
    } catch { fault = error }
    let tidied = DescriptionTidying.tidied(text)
    for candidate in [tidied] + DescriptionTidying.withoutTail(tidied) {
      if let found = try? ConstraintDescription(parsing: candidate) {
        self = found
        return
      }
    }
    throw fault
  }
}

/// Reverts changes to descriptions between the console and a report.
enum DescriptionTidying {
  /// Returns a Boolean value that indicates whether an editor replaced the quotes. Titles can have
  /// curly quotes, but are enclosed in plain ones.
  static func hasOnlyCurlyQuotes(_ text: String) -> Bool {
    text.contains { $0 == "\u{2018}" || $0 == "\u{2019}" } && !text.contains("'")
  }

  /// Returns the text with plain quotes, single spaces and plain signs, from `<` to `>`.
  ///
  /// This replaces typographic quotes and dashes, `≤` and `≥`, spaces of all kinds, invisible
  /// characters, and spellings of older libraries.
  static func tidied(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2018}", "\u{2019}", "\u{201B}", "\u{2032}", "`": scalars.append("'")
      case "\u{2010}"..."\u{2015}", "\u{2212}": scalars.append("-")
      case "\u{2264}": scalars.append(contentsOf: "<=".unicodeScalars)
      case "\u{2265}": scalars.append(contentsOf: ">=".unicodeScalars)
      case "\u{200B}"..."\u{200F}", "\u{2060}", "\u{FEFF}": break
      case _ where scalar.properties.isWhitespace:
        if scalars.last != " " { scalars.append(" ") }
      default: scalars.append(scalar)
      }
    }
    var text = String(scalars)
    while let last = text.last, " ,;\"".contains(last) { text.removeLast() }
    for (spelled, printed) in spellings { text = replacing(spelled, by: printed, in: text) }
    return unparenthesized(withWholeMasks(text))
  }

  /// Returns the text with three signs in each part of an autoresizing mask: editors join two
  /// hyphens to one dash, so that `h=--&` becomes `h=—&`.
  private static func withWholeMasks(_ text: String) -> String {
    var text = text
    for mark in [" h=", " v="] {
      guard let range = text.firstRange(of: mark) else { continue }
      let signs = text[range.upperBound...].prefix { $0 == "-" || $0 == "&" }
      guard !signs.isEmpty, signs.count < 3 else { continue }
      let whole = signs.count == 1 ? "---" : replacing("-", by: "--", in: String(signs))
      text.replaceSubrange(signs.startIndex..<signs.endIndex, with: whole)
    }
    return text
  }

  /// Spellings of people and older libraries, with the corresponding form of the grammar.
  private static let spellings = [
    (" = ", " == "), (" + NSSpace(", " NSSpace("), (" ^ ", " ^"), (" @ ", " @"),
    ("|-[", "|-(0)-["), ("]-|", "]-(0)-|"), ("priority: ", "priority:"),
  ]

  /// Returns the text with each occurrence of `part` replaced.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  private static func replacing(_ part: String, by other: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Returns the text with distances that lack parentheses in the form of visual format: `|-8-[`
  /// becomes `|-(8)-[`.
  private static func unparenthesized(_ text: String) -> String {
    guard let mark = text.firstRange(of: "|-") ?? text.firstRange(of: "]-") else { return text }
    let measure = text[mark.upperBound...].prefix { "0123456789.<>=@-".contains($0) }
    guard let last = measure.last, last == "-", measure.count > 1 else { return text }
    return text[..<mark.upperBound] + "(" + measure.dropLast() + ")-" + text[measure.endIndex...]
  }

  /// Returns the text without an incomplete end: the state and the names after the body, or the
  /// closing sign. The most informative candidate comes first.
  static func withoutTail(_ text: String) -> [String] {
    var found: [String] = []
    for mark in [" (active", " (inactive", " (Names:", " (act", " (ina", " (Na"] {
      guard let range = lastRange(of: mark, in: text) else { continue }
      found.append(text[..<range.lowerBound] + ">")
      // The view that the bar represents is needed more than the text after it.
      let tail = text[range.lowerBound...]
      if let bar = tail.firstRange(of: "'|':") {
        let item = tail[bar.upperBound...].prefix { $0 != " " && $0 != ")" && $0 != "," }
        found.insert(text[..<range.lowerBound] + " (active, names: '|':" + item + " )>", at: 0)
      }
      break
    }
    if text.last != ">" { found.append(text + ">") }
    return found
  }

  /// Returns the last occurrence of `part`.
  private static func lastRange(of part: String, in text: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var rest = text[...]
    while let range = rest.firstRange(of: part) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }
}
