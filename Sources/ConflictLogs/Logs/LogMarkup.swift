/// Reverts the additions of terminals, web pages and editors to a line of console output.
///
/// Every step searches for its first mark before it does any work, so that ordinary lines cost
/// little.
enum LogMarkup {
  /// Returns a line without colors, tags, character references and the escapes of Markdown. HTML
  /// line breaks become newlines.
  static func decoded(_ line: Substring) -> String {
    var text = withoutEscapedSigns(withoutColors(String(line)))
    if text.utf8.contains(UInt8(ascii: "<")), text.contains("<br") || text.contains("</") {
      text = withoutTags(text)
    }
    for _ in 0..<escapingDepth where text.utf8.contains(UInt8(ascii: "&")) {
      guard references.contains(where: { text.contains($0) }) else { break }
      text = withoutReferences(text)
    }
    return withoutMarkdown(text)
  }

  // MARK: - Terminals

  /// Returns the text without escape sequences of terminals, such as `ESC [31m`, including those
  /// whose escape character is printed as `^[`.
  ///
  /// Source: ECMA-48. A control sequence ends with a character from `@` to `~`, an operating system
  /// command with BEL or `ESC \`.
  private static func withoutColors(_ text: String) -> String {
    let text = text.contains("^[[") ? text.replacing("^[[", with: "\u{1B}[") : text
    guard text.utf8.contains(0x1B) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\u{1B}" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "[": while let next = scalars.next(), !("@"..."~").contains(next) {}
      // A title or a link, up to BEL or the backslash of `ESC \`.
      case "]": while let next = scalars.next(), next != "\u{07}", next != "\\" {}
      default: break
      }
    }
    return String(result)
  }

  // MARK: - JSON

  /// The signs that some JSON encoders, such as Go's `encoding/json`, escape so that a page can
  /// contain the text.
  private static let escapedSigns = [("\\u003c", "<"), ("\\u003e", ">"), ("\\u0026", "&")]

  /// Returns the text with these signs unescaped. Encoders write the digits in lowercase or
  /// uppercase.
  private static func withoutEscapedSigns(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")), text.contains("\\u00") else { return text }
    return escapedSigns.reduce(text) { text, sign in
      text.replacing(sign.0, with: sign.1)
        .replacing(sign.0.prefix(4) + sign.0.dropFirst(4).uppercased(), with: sign.1)
    }
  }

  // MARK: - Web pages

  /// Tags that end a line.
  private static let breaks: Set<Substring> = ["br", "/p", "/div", "/li", "/tr"]
  /// Other tags that pages use around code.
  private static let tags: Set<Substring> = [
    "span", "code", "pre", "p", "div", "b", "i", "em", "strong", "font", "a", "li", "td", "tr",
    "blockquote", "tt", "samp", "kbd",
  ]

  /// Returns the text without HTML tags, and with newlines for those that end a line. Descriptions
  /// have no tags: a colon follows their class.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  private static func withoutTags(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0 == "/" }
      let isBreak = breaks.contains(name)
      let isTag = tags.contains(name.first == "/" ? name.dropFirst() : name)
      let next = rest[name.endIndex...].first
      guard isBreak || isTag, next == ">" || next == " " else {
        result.append("<")
        rest = rest.dropFirst()
        continue
      }
      // If this tag has no end, no later one has.
      guard let end = rest[name.endIndex...].firstIndex(of: ">") else { break }
      if isBreak { result += "\n" }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The number of times that character references are replaced: a page inside a page has
  /// `&amp;lt;`.
  private static let escapingDepth = 3
  /// The texts that show that a line has the character references of a page. A title can have
  /// others.
  private static let references = ["&lt;", "&#60;", "&#x3c;", "&#x3C;", "&amp;lt;", "&quot;<"]
  /// The named character references that occur in descriptions, without the ampersand.
  private static let names: [String: Character] = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "amp": "&", "ldquo": "\"",
    "rdquo": "\"", "lsquo": "'", "rsquo": "'", "ndash": "-", "mdash": "\u{2014}",
  ]
  /// The maximum length of a reference: `#x10FFFF`.
  private static let referenceLimit = 8

  /// Returns the text with character references replaced: `&lt;NSLayoutConstraint:…&gt;`.
  private static func withoutReferences(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let name = rest.prefix(referenceLimit + 1).prefix { $0 != ";" && $0 != "&" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let found = character(name) {
        result.append(found)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result.append("&")
      }
    }
    return result + rest
  }

  /// Returns the character of a reference such as `lt`, `#60` or `#x3C`.
  private static func character(_ name: Substring) -> Character? {
    if let known = names[String(name)] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }

  // MARK: - Editors

  /// The characters of descriptions that Markdown and wikis escape. Quotation marks and backslashes
  /// are not among them, because Foundation escapes those itself.
  private static let escapable = Set("<>|[](){}*_-+.#~=&:@^")

  /// Returns the text without the backslashes of Markdown: `\<NSLayoutConstraint:… H:\|-(8)-…\>`.
  ///
  /// Source: CommonMark, which lets a backslash precede any ASCII punctuation character.
  private static func withoutMarkdown(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "\\") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let next = rest.first else { return result + "\\" }
      if !escapable.contains(next) { result.append("\\") }
      result.append(next)
      rest = rest.dropFirst()
    }
    return result + rest
  }

  /// Returns the text with plain quotation marks around descriptions: `“<…>”` of editors, `\"<…>\"`
  /// of string literals, and `""<…>""` of spreadsheets.
  static func withPlainQuotes(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.contains(where: { "<>".utf8.contains($0) }),
      bytes.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\\") }) || text.contains("\"\"")
    else { return text }
    // The opening quotation marks of English, German, French, inches and full width, then those of
    // tables.
    var text = text
    for mark in ["\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{2033}", "\u{FF02}", "\"\""]
    where text.contains(mark + "<") {
      text = text.replacing(mark + "<", with: "\"<")
    }
    for mark in ["\u{201D}", "\u{201C}", "\u{00BB}", "\u{2033}", "\u{FF02}", "\"\""]
    where text.contains(">" + mark) {
      text = text.replacing(">" + mark, with: ">\"")
    }
    // A title can contain an escaped quotation mark before a sign; its description then has a plain
    // one.
    let isLiteral = text.contains("\\\"<") && !text.replacing("\\\"<", with: "").contains("\"<")
    guard isLiteral else { return text }
    return text.replacing("\\\"<", with: "\"<").replacing(">\\\"", with: ">\"")
  }
}
