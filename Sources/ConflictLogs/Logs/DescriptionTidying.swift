import AutoLayout

extension ConstraintDescription {
  /// Reads a description that passed through editors, chats and line breaks.
  ///
  /// Tries the text as it is; then with typographic quotes, spaces and signs replaced; then without
  /// an incomplete end. Throws the error of the text as it is.
  init(tidying text: String) throws(DescriptionError) {
    let fault: DescriptionError
    if DescriptionTidying.hasOnlyCurlyQuotes(text),
      let found = try? ConstraintDescription(parsing: DescriptionTidying.tidied(text))
    {
      // As it is, `’|’` would be read as the name of a view.
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

/// Reverts changes that descriptions undergo between the console and a report.
enum DescriptionTidying {
  /// Returns a Boolean value that indicates whether an editor replaced the quotes. Titles can have
  /// curly quotes, but are enclosed in plain ones.
  static func hasOnlyCurlyQuotes(_ text: String) -> Bool {
    text.contains { $0 == "\u{2018}" || $0 == "\u{2019}" } && !text.contains("'")
  }

  /// The text with plain quotes, single spaces and plain signs, from `<` to `>`.
  ///
  /// Replaces typographic quotes and dashes, `≤` and `≥`, spaces of all kinds, invisible
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

  /// The text with three signs in each part of an autoresizing mask: editors join two hyphens to
  /// one dash, so that `h=--&` becomes `h=—&`.
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

  /// What people and older libraries write, and the corresponding form of the grammar.
  private static let spellings = [
    (" = ", " == "), (" + NSSpace(", " NSSpace("), (" ^ ", " ^"), (" @ ", " @"),
    ("|-[", "|-(0)-["), ("]-|", "]-(0)-|"), ("priority: ", "priority:"),
  ]

  /// The text with each occurrence of `part` replaced. Complexity: O(length of the text).
  private static func replacing(_ part: String, by other: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Distances without parentheses, as formats have them: `|-8-[` becomes `|-(8)-[`.
  private static func unparenthesized(_ text: String) -> String {
    guard let mark = text.firstRange(of: "|-") ?? text.firstRange(of: "]-") else { return text }
    let measure = text[mark.upperBound...].prefix { "0123456789.<>=@-".contains($0) }
    guard let last = measure.last, last == "-", measure.count > 1 else { return text }
    return text[..<mark.upperBound] + "(" + measure.dropLast() + ")-" + text[measure.endIndex...]
  }

  /// The text without an incomplete end: the state and the names after the body, or the closing
  /// sign. The most informative candidate comes first.
  static func withoutTail(_ text: String) -> [String] {
    var found: [String] = []
    for mark in [" (active", " (inactive", " (Names:", " (act", " (ina", " (Na"] {
      guard let range = lastRange(of: mark, in: text) else { continue }
      found.append(text[..<range.lowerBound] + ">")
      // The view that the bar stands for is needed more than what stands behind it.
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

  /// The last occurrence of `part`.
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
